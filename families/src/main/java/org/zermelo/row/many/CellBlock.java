package org.zermelo.row.many;

/** The values of all cells of one block. A quiet block needs no table: its bests never change. */
final class CellBlock {

    private final TakeState state;
    private final long[] values;
    private final long[] entering;

    CellBlock(TakeState state, boolean active) {
        this.state = state;
        int columns = state.columnBest.length;
        this.entering = state.columnBest.clone();
        this.values = active ? new long[state.rowBest.length * columns] : new long[0];
        if (active) {
            for (int a = state.rowEnd() - 1; a >= state.rowOffset; a--) {
                row(a, columns);
            }
        }
    }

    private void row(int a, int columns) {
        long y = state.rowBest(a);
        int at = (a - state.rowOffset) * columns;
        for (int j = Math.max(0, a - state.columnOffset); j < columns; j++) {
            long x = state.columnBest[j];
            long v = state.p[state.columnOffset + j + 1] - state.p[a] - Math.max(x, y);
            values[at + j] = v;
            state.columnBest[j] = Math.max(x, v);
            y = Math.max(y, v);
        }
    }

    /** The best of column c over the rows below a, that is of all moves from the left. */
    long columnBest(int a, int c) {
        long best = entering[c - state.columnOffset];
        for (int k = a + 1; k <= c && k < state.rowEnd(); k++) {
            best = Math.max(best, value(k, c));
        }
        return best;
    }

    long value(int a, int c) {
        if (values.length == 0) {
            return state.p[c + 1] - state.p[a] - Math.max(state.columnBest(c), state.rowBest(a));
        }
        return values[(a - state.rowOffset) * state.columnBest.length + c - state.columnOffset];
    }
}
