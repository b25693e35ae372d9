package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.Expr.Total;

/** What is said of a box against the interpreter, position by position. */
class BoundsTest {

    private static final int[] HEAPS = {0, 1};
    private static final long[] EDGES = {
        Long.MIN_VALUE, Long.MIN_VALUE + 1, -3, -1, 0, 1, 2, 7, Long.MAX_VALUE - 1, Long.MAX_VALUE
    };

    private final Random random = new Random(60);

    private Expr expr(int depth) {
        if (depth == 0) {
            return switch (random.nextInt(5)) {
                case 0 -> new Expr.Cell(random.nextInt(2));
                case 1 -> new Expr.Moved();
                case 2 -> new Expr.Other();
                case 3 -> Expr.total(any(Total.Kind.values()));
                default -> Expr.of(random.nextInt(9) - 4);
            };
        }
        return switch (random.nextInt(6)) {
            case 0 -> new Expr.Absolute(expr(depth - 1));
            case 1 -> new Expr.Either(condition(depth - 1), expr(depth - 1), expr(depth - 1));
            default -> Expr.of(any(Operator.values()), expr(depth - 1), expr(depth - 1));
        };
    }

    private Condition condition(int depth) {
        return switch (depth == 0 ? 0 : random.nextInt(5)) {
            case 1 -> new Condition.And(List.of(condition(depth - 1), condition(depth - 1)));
            case 2 -> new Condition.Or(List.of(condition(depth - 1), condition(depth - 1)));
            case 3 -> new Condition.Not(condition(depth - 1));
            default -> Condition.of(any(Relation.values()), expr(depth), expr(depth));
        };
    }

    private <T> T any(T[] all) {
        return all[random.nextInt(all.length)];
    }

    private Interval interval() {
        long least = random.nextInt(9) - 3;
        return new Interval(least, least + random.nextInt(4));
    }

    private static List<Frame> positions(Interval first, Interval second) {
        List<Frame> frames = new ArrayList<>();
        for (long a = first.least(); a <= first.greatest(); a++) {
            for (long b = second.least(); b <= second.greatest(); b++) {
                Frame frame = new Frame(HEAPS, new long[] {a, b});
                frame.aim(0, 1);
                frames.add(frame);
            }
        }
        return frames;
    }

    @Test
    void anExpressionIsWithinItsBounds() {
        int held = 0;
        for (int i = 0; i < 5_000; i++) {
            Interval first = interval();
            Interval second = interval();
            Expr expr = expr(1 + random.nextInt(3));
            Interval all = new Bounds(new Interval[] {first, second}, HEAPS)
                    .aimed(0, 1, List.of())
                    .value(expr);
            for (Frame frame : positions(first, second)) {
                try {
                    long value = frame.value(expr);
                    if (!frame.absent()) {
                        assertThat(all.contains(value))
                                .as("%s over %s, %s", expr, first, second)
                                .isTrue();
                        held++;
                    }
                } catch (RefusedException e) {
                    frame.absent();
                }
            }
        }
        assertThat(held).isGreaterThan(10_000);
    }

    @Test
    void whatIsCertainHoldsEverywhereOrNowhere() {
        Map<Certainty, Integer> seen = new EnumMap<>(Certainty.class);
        for (int i = 0; i < 5_000; i++) {
            Interval first = interval();
            Interval second = interval();
            Condition condition = condition(random.nextInt(3));
            Certainty certainty = new Bounds(new Interval[] {first, second}, HEAPS)
                    .aimed(0, 1, List.of())
                    .holds(condition);
            seen.merge(certainty, 1, Integer::sum);
            for (Frame frame : positions(first, second)) {
                try {
                    boolean holds = frame.holds(condition);
                    assertThat(certainty)
                            .as("%s over %s, %s", condition, first, second)
                            .isNotEqualTo(holds ? Certainty.NEVER : Certainty.ALWAYS);
                } catch (RefusedException e) {
                    frame.absent();
                }
            }
        }
        assertThat(seen)
                .hasSize(3)
                .allSatisfy((certainty, times) -> assertThat(times).isGreaterThan(200));
    }

    /** Of two heaps that do not depend on each other nothing is given away. */
    @ParameterizedTest
    @EnumSource(Relation.class)
    void twoIndependentHeapsAreComparedExactly(Relation relation) {
        Condition condition = Condition.of(relation, new Expr.Cell(0), new Expr.Cell(1));
        for (Interval first : IntervalTest.all(new long[] {-2, -1, 0, 1, 2})) {
            for (Interval second : IntervalTest.all(new long[] {-2, -1, 0, 1, 2})) {
                Bounds bounds = new Bounds(new Interval[] {first, second}, HEAPS);
                List<Boolean> all = positions(first, second).stream()
                        .map(frame -> frame.holds(condition))
                        .distinct()
                        .toList();
                Certainty expected =
                        all.size() > 1 ? Certainty.PERHAPS : all.get(0) ? Certainty.ALWAYS : Certainty.NEVER;
                assertThat(bounds.holds(condition))
                        .as("%s over %s, %s", condition, first, second)
                        .isEqualTo(expected);
                assertThat(bounds.always(condition)).isEqualTo(expected == Certainty.ALWAYS);
                assertThat(bounds.never(condition)).isEqualTo(expected == Certainty.NEVER);
            }
        }
    }

    @Test
    void aParameterIsWithinItsRangeAndAnOpenOneAnything() {
        Expr expr = Expr.of(Operator.ADD, new Expr.ParameterName("S"), Expr.of(1));
        assertThat(Bounds.of(Map.of("S", new Interval(2, 5))).value(expr)).isEqualTo(new Interval(3, 6));
        assertThat(Bounds.of(Map.of()).value(expr)).isEqualTo(Interval.ALL);
    }

    @Test
    void anExactDivisionIsNeverMoreThanPerhaps() {
        Condition exact = Condition.of(
                Relation.AT_LEAST, Expr.of(Operator.DIVIDE_EXACT, new Expr.Cell(0), Expr.of(2)), Expr.of(0));
        Bounds bounds = new Bounds(new Interval[] {new Interval(3, 4)}, new int[] {0});
        assertThat(bounds.holds(exact)).isEqualTo(Certainty.PERHAPS);
        assertThat(bounds.holds(new Condition.Not(exact))).isEqualTo(Certainty.PERHAPS);
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
        List<Interval> all = IntervalTest.all(EDGES);
        for (int i = 0; i < 20_000; i++) {
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
        assertThat(compared).isGreaterThan(20_000);
    }

    private static @Nullable Long found(Frame frame, Expr expr) {
        try {
            long value = frame.value(expr);
            return frame.absent() ? null : value;
        } catch (RefusedException e) {
            return null;
        }
    }

    private static BigInteger clamped(BigInteger value) {
        return value.min(BigInteger.valueOf(Long.MAX_VALUE)).max(BigInteger.valueOf(Long.MIN_VALUE));
    }
}
