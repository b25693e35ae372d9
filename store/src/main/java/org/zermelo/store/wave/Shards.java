package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.RunFile;
import org.zermelo.store.work.Journal;

/**
 * The cells of all positions, in shards of equal size, each a run of ascending keys. While wins and losses spread, the number of
 * an undecided position is four times the options that are not known to be won, so it has no class; a decided one has its cell.
 */
final class Shards {

    /** The files of the shards, ascending. */
    static final String CELLS = "cells";

    private static final String FIRST = "first-keys";
    private static final String POSITIONS = "positions";

    private final Journal journal;
    private final Path[] files;
    private final long[] first;

    /** The shards that the journal names. */
    Shards(Journal journal) {
        this.journal = journal;
        this.files = journal.files(CELLS).toArray(new Path[0]);
        this.first = journal.list(FIRST).stream().mapToLong(Long::parseLong).toArray();
        if (files.length != first.length || files.length == 0) {
            throw journal.damaged();
        }
    }

    /** Cuts the runs of a reach into shards, and lists the ended positions by when they spread. */
    static void cut(SortContext shop, int count) throws IOException {
        Journal journal = shop.journal;
        long positions = journal.list(ForwardReach.COUNTS).stream()
                .mapToLong(Long::parseLong)
                .sum();
        long size = Math.max(1, (positions + count - 1) / count);
        List<String> cells = new ArrayList<>();
        List<String> firstKeys = new ArrayList<>();
        FrontierFiles[] ended = {new FrontierFiles(), new FrontierFiles(), new FrontierFiles()};
        try (RunMerge all = new RunMerge(journal.files(ForwardReach.SEEN), Together.ONCE, 0)) {
            while (all.has()) {
                Path file = journal.freshFile();
                firstKeys.add(Long.toString(all.key()));
                try (RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(file);
                        FrontierFiles.ShardPart now = new FrontierFiles.ShardPart(journal);
                        FrontierFiles.ShardPart late = new FrontierFiles.ShardPart(journal);
                        FrontierFiles.ShardPart tied = new FrontierFiles.ShardPart(journal)) {
                    FrontierFiles.ShardPart[] parts = {now, late, tied};
                    while (all.has() && writer.count() < size) {
                        writer.add(all.key(), all.number());
                        int kind = kind(all.number());
                        if (kind >= 0) {
                            parts[kind].add(all.key(), FrontierFiles.report(all.number()));
                        }
                        all.next();
                    }
                    for (int kind = 0; kind < ended.length; kind++) {
                        ended[kind].add(parts[kind], cells.size());
                    }
                }
                cells.add(file.getFileName().toString());
                shop.watch.check();
            }
        }
        ended[0].note(journal, FrontierFiles.NOW);
        ended[1].note(journal, FrontierFiles.LATE);
        ended[2].note(journal, FrontierFiles.TIED);
        journal.set(CELLS, cells);
        journal.set(FIRST, firstKeys);
        journal.set(POSITIONS, positions);
        journal.set(ForwardReach.SEEN, List.of());
        journal.set(ForwardReach.COUNTS, List.of());
    }

    /** Whether an ended position spreads at once (0), one ply late (1) or as a tie (2); -1 when it is not ended. */
    private static int kind(long cell) {
        return (cell & 3) == 0 ? -1 : (cell & 3) == 3 ? 2 : (int) (cell >>> 2);
    }

    int count() {
        return files.length;
    }

    /** The refusal of a journal that is not about these shards. */
    BadInputException damaged() {
        return journal.damaged();
    }

    /** How many positions there are. */
    long positions() {
        return journal.number(POSITIONS);
    }

    Path file(int shard) {
        return files[shard];
    }

    /** The least key of a shard. */
    long first(int shard) {
        return first[shard];
    }

    /** The least key that is beyond a shard. */
    long end(int shard) {
        return shard + 1 < first.length ? first[shard + 1] : Long.MAX_VALUE;
    }

    /** Another file takes the place of a shard; different shards may be replaced at once. */
    void replace(int shard, Path file) {
        files[shard] = file;
    }

    /** Notes the files in the journal. */
    void note() {
        journal.set(
                CELLS,
                Arrays.stream(files).map(file -> file.getFileName().toString()).toList());
    }
}
