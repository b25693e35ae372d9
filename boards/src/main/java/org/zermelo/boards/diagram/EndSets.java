package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Player;

/** The ends that a player may meet at his turn, as sets of positions, in the order in which they are looked for. */
final class EndSets {

    /**
     * One end.
     *
     * @param positions the positions at which it holds
     * @param verdict what it means for the player to move
     */
    record EndedPositions(int positions, Verdict verdict) {}

    /** Nodes of a set that is looked for at once. */
    private static final int LARGEST = 300;

    private EndSets() {}

    /** Whether every end is one of those that can be written as sets of a few cells. */
    static boolean cover(BoardRules rules) {
        return rules.ends().stream()
                .allMatch(end -> end.test() instanceof Test.Line
                        || end.test() instanceof Test.Fill
                        || end.test() instanceof Test.Reach);
    }

    /**
     * The ends.
     *
     * @param moves those of the player who has moved: an end that they cannot bring about is met at the start only
     */
    static List<EndedPositions> of(
            BoardRules rules, Player mover, List<GroundMove> moves, CellBits bits, Diagrams diagrams) {
        Map<Integer, Verdict> ends = new LinkedHashMap<>();
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : rules.ends()) {
                Content piece = end.test().piece();
                // a line of neutral pieces is that of the player who has moved
                boolean looked = end.who().contains(player) && !(end.test().ofMover() && player == mover);
                int value = piece.value(player);
                boolean changes = moves.stream()
                        .anyMatch(move ->
                                move.sets().get(value) != 0 || move.clears().get(value) != 0);
                if (looked && (changes || rules.start().indexOf(Content.SIGNS.charAt(value)) >= 0)) {
                    Verdict verdict =
                            player == mover ? end.verdict() : end.verdict().opposite();
                    for (Board.Run run : runs(end.test(), rules.board(), player)) {
                        ends.putIfAbsent(diagrams.nodes.hold(set(run, value, bits, diagrams)), verdict);
                    }
                }
            }
        }
        ends.remove(NodeTable.NONE);
        return together(ends, diagrams);
    }

    /** As few sets as are small: those that say the same and are looked for one after another are one. */
    private static List<EndedPositions> together(Map<Integer, Verdict> ends, Diagrams diagrams) {
        List<EndedPositions> found = new ArrayList<>();
        ends.forEach((set, verdict) -> {
            EndedPositions last = found.isEmpty() ? null : found.get(found.size() - 1);
            int both = last == null || last.verdict() != verdict
                    ? NodeTable.NONE
                    : diagrams.nodes.hold(diagrams.best(last.positions(), set));
            if (both != NodeTable.NONE && diagrams.nodes.below(both) <= LARGEST) {
                found.set(found.size() - 1, new EndedPositions(both, verdict));
            } else {
                found.add(new EndedPositions(set, verdict));
            }
        });
        return found;
    }

    /** Cells that bear the piece, with those around that must not. */
    private static List<Board.Run> runs(Test test, Board board, Player player) {
        if (test instanceof Test.Line line && line.exactly()) {
            return List.copyOf(board.runs(line.length()));
        }
        List<BoardCells> sets = test instanceof Test.Line line
                ? board.lines(line.length())
                : test instanceof Test.Fill fill
                        ? fill.sets()
                        : ((Test.Reach) test)
                                .of(player)
                                .numbers()
                                .mapToObj(BoardCells::of)
                                .toList();
        return sets.stream().map(set -> new Board.Run(set, BoardCells.NONE)).toList();
    }

    private static int set(Board.Run run, int value, CellBits bits, Diagrams diagrams) {
        int[] allowed = bits.values();
        for (int cell = 0; cell < allowed.length; cell++) {
            if (run.cells().has(cell)) {
                allowed[cell] &= 1 << value;
            } else if (run.beyond().has(cell)) {
                allowed[cell] &= ~(1 << value);
            }
        }
        return bits.set(diagrams, allowed);
    }
}
