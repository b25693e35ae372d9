package org.zermelo.exam.horizon;

import java.util.List;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;

/** Whether every position of a box has a move, so that nobody can be stuck there. */
final class SureMove {

    private SureMove() {}

    /** Whether it is sure; a "no" may be wrong. */
    static boolean exists(Ruleset rules, Box box) {
        long sure = rules.moves().stream()
                .filter(move -> !move.once() && sure(rules, box, move))
                .count();
        return sure > rules.repeat().banned();
    }

    private static boolean sure(Ruleset rules, Box box, MoveRule move) {
        if (!move.choices().isEmpty() || move.changes().size() != 1) {
            return false;
        }
        MoveRule.NewValue change = move.changes().get(0);
        for (int heap : rules.heaps()) {
            boolean here = change.variable() == heap
                    || change.variable() == MoveRule.NewValue.MOVED && move.target() == MoveRule.Target.ANY_HEAP;
            if (here && sure(rules, box, move, change.value(), heap)) {
                return true;
            }
        }
        return false;
    }

    private static boolean sure(Ruleset rules, Box box, MoveRule move, Expr value, int heap) {
        Bounds bounds = box.bounds(rules).aimed(heap, heap, List.of());
        if (!changes(value, bounds.variable(heap), heap) || !bounds.always(move.guard())) {
            return false;
        }
        Interval after = bounds.value(value);
        return rules.variables().get(heap).range().contains(after)
                && bounds.with(heap, after).always(rules.result());
    }

    /** Whether x + c, x - c, x * c or x / c surely differs from x. */
    private static boolean changes(Expr value, Interval x, int heap) {
        if (!(value instanceof Expr.Arithmetic a) || !(a.right() instanceof Expr.Literal by)) {
            return false;
        }
        boolean ofHeap = a.left() instanceof Expr.Moved || a.left() instanceof Expr.Cell c && c.variable() == heap;
        return ofHeap
                && switch (a.operator()) {
                    case ADD, SUBTRACT -> by.value() != 0;
                    case MULTIPLY, DIVIDE_FLOOR -> by.value() >= 2 && x.least() >= 1;
                    case DIVIDE_CEIL -> by.value() >= 2 && x.least() >= 2;
                    default -> false;
                };
    }
}
