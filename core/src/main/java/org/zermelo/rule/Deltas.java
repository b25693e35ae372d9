package org.zermelo.rule;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** By how much a move changes a variable, at least and at most. */
public final class Deltas {

    private final Bounds bounds;
    private final int variable;

    /** Changes of this variable within these bounds. */
    public Deltas(Bounds bounds, int variable) {
        this.bounds = bounds;
        this.variable = variable;
    }

    /** The new value minus the old one. */
    public Interval of(Expr value) {
        Interval plain = bounds.value(value).minus(bounds.variable(variable));
        if (bounds.variableOf(value) == variable) {
            return Interval.of(0);
        }
        if (value instanceof Expr.Either e) {
            return plain.meet(of(e.then()).hull(of(e.otherwise())));
        }
        return value instanceof Expr.Arithmetic a ? plain.meet(joined(a)) : plain;
    }

    private Interval joined(Expr.Arithmetic a) {
        return switch (a.operator()) {
            case ADD ->
                of(a.left())
                        .plus(bounds.value(a.right()))
                        .meet(bounds.value(a.left()).plus(of(a.right())));
            case SUBTRACT -> of(a.left()).minus(bounds.value(a.right()));
            case MULTIPLY -> product(a);
            case POWER -> power(a);
            case DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT -> quotient(a);
            case MIN -> of(a.left()).min(of(a.right()));
            case MAX -> of(a.left()).max(of(a.right()));
            case MODULO ->
                bounds.variable(variable).least() >= 0
                                && bounds.value(a.right()).least() > 0
                                && bounds.variableOf(a.left()) == variable
                        ? new Interval(Long.MIN_VALUE, 0)
                        : Interval.ALL;
            default -> Interval.ALL;
        };
    }

    private Interval product(Expr.Arithmetic a) {
        boolean left = bounds.variableOf(a.left()) == variable;
        if (!left && bounds.variableOf(a.right()) != variable) {
            return Interval.ALL;
        }
        Interval factor = bounds.value(left ? a.right() : a.left());
        return bounds.variable(variable).times(factor.minus(Interval.of(1)));
    }

    private Interval power(Expr.Arithmetic a) {
        boolean grows = bounds.variableOf(a.left()) == variable
                && bounds.variable(variable).least() >= 0
                && bounds.value(a.right()).least() >= 1;
        return grows ? new Interval(0, Long.MAX_VALUE) : Interval.ALL;
    }

    /** {@code (m v + c) / d - v} with {@code 0 <= m <= d} does not grow with v. */
    private Interval quotient(Expr.Arithmetic a) {
        Interval range = bounds.variable(variable);
        Optional<long[]> line = line(a.left());
        if (line.isEmpty() || !(a.right() instanceof Expr.Literal d) || d.value() < 1 || !range.bounded()) {
            return shrinks(a, range);
        }
        long slope = line.get()[0];
        if (slope < 0 || slope > d.value()) {
            return Interval.ALL;
        }
        try {
            return new Interval(
                    at(range.greatest(), line.get(), a.operator(), d.value()),
                    at(range.least(), line.get(), a.operator(), d.value()));
        } catch (ArithmeticException e) {
            return shrinks(a, range);
        }
    }

    private static long at(long v, long[] line, Expr.Operator operator, long divisor) {
        long above = Math.addExact(Math.multiplyExact(line[0], v), line[1]);
        return Math.subtractExact(
                operator == Expr.Operator.DIVIDE_CEIL
                        ? Arithmetics.ceilDiv(above, divisor)
                        : Math.floorDiv(above, divisor),
                v);
    }

    private Interval shrinks(Expr.Arithmetic a, Interval range) {
        boolean plain = bounds.variableOf(a.left()) == variable
                && range.least() >= 0
                && bounds.value(a.right()).least() >= 1;
        Optional<long[]> line = line(a.left());
        boolean fraction = line.isPresent()
                && line.get()[1] <= 0
                && line.get()[0] >= 0
                && range.least() >= 0
                && a.right() instanceof Expr.Literal d
                && d.value() >= Math.max(1, line.get()[0]);
        return plain || fraction ? new Interval(Long.MIN_VALUE, 0) : Interval.ALL;
    }

    /** The slope and the constant of an expression that is a line over the variable. */
    private Optional<long[]> line(Expr expr) {
        if (bounds.variableOf(expr) == variable) {
            return Optional.of(new long[] {1, 0});
        }
        if (expr instanceof Expr.Literal l) {
            return Optional.of(new long[] {0, l.value()});
        }
        if (!(expr instanceof Expr.Arithmetic a)) {
            return Optional.empty();
        }
        Optional<long[]> left = line(a.left());
        Optional<long[]> right = line(a.right());
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(join(a.operator(), left.get(), right.get()));
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    private static long @Nullable [] join(Expr.Operator operator, long[] l, long[] r) {
        return switch (operator) {
            case ADD -> new long[] {Math.addExact(l[0], r[0]), Math.addExact(l[1], r[1])};
            case SUBTRACT -> new long[] {Math.subtractExact(l[0], r[0]), Math.subtractExact(l[1], r[1])};
            case MULTIPLY ->
                r[0] == 0
                        ? new long[] {Math.multiplyExact(l[0], r[1]), Math.multiplyExact(l[1], r[1])}
                        : l[0] == 0
                                ? new long[] {Math.multiplyExact(r[0], l[1]), Math.multiplyExact(r[1], l[1])}
                                : null;
            default -> null;
        };
    }
}
