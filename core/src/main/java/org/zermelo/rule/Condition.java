package org.zermelo.rule;

import java.util.List;

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
    record Compare(Relation relation, Expr left, Expr right) implements Condition {}

    /** All hold; decided from left to right, so a later part may rely on the earlier. */
    record And(List<Condition> parts) implements Condition {
        public And {
            parts = List.copyOf(parts);
        }
    }

    /** At least one holds; decided from left to right. */
    record Or(List<Condition> parts) implements Condition {
        public Or {
            parts = List.copyOf(parts);
        }
    }

    /** The part does not hold. */
    record Not(Condition part) implements Condition {}

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

    /** Whether it looks at parameters and at nothing that a move changes or chooses: it holds throughout a play or never. */
    default boolean onlyParameters() {
        return Scan.parameter(this)
                && !Scan.any(this, e -> !(e instanceof Expr.Parameter) && !(e instanceof Expr.Literal) && Scan.leaf(e));
    }

    /** Whether it looks at a choice of this number or a later one. */
    default boolean looksAtChoicesFrom(int number) {
        return Scan.any(this, e -> e instanceof Expr.Chosen c && c.choice() >= number);
    }

    /** Both hold. */
    default Condition and(Condition other) {
        return equals(TRUE) ? other : other.equals(TRUE) ? this : new And(List.of(this, other));
    }

    /** Two numbers compared. */
    static Condition of(Relation relation, Expr left, Expr right) {
        return new Compare(relation, left, right);
    }
}
