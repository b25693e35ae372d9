package org.zermelo.law.rise;

/** Remainders by several numbers at once. */
final class Moduli {

    /** What stands for a common multiple that is too large to be of use. */
    static final long NONE = 1L << 40;

    private Moduli() {}

    static long divisor(long a, long b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** The least common multiple, at most {@link #NONE}. */
    static long common(long a, long b) {
        return Math.min(NONE, a / divisor(a, b) * Math.min(b, NONE));
    }
}
