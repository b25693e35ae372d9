package org.zermelo.compile;

/**
 * Fills cells of a table; the rules are compiled into a subclass. A cell holds {@code W - p} for a win in p plies, {@code p -
 * W} for a loss, {@code T - p} for a tie, with {@code W} and {@code T = W / 2} of {@link CellForm}; without depth 1, -1 and 0.
 */
public abstract class Kernel {

    /** More than every cell: the least cell of no option. */
    static final int NOTHING = Integer.MAX_VALUE;

    /** For subclasses. */
    protected Kernel() {}

    /**
     * Fills the cells of some rows. Options must lie in cells that are filled already or in this call's own part.
     *
     * @param cells a {@code short[]} or an {@code int[]}, or a {@code byte[]} with one cell or four in each byte
     * @param rows for each prefix the index of its cell with last variable 0
     * @param rowEnds for each prefix the greatest value of the last variable
     * @param spent which clauses are spent
     * @param firstFrom the least value of the first variable
     * @param firstTo the greatest
     * @param lastFrom the least value of the last variable
     * @param lastTo the greatest
     */
    protected abstract void sweep(
            Object cells, int[] rows, int[] rowEnds, int spent, int firstFrom, int firstTo, int lastFrom, int lastTo);

    /** What a move is worth that leads to a cell, in games with ties. */
    protected static int along(int cell, int tie) {
        if (cell > tie) {
            return 1 - cell;
        }
        return cell > 0 ? cell - 1 : -cell - 1;
    }

    /**
     * The cell of a position from the cell of its best move; refuses depths that a cell cannot hold.
     *
     * @throws DepthException when the depth is too great
     */
    protected static int checked(int cell, int tie) {
        boolean fits = tie == 0 ? cell != 0 : cell > tie || cell > 0 && cell < tie || cell < -tie;
        if (!fits) {
            throw new DepthException();
        }
        return cell;
    }

    /** A cell of two bits; the first of a byte has the highest. Distances of shifts are taken modulo 32. */
    protected static int get(byte[] cells, int index) {
        return cells[index >>> 2] << (2 * index | 24) >> 30;
    }

    /** Fills a cell of two bits that is still 0. */
    protected static void put(byte[] cells, int index, int cell) {
        cells[index >>> 2] |= (byte) (cell << 30 >>> (2 * index | 24));
    }

    /** A depth passed what a cell can hold. */
    static final class DepthException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        DepthException() {
            super(null, null, false, false);
        }
    }
}
