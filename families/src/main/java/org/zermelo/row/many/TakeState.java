package org.zermelo.row.many;

import java.util.Arrays;

/**
 * The state of a sweep over a rectangle of cells. Cell (a, c) stands for the items {@code a..c} (both included, a at most
 * c). All is negated, so that bests are maxima of at least 0: with P the prefix sums of the negated items, a cell's value is
 * {@code v = P[c+1] - P[a] - max(x, y)}, the mover's total negated, where x is the best of its column and y of its row.
 *
 * <p>A cell changes a best exactly when {@code v > min(x, y)}, that is when {@code P[a] + y < P[c+1] - x}. The left side
 * only grows during a sweep and the right side only falls, so a whole tile can be skipped when the least left side of its
 * rows is not below the greatest right side of its columns.
 *
 * <p>Most tiles that remain are one-sided. Write W for {@code P[c+1] - P[a]}. If {@code W <= 2x} in all cells of a tile, then
 * {@code v <= W - x <= x}, so no x changes, and y becomes {@code max(y, W - x)} (where y is at least x, v and W - x are at
 * most y and nothing changes). In all, the left side of each row is raised to the greatest right side of the tile: one
 * number for each tile, in place of its cells. Bests only grow, so the condition lasts, and over a tile it is
 * {@code max(P[c+1] - 2x) <= min P[a]}. The other way round, if {@code W <= 2y} in all cells, no y changes and every right
 * side falls to the least left side.
 */
final class TakeState {

    /** Rows and columns of a tile. */
    static final int TILE = 256;

    /** Prefix sums of the negated items. */
    final long[] p;
    /** First row and first column of the rectangle; multiples of {@link #TILE}. */
    final int rowOffset;

    final int columnOffset;
    final long[] rowBest;
    final long[] columnBest;
    private final TileBounds rows;
    private final TileBounds columns;

    TakeState(long[] p, int rowOffset, long[] rowBest, int columnOffset, long[] columnBest) {
        this.p = p;
        this.rowOffset = rowOffset;
        this.columnOffset = columnOffset;
        this.rowBest = rowBest;
        this.columnBest = columnBest;
        this.rows = new TileBounds(p, rowOffset, 1, rowBest);
        this.columns = new TileBounds(p, columnOffset + 1, -1, columnBest);
    }

    /** The state before the sweep of a whole row of items. */
    static TakeState whole(long[] row) {
        long[] p = new long[row.length + 1];
        for (int i = 0; i < row.length; i++) {
            p[i + 1] = p[i] - row[i];
        }
        return new TakeState(p, 0, new long[row.length], 0, new long[row.length]);
    }

    int rowEnd() {
        return rowOffset + rowBest.length;
    }

    int columnEnd() {
        return columnOffset + columnBest.length;
    }

    long rowBest(int a) {
        return rowBest[a - rowOffset];
    }

    long columnBest(int c) {
        return columnBest[c - columnOffset];
    }

    private int tileRow(int a) {
        return (a - rowOffset) / TILE;
    }

    private int tileColumn(int c) {
        return (c - columnOffset) / TILE;
    }

    /** Whether no cell of the tile that starts here can change anything. */
    boolean quiet(int a, int c) {
        return leastLeft(a) >= greatestRight(c);
    }

    /**
     * Does all that the tile that starts here does, when it is one-sided.
     *
     * @return whether it is
     */
    boolean oneSided(int a, int c) {
        int r = tileRow(a);
        int k = tileColumn(c);
        if (-columns.leastTwice(k) <= rows.leastPrefix(r)) {
            rows.raise(r, -columns.leastSide(k));
            return true;
        }
        if (-columns.leastPrefix(k) <= rows.leastTwice(r)) {
            columns.raise(k, -rows.leastSide(r));
            return true;
        }
        return false;
    }

    /** The least left side of the tile rows that start here. */
    long leastLeft(int a) {
        return rows.leastSide(tileRow(a));
    }

    /** The greatest right side of the tile columns that start here. */
    long greatestRight(int c) {
        return -columns.leastSide(tileColumn(c));
    }

    /** Makes the bests of the tile that starts here ready to be read and written. */
    void open(int a, int c) {
        rows.settle(tileRow(a));
        columns.settle(tileColumn(c));
    }

    /** Renews the bounds after the bests of the tile that starts here were written. */
    void close(int a, int c) {
        rows.renew(tileRow(a));
        columns.renew(tileColumn(c));
    }

    /** Makes all bests ready to be read. */
    void settle() {
        rows.settle(0, rowBest.length);
        columns.settle(0, columnBest.length);
    }

    /** A copy of the row bests from {@code from} to {@code to - 1}. */
    long[] rowBests(int from, int to) {
        rows.settle(from - rowOffset, to - rowOffset);
        return Arrays.copyOfRange(rowBest, from - rowOffset, to - rowOffset);
    }

    /** A copy of the column bests from {@code from} to {@code to - 1}. */
    long[] columnBests(int from, int to) {
        columns.settle(from - columnOffset, to - columnOffset);
        return Arrays.copyOfRange(columnBest, from - columnOffset, to - columnOffset);
    }
}
