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
     * @throws ArithmeticException when the result passes a {@code long}
     */
    static long times(long n) {
        BigInteger big = BigInteger.valueOf(n);
        return big.multiply(big).multiply(FIVE).sqrt().add(big).shiftRight(1).longValueExact();
    }

    /** The number k with {@code times(k) == x}, or -1 when there is none. */
    static long index(long x) {
        BigInteger big = BigInteger.valueOf(x);
        BigInteger guess = big.multiply(big).multiply(FIVE).sqrt().subtract(big).shiftRight(1);
        for (long k = Math.max(0, guess.longValueExact()); k <= guess.longValueExact() + 2; k++) {
            long there = times(k);
            if (there == x) {
                return k;
            }
            if (there > x) {
                break;
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
