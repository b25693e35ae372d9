package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.Expr.Total.Kind;

/** The interpreter against whole numbers without a limit: a number is exact, has no value, or is refused. */
class FrameTest {

    private static final long MIN = Long.MIN_VALUE;
    private static final long MAX = Long.MAX_VALUE;
    private static final long ROOT = 3037000499L; // the greatest whose square fits

    private static final long[] EDGES = {
        MIN,
        MIN + 1,
        MIN / 2 - 1,
        MIN / 2,
        -ROOT - 1,
        -ROOT,
        -7,
        -3,
        -2,
        -1,
        0,
        1,
        2,
        3,
        7,
        62,
        63,
        64,
        ROOT,
        ROOT + 1,
        MAX / 2,
        MAX / 2 + 1,
        MAX - 1,
        MAX
    };

    private static Frame frame(long... values) {
        return new Frame(new int[] {0, 1}, values);
    }

    private static Expr joined(Operator operator) {
        return Expr.of(operator, new Expr.Cell(0), new Expr.Cell(1));
    }

    /** The number; empty where there is none, be it a remainder or a number without an end. */
    private static Optional<BigInteger> exact(Operator operator, long left, long right) {
        if (operator.compareTo(Operator.MAX) > 0) {
            return ExactNumbers.of(operator, left, right);
        }
        BigInteger a = BigInteger.valueOf(left);
        BigInteger b = BigInteger.valueOf(right);
        boolean power = operator == Operator.POWER;
        if (power && right < 0 || !power && right == 0 && operator.name().matches("DIVIDE.*|MODULO")) {
            return Optional.empty();
        }
        return Optional.of(
                switch (operator) {
                    case ADD -> a.add(b);
                    case SUBTRACT -> a.subtract(b);
                    case MULTIPLY -> a.multiply(b);
                    case DIVIDE_FLOOR -> floor(a, b);
                    case DIVIDE_CEIL -> floor(a.negate(), b).negate();
                    case DIVIDE_EXACT -> a.divide(b);
                    case MODULO -> a.subtract(b.multiply(floor(a, b)));
                    case POWER -> power(a, right);
                    case MIN -> a.min(b);
                    case MAX -> a.max(b);
                    default -> throw new IllegalArgumentException(operator.toString());
                });
    }

    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[1].signum() != 0 && parts[1].signum() != b.signum() ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    private static BigInteger power(BigInteger a, long exponent) {
        if (a.abs().compareTo(BigInteger.ONE) <= 0) {
            return exponent == 0 ? BigInteger.ONE : a.signum() < 0 && exponent % 2 == 0 ? BigInteger.ONE : a;
        }
        return a.pow((int) Math.min(exponent, 70));
    }

    @ParameterizedTest
    @EnumSource
    void everyOperatorIsExactOrRefused(Operator operator) {
        int refused = 0;
        for (long left : EDGES) {
            for (long right : EDGES) {
                Frame frame = frame(left, right);
                Optional<BigInteger> exact = exact(operator, left, right).filter(n -> n.bitLength() < Long.SIZE);
                String what = left + " " + operator + " " + right;
                if (exact.isEmpty()) {
                    refused++;
                    assertThatThrownBy(() -> frame.value(joined(operator)))
                            .as(what)
                            .isInstanceOf(RefusedException.class);
                    continue;
                }
                long value = frame.value(joined(operator));
                boolean uneven = operator == Operator.DIVIDE_EXACT && left % right != 0;
                assertThat(frame.absent()).as(what).isEqualTo(uneven);
                assertThat(frame.absent()).as("forgotten").isFalse();
                if (!uneven) {
                    assertThat(value).as(what).isEqualTo(exact.get().longValueExact());
                }
            }
        }
        assertThat(refused > 0).isEqualTo(!operator.name().matches("MIN|MAX|XOR|BIT_.*|HAS_DIGIT"));
    }

    @Test
    void aRefusalSaysWhy() {
        assertThat(key(joined(Operator.ADD), MAX, 1)).isEqualTo("rule.overflow");
        assertThat(key(joined(Operator.POWER), 2, 63)).isEqualTo("rule.overflow");
        assertThat(key(joined(Operator.POWER), 2, -1)).isEqualTo("rule.negative-exponent");
        assertThat(key(joined(Operator.MODULO), 2, 0)).isEqualTo("rule.division-by-zero");
        assertThat(key(new Expr.Absolute(new Expr.Cell(0)), MIN, 0)).isEqualTo("rule.overflow");
        assertThat(key(Expr.total(Kind.SUM), MAX, 1)).isEqualTo("rule.overflow");
        assertThat(key(Expr.total(Kind.PRODUCT), MIN, -1)).isEqualTo("rule.overflow");
        assertThat(key(new Expr.Moved(), 2, 2)).isEqualTo("rule.x-of-several");
        assertThat(key(new Expr.Other(), 2, 2)).isEqualTo("rule.x-of-several");
        assertThat(key(new Expr.ParameterName("S"), 2, 2)).isEqualTo("rule.open-parameter");
    }

