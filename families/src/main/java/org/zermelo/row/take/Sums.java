package org.zermelo.row.take;

import org.zermelo.game.RefusedException;

/**
 * The bounds under which the kernels of this family are exact: the absolute values of all items together do not exceed
 * {@link #MOST}, or {@link #SPARE} where a kernel says so. Totals, margins, and blocks of the linear method are all sums
 * of items with signs, so under the bound nothing can pass a {@code long}.
 */
public final class Sums {

    /** The greatest sum of absolute values that is accepted at all: 2^63 - 1. */
    public static final long MOST = Long.MAX_VALUE;

    /** The greatest sum of absolute values for kernels that need one bit to spare: 2^62 - 1. */
    public static final long SPARE = Long.MAX_VALUE >> 1;

    private Sums() {}

    /** Whether the absolute values of these items, with {@code before} from other rows, stay within the bound. */
    public static boolean fits(long[] items, long before) {
        return within(items, 0, items.length, before, MOST);
    }

    private static boolean within(long[] items, int from, int to, long before, long most) {
        long used = before;
        for (int i = from; i < to; i++) {
            // The size of Long.MIN_VALUE stays negative, so it is never within.
            long size = Math.abs(items[i]);
            if (size < 0 || size > most - used) {
                return false;
            }
            used += size;
        }
        return true;
    }

    /** The sum of absolute values of items that {@linkplain #fits fit}. */
    public static long size(long[] items) {
        long sum = 0;
        for (long item : items) {
            sum += Math.abs(item);
        }
        return sum;
    }

    /** The sum of items. */
    public static long total(long[] items) {
        long sum = 0;
        for (long item : items) {
            sum += item;
        }
        return sum;
    }

    /**
     * Refuses items whose sums could pass a {@code long}.
     *
     * @throws RefusedException naming the bound
     */
    public static void check(long[] items) {
        check(items, 0, items.length, MOST);
    }

    /** Refuses the items {@code from .. to-1} when their sums could pass a {@code long}. */
    public static void check(long[] items, int from, int to) {
        check(items, from, to, MOST);
    }

    /** Refuses items whose sums could pass {@link #SPARE}. */
    public static void checkSpare(long[] items) {
        check(items, 0, items.length, SPARE);
    }

    private static void check(long[] items, int from, int to, long most) {
        if (!within(items, from, to, 0, most)) {
            throw new RefusedException("row.sums-too-large", "limit", most);
        }
    }

    /**
     * Whether so many items stay within {@link #MOST} whatever they are; told of items of which none is negative.
     *
     * @param items how many there are
     * @param magnitude the bitwise or of all of them
     */
    public static boolean provedExact(long items, long magnitude) {
        return magnitude >= 0 && items * (magnitude + 1.0) < MOST / 2.0;
    }

    /** The first player's total out of the sum of all items and the margin, which have the same parity. */
    public static long first(long total, long margin) {
        return (total >> 1) + (margin >> 1) + (total & margin & 1);
    }

    /** Prefix sums: entry {@code i} is the sum of the first {@code i} items. */
    public static long[] prefix(long[] items) {
        long[] prefix = new long[items.length + 1];
        for (int i = 0; i < items.length; i++) {
            prefix[i + 1] = prefix[i] + items[i];
        }
        return prefix;
    }
}
