package org.zermelo.store.wave;

/**
 * The cell of a position while outcomes spread: {@code 4 x plies + class} of {@link org.zermelo.value.Coding#OUTCOME} once
 * it is decided, and until then four times the options that are not yet known to be won, at least one of which is left.
 */
public final class Cell {

    private Cell() {}

    /** Whether the position is not decided. */
    public static boolean open(long cell) {
        return (cell & 3) == 0;
    }

    /** What an open cell becomes by a report, at this depth if that decides it. */
    public static long after(long cell, long report, long depth) {
        if (ChildReport.lost(report)) {
            return depth << 2 | 1;
        }
        long left = (cell >>> 2) - ChildReport.won(report);
        if (left < 0) {
            throw new IllegalStateException("more options are won than there are");
        }
        return left == 0 ? depth << 2 | 2 : left << 2;
    }

    /** A tie that ends after so many plies. */
    public static long tied(long depth) {
        return depth << 2 | 3;
    }

    /** The cell as it is stored: what nothing has decided is drawn by endless play. */
    public static long stored(long cell) {
        return open(cell) ? 0 : cell;
    }
}
