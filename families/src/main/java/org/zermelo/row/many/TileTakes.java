package org.zermelo.row.many;

import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Robanúmeros by exact tile skipping: margin and a whole optimal line of a row from which any number of items is taken
 * from one end.
 *
 * <p>The O(n^2) recurrence of {@link RunningTakes} is swept in tiles; tiles in which provably nothing changes are
 * skipped, and one-sided tiles are done at once ({@link TakeState}). Worst case O(n^2) cells (rows of negative items),
 * O((n/tile)^2) bounds for rows without negative items, a few per cent of the cells for random signs. O(n) memory for
 * the margin. For the line, the bests on the borders of active blocks are kept, and only blocks that the line crosses
 * are computed again: at most {@code 2n/edge} blocks, so a small part of a second pass.
 */
public final class TileTakes {

    /** Bytes for borders that are used without being asked. */
    private static final long MOST_BORDER_BYTES = 1L << 30;

    private static final int SMALLEST_EDGE = 4 * TakeState.TILE;

    private final TakeGrid grid;
    private final long[] row;
    private final long[] p;
    private final long margin;

    private TileTakes(long[] row, TakeState state, TakeGrid grid) {
        this.row = row;
        this.grid = grid;
        this.p = state.p;
        this.margin = margin(state);
    }

    /**
     * A margin.
     *
     * @param margin the first player's total minus the second's
     * @param cells how many cells were computed one by one; the others were skipped or done at once
     */
    public record Value(long margin, long cells) {}

    /**
     * Only the margin of a row; 0 when it is empty. Memory 28 bytes an item.
     *
     * @throws org.zermelo.game.RefusedException when the items' sizes together exceed {@link Sums#SPARE}
     */
    public static Value margin(long[] row, RowKernels kernels, int threads, Watch watch) {
        Sums.checkSpare(row);
        if (row.length == 0) {
            return new Value(0, 0);
        }
        TakeState state = TakeState.whole(row);
        TakeGrid grid = new TakeGrid(state, edge(row.length, Long.MAX_VALUE), kernels, false);
        grid.sweep(threads, watch);
        return new Value(margin(state), grid.cells());
    }

    /**
     * Solves a row of at least one item and keeps what is needed for its line.
     *
     * @throws org.zermelo.game.RefusedException when the items' sizes together exceed {@link Sums#SPARE}
     */
    public static TileTakes solve(long[] row, RowKernels kernels, Budget budget, Watch watch) {
        return solve(row, kernels, budget, edge(row.length, borderBytes(budget)), watch);
    }

    static TileTakes solve(long[] row, RowKernels kernels, Budget budget, int edge, Watch watch) {
        Sums.checkSpare(row);
        TakeState state = TakeState.whole(row);
        TakeGrid grid = new TakeGrid(state, edge, kernels, true);
        grid.sweep(budget.threads(), watch);
        return new TileTakes(row, state, grid);
    }

    private static long borderBytes(Budget budget) {
        return Math.min(MOST_BORDER_BYTES, budget.bytes() / 2);
    }

    private static long margin(TakeState state) {
        int n = state.rowBest.length;
        long opponent = Math.max(state.rowBest[0], state.columnBest[n - 1]);
        return opponent - state.p[n] + opponent;
    }

    /** The smallest edge whose borders fit, even when no block is quiet. */
    private static int edge(long n, long bytes) {
        long edge = SMALLEST_EDGE;
        while (edge < n && 8.0 * n * n / edge > bytes) {
            edge *= 2;
        }
        return (int) edge;
    }

    /** An upper bound of the bytes that {@link #solve} and the line take beside n items. */
    public static long bytes(long n, Budget budget) {
        long edge = edge(n, borderBytes(budget));
        return 44 * n + (long) (8.0 * n * n / edge) + 16 * edge * edge / TakeState.TILE;
    }

    /** The first player's total minus the second's. */
    public long margin() {
        return margin;
    }

    /** How many cells were computed; the others were skipped. */
    public long cells() {
        return grid.cells();
    }

    /** A way to ask for single intervals; each asker recomputes blocks for itself. */
    public Asker asker() {
        return new Asker(grid);
    }

    /** An optimal line, with the tie rule of {@link TakeLine}. */
    public Turns turns(Watch watch) {
        return new TakeLine(p, new BlockRegion(grid)).follow(row, watch);
    }

    /** Answers for single intervals by recomputing the block that holds each; cheap for neighbours. For one thread. */
    public static final class Asker {
        private final BlockRegion region;

        private Asker(TakeGrid grid) {
            this.region = new BlockRegion(grid);
        }

        /** The mover's total over the items {@code i..j} (both included) under best play; 0 when there are none. */
        public long own(int i, int j) {
            return -region.value(i, j);
        }
    }
}
