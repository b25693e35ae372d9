package org.zermelo.boards.interpret;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.game.Player;

/** Mills: rows of own pieces, whose making takes a piece of the other's. */
final class MillRows {

    private MillRows() {}

    /**
     * The cells of which one is taken by a move that is named by a cell; none where it makes no mill. Pieces in a mill are taken only
     * where all are in mills.
     */
    static List<Integer> taken(BoardRules rules, MoveClause clause, int[] cells, int to, Player mover) {
        int mill = rules.customs().mill();
        if (!isLined(rules, clause, cells, to, mill, mover)) {
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

    /** Whether a move by a clause that makes no line has made one. */
    static boolean isBarred(BoardRules rules, MoveClause clause, int[] after, int to, Player mover) {
        int noLine = clause.manner().noLine();
        return noLine != Manner.ALWAYS && isLined(rules, clause, after, to, noLine, mover);
    }

    /** Whether a piece that has come to a cell, or one of the cells of a shape, is part of a line. */
    private static boolean isLined(BoardRules rules, MoveClause clause, int[] after, int to, int length, Player mover) {
        BoardCells come = clause.movement() instanceof Movement.Cover cover
                ? rules.board().block(to, cover.rows(), cover.columns())
                : BoardCells.NONE.with(to);
        return come.numbers().anyMatch(cell -> isLined(rules, after, cell, length, mover));
    }

    /** Whether a cell is part of a line of so many pieces of a player's. */
    private static boolean isLined(BoardRules rules, int[] cells, int cell, int length, Player owner) {
        return rules.board().lines(length).stream()
                .anyMatch(line -> line.has(cell)
                        && line.numbers().allMatch(each -> Content.of(cells[each], owner) == Content.OWN));
    }
}
