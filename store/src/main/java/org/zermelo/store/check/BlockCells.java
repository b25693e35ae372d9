package org.zermelo.store.check;

import org.zermelo.store.table.Block;
import org.zermelo.store.table.TableCut;
import org.zermelo.store.table.TableHeader;
import org.zermelo.store.table.TableHeader.Layout;

/** The entries of a block as the check looks them up. Each has a place of its own in the block. */
sealed interface BlockCells {

    /** A block that was read. */
    static BlockCells of(Block block, int number, TableHeader header, TableCut cut) {
        return header.layout() == Layout.DENSE ? ByNumber.of(block, number, header, cut) : new ByKey(block);
    }

    /** How many places a table of this header has; two marks are held for each. */
    static long places(TableHeader header) {
        return header.layout() == Layout.DENSE ? header.bound() : header.positions();
    }

    /** The cell of a key, or -1. */
    int cell(long key);

    /** The place of a key that has an entry. */
    int place(long key);

    /** The key at a place. */
    long key(int place);

    /** How many places there are. */
    int places();

    /** The bytes it takes. */
    long bytes();

    /** A cell for each number, one more than it is. */
    record ByNumber(long from, int width, TableCut cut, byte[] cells) implements BlockCells {

        static BlockCells of(Block block, int number, TableHeader header, TableCut cut) {
            int width = header.width();
            byte[] cells = new byte[width << header.span()];
            long from = (long) number << header.span();
            for (int i = 0; i < block.keys().length; i++) {
                int at = (int) (cut.local(block.keys()[i]) - from) * width;
                for (int b = 0; b < width; b++) {
                    cells[at + b] = (byte) (block.cells()[i] + 1 >>> 8 * b);
                }
            }
            return new ByNumber(from, width, cut, cells);
        }

        @Override
        public int cell(long key) {
            int at = place(key) * width;
            int cell = 0;
            for (int b = 0; b < width; b++) {
                cell |= (cells[at + b] & 0xFF) << 8 * b;
            }
            return cell - 1;
        }

        @Override
        public int place(long key) {
            return (int) (cut.local(key) - from);
        }

        @Override
        public long key(int place) {
            return cut.key(from + place);
        }

        @Override
        public int places() {
            return cells.length / width;
        }

        @Override
        public long bytes() {
            return cells.length;
        }
    }

    /** The block itself: its keys ascend. */
    record ByKey(Block block) implements BlockCells {

        @Override
        public int cell(long key) {
            return block.cell(key);
        }

        @Override
        public int place(long key) {
            return block.at(key);
        }

        @Override
        public long key(int place) {
            return block.keys()[place];
        }

        @Override
        public int places() {
            return block.keys().length;
        }

        @Override
        public long bytes() {
            return places() * (long) (Long.BYTES + Integer.BYTES);
        }
    }
}
