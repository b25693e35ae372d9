package org.zermelo.row.interval;

import org.zermelo.game.RefusedException;

/** The packed upper triangle of an n by n table of {@code long}: row by row, {@code i <= j}. */
final class Triangle {

    private final int n;
    private final long[] cells;

    Triangle(int n) {
        long count = count(n);
        if (count > Integer.MAX_VALUE - 8) {
            throw new RefusedException(
                    "row.table-too-large", "items", n, "bytes", bytes(n), "fits", largest(Integer.MAX_VALUE - 8L));
        }
        this.n = n;
        this.cells = new long[(int) count];
    }

    /** Cells of a table over n items. */
    static long count(long n) {
        return n * (n + 1) / 2;
    }

    /** Bytes of a table over n items. */
    static long bytes(long n) {
        return 8 * count(n);
    }

    /** The most items whose table has at most this many cells. */
    static long largest(long cells) {
        long n = (long) Math.sqrt(2.0 * cells);
        return count(n) <= cells ? n : n - 1;
    }

    /** Where row i starts, moved so that column j stands at {@code row(i) + j}. */
    private int row(int i) {
        return (int) ((long) i * (2L * n - i - 1) / 2);
    }

    long get(int i, int j) {
        return cells[row(i) + j];
    }

    void set(int i, int j, long value) {
        cells[row(i) + j] = value;
    }
}
