package org.zermelo.rule;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A whole number that depends on the position and on the move. Evaluated exactly: a result beyond a {@code long} is
 * refused, never wrapped.
 */
public sealed interface Expr {

    /** A number. */
    record Literal(long value) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.literal(this);
        }
    }

    /** The value of a variable. */
    record Cell(int variable) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.cell(this);
        }
    }

    /** The variable that the move changes, {@code x}. */
    record Moved() implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.moved();
        }
    }

    /** Another heap than the one that the move changes, {@code other}; with three heaps a move for each of them. */
    record Other() implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.other();
        }
    }

    /** A parameter of the rules, such as {@code S}; it must be bound before the game is played. */
    record ParameterName(String name) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.parameter(this);
        }
    }

    /** What the player chooses within a move, such as {@code k}; numbered in the order of {@link MoveRule#choices}. */
    record Chosen(int choice) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.chosen(this);
        }
    }

    /** Something over all heaps. */
    record Total(Kind kind) implements Expr {
        /** What is taken over the heaps. */
        public enum Kind {
            SUM(Operator.ADD),
            PRODUCT(Operator.MULTIPLY),
            BIG(Operator.MAX),
            SMALL(Operator.MIN);

            private final Operator operator;

            Kind(Operator operator) {
                this.operator = operator;
            }

            /** What joins one heap after the other. */
            public Operator operator() {
                return operator;
            }
        }

        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.total(this);
        }
    }

    /** Two numbers joined. */
    record Arithmetic(Operator operator, Expr left, Expr right) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.arithmetic(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return wanted.test(this) || left.any(wanted) || right.any(wanted);
        }

        @Override
        public Expr map(UnaryOperator<Expr> change) {
            return change.apply(new Arithmetic(operator, left.map(change), right.map(change)));
        }
    }

    /** The absolute value. */
    record Absolute(Expr of) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.absolute(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return wanted.test(this) || of.any(wanted);
        }

        @Override
        public Expr map(UnaryOperator<Expr> change) {
            return change.apply(new Absolute(of.map(change)));
        }
    }

    /** One of two numbers. */
    record Either(Condition when, Expr then, Expr otherwise) implements Expr {
        @Override
        public <R> R fold(ExprCases<R> cases) {
            return cases.either(this);
        }

        @Override
        public boolean any(Predicate<Expr> wanted) {
            return wanted.test(this) || when.any(wanted) || then.any(wanted) || otherwise.any(wanted);
        }

        @Override
        public Expr map(UnaryOperator<Expr> change) {
            return change.apply(new Either(when.map(change), then.map(change), otherwise.map(change)));
        }
    }

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
        MAX,
        /** The greatest common divisor. */
        GCD,
        /** The least common multiple. */
        LCM,
        /** Addition without carry, in binary. */
        XOR,
        /** The binary digits that both have. */
        BIT_AND,
        /** The binary digits that one of them has. */
        BIT_OR,
        /** The root by this number, rounded down; 0 of a number below 0. */
        ROOT,
        /** The logarithm to this base, rounded down; 0 of a number below 1. */
        LOGARITHM,
        /** The sum of the digits to this base. */
        DIGIT_SUM,
        /** 1 where the second is a decimal digit of the first, 0 elsewhere. */
        HAS_DIGIT,
        /** The sum of this power of all divisors of a number from 1 on; 0 of others. */
        DIVISORS
    }

    /** One answer for each kind of expression: with a new kind the compiler names every walk that does not know it. */
    interface ExprCases<R> {
        R literal(Literal literal);

        R cell(Cell cell);

        R moved();

        R other();

        R parameter(ParameterName parameter);

        R chosen(Chosen chosen);

        R total(Total total);

        R arithmetic(Arithmetic arithmetic);

        R absolute(Absolute absolute);

        R either(Either either);
    }

    /** Cases of a walk to which everything without parts is the same, but for what it overrides. */
    interface Leaves<R> extends ExprCases<R> {

        /** The answer for what has no parts. */
        R leaf(Expr leaf);

        @Override
        default R literal(Literal literal) {
            return leaf(literal);
        }

        @Override
        default R cell(Cell cell) {
            return leaf(cell);
        }

        @Override
        default R moved() {
            return leaf(new Moved());
        }

        @Override
        default R other() {
            return leaf(new Other());
        }

        @Override
        default R parameter(ParameterName parameter) {
            return leaf(parameter);
        }

        @Override
        default R chosen(Chosen chosen) {
            return leaf(chosen);
        }

        @Override
        default R total(Total total) {
            return leaf(total);
        }
    }

    /** The answer for this kind of expression. */
    <R> R fold(ExprCases<R> cases);

    /** Whether this or a part of it, be it within a condition, is wanted. */
    default boolean any(Predicate<Expr> wanted) {
        return wanted.test(this);
    }

    /** The expression with every part put through a change, from the inside out. */
    default Expr map(UnaryOperator<Expr> change) {
        return change.apply(this);
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
