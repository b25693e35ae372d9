package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/** Cells that are filled one after another, as a column is into which pieces drop. */
final class DropColumns {

    private static final int NOWHERE = -1;

    private DropColumns() {}

    /**
     * The columns of a board, each from its first cell on; none where a move does anything but fill one cell, or a cell waits for more
     * than one other.
     */
    static List<int[]> of(BoardForm form) {
        List<GroundMove> moves = new ArrayList<>(form.moves(Player.LEFT));
        moves.addAll(form.shared() ? List.of() : form.moves(Player.RIGHT));
        int cells = form.values().length;
        long[] needed = new long[cells];
        Arrays.fill(needed, -1);
        for (GroundMove move : moves) {
            long filled = move.clears().get(0);
            if (Long.bitCount(filled) != 1 || !takesNothing(move)) {
                return List.of();
            }
            needed[Long.numberOfTrailingZeros(filled)] &= move.forbidden().get(0);
        }
        int[] above = new int[cells];
        Arrays.fill(above, NOWHERE);
        String start = form.rules().start();
        char empty = Content.SIGNS.charAt(0);
        for (int cell = 0; cell < cells; cell++) {
            needed[cell] = needed[cell] == -1 ? 0 : needed[cell];
            if (needed[cell] == 0) {
                continue;
            }
            int below = Long.numberOfTrailingZeros(needed[cell]);
            boolean floats = start.charAt(cell) != empty && start.charAt(below) == empty;
            if (Long.bitCount(needed[cell]) != 1 || above[below] != NOWHERE || floats || kinds(form, cell) > 2) {
                return List.of();
            }
            above[below] = cell;
        }
        return columns(needed, above);
    }

    private static int kinds(BoardForm form, int cell) {
        return Integer.bitCount(form.values()[cell] & ~1);
    }

    private static boolean takesNothing(GroundMove move) {
        for (int value = 1; value < Content.VALUES; value++) {
            if (move.clears().get(value) != 0) {
                return false;
            }
        }
        return true;
    }

    private static List<int[]> columns(long[] needed, int[] above) {
        List<int[]> columns = new ArrayList<>();
        for (int cell = 0; cell < above.length; cell++) {
            if (needed[cell] == 0 && above[cell] != NOWHERE) {
                List<Integer> column = new ArrayList<>();
                for (int at = cell; at != NOWHERE; at = above[at]) {
                    column.add(at);
                }
                columns.add(column.stream().mapToInt(Integer::intValue).toArray());
            }
        }
        return columns;
    }
}
