package org.zermelo.exam;

import java.util.Arrays;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Expr;

/**
 * All whole numbers from {@code low} to {@code high}; {@code Long.MIN_VALUE} and {@code Long.MAX_VALUE} stand for no bound.
 * Arithmetic rounds outwards: the result holds every value that the operation can give.
 */
record Interval(long low, long high) {

    static final Interval ALL = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);

    static Interval of(long value) {
        return new Interval(value, value);
    }

    boolean empty() {
        return low > high;
    }

    /** Whether this is one number. */
    boolean single() {
        return low == high && !endless(low);
    }

    Interval meet(long least, long greatest) {
        return new Interval(Math.max(low, least), Math.min(high, greatest));
    }

    Interval hull(Interval other) {
        return new Interval(Math.min(low, other.low), Math.max(high, other.high));
    }

    boolean contains(Interval other) {
        return low <= other.low && high >= other.high;
    }

    Interval join(Expr.Operator operator, Interval right) {
        return switch (operator) {
            case ADD -> new Interval(add(low, right.low), add(high, right.high));
            case SUBTRACT -> new Interval(add(low, negate(right.high)), add(high, negate(right.low)));
            case MULTIPLY -> times(right);
            case DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT -> over(operator, right);
            case MODULO -> modulo(right);
            case POWER -> power(right);
            case MIN -> new Interval(Math.min(low, right.low), Math.min(high, right.high));
            case MAX -> new Interval(Math.max(low, right.low), Math.max(high, right.high));
        };
    }

    Interval absolute() {
        if (low >= 0) {
            return this;
        }
        return high <= 0 ? new Interval(negate(high), negate(low)) : new Interval(0, Math.max(negate(low), high));
    }

    private Interval modulo(Interval right) {
        if (right.low <= 0) {
            return ALL;
        }
        return single() && right.single()
                ? of(Math.floorMod(low, right.low))
                : new Interval(0, right.high == Long.MAX_VALUE ? right.high : right.high - 1);
    }

    private Interval times(Interval right) {
        long[] corners = {
            multiply(low, right.low), multiply(low, right.high), multiply(high, right.low), multiply(high, right.high)
        };
        Arrays.sort(corners);
        return new Interval(corners[0], corners[3]);
    }

    /** A positive divisor keeps the order of the dividends; of the two ends of the divisor one gives the extreme. */
    private Interval over(Expr.Operator operator, Interval right) {
        if (right.low <= 0) {
            return ALL;
        }
        return new Interval(
                Math.min(divide(operator, low, right.low), divide(operator, low, right.high)),
                Math.max(divide(operator, high, right.low), divide(operator, high, right.high)));
    }

    private Interval power(Interval right) {
        if (low < 0 || right.low < 0 || right.low != right.high || right.low > Long.SIZE) {
            return ALL;
        }
        Interval result = of(1);
        for (long i = 0; i < right.low; i++) {
            result = result.times(this);
        }
        return result;
    }

    private static boolean endless(long value) {
        return value == Long.MAX_VALUE || value == Long.MIN_VALUE;
    }

    private static long negate(long value) {
        return value == Long.MIN_VALUE ? Long.MAX_VALUE : value == Long.MAX_VALUE ? Long.MIN_VALUE : -value;
    }

    private static long add(long a, long b) {
        if (endless(a)) {
            return a;
        }
        if (endless(b)) {
            return b;
        }
        long sum = a + b;
        boolean overflow = ((a ^ sum) & (b ^ sum)) < 0;
        return overflow ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
    }

    private static long multiply(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        }
        boolean negative = a < 0 != b < 0;
        long bound = negative ? Long.MIN_VALUE : Long.MAX_VALUE;
        if (endless(a) || endless(b)) {
            return bound;
        }
        try {
            return Math.multiplyExact(a, b);
        } catch (ArithmeticException e) {
            return bound;
        }
    }

    private static long divide(Expr.Operator operator, long a, long b) {
        if (endless(a)) {
            return b == Long.MAX_VALUE ? 0 : a;
        }
        return operator == Expr.Operator.DIVIDE_FLOOR ? Arithmetics.floorDiv(a, b) : Arithmetics.ceilDiv(a, b);
    }
}
