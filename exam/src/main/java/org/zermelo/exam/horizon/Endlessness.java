package org.zermelo.exam.horizon;

import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;

/**
 * Shows that infinitely many starts are won, and infinitely many lost, where S has no upper end.
 *
 * <p>One heap that every move makes smaller, but that stays above any bound if S is great enough; from great heaps there is
 * always a move, and the play has not ended. Every play then ends, so every start is won or lost. Were only finitely many
 * heaps lost, all moves from a great enough heap would lead to won ones, and it would be lost; were only finitely many won,
 * all moves from a great enough heap would lead to lost ones, and it would be won.
 */
public final class Endlessness {

    /** Heaps from here on are great; a few doublings further lies anything that rules of exams name. */
    private static final long GREAT = 1L << 40;

    private Endlessness() {}

    /** Whether it is shown; a "no" means only that this argument does not apply. */
    public static boolean shown(Ruleset rules) {
        boolean plain = rules.variables().size() == 1
                && rules.heaps().length == 1
                && rules.repeat() == Repeat.ALLOWED
                && rules.result().equals(Condition.TRUE)
                && rules.where().equals(Condition.TRUE)
                && rules.parameters().size() == 1
                && rules.variables().get(0).start() instanceof Expr.ParameterName
                && rules.ends().stream().noneMatch(end -> end.how() == Ending.TIE);
        if (!plain || !rules.moves().stream().allMatch(Endlessness::shrinks)) {
            return false;
        }
        Box great = Box.of(new Interval(GREAT, Long.MAX_VALUE));
        boolean moves = SureMove.exists(rules, great) || rules.moves().stream().anyMatch(Endlessness::canChoose);
        return moves && great.open(rules) && (rules.stuck() != Ending.TIE || neverStuck(rules));
    }

    /** Whether every heap that is not ended has a move: x - c needs c stones, x / c makes any heap from 1 smaller. */
    private static boolean neverStuck(Ruleset rules) {
        for (long heap = 0; heap <= 1_000; heap++) {
            Box box = Box.of(Interval.of(heap));
            if (!box.over(rules) && !SureMove.exists(rules, box)) {
                return false;
            }
        }
        return SureMove.exists(rules, Box.of(new Interval(1_000, Long.MAX_VALUE)));
    }

    /** Whether a number can be chosen in great heaps, whatever they hold. */
    private static boolean canChoose(MoveRule move) {
        return move.choices().size() == 1
                && move.guard().equals(Condition.TRUE)
                && move.choices().get(0).from() instanceof Expr.Literal least
                && least.value() <= 1
                && takesChosen(move, move.choices().get(0))
                && !(move.choices().get(0).to() instanceof Expr.Literal most && most.value() < 1);
    }

    private static boolean takesChosen(MoveRule move, MoveRule.Choice choice) {
        return !move.once()
                && move.changes().size() == 1
                && move.changes().get(0).value() instanceof Expr.Arithmetic a
                && a.operator() == Expr.Operator.SUBTRACT
                && isHeap(a.left())
                && a.right() instanceof Expr.Chosen
                && choice.from() instanceof Expr.Literal least
                && least.value() >= 1
                && (choice.to() instanceof Expr.Literal || partOfHeap(choice.to()));
    }

    /** x / c rounded either way, c from 2 to 1,000: of a great heap much remains, whatever part up to this is taken. */
    private static boolean partOfHeap(Expr most) {
        return most instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.DIVIDE_FLOOR || a.operator() == Expr.Operator.DIVIDE_CEIL)
                && isHeap(a.left())
                && a.right() instanceof Expr.Literal by
                && by.value() >= 2
                && by.value() <= 1_000;
    }

    private static boolean isHeap(Expr expr) {
        return expr instanceof Expr.Moved || expr instanceof Expr.Cell;
    }

    /**
     * x - c with c positive, or x / c rounded either way with a constant c of at least 2, for any heap and always; or x - k for
     * a k that is chosen from 1 or more up to a constant, or up to such a part of the heap that a great heap stays great.
     */
    private static boolean shrinks(MoveRule move) {
        if (move.choices().size() == 1) {
            return takesChosen(move, move.choices().get(0));
        }
        if (!move.choices().isEmpty()
                || move.once()
                || move.changes().size() != 1
                || !(move.changes().get(0).value() instanceof Expr.Arithmetic a)
                || !(a.right() instanceof Expr.Literal by)) {
            return false;
        }
        return isHeap(a.left())
                && switch (a.operator()) {
                    case SUBTRACT -> by.value() > 0;
                    case ADD -> by.value() < 0;
                    case DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT -> by.value() >= 2;
                    default -> false;
                };
    }
}
