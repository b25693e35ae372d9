package org.zermelo.row.many;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.solve.Watch;

/**
 * A state cut into square blocks, swept along the diagonals of the grid. Blocks of one diagonal share neither rows nor
 * columns, so threads may take them in any order, and the result is the same for any number of threads.
 */
final class TakeGrid {

    private final TakeState state;
    private final int edge;
    private final RowKernels kernels;
    private final @Nullable Borders borders;
    /** The bests before the sweep, where borders are kept. */
    private final long[] firstRowBest;

    private final long[] firstColumnBest;
    private final int blockRows;
    private final int blockColumns;
    private long cells;

    /**
     * A grid over a state.
     *
     * @param edge rows and columns of a block, a multiple of {@link TakeState#TILE}
     * @param keepBorders whether to keep what {@link BlockRegion} needs
     */
    TakeGrid(TakeState state, int edge, RowKernels kernels, boolean keepBorders) {
        this.state = state;
        this.edge = edge;
        this.kernels = kernels;
        this.blockRows = (state.rowBest.length + edge - 1) / edge;
        this.blockColumns = (state.columnBest.length + edge - 1) / edge;
        this.borders = keepBorders ? new Borders(blockRows, blockColumns) : null;
        this.firstRowBest = keepBorders ? state.rowBest.clone() : new long[0];
        this.firstColumnBest = keepBorders ? state.columnBest.clone() : new long[0];
    }

    int edge() {
        return edge;
    }

    RowKernels kernels() {
        return kernels;
    }

    long cells() {
        return cells;
    }

    int blockRow(int a) {
        return (a - state.rowOffset) / edge;
    }

    int blockColumn(int c) {
        return (c - state.columnOffset) / edge;
    }

    boolean active(int blockRow, int blockColumn) {
        return borders().active(blockRow, blockColumn);
    }

    /** The state with which a block is entered, on its own. */
    TakeState entering(int blockRow, int blockColumn) {
        int a = rowOf(blockRow);
        int c = columnOf(blockColumn);
        long[] rows = borders().enteringRows(blockRow, blockColumn);
        long[] columns = borders().enteringColumns(blockRow, blockColumn);
        return new TakeState(
                state.p,
                a,
                rows == null ? first(firstRowBest, a - state.rowOffset) : rows.clone(),
                c,
                columns == null ? first(firstColumnBest, c - state.columnOffset) : columns.clone());
    }

    private long[] first(long[] bests, int from) {
        return Arrays.copyOfRange(bests, from, Math.min(from + edge, bests.length));
    }

    private Borders borders() {
        return Objects.requireNonNull(borders);
    }

    private int rowOf(int blockRow) {
        return state.rowOffset + blockRow * edge;
    }

    private int columnOf(int blockColumn) {
        return state.columnOffset + blockColumn * edge;
    }

    /** Sweeps the whole state and leaves its bests ready to be read. */
    void sweep(int threads, Watch watch) {
        // Block (r, c) needs (r+1, c) and (r, c-1): step d holds the blocks with c - r = d - (blockRows - 1).
        int steps = blockRows + blockColumns - 1;
        int useful = Math.min(threads, Math.min(blockRows, blockColumns) / 4);
        if (useful < 2) {
            TileSweeper sweeper = new TileSweeper(state, kernels.takeTile());
            for (int step = 0; step < steps; step++) {
                watch.check();
                watch.progress(step, steps);
                sweepStep(step, sweeper, new AtomicInteger(firstRow(step)));
            }
            cells = sweeper.cells();
        } else {
            sweepTogether(useful, steps, watch);
        }
        state.settle();
    }

    private int firstRow(int step) {
        return Math.max(0, blockRows - 1 - step);
    }

    private void sweepStep(int step, TileSweeper sweeper, AtomicInteger next) {
        int shift = step - (blockRows - 1);
        int end = Math.min(blockRows, blockColumns - shift);
        for (int r = next.getAndIncrement(); r < end; r = next.getAndIncrement()) {
            block(r, r + shift, sweeper);
        }
    }

    private void block(int blockRow, int blockColumn, TileSweeper sweeper) {
        int a = rowOf(blockRow);
        int c = columnOf(blockColumn);
        int rowTo = Math.min(a + edge, state.rowEnd());
        int columnTo = Math.min(c + edge, state.columnEnd());
        if (a >= columnTo) {
            return;
        }
        if (sweeper.sweep(a, rowTo, c, columnTo) && borders != null) {
            borders.keep(blockRow, blockColumn, state.rowBests(a, rowTo), state.columnBests(c, columnTo));
        }
    }

    private void sweepTogether(int threads, int steps, Watch watch) {
        List<TileSweeper> sweepers = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            sweepers.add(new TileSweeper(state, kernels.takeTile()));
        }
        try (Team team = new Team(threads)) {
            for (int step = 0; step < steps; step++) {
                watch.check();
                watch.progress(step, steps);
                int current = step;
                AtomicInteger next = new AtomicInteger(firstRow(step));
                team.each(t -> sweepStep(current, sweepers.get(t), next));
            }
        }
        for (TileSweeper sweeper : sweepers) {
            cells += sweeper.cells();
        }
    }
}
