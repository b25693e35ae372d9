package org.zermelo.row.interval;

import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The margins of all intervals of a coin row: {@code d(i,j) = max(a_i - d(i+1,j), a_j - d(i,j-1))}, with both loop orders
 * of the texts. O(n^2) time and memory (8 bytes a cell). For the margin alone see {@link Rolling}, for n in the millions
 * {@link org.zermelo.row.linear.LinearRows}.
 */
public final class MarginTable implements IntervalMargins {

    private final long[] row;
    private final Triangle cells;

    private MarginTable(long[] row) {
        Sums.check(row);
        this.row = row.clone();
        this.cells = new Triangle(row.length);
    }

    /** Fills row after row from the bottom up: i falls, j rises. */
    public static MarginTable byRows(long[] row, Watch watch) {
        MarginTable table = new MarginTable(row);
        for (int i = row.length - 1; i >= 0; i--) {
            watch.check();
            watch.progress(row.length - i, row.length);
            for (int j = i; j < row.length; j++) {
                table.fill(i, j);
            }
        }
        return table;
    }

    /** Fills column after column from left to right: j rises, i falls. */
    public static MarginTable byColumns(long[] row, Watch watch) {
        MarginTable table = new MarginTable(row);
        for (int j = 0; j < row.length; j++) {
            watch.check();
            watch.progress(j, row.length);
            for (int i = j; i >= 0; i--) {
                table.fill(i, j);
            }
        }
        return table;
    }

    private void fill(int i, int j) {
        cells.set(i, j, i == j ? row[i] : Math.max(left(i, j), right(i, j)));
    }

    /** Bytes that the table of n items takes. */
    public static long bytes(long n) {
        return Triangle.bytes(n);
    }

    /** How many items the row has. */
    public int size() {
        return row.length;
    }

    /** The item at a place, counted from 0. */
    public long item(int i) {
        return row[i];
    }

    @Override
    public long margin(int i, int j) {
        return i > j ? 0 : cells.get(i, j);
    }

    /** The mover's margin when he takes item i of {@code i..j}. */
    public long left(int i, int j) {
        return row[i] - margin(i + 1, j);
    }

    /** The mover's margin when he takes item j of {@code i..j}. */
    public long right(int i, int j) {
        return row[j] - margin(i, j - 1);
    }

    /** The margin of the whole row and the number of cells. */
    @Override
    public CountedMargin counted() {
        return new CountedMargin(margin(0, row.length - 1), Triangle.count(row.length));
    }
}
