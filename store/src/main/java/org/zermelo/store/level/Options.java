package org.zermelo.store.level;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.packed.Workers;

/** The different canonical options of a batch of positions, ascending, in a buffer of fixed size. */
final class Options {

    private static final int TASK = 512;

    private final PackedRules rules;
    private final long[] buffer;
    private final long[][] scratch;

    Options(PackedRules rules, int capacity, int threads) {
        this.rules = rules;
        this.buffer = new long[capacity];
        this.scratch = new long[threads][rules.mostOptions()];
    }

    /** How many positions a batch may have so that all their options fit. */
    int batch() {
        return Math.max(1, buffer.length / Math.max(1, rules.mostOptions()));
    }

    /** The options of the first {@code count} positions; the result is sorted, without duplicates. */
    long[] of(long[] positions, int count, Workers workers) {
        AtomicInteger used = new AtomicInteger();
        workers.each((count + TASK - 1) / TASK, (task, worker) -> {
            long[] options = scratch[worker];
            for (int i = task * TASK; i < Math.min(count, (task + 1) * TASK); i++) {
                int n = rules.options(positions[i], options);
                int at = used.getAndAdd(n);
                for (int j = 0; j < n; j++) {
                    buffer[at + j] = rules.canonical(options[j]);
                }
            }
        });
        int total = used.get();
        Arrays.parallelSort(buffer, 0, total);
        int kept = 0;
        for (int i = 0; i < total; i++) {
            if (i == 0 || buffer[i] != buffer[i - 1]) {
                buffer[kept++] = buffer[i];
            }
        }
        return Arrays.copyOf(buffer, kept);
    }
}
