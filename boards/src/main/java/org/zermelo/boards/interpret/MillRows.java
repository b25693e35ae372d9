package org.zermelo.boards.interpret;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/** Mills: rows of own pieces, whose making takes a piece of the other's. */
final class MillRows {

    private MillRows() {}

    /**
     * The cells of which one is taken by a piece that has come to a cell; none where it makes no mill. Pieces in a mill are taken only
     * where all are in mills.
     */
    static List<Integer> taken(BoardRules rules, int[] cells, int to, Player mover) {
        List<Integer> all = new ArrayList<>();
        List<Integer> free = new ArrayList<>();
        for (int cell = 0; cell < cells.length; cell++) {
            if (Content.of(cells[cell], mover) == Content.OTHER) {
                all.add(cell);
                if (!inMill(rules, cells, cell, mover.other())) {
                    free.add(cell);
                }
            }
        }
        return !inMill(rules, cells, to, mover) ? List.of() : free.isEmpty() ? all : free;
    }

    private static boolean inMill(BoardRules rules, int[] cells, int cell, Player owner) {
        return rules.board().lines(rules.customs().mill()).stream()
                .anyMatch(line -> line.has(cell)
                        && line.numbers().allMatch(each -> Content.of(cells[each], owner) == Content.OWN));
    }
}
