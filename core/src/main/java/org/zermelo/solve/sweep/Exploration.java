package org.zermelo.solve.sweep;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.keys.BitmapKeys;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.solve.work.Frontier;
import org.zermelo.solve.work.Numbers;
import org.zermelo.solve.work.Workers;

/**
 * Lists the canonical positions that can be reached, breadth first. A hash set marks what was seen until it may take as
 * much memory as a bitmap of all numbers; then the bitmap takes over. So few among many numbers stay in the hash set,
 * whose keys are sorted in the end, as do those whose bitmap would not fit.
 */
final class Exploration {

    /**
     * Marks keys as seen. It is partitioned, and each partition belongs to one worker. The workers mark either in one
     * array, each in its own partitions only, or in an array each, where a mark in another's partition says that its
     * owner has been told.
     */
    interface Seen {
        /** The number of partitions. */
        int SHARES = 64;

        /** Where a key stands, for the other methods. */
        long place(long key);

        /** The partition, below {@link #SHARES}, in which a place is. */
        int share(long place);

        /** Whether this key, whose place this is, was not seen before; it is from now on. */
        boolean add(long key, long place);

        /** Whether each worker has an array of its own. */
        boolean apart();

        /** What another worker marks in: the same, or a copy when each has its own. */
        Seen another();

        /** Copies what a worker has marked in its own partitions, which are those of this remainder by their number. */
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
    record Explored(KeySet keys, List<long[]> ended) {}

    private final PackedRules rules;
    private final boolean listEnded;
    private final Budget budget;
    private final Watch watch;
    private final Seen[] seen;
    private final Explorer[] explorers;
    private final List<long[]> ended = new ArrayList<>();
    private Frontier wave;
    private long count;

    private Exploration(PackedRules rules, Seen first, Frontier wave, boolean listEnded, Budget budget, Watch watch) {
        this.rules = rules;
        this.listEnded = listEnded;
        this.budget = budget;
        this.watch = watch;
        this.wave = wave;
        this.seen = new Seen[budget.threads()];
        this.explorers = new Explorer[budget.threads()];
        mark(first);
    }

    /** Lets the workers mark in this from now on, and in what is made from it. */
    private void mark(Seen first) {
        for (int i = 0; i < seen.length; i++) {
            seen[i] = i == 0 ? first : first.another();
            explorers[i] = new Explorer(rules, seen[i], listEnded, watch, i, seen.length);
        }
    }

    /**
     * The canonical positions that can be reached from the start.
     *
     * @param listEnded whether those without moves are listed apart, at 8 bytes each
     * @throws org.zermelo.game.RefusedException when they do not fit the budget
     */
    static Explored of(
            PackedRules rules,
            boolean listEnded,
            Budget budget,
            Workers workers,
            Checkpoints checkpoints,
            Watch watch) {
        Seen seen = new SeenHash(budget.bytes() / 2);
        long start = rules.canonical(rules.start());
        seen.add(start, seen.place(start));
        Frontier wave = Frontier.of(List.of(new long[] {start}));
        Exploration exploration = new Exploration(rules, seen, wave, listEnded, budget, watch);
        exploration.count = 1;
        return exploration.run(workers, checkpoints);
    }

    /** The same, from where a state had come. */
    static Explored of(
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
        Frontier wave = Frontier.of(Numbers.chunks(state));
        Exploration exploration = new Exploration(rules, seen, wave, listEnded, budget, watch);
        exploration.count = count;
        exploration.ended.addAll(Numbers.chunks(state));
        return exploration.run(workers, checkpoints);
    }

    private Explored run(Workers workers, Checkpoints checkpoints) {
        while (wave.size() > 0) {
            wave = next(workers);
            count += wave.size();
            watch.progress(count, -1);
            checkpoints.offer(this::write);
        }
        return new Explored(seen().keys(), ended);
    }

    /**
     * The next frontier. While a hash set may give way to a bitmap, few chunks are taken at a time, so that it stays the
     * smaller.
     */
    private Frontier next(Workers workers) {
        if (!(seen[0] instanceof SeenHash) || !Stage.dense(rules, budget)) {
            return spread(wave, workers);
        }
        List<long[]> chunks = wave.chunks();
        List<long[]> found = new ArrayList<>();
        for (int from = 0, to; from < chunks.size(); from = to) {
            to = Math.min(chunks.size(), from + explorers.length);
            if (seen[0] instanceof SeenHash hash && mayPass(hash, chunks.subList(from, to))) {
                mark(hash.bits(Stage.bits(rules, budget)));
                to = chunks.size();
            }
            found.addAll(spread(Frontier.of(chunks.subList(from, to)), workers).chunks());
        }
        return Frontier.of(found);
    }

    /** Whether the options of these positions may let the hash set become larger than a bitmap. */
    private boolean mayPass(SeenHash hash, List<long[]> positions) {
        long options = positions.stream().mapToLong(chunk -> chunk.length).sum() * rules.mostOptions();
        return SeenHash.mostBytes(hash.size() + options) > BitmapKeys.wordsFor(Numbering.span(rules)) * 8;
    }

    private Frontier spread(Frontier wave, Workers workers) {
        do {
            workers.together(wave.wide(), worker -> explorers[worker].turn(wave));
            workers.together(wave.wide(), worker -> explorers[worker].collect(explorers));
        } while (Arrays.stream(explorers).anyMatch(Explorer::interrupted));
        for (Explorer explorer : explorers) {
            ended.addAll(explorer.ended().drain());
        }
        return Frontier.drain(Arrays.stream(explorers).map(Explorer::found));
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
