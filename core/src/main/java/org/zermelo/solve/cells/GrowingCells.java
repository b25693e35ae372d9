package org.zermelo.solve.cells;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.zermelo.game.RefusedException;
import org.zermelo.value.Coding;

/** Cells that are filled level by level, as narrow as the largest number allows. */
public abstract sealed class GrowingCells implements Cells {

    /** Sets a cell that fits. */
    abstract void put(int rank, int cell);

    /** The largest number that a cell can hold. */
    abstract int most();

    /** The same numbers in cells twice as wide. */
    public abstract GrowingCells widened();

    /**
     * Sets a cell.
     *
     * @throws TooNarrow when the number does not fit
     */
    public final void set(int rank, long cell) {
        if (cell > most()) {
            throw new TooNarrow();
        }
        put(rank, (int) cell);
    }

    /** Cells for a coding, all 0: two bits wide for the class alone, else bytes. */
    public static GrowingCells of(Coding coding, int size) {
        return coding == Coding.WINNER ? new Pairs(size) : new Bytes(new byte[size]);
    }

    /** Writes the width of a cell in bytes, 0 for two bits, and the cells. */
    public final void write(DataOutput out) throws IOException {
        int width = most() == 3 ? 0 : most() == 0xFF ? 1 : most() == 0xFFFF ? 2 : 4;
        out.writeByte(width);
        out.writeInt(size());
        for (int rank = 0; rank < size(); rank += width == 0 ? 4 : 1) {
            switch (width) {
                case 0 -> out.writeByte(four(rank));
                case 1 -> out.writeByte(get(rank));
                case 2 -> out.writeShort(get(rank));
                default -> out.writeInt(get(rank));
            }
        }
    }

    private int four(int rank) {
        int four = 0;
        for (int i = 0; i < 4 && rank + i < size(); i++) {
            four |= get(rank + i) << 2 * i;
        }
        return four;
    }

    /** Reads what {@link #write} wrote. */
    public static GrowingCells read(DataInput in) throws IOException {
        int width = in.readByte();
        int size = in.readInt();
        GrowingCells cells = switch (width) {
            case 0 -> new Pairs(size);
            case 1 -> new Bytes(new byte[size]);
            case 2 -> new Shorts(new short[size]);
            default -> new Ints(new int[size]);
        };
        for (int rank = 0; rank < size; rank += width == 0 ? 4 : 1) {
            switch (width) {
                case 0 -> {
                    int four = in.readUnsignedByte();
                    for (int i = 0; i < 4 && rank + i < size; i++) {
                        cells.put(rank + i, four >>> 2 * i & 3);
                    }
                }
                case 1 -> cells.put(rank, in.readUnsignedByte());
                case 2 -> cells.put(rank, in.readUnsignedShort());
                default -> cells.put(rank, in.readInt());
            }
        }
        return cells;
    }

    /** A number does not fit; the caller widens the cells and repeats the level. */
    public static final class TooNarrow extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooNarrow() {
            super("a number does not fit its cell", null, false, false);
        }
    }

    /** Two bits a cell. A cell is set once; its neighbours in the word may be set by other threads at the same time. */
    private static final class Pairs extends GrowingCells {
        private final OutcomeBits classes;
        private final int size;

        Pairs(int size) {
            this.classes = new OutcomeBits(size);
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public int get(int rank) {
            return classes.get(rank);
        }

        @Override
        public long bytes() {
            return classes.bytes();
        }

        @Override
        void put(int rank, int cell) {
            classes.decide(rank, cell);
        }

        @Override
        int most() {
            return 3;
        }

        @Override
        public GrowingCells widened() {
            throw new RefusedException(Coding.TOO_WIDE, "most", 3);
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
        public GrowingCells widened() {
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
        public GrowingCells widened() {
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
        public GrowingCells widened() {
            throw new RefusedException(Coding.TOO_WIDE, "most", Integer.MAX_VALUE);
        }
    }
}
