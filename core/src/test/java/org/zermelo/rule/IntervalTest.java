package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.rule.Expr.Operator;

class IntervalTest {

    private static final long[] SMALL = LongStream.rangeClosed(-5, 5).toArray();
    private static final long[] EXTREME = {
        Long.MIN_VALUE, Long.MIN_VALUE + 1, -(1L << 32), -3, -1, 0, 1, 2, 1L << 31, Long.MAX_VALUE - 1, Long.MAX_VALUE
    };

    /** What an operation gives, without any limit of size; empty when it has no value. */
    private static Optional<BigInteger> exact(Operator operator, long left, long right) {
        if (operator.compareTo(Operator.MAX) > 0) {
            return ExactNumbers.of(operator, left, right);
        }
        BigInteger a = BigInteger.valueOf(left);
        BigInteger b = BigInteger.valueOf(right);
        boolean none = switch (operator) {
            case DIVIDE_FLOOR, DIVIDE_CEIL, MODULO -> right == 0;
            case DIVIDE_EXACT -> right == 0 || a.remainder(b).signum() != 0;
            case POWER -> right < 0 || right > 9;
            default -> false;
        };
        return none
                ? Optional.empty()
                : Optional.of(
                        switch (operator) {
                            case ADD -> a.add(b);
                            case SUBTRACT -> a.subtract(b);
                            case MULTIPLY -> a.multiply(b);
                            case DIVIDE_FLOOR -> floor(a, b);
                            case DIVIDE_CEIL -> floor(a.negate(), b).negate();
                            case DIVIDE_EXACT -> a.divide(b);
                            case MODULO -> a.subtract(floor(a, b).multiply(b));
                            case POWER -> a.pow((int) right);
                            case MIN -> a.min(b);
                            case MAX -> a.max(b);
                            default -> throw new IllegalArgumentException(operator.toString());
                        });
    }

    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[1].signum() * b.signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** Every interval whose ends are among these numbers. */
    static List<Interval> all(long[] ends) {
        List<Interval> all = new ArrayList<>();
        for (long least : ends) {
            for (long greatest : ends) {
                if (least <= greatest) {
                    all.add(new Interval(least, greatest));
                }
            }
        }
        return all;
    }

    /** The result of an operation for each two of some numbers, where there is one and it fits. */
    private record Results(long[] numbers, List<List<Optional<Long>>> all) {

        static Results of(Operator operator, long[] numbers) {
            return new Results(
                    numbers,
                    LongStream.of(numbers)
                            .mapToObj(a -> LongStream.of(numbers)
                                    .mapToObj(b -> exact(operator, a, b)
                                            .filter(value -> value.bitLength() < Long.SIZE)
                                            .map(BigInteger::longValueExact))
                                    .toList())
                            .toList());
        }

        /** The results for the numbers that lie within. */
        List<Long> of(Interval left, Interval right) {
            List<Long> results = new ArrayList<>();
            for (int a = 0; a < numbers.length; a++) {
                for (int b = 0; b < numbers.length; b++) {
                    if (left.contains(numbers[a]) && right.contains(numbers[b])) {
                        all.get(a).get(b).ifPresent(results::add);
                    }
                }
            }
            return results;
        }
    }

    private static void assertHolds(Interval all, List<Long> results, Object left, Operator operator, Object right) {
        if (!results.stream().allMatch(all::contains)) {
            fail("%s %s %s gives %s, without some of %s", left, operator, right, all, results);
        }
    }

    @ParameterizedTest
    @EnumSource(Operator.class)
    void aResultHoldsWhatTheNumbersGiveAndNoMore(Operator operator) {
        Results small = Results.of(operator, SMALL);
        int compared = 0;
        for (Interval left : all(SMALL)) {
            for (Interval right : all(SMALL)) {
                List<Long> results = small.of(left, right);
                Interval joined = left.join(operator, right);
                assertHolds(joined, results, left, operator, right);
                if (!results.isEmpty() && tight(operator, right)) {
                    assertThat(joined)
                            .as("%s %s %s", left, operator, right)
                            .isEqualTo(new Interval(Collections.min(results), Collections.max(results)));
                    compared++;
                }
            }
        }
        boolean loose = operator == Operator.MODULO
                || operator == Operator.DIVIDE_EXACT
                || operator.compareTo(Operator.MAX) > 0;
        assertThat(compared > 300).isEqualTo(!loose);
    }

    /** Whether nothing is given away. */
    private static boolean tight(Operator operator, Interval right) {
        return switch (operator) {
            case DIVIDE_FLOOR, DIVIDE_CEIL -> right.least() >= 1;
            case DIVIDE_EXACT, MODULO -> false;
            case POWER -> right.single() && right.least() >= 0;
            default -> operator.compareTo(Operator.MAX) <= 0;
        };
    }

