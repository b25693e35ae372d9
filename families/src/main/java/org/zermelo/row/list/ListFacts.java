package org.zermelo.row.list;

import java.util.Arrays;
import java.util.List;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Frame;

/**
 * What formulas of a list may speak of: the facts of a stretch by their numbers, then whose turn it is, then the items of the stretch as
 * heaps, so that their sum, product, greatest and least have their words.
 *
 * @param facts what each variable of the formulas stands for
 */
public record ListFacts(List<Fact> facts) {

    /** What a variable stands for. */
    public enum StretchFact {
        /** How many items the stretch has. */
        SIZE,
        /** The place of its first item in its row, from 1. */
        PLACE,
        /** The item before it, 0 where there is none. */
        LEFT,
        /** The item behind it, 0 where there is none. */
        RIGHT,
        /** Its first item. */
        HEAD,
        /** Its last item. */
        TAIL,
        /** How many items its row has. */
        LENGTH,
        /** The sum of its row. */
        WHOLE,
        /** How many of its items differ. */
        KINDS,
        /** 1 when each item is greater than the one before it. */
        RISES,
        /** 1 when each item is less than the one before it. */
        FALLS,
        /** All its items, bit by bit, without carry. */
        XOR,
        /** The greatest number that divides all its items. */
        GCD,
        /** How many of its items are one number. */
        COUNT,
        /** A number, by its name: a letter. */
        LETTER,
        /** Nothing: no formula speaks of it. */
        UNUSED
    }

    /**
     * A variable.
     *
     * @param of the item that is counted or named; 0 for others
     */
    public record Fact(StretchFact kind, long of) {}

    public ListFacts {
        facts = List.copyOf(facts);
    }

    private Frame frame(long[] row, int from, int to, int turn) {
        long[] stretch = from == to ? new long[1] : Arrays.copyOfRange(row, from, to);
        long[] values = new long[facts.size() + 1 + stretch.length];
        int[] heaps = new int[stretch.length];
        for (int i = 0; i < facts.size(); i++) {
            values[i] = value(facts.get(i), row, from, to);
        }
        values[facts.size()] = turn;
        for (int i = 0; i < stretch.length; i++) {
            heaps[i] = facts.size() + 1 + i;
            values[heaps[i]] = stretch[i];
        }
        return new Frame(heaps, values);
    }

    boolean holds(Condition condition, long[] row, int from, int to, int turn) {
        return condition.equals(Condition.TRUE) || frame(row, from, to, turn).holds(condition);
    }

    /** A number, and whether it has a value: a quotient may not come out even. */
    long value(Expr expr, long[] row, int from, int to, int turn) {
        return expr instanceof Expr.Literal literal
                ? literal.value()
                : frame(row, from, to, turn).value(expr);
    }

    /** Whether a number has a value for a stretch. */
    boolean exists(Expr expr, long[] row, int from, int to, int turn) {
        Frame frame = frame(row, from, to, turn);
        frame.value(expr);
        return !frame.absent();
    }

    private static long value(Fact fact, long[] row, int from, int to) {
        return switch (fact.kind()) {
            case SIZE -> to - from;
            case PLACE -> from + 1L;
            case LEFT -> from > 0 ? row[from - 1] : 0;
            case RIGHT -> to < row.length ? row[to] : 0;
            case HEAD -> from < to ? row[from] : 0;
            case TAIL -> from < to ? row[to - 1] : 0;
            case LENGTH -> row.length;
            case WHOLE -> {
                long sum = 0;
                for (long item : row) {
                    sum = Math.addExact(sum, item);
                }
                yield sum;
            }
            case KINDS -> Arrays.stream(row, from, to).distinct().count();
            case RISES -> ordered(row, from, to, 1);
            case FALLS -> ordered(row, from, to, -1);
            case XOR -> Arrays.stream(row, from, to).reduce(0, (a, b) -> a ^ b);
            case GCD -> Arrays.stream(row, from, to).reduce(0, Arithmetics::gcd);
            case COUNT ->
                Arrays.stream(row, from, to).filter(item -> item == fact.of()).count();
            case LETTER -> fact.of();
            case UNUSED -> 0;
        };
    }

    private static long ordered(long[] row, int from, int to, int sign) {
        for (int i = from + 1; i < to; i++) {
            if (Long.compare(row[i], row[i - 1]) != sign) {
                return 0;
            }
        }
        return 1;
    }
}
