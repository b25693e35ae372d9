package org.zermelo.row.many;

import org.zermelo.row.kernel.TakeTile;

/**
 * Sweeps rectangles of the state tile by tile, columns rising and rows falling; quiet tiles are skipped and one-sided
 * ones done at once. Used by one thread; several sweepers may work on the same state when their rectangles share neither
 * rows nor columns.
 */
final class TileSweeper {

    private static final int ROWS = TakeState.TILE;
    private static final int COLUMNS = TakeState.TILE;
    /** Prefixes within a tile below this, and bests below twice this, fit the {@code int} kernel. */
    private static final long SMALL = 1L << 29;
    /** Triangles of this size and below are not cut up. */
    private static final int SMALL_TRIANGLE = 32;

    private final TakeState state;
    private final TakeTile kernel;
    private final int[] rowPrefix = new int[ROWS];
    private final int[] rowBest = new int[ROWS];
    private final int[] columnPrefix = new int[COLUMNS];
    private final int[] columnBest = new int[COLUMNS];
    /** Where the loaded rows and columns stand in the state. */
    private final int[] rowPlace = new int[ROWS];

    private final int[] columnPlace = new int[COLUMNS];
    private int rowCount;
    private int columnCount;
    private long cells;

    TileSweeper(TakeState state, TakeTile kernel) {
        this.state = state;
        this.kernel = kernel;
    }

    /** How many cells were computed, not skipped. */
    long cells() {
        return cells;
    }

    /**
     * Sweeps the cells of a rectangle that lie on or above the diagonal.
     *
     * @return whether any tile was not quiet
     */
    boolean sweep(int rowFrom, int rowTo, int columnFrom, int columnTo) {
        boolean changed = false;
        for (int c = columnFrom; c < columnTo; c += COLUMNS) {
            int columns = Math.min(COLUMNS, columnTo - c);
            int rowEnd = Math.min(rowTo, c + columns);
            for (int a = rowFrom + (rowEnd - 1 - rowFrom) / ROWS * ROWS; a >= rowFrom && a < rowEnd; a -= ROWS) {
                if (!state.quiet(a, c)) {
                    tile(a, Math.min(ROWS, rowTo - a), c, columns);
                    changed = true;
                }
            }
        }
        return changed;
    }

    private void tile(int a, int rows, int c, int columns) {
        if (a + rows - 1 <= c && !holdsLastCell(a, c + columns)) {
            if (!state.oneSided(a, c)) {
                state.open(a, c);
                square(a, rows, c, columns);
                state.close(a, c);
            }
        } else {
            state.open(a, c);
            if (a == c && rows == columns && !holdsLastCell(a, c + columns)) {
                triangle(a, rows);
            } else {
                plain(a, rows, c, columns);
            }
            state.close(a, c);
        }
    }

    /** The cells on and above the diagonal from (a, a): two triangles, then the square between them. */
    private void triangle(int a, int size) {
        if (size <= SMALL_TRIANGLE) {
            plain(a, size, a, size);
            return;
        }
        int half = size / 2;
        triangle(a, half);
        triangle(a + half, size - half);
        square(a, half, a + half, size - half);
    }

    private void square(int a, int rows, int c, int columns) {
        if (load(a, rows, c, columns)) {
            kernel.sweep(rowPrefix, rowBest, rowCount, columnPrefix, columnBest, columnCount);
            store();
            cells += (long) rowCount * columnCount;
        } else {
            plain(a, rows, c, columns);
        }
    }

    private boolean holdsLastCell(int a, int columnTo) {
        return a == 0 && columnTo == state.p.length - 1;
    }

    /**
     * Takes over the rows and columns of a tile that may change something. A row whose left side is not below the greatest
     * right side of the tile never will, since left sides only grow and right sides only fall; and so for columns.
     *
     * @return whether the numbers fit the kernel
     */
    private boolean load(int a, int rows, int c, int columns) {
        long base = state.p[a];
        long greatest = state.greatestRight(c);
        long least = state.leastLeft(a);
        long widest = 0;
        rowCount = 0;
        for (int i = a; i < a + rows; i++) {
            long best = state.rowBest[i - state.rowOffset];
            if (state.p[i] + best < greatest) {
                long prefix = state.p[i] - base;
                widest |= prefix ^ (prefix >> 63) | best >> 1;
                rowPrefix[rowCount] = (int) prefix;
                rowBest[rowCount] = (int) best;
                rowPlace[rowCount++] = i - state.rowOffset;
            }
        }
        columnCount = 0;
        for (int j = c; j < c + columns; j++) {
            long best = state.columnBest[j - state.columnOffset];
            if (state.p[j + 1] - best > least) {
                long prefix = state.p[j + 1] - base;
                widest |= prefix ^ (prefix >> 63) | best >> 1;
                columnPrefix[columnCount] = (int) prefix;
                columnBest[columnCount] = (int) best;
                columnPlace[columnCount++] = j - state.columnOffset;
            }
        }
        return widest < SMALL;
    }

    private void store() {
        for (int i = 0; i < rowCount; i++) {
            state.rowBest[rowPlace[i]] = rowBest[i];
        }
        for (int j = 0; j < columnCount; j++) {
            state.columnBest[columnPlace[j]] = columnBest[j];
        }
    }

    /** Any tile, in {@code long}; stops before the very last cell, whose bests are the answer. */
    private void plain(int a, int rows, int c, int columns) {
        long greatest = state.greatestRight(c);
        for (int i = a + rows - 1; i >= a; i--) {
            if (state.p[i] + state.rowBest(i) < greatest) {
                int from = Math.max(i, c);
                int to = i == 0 && holdsLastCell(0, c + columns) ? c + columns - 1 : c + columns;
                row(i, from, to);
                cells += Math.max(0, to - from);
            }
        }
    }

    private void row(int a, int from, int to) {
        long[] p = state.p;
        long[] columnBests = state.columnBest;
        int shift = state.columnOffset;
        long left = p[a];
        long y = state.rowBest(a);
        for (int c = from; c < to; c++) {
            long x = columnBests[c - shift];
            long v = p[c + 1] - left - Math.max(x, y);
            columnBests[c - shift] = Math.max(x, v);
            y = Math.max(y, v);
        }
        state.rowBest[a - state.rowOffset] = y;
    }
}
