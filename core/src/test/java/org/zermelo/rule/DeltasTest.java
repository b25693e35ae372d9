package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr.Operator;

/** By how much changes of common form change a heap: nothing is missed, and what orders of play rest on is said. */
class DeltasTest {

    private static final Expr X = new Expr.Cell(0);
    private static final Expr Y = new Expr.Cell(1);

    private static Expr of(Operator operator, Expr left, Expr right) {
        return Expr.of(operator, left, right);
    }

    private static Expr plus(Expr left, long right) {
        return of(Operator.ADD, left, Expr.of(right));
    }

    private static Expr times(long left, Expr right) {
        return of(Operator.MULTIPLY, Expr.of(left), right);
    }

    private static Expr half(Operator operator, Expr left, long divisor) {
        return of(operator, left, Expr.of(divisor));
    }

    private static Interval delta(Interval x, Interval y, Expr value) {
        return new Deltas(new Bounds(new Interval[] {x, y}, new int[] {0, 1}), 0).of(value);
    }

    private static void assertDelta(Expr value, long least, long greatest) {
        assertThat(delta(new Interval(1, 9), new Interval(2, 3), value))
                .as("%s", value)
                .isEqualTo(new Interval(least, greatest));
    }

    @Test
    void sumsProductsAndExtremesAreKnownExactly() {
        assertDelta(X, 0, 0);
        assertDelta(Y, -7, 2);
        assertDelta(plus(X, -1), -1, -1);
        assertDelta(of(Operator.ADD, X, Y), 2, 3);
        assertDelta(of(Operator.ADD, Y, X), 2, 3);
        assertDelta(of(Operator.SUBTRACT, X, Y), -3, -2);
        assertDelta(of(Operator.SUBTRACT, of(Operator.ADD, X, Y), Expr.of(2)), 0, 1);
        assertDelta(times(1, X), 0, 0);
        assertDelta(of(Operator.MULTIPLY, X, Y), 1, 18);
        assertDelta(of(Operator.MULTIPLY, Y, X), 1, 18);
        assertDelta(of(Operator.MULTIPLY, Y, Y), -5, 8);
        assertDelta(of(Operator.MIN, X, Y), -7, 0);
        assertDelta(of(Operator.MAX, X, Y), 0, 2);
        assertDelta(new Expr.Either(Condition.of(Relation.LESS, X, Y), plus(X, -1), plus(X, -2)), -2, -1);
        assertDelta(new Expr.Absolute(X), -8, 8);
    }

    /** A power does not fall, and a remainder does not rise, where the heap is no less than nothing. */
    @Test
    void powersAndRemaindersGoOneWay() {
        Interval x = new Interval(0, 9);
        Interval below = new Interval(-1, 9);
        Expr power = of(Operator.POWER, X, Y);
        assertThat(delta(x, new Interval(1, 2), power).least()).isZero();
        assertThat(delta(x, new Interval(0, 2), power).least()).isNegative();
        assertThat(delta(below, new Interval(1, 2), power).least()).isNegative();
        assertThat(delta(x, new Interval(1, 2), of(Operator.POWER, Y, X)).least())
                .isNegative();
        Expr remainder = of(Operator.MODULO, X, Y);
        assertThat(delta(x, new Interval(1, 3), remainder)).isEqualTo(new Interval(-9, 0));
        assertThat(delta(below, new Interval(1, 3), remainder).greatest()).isPositive();
        assertThat(delta(x, new Interval(0, 3), remainder).greatest()).isPositive();
        assertThat(delta(x, new Interval(1, 12), of(Operator.MODULO, Y, X)).greatest())
                .isPositive();
    }

