package org.zermelo.law.rise;

import java.util.List;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Expr;

/**
 * How an expression depends on the size of one heap: as {@code factor * size + constant}, by the remainder of the size alone, or otherwise.
 *
 * @param factor of the size; 0 where it depends on a remainder
 * @param constant what is added
 * @param modulus 1 for a straight line, more for a remainder, 0 for anything else
 */
record HeapForm(long factor, long constant, long modulus) {

    /** The size itself. */
    static final HeapForm SIZE = new HeapForm(1, 0, 1);

    private static final HeapForm OTHER = new HeapForm(0, 0, 0);

    /** Remainders by larger numbers are not followed. */
    private static final long MOST_MODULUS = 100_000;

    static HeapForm constant(long value) {
        return new HeapForm(0, value, 1);
    }

    static HeapForm remainder(long modulus) {
        return modulus > MOST_MODULUS ? OTHER : new HeapForm(0, 0, modulus);
    }

    boolean known() {
        return modulus > 0;
    }

    boolean straight() {
        return modulus == 1;
    }

    boolean isConstant() {
        return straight() && factor == 0;
    }

    private boolean byRemainder() {
        return known() && factor == 0;
    }

    /** The form of an expression where the heap has a form and numbers were chosen. */
    static HeapForm of(Expr expr, HeapForm heap, List<Long> chosen) {
        return expr.fold(new Forms(heap, chosen));
    }

    private static HeapForm joined(Expr.Operator operator, HeapForm left, HeapForm right) {
        if (left.isConstant() && right.isConstant()) {
            return ofConstants(operator, left.constant, right.constant);
        }
        boolean straight = left.straight() && right.straight();
        if (straight && (operator == Expr.Operator.ADD || operator == Expr.Operator.SUBTRACT)) {
            long sign = operator == Expr.Operator.ADD ? 1 : -1;
            return new HeapForm(
                    Math.addExact(left.factor, sign * right.factor),
                    Math.addExact(left.constant, sign * right.constant),
                    1);
        }
        if (straight && operator == Expr.Operator.MULTIPLY && (left.isConstant() || right.isConstant())) {
            HeapForm line = left.isConstant() ? right : left;
            long times = left.isConstant() ? left.constant : right.constant;
            return new HeapForm(Math.multiplyExact(line.factor, times), Math.multiplyExact(line.constant, times), 1);
        }
        if (operator == Expr.Operator.MODULO && right.isConstant() && right.constant > 0 && left.known()) {
            return left.straight() ? remainder(right.constant) : left;
        }
        return left.byRemainder() && right.byRemainder()
                ? remainder(Moduli.common(left.modulus, right.modulus))
                : OTHER;
    }

    private static HeapForm ofConstants(Expr.Operator operator, long left, long right) {
        return switch (operator) {
            case ADD -> constant(Math.addExact(left, right));
            case SUBTRACT -> constant(Math.subtractExact(left, right));
            case MULTIPLY -> constant(Math.multiplyExact(left, right));
            case POWER -> right < 0 ? OTHER : constant(Arithmetics.power(left, right));
            case MIN -> constant(Math.min(left, right));
            case MAX -> constant(Math.max(left, right));
            case DIVIDE_FLOOR -> right < 1 ? OTHER : constant(Math.floorDiv(left, right));
            case MODULO -> right < 1 ? OTHER : constant(Math.floorMod(left, right));
            default -> OTHER;
        };
    }

    private record Forms(HeapForm heap, List<Long> chosen) implements Expr.ExprCases<HeapForm> {

        @Override
        public HeapForm literal(Expr.Literal literal) {
            return constant(literal.value());
        }

        @Override
        public HeapForm cell(Expr.Cell cell) {
            return heap;
        }

        @Override
        public HeapForm moved() {
            return heap;
        }

        @Override
        public HeapForm other() {
            return OTHER;
        }

        @Override
        public HeapForm parameter(Expr.ParameterName parameter) {
            return OTHER;
        }

        @Override
        public HeapForm chosen(Expr.Chosen choice) {
            return constant(chosen.get(choice.choice()));
        }

        @Override
        public HeapForm total(Expr.Total total) {
            return heap;
        }

        @Override
        public HeapForm arithmetic(Expr.Arithmetic arithmetic) {
            return joined(
                    arithmetic.operator(),
                    arithmetic.left().fold(this),
                    arithmetic.right().fold(this));
        }

        @Override
        public HeapForm absolute(Expr.Absolute absolute) {
            HeapForm of = absolute.of().fold(this);
            return of.isConstant() ? constant(Math.abs(of.constant)) : of.byRemainder() ? of : OTHER;
        }

        @Override
        public HeapForm either(Expr.Either either) {
            return OTHER;
        }
    }
}
