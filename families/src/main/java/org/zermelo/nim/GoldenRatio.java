package org.zermelo.nim;

import java.math.BigInteger;

/** Exact multiples of the golden ratio and of its square, rounded down. */
final class GoldenRatio {

    private static final BigInteger FIVE = BigInteger.valueOf(5);

    private GoldenRatio() {}

    /**
     * The floor of n times (1 + sqrt 5) / 2.
     *
     * @param n at least 0
     */
    static BigInteger product(long n) {
        BigInteger big = BigInteger.valueOf(n);
        return rootOfFive(big).add(big).shiftRight(1);
    }

    /** The same, or {@link Long#MAX_VALUE} when it is no less than that. */
    static long times(long n) {
        BigInteger product = product(n);
        return product.bitLength() > 63 ? Long.MAX_VALUE : product.longValue();
    }

    /** The floor of n times (sqrt 5 - 1) / 2, which is less by n than the other product. */
    static long timesLessOne(long n) {
        return product(n).subtract(BigInteger.valueOf(n)).longValueExact();
    }

    /** The floor of n times sqrt 5. */
    private static BigInteger rootOfFive(BigInteger n) {
        return n.multiply(n).multiply(FIVE).sqrt();
    }

    /** The number k whose product is x, or -1 when there is none. */
    static long index(long x) {
        BigInteger sought = BigInteger.valueOf(x);
        long guess = timesLessOne(x);
        for (long k = guess; k <= guess + 2; k++) {
            int order = product(k).compareTo(sought);
            if (order >= 0) {
                return order == 0 ? k : -1;
            }
        }
        return -1;
    }

    /** Whether a / b is greater than the golden ratio, for positive a and b. */
    static boolean exceeds(long a, long b) {
        BigInteger x = BigInteger.valueOf(a);
        BigInteger y = BigInteger.valueOf(b);
        return x.multiply(x).subtract(x.multiply(y)).subtract(y.multiply(y)).signum() > 0;
    }
}
