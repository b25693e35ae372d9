package org.zermelo.boards.derive;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;

/** What can ever stand on each cell, as a set of values; never too little, for it looks at one cell at a time. */
public final class CellValues {

    private CellValues() {}

    /** For each cell the values, value v as bit v. Repeats until nothing is added: O(cells x moves) at worst. */
    public static int[] of(BoardRules rules, List<GroundMove> moves) {
        int[] values = new int[rules.board().size()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = 1 << Content.SIGNS.indexOf(rules.start().charAt(cell));
        }
        boolean grown = true;
        while (grown) {
            grown = false;
            for (GroundMove move : moves) {
                if (possible(move, values)) {
                    grown |= add(move, values);
                }
            }
        }
        return values;
    }

    /** Whether on each cell that a move looks at something can stand that it allows. */
    public static boolean possible(GroundMove move, int[] values) {
        return IntStream.range(0, values.length).noneMatch(cell -> (values[cell] & ~forbidden(move, cell)) == 0);
    }

    private static int forbidden(GroundMove move, int cell) {
        int forbidden = 0;
        for (int value = 0; value < Content.VALUES; value++) {
            forbidden |= (int) (move.forbidden().get(value) >>> cell & 1) << value;
        }
        return forbidden;
    }

    private static boolean add(GroundMove move, int[] values) {
        boolean grown = false;
        for (int value = 0; value < Content.VALUES; value++) {
            for (long left = move.sets().get(value); left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                grown |= (values[cell] >> value & 1) == 0;
                values[cell] |= 1 << value;
            }
        }
        return grown;
    }
}
