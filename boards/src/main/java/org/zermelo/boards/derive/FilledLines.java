package org.zermelo.boards.derive;

import java.util.Optional;
import java.util.stream.LongStream;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.solve.LineFilling;
import org.zermelo.solve.LineFilling.Marks;

/**
 * Games in which each player only places a piece of theirs on any empty cell and a line of them wins, as marks and lines.
 *
 * @param left the lines with which Left wins
 * @param right those of Right
 */
public record FilledLines(long[] left, long[] right) {

    /** The lines of rules; empty where they say anything else. */
    public static Optional<FilledLines> of(BoardRules rules) {
        boolean plain = rules.board().size() <= LineFilling.MOST_CELLS
                && !rules.hands()
                && rules.plies() == BoardRules.ENDLESS
                && rules.stuck() == Verdict.DRAWS
                && rules.customs().equals(Customs.NONE)
                && !rules.waits()
                && !rules.clauses().isEmpty()
                && rules.clauses().stream().allMatch(FilledLines::places)
                && rules.ends().stream().allMatch(FilledLines::fills);
        if (!plain) {
            return Optional.empty();
        }
        FilledLines lines = new FilledLines(lines(rules, Player.LEFT), lines(rules, Player.RIGHT));
        return lines.left.length + lines.right.length == 0 ? Optional.empty() : Optional.of(lines);
    }

    private static boolean places(MoveClause clause) {
        return clause.movement() instanceof Movement.Place place
                && place.piece() == Content.OWN
                && clause.who().size() == Player.values().length
                && !clause.afterHand()
                && clause.next().isEmpty()
                && clause.manner().isWrittenOut();
    }

    private static boolean fills(EndClause end) {
        boolean own = end.test() instanceof Test.Line line && !line.exactly() && line.piece() == Content.OWN
                || end.test() instanceof Test.Fill fill && fill.piece() == Content.OWN;
        return own && end.verdict() == Verdict.WINS;
    }

    private static long[] lines(BoardRules rules, Player player) {
        return rules.ends().stream()
                .filter(end -> end.who().contains(player))
                .flatMapToLong(end -> sets(rules.board(), end.test()))
                .toArray();
    }

    private static LongStream sets(Board board, Test test) {
        return LongStream.of(BoardCells.low(
                test instanceof Test.Line line ? board.lines(line.length()) : ((Test.Fill) test).sets()));
    }

    /** A position as the player to move sees it. */
    public Marks marks(AtTurn<BoardPosition> at) {
        String cells = at.position().cells();
        long own = on(cells, Content.OWN, at.mover());
        long other = on(cells, Content.OTHER, at.mover());
        long blocked = on(cells, Content.NEUTRAL, at.mover());
        boolean leftMoves = at.mover() == Player.LEFT;
        return new Marks(
                cells.length(),
                own,
                other,
                open(leftMoves ? left : right, blocked),
                open(leftMoves ? right : left, blocked));
    }

    private static long on(String cells, Content content, Player viewer) {
        char sign = Content.SIGNS.charAt(content.value(viewer));
        long set = 0;
        for (int cell = 0; cell < cells.length(); cell++) {
            set |= cells.charAt(cell) == sign ? 1L << cell : 0;
        }
        return set;
    }

    private static long[] open(long[] lines, long blocked) {
        return LongStream.of(lines).filter(line -> (line & blocked) == 0).toArray();
    }
}
