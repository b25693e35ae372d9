package org.zermelo.boards.interpret;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.game.Player;

/** Ends that look at the cells of one sort of pieces and at nothing else. */
public final class CellEnds {

    private CellEnds() {}

    /**
     * Whether an end holds, told from the cells with the pieces that it is about. {@link Test.Fewer} counts and is none of these,
     * nor is one of {@link Test.Sorts}; a reach that has to be safe is told as if it had not.
     *
     * @param player the player for whom it is looked for
     */
    public static Predicate<BoardCells> of(Test test, Board board, Player player) {
        if (test instanceof Test.Reach reach) {
            return reach.of(player)::hasAny;
        }
        if (test instanceof Test.Connect connect) {
            List<BoardCells> beside =
                    IntStream.range(0, board.size()).mapToObj(board::beside).toList();
            return pieces -> connects(beside, pieces, connect.sides());
        }
        if (test instanceof Test.Fill fill) {
            return pieces -> fill.sets().stream().anyMatch(pieces::hasAll);
        }
        Test.Line line = (Test.Line) test;
        if (line.exactly()) {
            List<Board.Run> runs = List.copyOf(board.runs(line.length()));
            return pieces -> runs.stream().anyMatch(run -> pieces.hasAll(run.cells()) && !pieces.hasAny(run.beyond()));
        }
        BoardCells[] lines = board.lines(line.length()).toArray(BoardCells[]::new);
        return pieces -> {
            for (BoardCells each : lines) {
                if (pieces.hasAll(each)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Whether some pieces that hang together stand on all sides. Each cell is looked at once. */
    private static boolean connects(List<BoardCells> beside, BoardCells pieces, List<BoardCells> sides) {
        for (BoardCells side : sides) {
            if (!pieces.hasAny(side)) {
                return false;
            }
        }
        BoardCells rest = pieces;
        while (rest.hasAny(sides.get(0))) {
            BoardCells group = BoardCells.of(rest.and(sides.get(0)).first());
            BoardCells edge = group;
            while (!edge.isEmpty()) {
                int cell = edge.first();
                BoardCells more = beside.get(cell).and(rest).without(group);
                group = group.or(more);
                edge = edge.without(BoardCells.of(cell)).or(more);
            }
            if (sides.stream().allMatch(group::hasAny)) {
                return true;
            }
            rest = rest.without(group);
        }
        return false;
    }
}
