package org.zermelo.store.level;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.block.Ascending;

/** The different canonical options of a batch of positions, ascending, in a buffer of fixed size. */
final class Options {

    private static final int TASK = 512;

    /** Positions are read ahead as if each had at most so many options, or the rules' most when that is less. */
    private static final int FEW = 16;

    /** So much of the buffer is filled when positions have as many options as those before. */
    private static final double FILL = 0.9;

    private final PackedRules rules;
    private final long[] buffer;
    private final long[][] scratch;
    /** So many positions fit, whatever options they have. */
    private final int certain;

    private int taken;
    /** Options of a position of the last batch. */
    private double average;

    Options(PackedRules rules, int capacity, int threads) {
        this.rules = rules;
        this.buffer = new long[capacity];
        this.scratch = new long[threads][rules.mostOptions()];
        this.certain = Math.max(1, buffer.length / Math.max(1, rules.mostOptions()));
    }

    /** How many positions it is worth while to offer at once. */
    int batch() {
        return Math.max(certain, buffer.length / FEW);
    }

    /**
     * The options of the first positions, of as many as the buffer holds the options of ({@link #taken}); the result is sorted, without
     * duplicates. Rules may name far more options than any position has, so the buffer is filled by what there is.
     *
     * @param count how many positions are offered
     */
    long[] of(long[] positions, int count, Workers workers) {
        taken = average == 0 ? count : Math.min(count, atLeastCertain(FILL * buffer.length / average));
        int total = gather(positions, workers);
        while (total > buffer.length) {
            taken = atLeastCertain(taken / 2.0);
            total = gather(positions, workers);
        }
        average = Math.max(1, (double) total / taken);
        Arrays.parallelSort(buffer, 0, total);
        return Arrays.copyOf(buffer, Ascending.distinct(buffer, total));
    }

    /** How many of the positions that were offered last had their options listed. */
    int taken() {
        return taken;
    }

    private int atLeastCertain(double count) {
        return (int) Math.max(certain, count);
    }

    /** How many options there are, or more than fit when they do not. */
    private int gather(long[] positions, Workers workers) {
        AtomicInteger used = new AtomicInteger();
        workers.each((taken + TASK - 1) / TASK, (task, worker) -> {
            long[] options = scratch[worker];
            for (int i = task * TASK; i < Math.min(taken, (task + 1) * TASK) && used.get() <= buffer.length; i++) {
                int n = rules.options(positions[i], options);
                int at = used.getAndAdd(n);
                for (int j = 0; j < n && at + n <= buffer.length; j++) {
                    buffer[at + j] = rules.canonical(options[j]);
                }
            }
        });
        return used.get();
    }
}
