package org.zermelo.row.many;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The bests on the borders of the blocks of a grid that were not quiet: what is needed to recompute any one block. Only
 * blocks that computed something leave a copy; entering bests are found in the last copy before.
 *
 * <p>At most {@code 8 (rows * columns / edge)} bytes for the rows and as much for the columns, halved by the diagonal.
 */
final class Borders {

    private record Copy(int number, long[] bests) {}

    private final List<List<Copy>> rows = new ArrayList<>();
    private final List<List<Copy>> columns = new ArrayList<>();

    /** Borders of a grid with so many rows and columns of blocks. */
    Borders(int blockRows, int blockColumns) {
        for (int i = 0; i < blockRows; i++) {
            rows.add(new ArrayList<>());
        }
        for (int i = 0; i < blockColumns; i++) {
            columns.add(new ArrayList<>());
        }
    }

    /** Keeps what a block left. Blocks of one block row come with rising columns, those of one block column with falling rows. */
    void keep(int blockRow, int blockColumn, long[] rowBests, long[] columnBests) {
        rows.get(blockRow).add(new Copy(blockColumn, rowBests));
        columns.get(blockColumn).add(new Copy(-blockRow, columnBests));
    }

    /** Whether a block computed anything. */
    boolean active(int blockRow, int blockColumn) {
        Copy last = before(rows.get(blockRow), blockColumn + 1);
        return last != null && last.number == blockColumn;
    }

    /** The row bests with which a block is entered; null when they are those of the start. */
    long @Nullable [] enteringRows(int blockRow, int blockColumn) {
        Copy last = before(rows.get(blockRow), blockColumn);
        return last == null ? null : last.bests;
    }

    /** The column bests with which a block is entered; null when they are those of the start. */
    long @Nullable [] enteringColumns(int blockRow, int blockColumn) {
        Copy last = before(columns.get(blockColumn), -blockRow);
        return last == null ? null : last.bests;
    }

    /** The last copy with a number below the given one. */
    private static @Nullable Copy before(List<Copy> copies, int number) {
        int low = 0;
        int high = copies.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (copies.get(middle).number < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? null : copies.get(low - 1);
    }
}
