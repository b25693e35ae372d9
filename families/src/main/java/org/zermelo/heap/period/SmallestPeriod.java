package org.zermelo.heap.period;

import java.util.function.IntUnaryOperator;

/**
 * The smallest period of a stretch of a sequence, if it repeats at least twice there: by maximal suffixes in both orders
 * and the critical factorization theorem. O(length) time and no memory.
 *
 * <p>Crochemore and Perrin, <i>Two-way string-matching</i>, Journal of the ACM 38 (1991).
 */
final class SmallestPeriod {

    private final IntUnaryOperator values;
    private final int start;
    private final int length;

    private SmallestPeriod(IntUnaryOperator values, int start, int length) {
        this.values = values;
        this.start = start;
        this.length = length;
    }

    /** The smallest period of {@code values(from) .. values(to - 1)}, if it is at most half the length; else -1. */
    static int of(IntUnaryOperator values, int from, int to) {
        return to - from < 2 ? -1 : new SmallestPeriod(values, from, to - from).find();
    }

    private int at(int i) {
        return values.applyAsInt(start + i);
    }

    private int find() {
        long ascending = maximalSuffix(1);
        long descending = maximalSuffix(-1);
        long critical = ascending >>> 32 >= descending >>> 32 ? ascending : descending;
        int head = (int) (critical >>> 32);
        int period = (int) critical;
        if (2 * (long) period > length || head + (long) period > length) {
            return -1;
        }
        for (int i = 0; i < head; i++) {
            if (at(i) != at(i + period)) {
                return -1;
            }
        }
        return period;
    }

    /** Where the greatest suffix in an order begins (upper half) and the smallest period of that suffix (lower half). */
    private long maximalSuffix(int order) {
        int suffix = 0;
        int other = 1;
        int matched = 0;
        int period = 1;
        while (other + matched < length) {
            int compared = order * Integer.compare(at(other + matched), at(suffix + matched));
            if (compared < 0) {
                other += matched + 1;
                matched = 0;
                period = other - suffix;
            } else if (compared == 0) {
                if (matched + 1 == period) {
                    other += period;
                    matched = 0;
                } else {
                    matched++;
                }
            } else {
                suffix = other;
                other = suffix + 1;
                matched = 0;
                period = 1;
            }
        }
        return (long) suffix << 32 | period;
    }
}
