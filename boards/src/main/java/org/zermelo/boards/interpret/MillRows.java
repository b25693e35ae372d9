package org.zermelo.boards.interpret;

import java.util.List;
import java.util.stream.IntStream;
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
        int mill = rules.customs().mill();
        if (!isLined(rules, cells, to, mill, mover)) {
            return List.of();
        }
        List<Integer> all = others(cells, mover);
        List<Integer> free = all.stream()
                .filter(cell -> !isLined(rules, cells, cell, mill, mover.other()))
                .toList();
        return free.isEmpty() ? all : free;
    }

    /** The cells with pieces of the other's. */
    static List<Integer> others(int[] cells, Player mover) {
        return IntStream.range(0, cells.length)
                .filter(cell -> Content.of(cells[cell], mover) == Content.OTHER)
                .boxed()
                .toList();
    }

    /** Whether a cell is part of a line of so many pieces of a player's. */
    static boolean isLined(BoardRules rules, int[] cells, int cell, int length, Player owner) {
        return rules.board().lines(length).stream()
                .anyMatch(line -> line.has(cell)
                        && line.numbers().allMatch(each -> Content.of(cells[each], owner) == Content.OWN));
    }
}