    @Test
    void quotientsOfLinesAreKnownAtTheirEnds() {
        assertDelta(half(Operator.DIVIDE_FLOOR, X, 2), -5, -1);
        assertDelta(half(Operator.DIVIDE_CEIL, X, 2), -4, 0);
        assertDelta(half(Operator.DIVIDE_FLOOR, plus(times(3, X), 1), 4), -2, 0);
        assertDelta(half(Operator.DIVIDE_FLOOR, plus(of(Operator.MULTIPLY, X, Expr.of(3)), 1), 4), -2, 0);
        assertDelta(half(Operator.DIVIDE_CEIL, plus(times(3, X), 1), 4), -2, 0);
        assertDelta(half(Operator.DIVIDE_FLOOR, plus(times(4, X), 4), 4), 1, 1);
        assertDelta(half(Operator.DIVIDE_FLOOR, times(2, plus(X, 3)), 4), -3, 1);
        assertDelta(half(Operator.DIVIDE_FLOOR, of(Operator.ADD, X, X), 3), -3, -1);
        assertDelta(half(Operator.DIVIDE_FLOOR, of(Operator.SUBTRACT, times(3, X), X), 3), -3, -1);
        assertDelta(half(Operator.DIVIDE_FLOOR, of(Operator.SUBTRACT, X, Expr.of(3)), 1), -3, -3);
        assertDelta(half(Operator.DIVIDE_FLOOR, Expr.of(7), 2), -6, 2);
        // steeper, or falling: no more is known than of any number
        assertDelta(half(Operator.DIVIDE_FLOOR, times(5, X), 4), -8, 10);
        assertDelta(half(Operator.DIVIDE_FLOOR, of(Operator.SUBTRACT, Expr.of(0), X), 2), -14, -2);
        assertDelta(half(Operator.DIVIDE_FLOOR, of(Operator.MULTIPLY, X, X), 9), -9, 8);
    }

    /** A heap of any size: a part of it, less something, is no more than it. */
    @Test
    void aPartOfAnUnboundedHeapIsNoMoreThanIt() {
        Interval any = new Interval(0, Long.MAX_VALUE);
        Interval y = new Interval(1, 3);
        List<Expr> shrinking = List.of(
                half(Operator.DIVIDE_CEIL, X, 1),
                half(Operator.DIVIDE_FLOOR, X, 2),
                half(Operator.DIVIDE_CEIL, plus(X, -1), 2),
                half(Operator.DIVIDE_FLOOR, times(2, X), 2),
                half(Operator.DIVIDE_FLOOR, of(Operator.SUBTRACT, times(3, X), X), 3),
                of(Operator.DIVIDE_FLOOR, X, Y));
        assertThat(shrinking)
                .allSatisfy(e -> assertThat(delta(any, y, e).greatest()).isZero());
        List<Expr> not = List.of(
                half(Operator.DIVIDE_CEIL, plus(X, 1), 2),
                half(Operator.DIVIDE_FLOOR, times(3, X), 2),
                half(Operator.DIVIDE_FLOOR, of(Operator.MULTIPLY, X, Y), 3),
                of(Operator.DIVIDE_FLOOR, plus(X, 1), Y));
        assertThat(not).allSatisfy(e -> assertThat(delta(any, y, e).greatest()).isPositive());
        Interval below = new Interval(-1, Long.MAX_VALUE);
        assertThat(delta(below, y, half(Operator.DIVIDE_FLOOR, times(1, X), 2)).greatest())
                .isPositive();
        assertThat(delta(below, y, of(Operator.DIVIDE_CEIL, X, Y)).greatest()).isPositive();
        assertThat(delta(any, new Interval(-1, 3), of(Operator.DIVIDE_FLOOR, X, Y))
                        .greatest())
                .isPositive();
        // the ends of a line that passes a long are not computed
        Expr large = half(Operator.DIVIDE_FLOOR, times(Long.MAX_VALUE, X), Long.MAX_VALUE);
        assertThat(delta(new Interval(1, 9), y, large).greatest()).isZero();
    }

    @ParameterizedTest
    @EnumSource(
            value = Operator.class,
            names = {"DIVIDE_FLOOR", "DIVIDE_CEIL", "DIVIDE_EXACT"})
    void noQuotientOfALineIsMissed(Operator operator) {
        int compared = 0;
        for (Interval box : List.of(new Interval(-3, 4), new Interval(0, 6), new Interval(2, 2))) {
            for (long slope = -2; slope <= 5; slope++) {
                for (long constant = -4; constant <= 4; constant++) {
                    for (long divisor = -1; divisor <= 4; divisor++) {
                        Expr value = half(operator, plus(times(slope, X), constant), divisor);
                        Interval delta = delta(box, Interval.of(0), value);
                        for (long x = box.least(); x <= box.greatest() && divisor != 0; x++) {
                            Frame frame = new Frame(new int[] {0}, new long[] {x});
                            long found = frame.value(value);
                            assertThat(frame.absent() || delta.contains(found - x))
                                    .as("%s of %d gives %d, in %s: %s", value, x, found, box, delta)
                                    .isTrue();
                            compared++;
                        }
                    }
                }
            }
        }
        assertThat(compared).isEqualTo(8 * 9 * 5 * (8 + 7 + 1));
    }
}
