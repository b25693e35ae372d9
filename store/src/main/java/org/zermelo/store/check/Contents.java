package org.zermelo.store.check;

import java.util.Arrays;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.table.Block;
import org.zermelo.store.table.CellTable;
import org.zermelo.store.table.TableCut;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableHeader;
import org.zermelo.store.table.TableHeader.Layout;

/** All entries of a table in memory, for the check. */
final class Contents {

    private final TableCut cut;
    private final ShardContents[] shards;

    private Contents(TableCut cut) {
        this.cut = cut;
        this.shards = new ShardContents[cut.shards()];
    }

    static Contents of(CellTable table, Workers workers) {
        Contents contents = new Contents(table.cut());
        for (int shard = 0; shard < contents.shards.length; shard++) {
            contents.shards[shard] = table.inShard(shard, file -> {
                TableHeader header = file.header();
                ShardContents part = header.layout() == Layout.DENSE ? new ByNumber(file) : new ByKey(header);
                workers.each(header.blocks(), (number, worker) -> part.fill(header, number, file.block(number)));
                return part;
            });
        }
        return contents;
    }

    /** Bytes that the entries of a shard take. */
    static double bytes(TableHeader header) {
        return header.layout() == Layout.DENSE
                ? (double) header.bound() * (header.width() + 1)
                : header.positions() * 13.0;
    }

    private ShardContents shard(long key) {
        return shards[cut.owner(key)];
    }

    /** The cell of a key, or -1. */
    int cell(long key) {
        return shard(key).cell(key);
    }

    /** Marks an entry; whether it was not marked before. */
    boolean meet(long key) {
        return shard(key).meet(key);
    }

    /** Whether an entry is marked. */
    boolean isMet(long key) {
        return shard(key).isMet(key);
    }

    /** Takes all marks away. */
    void forget() {
        for (ShardContents shard : shards) {
            Arrays.fill(shard.met, 0);
        }
    }

    private abstract static sealed class ShardContents {

        private final long[] met;

        private ShardContents(long places) {
            this.met = new long[Math.toIntExact(places / 64 + 1)];
        }

        abstract int cell(long key);

        abstract long place(long key);

        abstract void fill(TableHeader header, int number, Block block);

        final boolean meet(long key) {
            long place = place(key);
            int word = (int) (place >>> 6);
            boolean fresh = (met[word] >>> place & 1) == 0;
            met[word] |= 1L << place;
            return fresh;
        }

        final boolean isMet(long key) {
            long place = place(key);
            return (met[(int) (place >>> 6)] >>> place & 1) != 0;
        }
    }

    /** A cell for each number, one more than it is. */
    private static final class ByNumber extends ShardContents {
        private final int span;
        private final int width;
        private final TableCut cut;
        private final byte[][] cells;

        ByNumber(TableFile file) {
            super(file.header().bound());
            this.span = file.header().span();
            this.width = file.header().width();
            this.cut = file.cut();
            this.cells = new byte[file.header().blocks()][];
        }

        @Override
        void fill(TableHeader header, int number, Block block) {
            byte[] all = new byte[width << span];
            long from = (long) number << span;
            for (int i = 0; i < block.keys().length; i++) {
                int at = (int) (cut.local(block.keys()[i]) - from) * width;
                for (int b = 0; b < width; b++) {
                    all[at + b] = (byte) (block.cells()[i] + 1 >>> 8 * b);
                }
            }
            cells[number] = all;
        }

        @Override
        int cell(long key) {
            long local = place(key);
            byte[] all = cells[(int) (local >>> span)];
            int at = (int) (local & (1L << span) - 1) * width;
            int cell = 0;
            for (int b = 0; b < width; b++) {
                cell |= (all[at + b] & 0xFF) << 8 * b;
            }
            return cell - 1;
        }

        @Override
        long place(long key) {
            return cut.local(key);
        }
    }

    /** Keys and cells of every entry. */
    private static final class ByKey extends ShardContents {
        private final int span;
        private final long[] keys;
        private final int[] cells;

        ByKey(TableHeader header) {
            super(header.positions());
            this.span = header.span();
            this.keys = new long[Math.toIntExact(header.positions())];
            this.cells = new int[keys.length];
        }

        @Override
        void fill(TableHeader header, int number, Block block) {
            System.arraycopy(block.keys(), 0, keys, number << span, block.keys().length);
            System.arraycopy(block.cells(), 0, cells, number << span, block.cells().length);
        }

        @Override
        int cell(long key) {
            int at = Arrays.binarySearch(keys, key);
            return at < 0 ? -1 : cells[at];
        }

        @Override
        long place(long key) {
            return Arrays.binarySearch(keys, key);
        }
    }
}
