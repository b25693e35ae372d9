package org.zermelo.rule;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What holds or does not hold in a position. A comparison with a side that does not exist (an exact division with a
 * remainder) does not hold.
 */
public sealed interface Condition {

    /** Always. */
    Condition TRUE = new And(List.of());

    /** Never. */
    Condition FALSE = new Or(List.of());

    /** Two numbers compared. */
    record Compare(Relation relation, Expr left, Expr right) implements Condition {

        /** Whether a side may be without a value. */
        public boolean partial() {
            return any(e -> e instanceof Expr.Arithmetic a && a.operator() == Expr.Operator.DIVIDE_EXACT);
        }

        @Override
        public <R> R fold(ConditionCases<R> cases) {
            return cases.compare(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return left.any(wanted) || right.any(wanted);
        }

        @Override
        public Condition mapEach(Function<Compare, Condition> change) {
            return change.apply(this);
        }
    }

    /** All hold; decided from left to right, so a later part may rely on the earlier. */
    record And(List<Condition> parts) implements Condition {
        public And {
            parts = List.copyOf(parts);
        }

        @Override
        public <R> R fold(ConditionCases<R> cases) {
            return cases.and(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return parts.stream().anyMatch(part -> part.any(wanted));
        }

        @Override
        public Condition mapEach(Function<Compare, Condition> change) {
            return new And(parts.stream().map(part -> part.mapEach(change)).toList());
        }
    }

    /** At least one holds; decided from left to right. */
    record Or(List<Condition> parts) implements Condition {
        public Or {
            parts = List.copyOf(parts);
        }

        @Override
        public <R> R fold(ConditionCases<R> cases) {
            return cases.or(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return parts.stream().anyMatch(part -> part.any(wanted));
        }

        @Override
        public Condition mapEach(Function<Compare, Condition> change) {
            return new Or(parts.stream().map(part -> part.mapEach(change)).toList());
        }
    }

    /** The part does not hold. */
    record Not(Condition part) implements Condition {
        @Override
        public <R> R fold(ConditionCases<R> cases) {
            return cases.not(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return part.any(wanted);
        }

        @Override
        public Condition mapEach(Function<Compare, Condition> change) {
            return new Not(part.mapEach(change));
        }
    }

    /** How two numbers compare. */
    enum Relation {
        LESS,
        AT_MOST,
        EQUAL,
        UNEQUAL,
        AT_LEAST,
        GREATER;

        /** Whether {@code left} stands in this relation to {@code right}. */
        public boolean holds(long left, long right) {
            return switch (this) {
                case LESS -> left < right;
                case AT_MOST -> left <= right;
                case EQUAL -> left == right;
                case UNEQUAL -> left != right;
                case AT_LEAST -> left >= right;
                case GREATER -> left > right;
            };
        }
    }

    /** One answer for each kind of condition. */
    interface ConditionCases<R> {
        R compare(Compare compare);

        R and(And and);

        R or(Or or);

        R not(Not not);
    }

    /** The answer for this kind of condition. */
    <R> R fold(ConditionCases<R> cases);

    /** Whether an expression in it, or a part of one, is wanted. */
    boolean any(Predicate<Expr> wanted);

    /** The condition with every expression in it {@linkplain Expr#map changed}. */
    default Condition map(UnaryOperator<Expr> change) {
        return mapEach(
                c -> new Compare(c.relation(), c.left().map(change), c.right().map(change)));
    }

    /** The condition with another in the place of each comparison. */
    Condition mapEach(Function<Compare, Condition> change);

    /** Whether it looks at parameters and at nothing that a move changes or chooses: it holds throughout a play or never. */
    default boolean onlyParameters() {
        return any(e -> e instanceof Expr.ParameterName)
                && !any(e -> e instanceof Expr.Cell
                        || e instanceof Expr.Moved
                        || e instanceof Expr.Other
                        || e instanceof Expr.Chosen
                        || e instanceof Expr.Total);
    }

    /** Whether it looks at a choice of this number or a later one. */
    default boolean looksAtChoicesFrom(int number) {
        return any(e -> e instanceof Expr.Chosen c && c.choice() >= number);
    }

    /** Both hold. */
    default Condition and(Condition other) {
        return equals(TRUE) ? other : other.equals(TRUE) ? this : new And(List.of(this, other));
    }

    /** All of these hold; {@link #TRUE} of none. */
    static Condition all(List<Condition> parts) {
        return parts.size() == 1 ? parts.get(0) : new And(parts);
    }

    /** Two numbers compared. */
    static Condition of(Relation relation, Expr left, Expr right) {
        return new Compare(relation, left, right);
    }
}
