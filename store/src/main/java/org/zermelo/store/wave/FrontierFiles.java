package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.store.block.RunFile;
import org.zermelo.store.work.Journal;

/**
 * A frontier on disk: the positions of one depth, as files of some shards, with the {@link ChildReport} for each of
 * their parents.
 */
final class FrontierFiles {

    /** Spreads next. */
    static final String NOW = "now";
    /** Overshot ends, which count a deemed ply. */
    static final String LATE = "late";
    /** Ended ties. */
    static final String TIED = "tied";

    private static final String SHARDS = "-shards";

    private final List<String> files = new ArrayList<>();
    private final List<Integer> shards = new ArrayList<>();

    /** The wave that the journal names so. */
    static FrontierFiles of(Journal journal, String name) {
        FrontierFiles wave = new FrontierFiles();
        wave.files.addAll(journal.list(name));
        int shards = journal.list(Shards.CELLS).size();
        for (String shard : journal.list(name + SHARDS)) {
            long number = Long.parseLong(shard);
            if (number >= shards) {
                throw journal.damaged();
            }
            wave.shards.add((int) number);
        }
        if (wave.shards.size() != wave.files.size()) {
            throw journal.damaged();
        }
        return wave;
    }

    /** Notes the wave in the journal. */
    void note(Journal journal, String name) {
        journal.set(name, files);
        journal.set(name + SHARDS, shards.stream().map(String::valueOf).toList());
    }

    /** What the parents of a position with this cell are told. */
    static long report(long cell) {
        return switch ((int) cell & 3) {
            case 1 -> ChildReport.WON;
            case 2 -> ChildReport.LOST;
            default -> 0;
        };
    }

    boolean isEmpty() {
        return files.isEmpty();
    }

    /** Its files. */
    List<Path> files(Journal journal) {
        return files.stream().map(journal::file).toList();
    }

    /** The shard of a file. */
    int shard(int part) {
        return shards.get(part);
    }

    void addAll(FrontierFiles other) {
        files.addAll(other.files);
        shards.addAll(other.shards);
    }

    /** Takes over a part of a shard when it has any entry. */
    synchronized void add(ShardPart part, int shard) {
        if (part.file != null) {
            files.add(part.file.getFileName().toString());
            shards.add(shard);
        }
    }

    /** What a shard adds to a wave; a file is begun with the first entry. */
    static final class ShardPart implements AutoCloseable {
        private final Journal journal;
        private @Nullable Path file;
        private RunFile.@Nullable KeyRunWriter writer;

        ShardPart(Journal journal) {
            this.journal = journal;
        }

        void add(long key, long report) throws IOException {
            if (writer == null) {
                file = journal.freshFile();
                writer = new RunFile.KeyRunWriter(file);
            }
            writer.add(key, report);
        }

        @Override
        public void close() throws IOException {
            if (writer != null) {
                writer.close();
            }
        }
    }
}
