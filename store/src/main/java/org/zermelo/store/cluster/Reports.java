package org.zermelo.store.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.zermelo.store.wave.ChildReport;

/** What a shard reports of other shards' numbers in a wave: which have a lost option, and which have how many more that are won. */
final class Reports {

    /** Hears of a number that an option of it is lost, or won. */
    interface Hearer {
        void hear(long number, long report);
    }

    private final long bound;
    /** First the numbers of which some option is lost, then those with at least one that is won, with at least two, .. */
    private final List<Places> sets = new ArrayList<>();

    Reports(long bound) {
        this.bound = bound;
    }

    void add(long number, long report) {
        int set = ChildReport.lost(report) ? 0 : 1;
        while (!set(set).add(number) && set > 0) {
            set++;
        }
    }

    private Places set(int number) {
        while (sets.size() <= number) {
            sets.add(new Places(bound));
        }
        return sets.get(number);
    }

    /** The reports by the shard that they are for: of each set the length and chunks. */
    byte[][] blocks(int shards) {
        byte[][] blocks = new byte[shards][0];
        byte[][][] parts = new byte[shards][sets.size()][0];
        for (int set = 0; set < sets.size(); set++) {
            Chunks.ChunkWriter[] writers = new Chunks.ChunkWriter[shards];
            for (int to = 0; to < shards; to++) {
                writers[to] = new Chunks.ChunkWriter();
            }
            sets.get(set)
                    .each((stretch, places, count) -> writers[(int) (stretch % shards)].add(stretch, places, count));
            for (int to = 0; to < shards; to++) {
                parts[to][set] = writers[to].toBytes();
            }
        }
        for (int to = 0; to < shards; to++) {
            int length = 0;
            boolean empty = true;
            for (byte[] part : parts[to]) {
                length = Math.addExact(length, Integer.BYTES + part.length);
                empty &= part.length == 0;
            }
            if (!empty) {
                ByteBuffer block = ByteBuffer.allocate(length);
                for (byte[] part : parts[to]) {
                    block.putInt(part.length).put(part);
                }
                blocks[to] = block.array();
            }
        }
        return blocks;
    }

    /**
     * Reads the block for one shard.
     *
     * @throws IllegalArgumentException when it is none
     */
    static void read(byte[] block, Hearer hearer) {
        ByteBuffer parts = ByteBuffer.wrap(block);
        long report = ChildReport.LOST;
        while (parts.remaining() >= Integer.BYTES) {
            int length = parts.getInt();
            if (length < 0 || length > parts.remaining()) {
                throw new IllegalArgumentException("length " + length);
            }
            byte[] part = new byte[length];
            parts.get(part);
            try (Chunks.ChunkReader reader = new Chunks.ChunkReader(part)) {
                for (; reader.has(); reader.next()) {
                    for (int i = 0; i < reader.count; i++) {
                        hearer.hear(reader.stretch << Chunks.SHIFT | reader.places[i], report);
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            report = ChildReport.WON;
        }
    }
}
