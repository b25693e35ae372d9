package org.zermelo.row.many;

import org.zermelo.row.kernel.TakeTile;

/**
 * Sweeps rectangles of the state tile by tile, columns rising and rows falling, and skips the quiet tiles. Used by one
 * thread; several sweepers may work on the same state when their rectangles share neither rows nor columns.
 */
final class TileSweeper {

    private static final int ROWS = TakeState.TILE_ROWS;
    private static final int COLUMNS = TakeState.TILE_COLUMNS;
    /** Prefixes within a tile below this, and bests below twice this, fit the {@code int} kernel. */
    private static final long SMALL = 1L << 29;

    private final TakeState state;
    private final TakeTile kernel;
    private final int[] rowPrefix = new int[ROWS];
    private final int[] rowBest = new int[ROWS];
    private final int[] columnPrefix = new int[COLUMNS];
    private final int[] columnBest = new int[COLUMNS];
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
     * @return whether anything was computed
     */
    boolean sweep(int rowFrom, int rowTo, int columnFrom, int columnTo) {
        long before = cells;
        for (int c = columnFrom; c < columnTo; c += COLUMNS) {
            int columns = Math.min(COLUMNS, columnTo - c);
            int rowEnd = Math.min(rowTo, c + columns);
            for (int a = rowFrom + (rowEnd - 1 - rowFrom) / ROWS * ROWS; a >= rowFrom && a < rowEnd; a -= ROWS) {
                if (!state.quiet(a, c)) {
                    tile(a, Math.min(ROWS, rowTo - a), c, columns);
                    state.boundRows(a);
                    state.boundColumns(c);
                }
            }
        }
        return cells != before;
    }

    private void tile(int a, int rows, int c, int columns) {
        if (a + rows - 1 <= c && !holdsLastCell(a, c + columns) && load(a, rows, c, columns)) {
            kernel.sweep(rowPrefix, rowBest, rows, columnPrefix, columnBest, columns);
            store(a, rows, c, columns);
            cells += (long) rows * columns;
        } else {
            plain(a, rows, c, columns);
        }
    }

    private boolean holdsLastCell(int a, int columnTo) {
        return a == 0 && columnTo == state.p.length - 1;
    }

    private boolean load(int a, int rows, int c, int columns) {
        long base = state.p[a];
        long widest = 0;
        for (int i = 0; i < rows; i++) {
            long prefix = state.p[a + i] - base;
            long best = state.rowBest[a + i - state.rowOffset];
            widest |= prefix ^ (prefix >> 63) | best >> 1;
            rowPrefix[i] = (int) prefix;
            rowBest[i] = (int) best;
        }
        for (int j = 0; j < columns; j++) {
            long prefix = state.p[c + j + 1] - base;
            long best = state.columnBest[c + j - state.columnOffset];
            widest |= prefix ^ (prefix >> 63) | best >> 1;
            columnPrefix[j] = (int) prefix;
            columnBest[j] = (int) best;
        }
        return widest < SMALL;
    }

    private void store(int a, int rows, int c, int columns) {
        for (int i = 0; i < rows; i++) {
            state.rowBest[a + i - state.rowOffset] = rowBest[i];
        }
        for (int j = 0; j < columns; j++) {
            state.columnBest[c + j - state.columnOffset] = columnBest[j];
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
