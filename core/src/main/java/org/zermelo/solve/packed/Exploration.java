package org.zermelo.solve.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Lists the canonical positions that can be reached, wave after wave. Below a bound a bitmap marks what was seen; beyond
 * it a hash set does, and the keys are sorted in the end.
 */
final class Exploration {

    /**
     * Marks keys as seen. It is cut into shares, each of which belongs to one of several explorers. They may mark in one array,
     * each in his own shares alone; or each in an array of his own, where a mark in another's share says that the owner has
     * been told.
     */
    interface Seen {
        /** The number of shares. */
        int SHARES = 64;

        /** Where a key stands, for the other methods. */
        long place(long key);

        /** The share, below {@link #SHARES}, in which a place is. */
        int share(long place);

        /** Whether this key, whose place this is, was not seen before; it is from now on. */
        boolean add(long key, long place);

        /** Whether each explorer has an array of his own. */
        boolean apart();

        /** What another explorer marks in: the same, or, when they are apart, a copy. */
        Seen another();

        /** Copies what an explorer has marked in his own shares, which are those of this remainder by their number. */
        void copy(Seen owner, int remainder, int explorers);

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

    private final Seen[] seen;
    private final Explorer[] explorers;
    private final List<long[]> ended = new ArrayList<>();
    private Wave wave;
    private long count;

    private Exploration(PackedRules rules, Seen first, Wave wave, boolean listEnded, int threads, Watch watch) {
        this.wave = wave;
        this.seen = new Seen[threads];
        this.explorers = new Explorer[threads];
        for (int i = 0; i < threads; i++) {
            seen[i] = i == 0 ? first : first.another();
            explorers[i] = new Explorer(rules, seen[i], listEnded, watch, i, threads);
        }
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
        Seen seen = Stage.seen(rules, budget);
        long start = rules.canonical(rules.start());
        seen.add(start, seen.place(start));
        Wave wave = Wave.of(List.of(new long[] {start}));
        Exploration exploration = new Exploration(rules, seen, wave, listEnded, workers.threads(), watch);
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
        Seen seen = Stage.seen(state, rules, budget);
        long count = state.readLong();
        Wave wave = Wave.of(Numbers.chunks(state));
        Exploration exploration = new Exploration(rules, seen, wave, listEnded, workers.threads(), watch);
        exploration.count = count;
        exploration.ended.addAll(Numbers.chunks(state));
        return exploration.run(workers, checkpoints, watch);
    }

    /** Whether one bit for each number under the bound leaves most of the budget to the values. */
    static boolean dense(long bound, Budget budget) {
        return bound <= 1L << 36 && BitmapKeys.bytesFor(bound) <= budget.bytes() / 2;
    }

    private Found run(Workers workers, Checkpoints checkpoints, Watch watch) {
        while (wave.size() > 0) {
            spread(workers);
            wave = Wave.drain(Arrays.stream(explorers).map(Explorer::found));
            for (Explorer explorer : explorers) {
                ended.addAll(explorer.ended().drain());
            }
            count += wave.size();
            watch.progress(count, -1);
            checkpoints.offer(this::write);
        }
        return new Found(seen().keys(), ended);
    }

    private void spread(Workers workers) {
        do {
            workers.together(wave.wide(), worker -> explorers[worker].turn(wave));
            workers.together(wave.wide(), worker -> explorers[worker].collect(explorers));
        } while (Arrays.stream(explorers).anyMatch(Explorer::interrupted));
    }

    /** What all explorers have seen. */
    private Seen seen() {
        for (int i = 1; i < seen.length; i++) {
            seen[0].copy(seen[i], i, seen.length);
        }
        return seen[0];
    }

    private void write(DataOutput out) throws IOException {
        Stage.EXPLORING.write(out);
        seen().write(out);
        out.writeLong(count);
        Numbers.write(out, wave.chunks());
        Numbers.write(out, ended);
    }
}
