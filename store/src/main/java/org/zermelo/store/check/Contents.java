package org.zermelo.store.check;

import java.util.Arrays;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.table.Block;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableHeader;
import org.zermelo.store.table.TableHeader.Layout;

/** All entries of a table in memory, for the check. */
abstract sealed class Contents {

    private final long[] met;

    private Contents(long places) {
        this.met = new long[Math.toIntExact(places / 64 + 1)];
    }

    /** The cell of a key, or -1. */
    abstract int cell(long key);

    abstract long place(long key);

    /** Marks an entry; whether it was not marked before. */
    final boolean meet(long key) {
        long place = place(key);
        int word = (int) (place >>> 6);
        boolean fresh = (met[word] >>> place & 1) == 0;
        met[word] |= 1L << place;
        return fresh;
    }

    /** Whether an entry is marked. */
    final boolean isMet(long key) {
        long place = place(key);
        return (met[(int) (place >>> 6)] >>> place & 1) != 0;
    }

    /** Takes all marks away. */
    final void forget() {
        Arrays.fill(met, 0);
    }

    static Contents of(TableFile table, Workers workers) {
        Contents contents =
                table.header().layout() == Layout.DENSE ? new ByNumber(table.header()) : new ByKey(table.header());
        workers.each(
                table.header().blocks(),
                (number, worker) -> contents.fill(table.header(), number, table.block(number)));
        return contents;
    }

    abstract void fill(TableHeader header, int number, Block block);

    /** A cell for each number, one more than it is. */
    private static final class ByNumber extends Contents {
        private final int span;
        private final int width;
        private final byte[][] cells;

        ByNumber(TableHeader header) {
            super(header.bound());
            this.span = header.span();
            this.width = header.width();
            this.cells = new byte[header.blocks()][];
        }

        @Override
        void fill(TableHeader header, int number, Block block) {
            byte[] all = new byte[width << span];
            long from = (long) number << span;
            for (int i = 0; i < block.keys().length; i++) {
                int at = (int) (block.keys()[i] - from) * width;
                for (int b = 0; b < width; b++) {
                    all[at + b] = (byte) (block.cells()[i] + 1 >>> 8 * b);
                }
            }
            cells[number] = all;
        }

        @Override
        int cell(long key) {
            byte[] all = cells[(int) (key >>> span)];
            int at = (int) (key & (1L << span) - 1) * width;
            int cell = 0;
            for (int b = 0; b < width; b++) {
                cell |= (all[at + b] & 0xFF) << 8 * b;
            }
            return cell - 1;
        }

        @Override
        long place(long key) {
            return key;
        }
    }

    /** Keys and cells of every entry. */
    private static final class ByKey extends Contents {
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
