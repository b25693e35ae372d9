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
 */
final class TakeState {

    /** Rows of a tile. */
    static final int TILE_ROWS = 256;
    /** Columns of a tile. */
    static final int TILE_COLUMNS = 256;

    /** Prefix sums of the negated items. */
    final long[] p;
    /** First row and first column of the rectangle; multiples of {@link #TILE_COLUMNS}. */
    final int rowOffset;

    final int columnOffset;
    final long[] rowBest;
    final long[] columnBest;
    private final long[] leastLeft;
    private final long[] greatestRight;

    TakeState(long[] p, int rowOffset, long[] rowBest, int columnOffset, long[] columnBest) {
        this.p = p;
        this.rowOffset = rowOffset;
        this.columnOffset = columnOffset;
        this.rowBest = rowBest;
        this.columnBest = columnBest;
        this.leastLeft = new long[(rowBest.length + TILE_ROWS - 1) / TILE_ROWS];
        this.greatestRight = new long[(columnBest.length + TILE_COLUMNS - 1) / TILE_COLUMNS];
        for (int i = 0; i < leastLeft.length; i++) {
            boundRows(rowOffset + i * TILE_ROWS);
        }
        for (int i = 0; i < greatestRight.length; i++) {
            boundColumns(columnOffset + i * TILE_COLUMNS);
        }
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

    /** Whether no cell of the tile that starts here can change anything. */
    boolean quiet(int tileRow, int tileColumn) {
        return leastLeft[(tileRow - rowOffset) / TILE_ROWS]
                >= greatestRight[(tileColumn - columnOffset) / TILE_COLUMNS];
    }

    /** The least left side of the tile rows that start here. */
    long leastLeft(int tileRow) {
        return leastLeft[(tileRow - rowOffset) / TILE_ROWS];
    }

    /** The greatest right side of the tile columns that start here. */
    long greatestRight(int tileColumn) {
        return greatestRight[(tileColumn - columnOffset) / TILE_COLUMNS];
    }

    /** Renews the bound of the tile rows that start here. */
    void boundRows(int tileRow) {
        int end = Math.min(rowEnd(), tileRow + TILE_ROWS);
        long least = Long.MAX_VALUE;
        for (int a = tileRow; a < end; a++) {
            least = Math.min(least, p[a] + rowBest[a - rowOffset]);
        }
        leastLeft[(tileRow - rowOffset) / TILE_ROWS] = least;
    }

    /** Renews the bound of the tile columns that start here. */
    void boundColumns(int tileColumn) {
        int end = Math.min(columnEnd(), tileColumn + TILE_COLUMNS);
        long greatest = Long.MIN_VALUE;
        for (int c = tileColumn; c < end; c++) {
            greatest = Math.max(greatest, p[c + 1] - columnBest[c - columnOffset]);
        }
        greatestRight[(tileColumn - columnOffset) / TILE_COLUMNS] = greatest;
    }

    /** A copy of the row bests from {@code from} to {@code to - 1}. */
    long[] rowBests(int from, int to) {
        return Arrays.copyOfRange(rowBest, from - rowOffset, to - rowOffset);
    }

    /** A copy of the column bests from {@code from} to {@code to - 1}. */
    long[] columnBests(int from, int to) {
        return Arrays.copyOfRange(columnBest, from - columnOffset, to - columnOffset);
    }
}
