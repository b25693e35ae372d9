package org.zermelo.boards.stage;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;

/**
 * Rules of men, as the player to move sees them: men come from the hand, go along lines or fly, and a mill takes one of the other's.
 * Both players have the same rules, and every end is a loss of the player who would have to move. A cell is a bit of an {@code int}.
 */
final class MenRules {

    static final int MOST_CELLS = 28;

    /** With more in a hand there would be too many stages. */
    private static final int MOST_IN_HAND = 14;

    final BoardRules rules;
    final int cells;
    /** The cells to which a man goes from each, and those from which it comes. */
    final int[] to;

    final int[] from;
    /** Every row that takes a man, and for each cell those that it is part of; none where nothing is taken. */
    final int[] mills;

    final int[][] millsOf;
    /** The rows that end the play. */
    final int[] lines;
    /** Who has fewer men has lost. */
    final int fewest;

    private MenRules(BoardRules rules) {
        this.rules = rules;
        Board board = rules.board();
        this.cells = board.size();
        this.to = new int[cells];
        this.from = new int[cells];
        for (MoveClause clause : rules.clauses()) {
            if (clause.movement() instanceof Movement.Step step) {
                for (int ray : step.rays().left()) {
                    for (int cell = 0; cell < cells; cell++) {
                        int next = board.next(ray, cell);
                        if (next >= 0 && next != cell) {
                            to[cell] |= 1 << next;
                            from[next] |= 1 << cell;
                        }
                    }
                }
            }
        }
        int mill = rules.customs().mill();
        this.mills = mill == Customs.NOTHING ? new int[0] : ints(BoardCells.low(board.lines(mill)));
        this.millsOf = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            int at = cell;
            millsOf[cell] =
                    Arrays.stream(mills).filter(row -> (row >>> at & 1) != 0).toArray();
        }
        this.lines = rules.ends().stream()
                .filter(end -> end.test() instanceof Test.Line)
                .flatMapToInt(end ->
                        Arrays.stream(ints(BoardCells.low(board.lines(((Test.Line) end.test()).length())))))
                .toArray();
        this.fewest = rules.ends().stream()
                .filter(end -> end.test() instanceof Test.Fewer)
                .mapToInt(end -> ((Test.Fewer) end.test()).count())
                .max()
                .orElse(0);
    }

    /** The rules of men that a text declares; empty for other games. */
    static Optional<MenRules> of(BoardRules rules) {
        Customs customs = rules.customs();
        Customs mills = new Customs(
                PieceKinds.MEN,
                Customs.Promotion.NONE,
                customs.mill(),
                Customs.Score.NOTHING,
                false,
                List.of(),
                AnotherTurn.NEVER,
                Hands.ANY_KIND,
                Customs.NOTHING);
        boolean men = customs.equals(mills)
                && rules.plies() == BoardRules.ENDLESS
                && rules.stuck() == Verdict.LOSES
                && rules.board().size() <= MOST_CELLS
                && rules.mostHand() <= MOST_IN_HAND
                && rules.start().chars().noneMatch(sign -> Content.SIGNS.indexOf(sign) > 2);
        return men
                        && rules.clauses().stream().allMatch(clause -> plain(clause, rules))
                        && stepsAlike(rules)
                        && rules.ends().stream().allMatch(MenRules::plain)
                ? Optional.of(new MenRules(rules))
                : Optional.empty();
    }

    /** Whether all steps may be made at the same times, since the ways of all of them are put together. */
    private static boolean stepsAlike(BoardRules rules) {
        return rules.clauses().stream()
                        .filter(clause -> clause.movement() instanceof Movement.Step)
                        .map(clause ->
                                List.of(clause.afterHand(), clause.manner().atMost()))
                        .distinct()
                        .count()
                <= 1;
    }

    private static boolean plain(MoveClause clause, BoardRules rules) {
        Manner manner = clause.manner();
        Movement movement = clause.movement();
        boolean goes = movement instanceof Movement.Fly
                || movement instanceof Movement.Place && rules.hands()
                || movement instanceof Movement.Step step
                        && step.onto().equals(Set.of(Content.EMPTY))
                        && new HashSet<>(step.rays().left())
                                .equals(new HashSet<>(step.rays().right()));
        Manner free = new Manner(
                manner.kind(),
                Manner.Taking.PLAIN,
                Manner.Where.to(manner.where().to()),
                PieceKinds.ANY,
                Content.EMPTY,
                false,
                Manner.ALWAYS,
                Bans.NONE,
                manner.atMost());
        long all = (1L << rules.board().size()) - 1;
        return goes
                && clause.next().isEmpty()
                && clause.who().size() == 2
                && movement.piece() == Content.OWN
                && manner.equals(free)
                && (manner.where().to().low() & all) == all;
    }

    private static boolean plain(EndClause end) {
        boolean line = end.test() instanceof Test.Line row
                && row.piece() == Content.OWN
                && !row.exactly()
                && end.verdict() == Verdict.WINS;
        boolean few = end.test() instanceof Test.Fewer fewer
                && fewer.piece() == Content.OWN
                && fewer.kind() <= 0
                && end.verdict() == Verdict.LOSES;
        return end.who().size() == 2 && (line || few);
    }

    private static int[] ints(long[] sets) {
        return LongStream.of(sets).mapToInt(set -> (int) set).toArray();
    }

    /** Whether a player with so many men in hand and on the board may place one. */
    boolean places(int hand, int on) {
        return hand > 0 && any(hand, on, Movement.Place.class);
    }

    /** Whether his men go along lines. */
    boolean steps(int hand, int on) {
        return any(hand, on, Movement.Step.class);
    }

    /** Whether his men fly. */
    boolean flies(int hand, int on) {
        return any(hand, on, Movement.Fly.class);
    }

    private boolean any(int hand, int on, Class<? extends Movement> movement) {
        return rules.clauses().stream()
                .anyMatch(clause -> movement.isInstance(clause.movement())
                        && !(clause.afterHand() && hand > 0)
                        && (clause.manner().atMost() == Manner.ALWAYS
                                || hand + on <= clause.manner().atMost()));
    }

    /** Whether a cell is part of a mill on these cells. */
    boolean inMill(int cell, int men) {
        for (int row : millsOf[cell]) {
            if ((men & row) == row) {
                return true;
            }
        }
        return false;
    }

    /** The men of the other's of which a mill takes one: those outside his mills, if there are any. */
    int removable(int men) {
        int kept = 0;
        for (int row : mills) {
            kept |= (men & row) == row ? row : 0;
        }
        return (men & ~kept) == 0 ? men : men & ~kept;
    }

    /** Whether these men make a row that ends the play. */
    boolean inLine(int men) {
        for (int row : lines) {
            if ((men & row) == row) {
                return true;
            }
        }
        return false;
    }
}
