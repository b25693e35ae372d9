package org.zermelo.boards.interpret;

import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/** Whether a move has earned another turn, from what stood on the cells before and after it. */
final class Earned {

    private Earned() {}

    static boolean another(BoardRules rules, String before, String after, Player mover) {
        AnotherTurn another = rules.customs().another();
        boolean boxes = another.boxes() && rules.customs().closed(occupied(before), occupied(after)) > 0;
        return boxes
                || another.captures() && captures(rules, before, after, mover)
                || another.line() != AnotherTurn.NO_LINE && lines(rules, before, after, mover);
    }

    /** The cells that are not empty. */
    static BoardCells occupied(String cells) {
        BoardCells occupied = BoardCells.NONE;
        for (int cell = 0; cell < cells.length(); cell++) {
            occupied = cells.charAt(cell) == '.' ? occupied : occupied.with(cell);
        }
        return occupied;
    }

    private static Content seen(BoardRules rules, String cells, int cell, Player mover) {
        return Content.of(rules.customs().kinds().signs().indexOf(cells.charAt(cell)), mover);
    }

    private static boolean captures(BoardRules rules, String before, String after, Player mover) {
        for (int cell = 0; cell < before.length(); cell++) {
            if (seen(rules, before, cell, mover) == Content.OTHER && before.charAt(cell) != after.charAt(cell)) {
                return true;
            }
        }
        return false;
    }

    private static boolean lines(BoardRules rules, String before, String after, Player mover) {
        for (Content piece : new Content[] {Content.OWN, Content.NEUTRAL}) {
            for (BoardCells line : rules.board().lines(rules.customs().another().line())) {
                boolean full = true;
                boolean come = false;
                for (int cell : line.numbers().toArray()) {
                    full &= seen(rules, after, cell, mover) == piece;
                    come |= before.charAt(cell) != after.charAt(cell);
                }
                if (full && come) {
                    return true;
                }
            }
        }
        return false;
    }
}
