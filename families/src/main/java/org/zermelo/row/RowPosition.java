package org.zermelo.row;

import java.util.Arrays;

/** What is left of each row: the items {@code from .. to-1}, counted from 0. Immutable. */
public final class RowPosition {

    private final int[] bounds;

    private RowPosition(int[] bounds) {
        this.bounds = bounds;
    }

    static RowPosition whole(int[] sizes) {
        int[] bounds = new int[2 * sizes.length];
        for (int r = 0; r < sizes.length; r++) {
            bounds[2 * r + 1] = sizes[r];
        }
        return new RowPosition(bounds);
    }

    /** The position of one row in which the items {@code from .. to-1} are left. */
    public static RowPosition of(int from, int to) {
        return new RowPosition(new int[] {from, to});
    }

    /** How many rows there are. */
    public int rows() {
        return bounds.length / 2;
    }

    /** The first item left of a row. */
    public int from(int row) {
        return bounds[2 * row];
    }

    /** The item after the last one left of a row. */
    public int to(int row) {
        return bounds[2 * row + 1];
    }

    /** How many items are left of a row. */
    public int left(int row) {
        return to(row) - from(row);
    }

    /** How many items are left in all rows. */
    public long left() {
        long left = 0;
        for (int r = 0; r < rows(); r++) {
            left += left(r);
        }
        return left;
    }

    RowPosition with(int row, int from, int to) {
        int[] next = bounds.clone();
        // What is left of an emptied row is the same wherever it ended.
        next[2 * row] = from == to ? 0 : from;
        next[2 * row + 1] = from == to ? 0 : to;
        return new RowPosition(next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowPosition position && Arrays.equals(position.bounds, bounds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bounds);
    }

    /** Each row's items as {@code first..last} counted from 1, or {@code -}; rows are separated by spaces. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows(); r++) {
            text.append(r == 0 ? "" : " ");
            text.append(left(r) == 0 ? "-" : (from(r) + 1) + ".." + to(r));
        }
        return text.toString();
    }
}
