package org.zermelo.solve.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Lists the canonical positions that can be reached, wave after wave. Below a bound a bitmap marks what was seen; beyond
 * it a hash set does, and the keys are sorted in the end.
 */
final class Exploration {

    /** Marks keys as seen, from several threads. */
    interface Seen {
        /** Whether this key was not seen before; it is from now on. */
        boolean add(long key);

        /** All that was seen. */
        KeySet keys();

        /** Writes what was seen into a state. */
        void write(DataOutput out) throws IOException;
    }

    /**
     * What was found.
     *
     * @param keys the canonical positions
     * @param ended those without moves, in chunks and in no fixed order; empty when they were not asked for
     */
    record Found(KeySet keys, List<long[]> ended) {}

    private final PackedRules rules;
    private final Seen seen;
    private final boolean listEnded;
    private final Bag[] found;
    private final Bag[] ended;
    private final long[][] buffers;
    private List<long[]> wave = new ArrayList<>();
    private final List<long[]> allEnded = new ArrayList<>();
    private long count;

    private Exploration(PackedRules rules, Seen seen, boolean listEnded, int threads) {
        this.rules = rules;
        this.seen = seen;
        this.listEnded = listEnded;
        this.found = Bag.array(threads);
        this.ended = Bag.array(threads);
        this.buffers = new long[threads][rules.mostOptions()];
    }

    /**
     * The canonical positions that can be reached from the start.
     *
     * @param listEnded whether those without moves are listed apart, at 8 bytes each
     * @throws org.zermelo.game.RefusedException when they do not fit the budget
     */
    static Found of(
            PackedRules rules,
            boolean listEnded,
            Budget budget,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch) {
        Exploration exploration = new Exploration(rules, Stage.seen(rules, budget), listEnded, workers.threads());
        long start = rules.canonical(rules.start());
        exploration.seen.add(start);
        exploration.wave.add(new long[] {start});
        exploration.count = 1;
        return exploration.run(workers, checkpoints, watch);
    }

    /** The same, from where a state had come. */
    static Found of(
            DataInput state,
            PackedRules rules,
            boolean listEnded,
            Budget budget,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch)
            throws IOException {
        Exploration exploration =
                new Exploration(rules, Stage.seen(state, rules, budget), listEnded, workers.threads());
        exploration.count = state.readLong();
        exploration.wave.addAll(Numbers.chunks(state));
        exploration.allEnded.addAll(Numbers.chunks(state));
        return exploration.run(workers, checkpoints, watch);
    }

    /** Whether one bit for each number under the bound leaves most of the budget to the values. */
    static boolean dense(long bound, Budget budget) {
        return bound <= 1L << 36 && BitmapKeys.bytesFor(bound) <= budget.bytes() / 2;
    }

    private Found run(Workers workers, Checkpoints checkpoints, Watch watch) {
        while (!wave.isEmpty()) {
            List<long[]> current = wave;
            workers.each(current.size(), (task, worker) -> {
                expand(current.get(task), buffers[worker], found[worker], ended[worker]);
                current.set(task, null);
            });
            wave = Bag.drain(found);
            allEnded.addAll(Bag.drain(ended));
            for (long[] chunk : wave) {
                count += chunk.length;
            }
            watch.progress(count, -1);
            checkpoints.offer(this::write);
        }
        return new Found(seen.keys(), allEnded);
    }

    private void write(DataOutput out) throws IOException {
        Stage.EXPLORING.write(out);
        seen.write(out);
        out.writeLong(count);
        Numbers.write(out, wave);
        Numbers.write(out, allEnded);
    }

    private void expand(long[] chunk, long[] options, Bag next, Bag ends) {
        for (long position : chunk) {
            int count = rules.options(position, options);
            if (count == 0 && listEnded) {
                ends.add(position);
            }
            for (int i = 0; i < count; i++) {
                long option = rules.canonical(options[i]);
                if (seen.add(option)) {
                    next.add(option);
                }
            }
        }
    }
}
