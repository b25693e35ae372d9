package org.zermelo.row.many;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * Recomputes single cells from borders: a rectangle of cells, cut into blocks whose borders are known. Asked for a cell, it
 * recomputes the block that holds it, in smaller blocks when it is large, and keeps the last one.
 */
final class BlockRegion {

    /** Blocks of this edge and below are recomputed cell by cell. */
    private static final int SMALL_EDGE = TakeState.TILE;

    private final TakeGrid grid;
    private @Nullable BlockRegion child;
    private @Nullable CellBlock leaf;
    private int childRow = -1;
    private int childColumn = -1;

    BlockRegion(TakeGrid grid) {
        this.grid = grid;
    }

    /** The value of a cell: the mover's total over the items {@code a..c}, negated; 0 when there are none. */
    long value(int a, int c) {
        if (a > c) {
            return 0;
        }
        enter(grid.blockRow(a), grid.blockColumn(c));
        return child != null ? child.value(a, c) : Objects.requireNonNull(leaf).value(a, c);
    }

    /** The greatest value in column c below row a, at least 0: what the best cut from the left leaves. */
    long columnBest(int a, int c) {
        enter(grid.blockRow(a), grid.blockColumn(c));
        return child != null
                ? child.columnBest(a, c)
                : Objects.requireNonNull(leaf).columnBest(a, c);
    }

    private void enter(int blockRow, int blockColumn) {
        if (blockRow == childRow && blockColumn == childColumn) {
            return;
        }
        childRow = blockRow;
        childColumn = blockColumn;
        TakeState state = grid.entering(blockRow, blockColumn);
        if (grid.edge() > SMALL_EDGE && grid.active(blockRow, blockColumn)) {
            TakeGrid part = new TakeGrid(state, SMALL_EDGE, grid.kernels(), true);
            part.sweep(1, Watch.NONE);
            child = new BlockRegion(part);
            leaf = null;
        } else {
            child = null;
            leaf = new CellBlock(state, grid.active(blockRow, blockColumn));
        }
    }
}
