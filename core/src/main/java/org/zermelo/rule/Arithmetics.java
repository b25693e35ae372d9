package org.zermelo.rule;

/** Exact integer arithmetic that the JDK of release 17 does not have. Compiled rules call it too. */
public final class Arithmetics {

    private Arithmetics() {}

    /** Division rounded down; {@code right} is not 0. */
    public static long floorDiv(long left, long right) {
        return right == -1 ? Math.negateExact(left) : Math.floorDiv(left, right);
    }

    /** Division rounded up; {@code right} is not 0. */
    public static long ceilDiv(long left, long right) {
        if (right == -1) {
            return Math.negateExact(left);
        }
        boolean up = left % right != 0 && (left < 0) == (right < 0);
        return left / right + (up ? 1 : 0);
    }

    /**
     * A power.
     *
     * @throws ArithmeticException when the exponent is negative or the result passes a {@code long}
     */
    public static long power(long base, long exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        if (base == 0 || base == 1) {
            return exponent == 0 ? 1 : base;
        }
        if (base == -1) {
            return (exponent & 1) == 0 ? 1 : -1;
        }
        long result = 1;
        for (long i = 0; i < exponent; i++) {
            result = Math.multiplyExact(result, base);
        }
        return result;
    }
}
