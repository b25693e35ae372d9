package org.zermelo.rule;

import org.zermelo.rule.Expr.Operator;

/** Exact integer arithmetic and number theory that the JDK of release 17 does not have. Compiled rules call it too. */
public final class Arithmetics {

    /** Larger numbers are not taken apart into their factors. */
    public static final long MOST_FACTORED = 100_000_000_000_000L;

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

    /**
     * Two numbers joined.
     *
     * @throws ArithmeticException when there is no such number or it passes a {@code long}
     */
    public static long join(Operator operator, long left, long right) {
        return switch (operator) {
            case GCD -> gcd(left, right);
            case LCM -> lcm(left, right);
            case XOR -> left ^ right;
            case BIT_AND -> left & right;
            case BIT_OR -> left | right;
            case ROOT -> root(left, right);
            case LOGARITHM -> logarithm(left, right);
            case DIGIT_SUM -> digitSum(left, right);
            case HAS_DIGIT -> hasDigit(left, right);
            case DIVISORS -> divisors(left, right);
            default -> throw new IllegalArgumentException(operator.toString());
        };
    }

    /** The greatest common divisor, at least 0; that of 0 and 0 is 0. */
    public static long gcd(long left, long right) {
        long a = left;
        long b = right;
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return Math.absExact(a);
    }

    /** The least common multiple, at least 0; with 0 it is 0. */
    public static long lcm(long left, long right) {
        return left == 0 || right == 0 ? 0 : Math.absExact(Math.multiplyExact(left / gcd(left, right), right));
    }

    /** The root rounded down: the greatest number from 0 on whose power is at most {@code of}; 0 where there is none. */
    public static long root(long of, long exponent) {
        if (exponent < 1) {
            throw new ArithmeticException("root");
        }
        if (of < 2 || exponent == 1) {
            return Math.max(of, 0);
        }
        long root = (long) Math.pow(of, 1.0 / exponent);
        while (root > 0 && exceeds(root, exponent, of)) {
            root--;
        }
        while (!exceeds(root + 1, exponent, of)) {
            root++;
        }
        return root;
    }

    private static boolean exceeds(long base, long exponent, long number) {
        long power = 1;
        for (long i = 0; i < exponent; i++) {
            if (power > number / base) {
                return true;
            }
            power *= base;
            if (base == 1) {
                break;
            }
        }
        return power > number;
    }

    /** The logarithm rounded down: the greatest exponent whose power is at most {@code of}; 0 of numbers below 1. */
    public static long logarithm(long of, long base) {
        if (base < 2) {
            throw new ArithmeticException("logarithm");
        }
        long exponent = 0;
        for (long rest = of; rest >= base; rest /= base) {
            exponent++;
        }
        return exponent;
    }

    /** The sum of the digits of a number, whatever its sign. */
    public static long digitSum(long of, long base) {
        if (base < 2) {
            throw new ArithmeticException("digits");
        }
        long sum = 0;
        for (long rest = of; rest != 0; rest /= base) {
            sum += Math.abs(rest % base);
        }
        return sum;
    }

    /** 1 where a number from 0 to 9 is one of the decimal digits of another, 0 elsewhere. */
    public static long hasDigit(long of, long digit) {
        long rest = of;
        do {
            if (Math.abs(rest % 10) == digit) {
                return 1;
            }
            rest /= 10;
        } while (rest != 0);
        return 0;
    }

    /**
     * The sum of a power of each divisor of a number from 1 on, and 0 of others; with the exponent 0 it is how many divisors there are.
     * O(sqrt(of)).
     */
    public static long divisors(long of, long exponent) {
        if (of > MOST_FACTORED || exponent < 0) {
            throw new ArithmeticException("divisors");
        }
        if (of < 1) {
            return 0;
        }
        long all = 1;
        long rest = of;
        for (long factor = 2; factor <= rest / factor; factor += factor == 2 ? 1 : 2) {
            long power = 1;
            long sum = 1;
            while (rest % factor == 0) {
                rest /= factor;
                power = Math.multiplyExact(power, power(factor, exponent));
                sum = Math.addExact(sum, power);
            }
            all = Math.multiplyExact(all, sum);
        }
        return rest == 1 ? all : Math.multiplyExact(all, Math.addExact(1, power(rest, exponent)));
    }
}