    private static String key(Expr expr, long... values) {
        try {
            frame(values).value(expr);
            return "none";
        } catch (RefusedException e) {
            return e.note().key();
        }
    }

    @Test
    void totalsAndNamesReadThePosition() {
        Frame frame = frame(MIN, MAX);
        assertThat(frame.value(Expr.total(Kind.SUM))).isEqualTo(-1);
        assertThat(frame.value(Expr.total(Kind.BIG))).isEqualTo(MAX);
        assertThat(frame.value(Expr.total(Kind.SMALL))).isEqualTo(MIN);
        frame.aim(1, 0);
        frame.choose(3, 17);
        assertThat(frame.value(new Expr.Moved())).isEqualTo(MAX);
        assertThat(frame.value(new Expr.Other())).isEqualTo(MIN);
        assertThat(frame.value(new Expr.Chosen(3))).isEqualTo(17);
        frame.look(new long[] {5, 6});
        assertThat(frame.value(new Expr.Moved())).isEqualTo(6);
    }

    /** Beside the numbers chosen, a condition on broken heaps names up to four of them. */
    @Test
    void thereIsRoomForAllThatCanBeChosenAndNamed() {
        Frame frame = frame(1, 1);
        int last = MoveRule.MOST_CHOICES + Split.MOST_NAMES - 1;
        frame.choose(last, 9);
        assertThat(frame.value(new Expr.Chosen(last))).isEqualTo(9);
    }

    @ParameterizedTest
    @EnumSource
    void aRelationIsThatOfNumbers(Relation relation) {
        for (long left : EDGES) {
            for (long right : EDGES) {
                int sign = Long.compare(left, right);
                boolean holds = switch (relation) {
                    case LESS -> sign < 0;
                    case AT_MOST -> sign <= 0;
                    case EQUAL -> sign == 0;
                    case UNEQUAL -> sign != 0;
                    case AT_LEAST -> sign >= 0;
                    case GREATER -> sign > 0;
                };
                Condition compared = Condition.of(relation, new Expr.Cell(0), new Expr.Cell(1));
                assertThat(frame(left, right).holds(compared)).isEqualTo(holds);
                assertThat(frame(left, right).holds(new Condition.Not(compared)))
                        .isEqualTo(!holds);
            }
        }
    }

    @Test
    void joinedConditionsStopAtTheFirstThatDecides() {
        Condition odd = Condition.of(Relation.EQUAL, joined(Operator.MODULO), Expr.of(1));
        Condition divides = Condition.of(Relation.UNEQUAL, new Expr.Cell(1), Expr.of(0));
        assertThat(frame(7, 2).holds(new Condition.And(List.of(divides, odd)))).isTrue();
        assertThat(frame(7, 0).holds(new Condition.And(List.of(divides, odd)))).isFalse();
        assertThat(frame(7, 0).holds(new Condition.Or(List.of(new Condition.Not(divides), odd))))
                .isTrue();
        assertThatThrownBy(() -> frame(7, 0).holds(new Condition.And(List.of(odd, divides))))
                .isInstanceOf(RefusedException.class);
        assertThat(frame(7, 0).holds(Condition.TRUE)).isTrue();
        assertThat(frame(7, 0).holds(Condition.FALSE)).isFalse();
    }

    /** A comparison with a quotient that does not come out even does not hold, and says nothing of what stands around it. */
    @Test
    void whatDoesNotExistComparesWithNothing() {
        Expr half = Expr.of(Operator.DIVIDE_EXACT, new Expr.Cell(0), Expr.of(2));
        for (Relation relation : Relation.values()) {
            assertThat(frame(7, 0).holds(Condition.of(relation, half, half))).isFalse();
        }
        assertThat(frame(8, 0).holds(Condition.of(Relation.EQUAL, half, Expr.of(4))))
                .isTrue();
        Expr either = new Expr.Either(Condition.of(Relation.EQUAL, half, half), half, Expr.of(-1));
        Frame frame = frame(7, 0);
        assertThat(frame.value(either)).isEqualTo(-1);
        assertThat(frame.absent()).isFalse();
        assertThat(frame.value(Expr.of(Operator.ADD, half, either))).isEqualTo(2);
        assertThat(frame.absent()).isTrue();
    }
}
