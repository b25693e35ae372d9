package org.zermelo.notation.heaps;

import java.util.Optional;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;

/** Computes what is made of literals only. */
final class ConstantFolding {

    private ConstantFolding() {}

    /** The joined expression; empty when it is made of literals and has no value. */
    static Optional<Expr> join(Operator operator, Expr left, Expr right) {
        if (!(left instanceof Expr.Literal l) || !(right instanceof Expr.Literal r)) {
            return Optional.of(Expr.of(operator, left, right));
        }
        try {
            return Optional.of(Expr.of(compute(operator, l.value(), r.value())));
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    private static long compute(Operator operator, long left, long right) {
        return switch (operator) {
            case ADD -> Math.addExact(left, right);
            case SUBTRACT -> Math.subtractExact(left, right);
            case MULTIPLY -> Math.multiplyExact(left, right);
            case DIVIDE_FLOOR -> Arithmetics.floorDiv(left, right);
            case DIVIDE_CEIL -> Arithmetics.ceilDiv(left, right);
            case DIVIDE_EXACT -> {
                if (left % right != 0) {
                    throw new ArithmeticException("remainder");
                }
                yield Arithmetics.floorDiv(left, right);
            }
            case MODULO -> Math.floorMod(left, right);
            case POWER -> Arithmetics.power(left, right);
            case MIN -> Math.min(left, right);
            case MAX -> Math.max(left, right);
            default -> Arithmetics.join(operator, left, right);
        };
    }
}
