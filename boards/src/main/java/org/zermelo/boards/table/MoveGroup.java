package org.zermelo.boards.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.model.Content;

/**
 * Moves that look alike from their cells, such as every step upwards: all of them that are legal are found together, by shifts of the
 * board.
 */
final class MoveGroup {

    /**
     * What a cell must not hold, seen from the cell at which a move is listed.
     *
     * @param offset how far the cell is
     * @param values the values, value v as bit v
     */
    private record Look(int offset, int values) {}

    /** The cells at which moves of this group are listed. */
    private final long cells;

    private final int[] offsets;
    /** For each value and each cell looked at -1 where the value must not stand, else 0. */
    private final long[][] bars;

    private MoveGroup(List<Look> looks, long cells) {
        this.cells = cells;
        this.offsets = looks.stream().mapToInt(Look::offset).toArray();
        this.bars = new long[Content.VALUES][offsets.length];
        for (int i = 0; i < offsets.length; i++) {
            for (int value = 0; value < Content.VALUES; value++) {
                bars[value][i] = -(looks.get(i).values >> value & 1L);
            }
        }
    }

    /**
     * The groups of the moves of a run.
     *
     * @param value what stands at the cells where the moves are listed
     * @param first for each cell the first of its moves, and behind the last cell the end
     */
    static MoveGroup[] of(MoveTable table, int value, int[] first) {
        Map<List<Look>, Long> cells = new LinkedHashMap<>();
        for (int cell = 0; cell + 1 < first.length; cell++) {
            for (int move = first[cell]; move < first[cell + 1]; move++) {
                cells.merge(looks(table, move, cell, value), 1L << cell, (one, other) -> one | other);
            }
        }
        return cells.entrySet().stream()
                .map(group -> new MoveGroup(group.getKey(), group.getValue()))
                .toArray(MoveGroup[]::new);
    }

    private static List<Look> looks(MoveTable table, int move, int cell, int value) {
        long[] forbidden = {table.notEmpty[move], table.notLeft[move], table.notRight[move], table.notNeutral[move]};
        List<Look> looks = new ArrayList<>();
        long touched = forbidden[0] | forbidden[1] | forbidden[2] | forbidden[3];
        for (long left = touched; left != 0; left &= left - 1) {
            int at = Long.numberOfTrailingZeros(left);
            int values = 0;
            for (int v = 0; v < forbidden.length; v++) {
                values |= (int) (forbidden[v] >>> at & 1) << v;
            }
            // what stands at the cell itself is known
            if (at != cell || (values >> value & 1) != 0) {
                looks.add(new Look(at - cell, values));
            }
        }
        return looks;
    }

    /**
     * The cells at which the move is legal.
     *
     * @param stand the cells that hold what stands where these moves are listed
     */
    long legal(long stand, long empty, long left, long right, long neutral) {
        long legal = stand & cells;
        for (int i = 0; i < offsets.length && legal != 0; i++) {
            long barred = empty & bars[0][i] | left & bars[1][i] | right & bars[2][i] | neutral & bars[3][i];
            int offset = offsets[i];
            legal &= ~(offset > 0 ? barred >>> offset : barred << -offset);
        }
        return legal;
    }
}
