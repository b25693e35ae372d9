package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.zermelo.game.PackedRules;
import org.zermelo.store.block.RunFile;
import org.zermelo.store.work.Journal;

/**
 * Spreads wins and losses backwards from the ends by rising depth, then ties. The positions of one depth report to their
 * parents. Reports are sorted as runs and merged with the shards that they fall into, which are written anew; other
 * shards are not touched. Parents come from the game's backward moves, or, where it has none, from all moves, listed
 * once by target.
 */
final class BackwardWaves {

    private static final String MOVES = "moves";
    private static final String DEPTH = "depth";
    private static final String DECIDED = "decided";

    private final SortContext shop;
    private final PackedRules rules;
    private final Journal journal;
    private final Shards shards;
    private final boolean playedBack;
    private final long[][] buffers;

    BackwardWaves(SortContext shop) {
        this.shop = shop;
        this.rules = shop.rules;
        this.journal = shop.journal;
        this.shards = new Shards(journal);
        this.playedBack = rules.mostParents() > 0;
        this.buffers = new long[shop.threads()][playedBack ? rules.mostParents() : rules.mostOptions()];
    }

    /** Lists the moves by where they lead, unless the game can be played backwards. */
    void listMoves() throws IOException {
        if (playedBack) {
            return;
        }
        SortContext.Sorter sorter = shop.new Sorter(Together.EACH);
        for (int shard = 0; shard < shards.count(); shard++) {
            shop.visit(shards.file(shard), (key, cell, worker) -> {
                long[] options = buffers[worker];
                int count = Distinct.options(rules, key, options);
                for (int i = 0; i < count; i++) {
                    sorter.add(options[i], apart(key - options[i]), worker);
                }
                return 0;
            });
        }
        List<Path> runs = sorter.runs();
        String[] files = new String[shards.count()];
        each(shards.count(), runs, Together.EACH, (shard, moves) -> {
            Path file = journal.freshFile();
            try (RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(file)) {
                for (; moves.has() && moves.key() < shards.end(shard); moves.next()) {
                    writer.add(moves.key(), moves.number());
                }
            }
            files[shard] = file.getFileName().toString();
        });
        journal.set(MOVES, Arrays.asList(files));
    }

    /** A difference as a number of at least 0 that is small when the difference is. */
    private static long apart(long difference) {
        return difference << 1 ^ difference >> 63;
    }

    private static long difference(long apart) {
        return apart >>> 1 ^ -(apart & 1);
    }

    /** What is done with the entries of merged runs that fall into a shard. */
    @FunctionalInterface
    private interface InShard {
        void take(int shard, RunMerge entries) throws IOException;
    }

    /** Shares the shards out in stretches, so that the runs are opened a few times only. */
    private void each(int count, List<Path> runs, Together together, InShard body) throws IOException {
        int stretch = Math.max(1, count / (shop.threads() * 4));
        shop.each((count + stretch - 1) / stretch, (task, worker) -> {
            int from = task * stretch;
            try (RunMerge entries = new RunMerge(runs, together, shards.first(from))) {
                for (int shard = from; shard < Math.min(count, from + stretch); shard++) {
                    entries.skipTo(shards.first(shard));
                    body.take(shard, entries);
                }
            }
        });
    }

    /** Spreads the present wave to its parents; whether wins and losses may spread further. */
    boolean spread() throws IOException {
        long depth = journal.number(DEPTH) + 1;
        FrontierFiles next =
                settle(reports(FrontierFiles.of(journal, FrontierFiles.NOW), Together.REPORTS), depth, false);
        FrontierFiles late = FrontierFiles.of(journal, FrontierFiles.LATE);
        if (depth == 1) {
            next.addAll(late);
            new FrontierFiles().note(journal, FrontierFiles.LATE);
        }
        if (next.isEmpty()) {
            next = FrontierFiles.of(journal, FrontierFiles.TIED);
            new FrontierFiles().note(journal, FrontierFiles.TIED);
            next.note(journal, FrontierFiles.NOW);
            journal.set(DEPTH, 0);
            return false;
        }
        next.note(journal, FrontierFiles.NOW);
        journal.set(DEPTH, depth);
        return true;
    }

    /** Spreads ties by one ply to every undecided parent; whether they may spread further. */
    boolean spreadTies() throws IOException {
        long depth = journal.number(DEPTH) + 1;
        FrontierFiles next = settle(reports(FrontierFiles.of(journal, FrontierFiles.NOW), Together.ONCE), depth, true);
        next.note(journal, FrontierFiles.NOW);
        journal.set(DEPTH, depth);
        return !next.isEmpty();
    }

    private List<Path> reports(FrontierFiles wave, Together together) throws IOException {
        SortContext.Sorter sorter = shop.new Sorter(together);
        if (playedBack) {
            for (Path file : wave.files(journal)) {
                shop.visit(file, (key, report, worker) -> {
                    long[] parents = buffers[worker];
                    int count = Distinct.parents(rules, key, parents);
                    for (int i = 0; i < count; i++) {
                        sorter.add(parents[i], report, worker);
                    }
                    return 0;
                });
            }
        } else {
            List<Path> files = wave.files(journal);
            List<Path> moves = journal.files(MOVES);
            if (moves.size() != shards.count()) {
                throw journal.damaged();
            }
            shop.each(files.size(), (part, worker) -> {
                report(files.get(part), moves.get(wave.shard(part)), sorter, worker);
            });
        }
        return sorter.runs();
    }

    /** Reports along listed moves. */
    private static void report(Path wave, Path moves, SortContext.Sorter sorter, int worker) throws IOException {
        try (RunFile.KeyRunReader decided = new RunFile.KeyRunReader(wave, 0);
                RunFile.KeyRunReader into = new RunFile.KeyRunReader(moves, 0)) {
            for (; decided.has(); decided.next()) {
                into.skipTo(decided.key());
                for (; into.has() && into.key() == decided.key(); into.next()) {
                    sorter.add(into.key() + difference(into.number()), decided.number(), worker);
                }
            }
        }
    }

    /** Decides the positions that the reports settle, at this depth; they are the next wave. */
    private FrontierFiles settle(List<Path> runs, long depth, boolean tie) throws IOException {
        FrontierFiles next = new FrontierFiles();
        AtomicLong decided = new AtomicLong(journal.number(DECIDED));
        each(shards.count(), runs, tie ? Together.ONCE : Together.REPORTS, (shard, reports) -> {
            if (!reports.has() || reports.key() >= shards.end(shard)) {
                return;
            }
            Path file = journal.freshFile();
            try (RunFile.KeyRunReader old = new RunFile.KeyRunReader(shards.file(shard), 0);
                    RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(file);
                    FrontierFiles.ShardPart part = new FrontierFiles.ShardPart(journal)) {
                for (; old.has(); old.next()) {
                    while (reports.has() && reports.key() < old.key()) {
                        // a parent that cannot be reached
                        reports.next();
                    }
                    long cell = old.number();
                    if (Cell.open(cell) && reports.has() && reports.key() == old.key()) {
                        cell = tie ? Cell.tied(depth) : Cell.after(cell, reports.number(), depth);
                        if (!Cell.open(cell)) {
                            part.add(old.key(), FrontierFiles.report(cell));
                            decided.incrementAndGet();
                        }
                    }
                    writer.add(old.key(), cell);
                }
                next.add(part, shard);
            }
            shards.replace(shard, file);
        });
        shards.note();
        journal.set(DECIDED, decided.get());
        shop.watch.progress(decided.get(), shards.positions());
        return next;
    }
}
