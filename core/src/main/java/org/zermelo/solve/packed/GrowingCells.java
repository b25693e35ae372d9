package org.zermelo.solve.packed;

import org.zermelo.game.RefusedException;

/** Cells that are filled level by level, as narrow as the largest number allows. */
abstract sealed class GrowingCells implements Cells {

    /** Sets a cell that fits. */
    abstract void put(int rank, int cell);

    /** The largest number that a cell can hold. */
    abstract int most();

    /** The same numbers in cells twice as wide. */
    abstract GrowingCells widened();

    /**
     * Sets a cell.
     *
     * @throws TooNarrow when the number does not fit
     */
    final void set(int rank, long cell) {
        if (cell > most()) {
            throw new TooNarrow();
        }
        put(rank, (int) cell);
    }

    /** Cells that are all 0, in bytes. */
    static GrowingCells bytes(int size) {
        return new Bytes(new byte[size]);
    }

    /** A number does not fit; the caller widens the cells and repeats the level. */
    static final class TooNarrow extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooNarrow() {
            super("a number does not fit its cell", null, false, false);
        }
    }

    private static final class Bytes extends GrowingCells {
        private final byte[] cells;

        Bytes(byte[] cells) {
            this.cells = cells;
        }

        @Override
        public int size() {
            return cells.length;
        }

        @Override
        public int get(int rank) {
            return cells[rank] & 0xFF;
        }

        @Override
        public long bytes() {
            return cells.length * 1L;
        }

        @Override
        void put(int rank, int cell) {
            cells[rank] = (byte) cell;
        }

        @Override
        int most() {
            return 0xFF;
        }

        @Override
        GrowingCells widened() {
            short[] wide = new short[cells.length];
            for (int i = 0; i < wide.length; i++) {
                wide[i] = (short) (cells[i] & 0xFF);
            }
            return new Shorts(wide);
        }
    }

    private static final class Shorts extends GrowingCells {
        private final short[] cells;

        Shorts(short[] cells) {
            this.cells = cells;
        }

        @Override
        public int size() {
            return cells.length;
        }

        @Override
        public int get(int rank) {
            return cells[rank] & 0xFFFF;
        }

        @Override
        public long bytes() {
            return cells.length * 2L;
        }

        @Override
        void put(int rank, int cell) {
            cells[rank] = (short) cell;
        }

        @Override
        int most() {
            return 0xFFFF;
        }

        @Override
        GrowingCells widened() {
            int[] wide = new int[cells.length];
            for (int i = 0; i < wide.length; i++) {
                wide[i] = cells[i] & 0xFFFF;
            }
            return new Ints(wide);
        }
    }

    private static final class Ints extends GrowingCells {
        private final int[] cells;

        Ints(int[] cells) {
            this.cells = cells;
        }

        @Override
        public int size() {
            return cells.length;
        }

        @Override
        public int get(int rank) {
            return cells[rank];
        }

        @Override
        public long bytes() {
            return cells.length * 4L;
        }

        @Override
        void put(int rank, int cell) {
            cells[rank] = cell;
        }

        @Override
        int most() {
            return Integer.MAX_VALUE;
        }

        @Override
        GrowingCells widened() {
            throw new RefusedException("method.packed.cell", "most", Integer.MAX_VALUE);
        }
    }
}
