package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.zermelo.rule.Expr.Operator;

/** Intervals hold every number that an operation can give, up to the ends of the {@code long}s. */
class IntervalTest {

    private static final long[] EDGES = {
        Long.MIN_VALUE, Long.MIN_VALUE + 1, -3, -1, 0, 1, 2, 7, Long.MAX_VALUE - 1, Long.MAX_VALUE
    };

    private static List<Interval> intervals() {
        List<Interval> all = new ArrayList<>();
        for (long least : EDGES) {
            for (long greatest : EDGES) {
                if (least <= greatest) {
                    all.add(new Interval(least, greatest));
                }
            }
        }
        return all;
    }

    private static BigInteger clamped(BigInteger value) {
        return value.min(BigInteger.valueOf(Long.MAX_VALUE)).max(BigInteger.valueOf(Long.MIN_VALUE));
    }

    private static void holds(String name, BinaryOperator<Interval> intervals, BinaryOperator<BigInteger> numbers) {
        for (Interval left : intervals()) {
            for (Interval right : intervals()) {
                Interval result = intervals.apply(left, right);
                for (long a : EDGES) {
                    for (long b : EDGES) {
                        if (left.contains(a) && right.contains(b)) {
                            BigInteger exact = numbers.apply(BigInteger.valueOf(a), BigInteger.valueOf(b));
                            if (!result.contains(clamped(exact).longValueExact())) {
                                fail("%s %s %s = %s holds %s of %d, %d", left, name, right, result, exact, a, b);
                            }
                        }
                    }
                }
            }
        }
    }

    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[1].signum() * b.signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    @Test
    void sumsAndProductsAreHeld() {
        holds("+", Interval::plus, BigInteger::add);
        holds("-", Interval::minus, BigInteger::subtract);
        holds("*", Interval::times, BigInteger::multiply);
        holds("hull", Interval::hull, BigInteger::max);
        holds("abs", (a, b) -> a.absolute(), (a, b) -> a.abs());
    }

    @Test
    void quotientsAreHeld() {
        BinaryOperator<Interval> divided =
                (a, b) -> b.least() <= 0 && b.greatest() >= 0 ? Interval.ALL : a.dividedBy(b);
        holds("floor /", divided, (a, b) -> b.signum() == 0 ? a : floor(a, b));
        holds(
                "ceil /",
                divided,
                (a, b) -> b.signum() == 0 ? a : floor(a.negate(), b).negate());
    }

    /** What has no bound stays without. */
    @Test
    void noBoundIsKept() {
        Interval heap = new Interval(0, Long.MAX_VALUE);
        assertThat(heap.plus(Interval.of(-5)).greatest()).isEqualTo(Long.MAX_VALUE);
        assertThat(Interval.of(5).minus(heap).least()).isEqualTo(Long.MIN_VALUE);
        assertThat(heap.times(Interval.of(-1)).least()).isEqualTo(Long.MIN_VALUE);
        Bounds bounds = new Bounds(new Interval[] {heap, heap}, new int[] {0, 1});
        Expr remainder = Expr.of(Operator.MODULO, new Expr.Cell(0), new Expr.Cell(1));
        assertThat(bounds.value(remainder).bounded()).isFalse();
    }

    private static Expr random(SplittableRandom random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextBoolean()
                    ? new Expr.Cell(random.nextInt(2))
                    : Expr.of(EDGES[random.nextInt(2, EDGES.length)]);
        }
        Operator[] operators = Operator.values();
        Operator operator = operators[random.nextInt(operators.length)];
        return Expr.of(operator, random(random, depth - 1), random(random, depth - 1));
    }

    /** Bounds of a value and of its change hold what the value is, and by how much it changes, everywhere in a box. */
    @Test
    void boundsHoldWhatExpressionsAre() {
        SplittableRandom random = new SplittableRandom(5);
        int compared = 0;
        List<Interval> all = intervals();
        for (int i = 0; i < 40_000; i++) {
            Expr expr = random(random, 3);
            Interval[] box = {all.get(random.nextInt(all.size())), all.get(random.nextInt(all.size()))};
            Bounds bounds = new Bounds(box, new int[] {0, 1});
            Interval value = bounds.value(expr);
            Interval delta = new Deltas(bounds, 0).of(expr);
            for (long a : EDGES) {
                for (long b : EDGES) {
                    if (box[0].contains(a) && box[1].contains(b)) {
                        Frame frame = new Frame(new int[] {0, 1}, new long[] {a, b});
                        Long found = found(frame, expr);
                        if (found != null) {
                            BigInteger change = BigInteger.valueOf(found).subtract(BigInteger.valueOf(a));
                            if (!value.contains(found)
                                    || !delta.contains(clamped(change).longValueExact())) {
                                fail("%s is %d at %d, %d of %s and %s: %s", expr, found, a, b, box[0], box[1], value);
                            }
                            compared++;
                        }
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(40_000);
    }

    @Nullable
    private static Long found(Frame frame, Expr expr) {
        try {
            long value = frame.value(expr);
            return frame.absent() ? null : value;
        } catch (org.zermelo.game.RefusedException e) {
            return null;
        }
    }
}