    @ParameterizedTest
    @EnumSource(Operator.class)
    void nothingIsLostAtTheEndsOfTheLongs(Operator operator) {
        Results extreme = Results.of(operator, EXTREME);
        int held = 0;
        for (Interval left : all(EXTREME)) {
            for (Interval right : all(EXTREME)) {
                List<Long> results = extreme.of(left, right);
                assertHolds(left.join(operator, right), results, left, operator, right);
                held += results.size();
            }
        }
        assertThat(held).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @EnumSource(Operator.class)
    void withoutABoundEverythingIsHeld(Operator operator) {
        Results small = Results.of(operator, SMALL);
        for (Interval left : all(SMALL)) {
            for (Interval right : all(SMALL)) {
                List<Long> results = small.of(left, right);
                for (Interval wide : wider(left)) {
                    assertHolds(wide.join(operator, right), results, wide, operator, right);
                }
                for (Interval wide : wider(right)) {
                    assertHolds(left.join(operator, wide), results, left, operator, wide);
                }
            }
        }
    }

    private static List<Interval> wider(Interval interval) {
        return List.of(
                new Interval(Long.MIN_VALUE, interval.greatest()),
                new Interval(interval.least(), Long.MAX_VALUE),
                Interval.ALL);
    }

    @Test
    void anEndOfTheLongsIsNoBound() {
        assertThat(Interval.of(Long.MAX_VALUE).bounded()).isFalse();
        assertThat(Interval.of(Long.MAX_VALUE).single()).isFalse();
        assertThat(Interval.of(Long.MIN_VALUE).contains(Long.MIN_VALUE)).isTrue();
        assertThat(Interval.of(Long.MAX_VALUE).minus(Interval.of(5)).contains(Long.MAX_VALUE - 5))
                .isTrue();
    }

    @Test
    void setsOfNumbers() {
        for (Interval left : all(SMALL)) {
            assertThat(left.absolute())
                    .isEqualTo(new Interval(
                            LongStream.of(SMALL)
                                    .filter(left::contains)
                                    .map(Math::abs)
                                    .min()
                                    .orElseThrow(),
                            LongStream.of(SMALL)
                                    .filter(left::contains)
                                    .map(Math::abs)
                                    .max()
                                    .orElseThrow()));
            for (Interval right : all(SMALL)) {
                long[] both = LongStream.of(SMALL)
                        .filter(i -> left.contains(i) && right.contains(i))
                        .toArray();
                assertThat(left.meets(right)).isEqualTo(both.length > 0);
                assertThat(left.contains(right))
                        .isEqualTo(LongStream.of(SMALL).noneMatch(i -> right.contains(i) && !left.contains(i)));
                assertThat(left.hull(right).contains(left)).isTrue();
                assertThat(left.hull(right).contains(right)).isTrue();
                if (both.length > 0) {
                    assertThat(left.meet(right)).isEqualTo(new Interval(both[0], both[both.length - 1]));
                } else {
                    assertThat(left.meet(right))
                            .isEqualTo(Interval.of(right.greatest() < left.least() ? left.least() : left.greatest()));
                }
            }
        }
    }

    /** Remainders of many numbers are all that the divisor leaves, and smaller numbers are their own. */
    @Test
    void remaindersOfOneDivisor() {
        for (long divisor = 1; divisor <= 5; divisor++) {
            for (Interval left : all(SMALL)) {
                Interval remainders = left.join(Operator.MODULO, Interval.of(divisor));
                boolean own = left.least() >= 0 && left.greatest() < divisor;
                Interval expected = own
                        ? left
                        : left.single()
                                ? Interval.of(Math.floorMod(left.least(), divisor))
                                : new Interval(0, divisor - 1);
                assertThat(remainders).as("%s mod %d", left, divisor).isEqualTo(expected);
            }
        }
    }

    @Test
    void powersUpToTheSixtyFourth() {
        Interval one = Interval.of(1);
        assertThat(one.join(Operator.POWER, Interval.of(Long.SIZE))).isEqualTo(one);
        Interval any = new Interval(0, Long.MAX_VALUE);
        assertThat(one.join(Operator.POWER, Interval.of(Long.SIZE + 1))).isEqualTo(any);
        assertThat(new Interval(0, 3).join(Operator.POWER, new Interval(1, 2))).isEqualTo(any);
        assertThat(new Interval(-1, 3).join(Operator.POWER, new Interval(1, 2))).isEqualTo(Interval.ALL);
    }
}
