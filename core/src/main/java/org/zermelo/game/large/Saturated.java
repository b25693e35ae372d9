package org.zermelo.game.large;

/** Sums and products of numbers that are not negative; {@link Long#MAX_VALUE} stands for all that is larger. */
public final class Saturated {

    private Saturated() {}

    /** The sum. */
    public static long sum(long... numbers) {
        long sum = 0;
        for (long number : numbers) {
            sum += number;
            if (sum < 0) {
                return Long.MAX_VALUE;
            }
        }
        return sum;
    }

    /** The product. */
    public static long product(long a, long b) {
        return Math.multiplyHigh(a, b) != 0 || a * b < 0 ? Long.MAX_VALUE : a * b;
    }
}
