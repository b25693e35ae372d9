package org.zermelo.rule;

/**
 * A whole number that depends on the position and on the move. Evaluated exactly: a result beyond a {@code long} is
 * refused, never wrapped.
 */
public sealed interface Expr {

    /** A number. */
    record Literal(long value) implements Expr {}

    /** The value of a variable. */
    record Cell(int variable) implements Expr {}

    /** The variable that the move changes, {@code x}. */
    record Moved() implements Expr {}

    /** Another heap than the one that the move changes, {@code other}; with three heaps a move for each of them. */
    record Other() implements Expr {}

    /** A parameter of the rules, such as {@code S}; it must be bound before the game is played. */
    record Parameter(String name) implements Expr {}

    /** What the player chooses within a move, such as {@code k}; numbered in the order of {@link MoveRule#choices}. */
    record Chosen(int choice) implements Expr {}

    /** Something over all heaps. */
    record Total(Kind kind) implements Expr {
        /** What is taken over the heaps. */
        public enum Kind {
            SUM,
            PRODUCT,
            BIG,
            SMALL
        }
    }

    /** Two numbers joined. */
    record Arithmetic(Operator operator, Expr left, Expr right) implements Expr {}

    /** The absolute value. */
    record Absolute(Expr of) implements Expr {}

    /** One of two numbers. */
    record Either(Condition when, Expr then, Expr otherwise) implements Expr {}

    /** How two numbers are joined. */
    enum Operator {
        ADD,
        SUBTRACT,
        MULTIPLY,
        /** Division rounded down. */
        DIVIDE_FLOOR,
        /** Division rounded up. */
        DIVIDE_CEIL,
        /** Division that exists only without remainder. */
        DIVIDE_EXACT,
        /** The remainder of {@link #DIVIDE_FLOOR}: it has the sign of the divisor. */
        MODULO,
        /** A power with an exponent of at least 0. */
        POWER,
        MIN,
        MAX
    }

    /** A number. */
    static Expr of(long value) {
        return new Literal(value);
    }

    /** Two numbers joined. */
    static Expr of(Operator operator, Expr left, Expr right) {
        return new Arithmetic(operator, left, right);
    }

    /** Something over all heaps. */
    static Expr total(Total.Kind kind) {
        return new Total(kind);
    }
}
