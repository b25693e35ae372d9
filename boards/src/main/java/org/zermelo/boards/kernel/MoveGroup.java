package org.zermelo.boards.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.model.Content;

/**
 * Moves that look alike from their cells, such as every step upwards: all of them that are legal are found together, by shifts of the
 * board.
 */
public final class MoveGroup {

    /**
     * What a cell must not hold, seen from the cell at which a move is listed.
     *
     * @param offset how far the cell is
     * @param values the values, value v as bit v
     */
    public record Look(int offset, int values) {}

    /** The cells at which moves of this group are listed. */
    private long cells;

    private final List<Look> looks;
    private final int[] offsets;
    /** For each value and each cell looked at -1 where the value must not stand, else 0. */
    private final long[][] bars;

    /** What the move at each cell adds to the number of a position. */
    private final long[] adds = new long[Long.SIZE];

    private final int[] moves = new int[Long.SIZE];

    private MoveGroup(List<Look> looks) {
        this.looks = looks;
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
        Map<List<Look>, List<MoveGroup>> groups = new LinkedHashMap<>();
        for (int cell = 0; cell + 1 < first.length; cell++) {
            for (int move = first[cell]; move < first[cell + 1]; move++) {
                List<Look> looks = looks(table, move, cell, value);
                List<MoveGroup> alike = groups.computeIfAbsent(looks, key -> new ArrayList<>());
                long bit = 1L << cell;
                if (alike.stream().allMatch(group -> (group.cells & bit) != 0)) {
                    alike.add(new MoveGroup(looks));
                }
                MoveGroup group = alike.stream()
                        .filter(each -> (each.cells & bit) == 0)
                        .findFirst()
                        .orElseThrow();
                group.cells |= bit;
                group.adds[cell] = table.adds[move];
                group.moves[cell] = move;
            }
        }
        List<MoveGroup> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return sorted(all).toArray(MoveGroup[]::new);
    }

    /** In an order that every cell's moves have, if there is one. */
    private static List<MoveGroup> sorted(List<MoveGroup> groups) {
        List<MoveGroup> sorted = new ArrayList<>();
        while (!groups.isEmpty()) {
            MoveGroup next = groups.stream()
                    .filter(group -> groups.stream().noneMatch(other -> other.before(group)))
                    .findFirst()
                    .orElse(groups.get(0));
            groups.remove(next);
            sorted.add(next);
        }
        return sorted;
    }

    /** Whether at some cell a move of this group is listed before one of another. */
    private boolean before(MoveGroup other) {
        for (long both = other == this ? 0 : cells & other.cells; both != 0; both &= both - 1) {
            int cell = Long.numberOfTrailingZeros(both);
            if (moves[cell] < other.moves[cell]) {
                return true;
            }
        }
        return false;
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

    /** Whether the moves of every cell are listed in the order of these groups. */
    static boolean ordered(MoveGroup[] groups) {
        int[] latest = new int[Long.SIZE];
        Arrays.fill(latest, -1);
        boolean ordered = true;
        for (MoveGroup group : groups) {
            for (long left = group.cells; left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                ordered &= latest[cell] < group.moves[cell];
                latest[cell] = group.moves[cell];
            }
        }
        return ordered;
    }

    /** The cells at which moves of this group are listed. */
    public long cells() {
        return cells;
    }

    /** The number of the move at one of the cells. */
    int move(int cell) {
        return moves[cell];
    }

    /** What must not stand around. */
    public List<Look> looks() {
        return looks;
    }

    /** For each of 64 cells what the move there adds to the number of a position. */
    public long[] adds() {
        return adds.clone();
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
