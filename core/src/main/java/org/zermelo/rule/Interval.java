package org.zermelo.rule;

/**
 * All whole numbers from {@code least} to {@code greatest}; the ends of the {@code long}s stand for no bound.
 *
 * <p>Arithmetic rounds outwards: the result of an operation on two intervals holds every number that the operation gives for
 * a number of each. This is so because every operation is monotone in each of its numbers once the signs of both are known,
 * so that its extremes lie at ends of the intervals, and because an end that passes a {@code long} becomes no bound. An
 * interval of a number at an end of the {@code long}s therefore holds its neighbours, too.
 *
 * @param least at most {@code greatest}
 */
public record Interval(long least, long greatest) {

    private static final long NONE_BELOW = Long.MIN_VALUE;
    private static final long NONE_ABOVE = Long.MAX_VALUE;

    /** Every number. */
    public static final Interval ALL = new Interval(NONE_BELOW, NONE_ABOVE);

    public Interval {
        if (least > greatest) {
            throw new IllegalArgumentException("no number from " + least + " to " + greatest);
        }
        least = Math.min(least, NONE_ABOVE - 1);
        greatest = Math.max(greatest, NONE_BELOW + 2); // less one, it would look like no bound when it changes its sign
    }

    /** One number. */
    public static Interval of(long value) {
        return new Interval(value, value);
    }

    /** Whether there are a least and a greatest number. */
    public boolean bounded() {
        return least != NONE_BELOW && greatest != NONE_ABOVE;
    }

    /** Whether this is one number. */
    public boolean single() {
        return least == greatest;
    }

    /** Whether a number lies within. */
    public boolean contains(long value) {
        return least <= value && value <= greatest;
    }

    /** Whether all of another interval lies within. */
    public boolean contains(Interval other) {
        return least <= other.least && other.greatest <= greatest;
    }

    /** Whether some number lies in both. */
    public boolean meets(Interval other) {
        return least <= other.greatest && other.least <= greatest;
    }

    /** The numbers from the lesser least to the greater greatest. */
    public Interval hull(Interval other) {
        return new Interval(Math.min(least, other.least), Math.max(greatest, other.greatest));
    }

    /** The numbers in both; when there are none, this one's nearest end. */
    public Interval meet(Interval other) {
        long low = Math.max(least, other.least);
        long high = Math.min(greatest, other.greatest);
        return low <= high ? new Interval(low, high) : of(low == least ? least : greatest);
    }

    /** What the operation gives for a number of each, where it has a value. */
    public Interval join(Expr.Operator operator, Interval right) {
        return switch (operator) {
            case ADD -> plus(right);
            case SUBTRACT -> minus(right);
            case MULTIPLY -> times(right);
            case DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT -> over(operator, right);
            case MODULO -> modulo(right);
            case POWER -> power(right);
            case MIN -> min(right);
            case MAX -> max(right);
            default -> single() && right.single() ? exactly(operator, right.least) : numeric(operator, right);
        };
    }

    private Interval exactly(Expr.Operator operator, long right) {
        try {
            return of(Arithmetics.join(operator, least, right));
        } catch (ArithmeticException e) {
            return ALL;
        }
    }

    private Interval numeric(Expr.Operator operator, Interval right) {
        Interval a = absolute();
        Interval b = right.absolute();
        return switch (operator) {
            case GCD ->
                new Interval(
                        a.least > 0 || b.least > 0 ? 1 : 0,
                        a.least > 0 && b.least > 0
                                ? Math.min(a.greatest, b.greatest)
                                : Math.max(a.greatest, b.greatest));
            case LCM -> new Interval(a.least > 0 && b.least > 0 ? 1 : 0, multiply(a.greatest, b.greatest));
            case XOR, BIT_OR -> least < 0 || right.least < 0 ? ALL : new Interval(0, ones(greatest | right.greatest));
            case BIT_AND -> least < 0 || right.least < 0 ? ALL : new Interval(0, Math.min(greatest, right.greatest));
            case ROOT ->
                right.single() && right.least > 0
                        ? new Interval(Arithmetics.root(least, right.least), Arithmetics.root(greatest, right.least))
                        : ALL;
            case LOGARITHM -> new Interval(0, Math.max(0, Math.min(greatest, Long.SIZE)));
            case DIGIT_SUM -> new Interval(a.least > 0 ? 1 : 0, a.greatest);
            case HAS_DIGIT -> new Interval(0, 1);
            case DIVISORS -> new Interval(least < 1 ? 0 : 1, right.equals(of(0)) ? Math.max(1, greatest) : NONE_ABOVE);
            default -> throw new IllegalArgumentException(operator.toString());
        };
    }

    /** The least number of ones alone, in binary, that is no less. */
    private static long ones(long number) {
        return number == 0 ? 0 : -1L >>> Long.numberOfLeadingZeros(number);
    }

    /** All sums. */
    public Interval plus(Interval other) {
        return new Interval(add(least, other.least), add(greatest, other.greatest));
    }

    Interval minus(Interval other) {
        return new Interval(add(least, negate(other.greatest)), add(greatest, negate(other.least)));
    }

    Interval times(Interval other) {
        long a = multiply(least, other.least);
        long b = multiply(least, other.greatest);
        long c = multiply(greatest, other.least);
        long d = multiply(greatest, other.greatest);
        return new Interval(Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
    }

    Interval min(Interval other) {
        return new Interval(Math.min(least, other.least), Math.min(greatest, other.greatest));
    }

    Interval max(Interval other) {
        return new Interval(Math.max(least, other.least), Math.max(greatest, other.greatest));
    }

    Interval absolute() {
        if (least >= 0) {
            return this;
        }
        return new Interval(contains(0) ? 0 : negate(greatest), Math.max(negate(least), greatest));
    }

    /** A positive divisor keeps the order of the dividends, and one of its ends gives the extreme. */
    private Interval over(Expr.Operator operator, Interval divisor) {
        if (divisor.least < 1) {
            long most = absolute().greatest;
            return new Interval(negate(most), most);
        }
        return new Interval(
                divide(operator, least, least < 0 ? divisor.least : divisor.greatest),
                divide(operator, greatest, greatest < 0 ? divisor.greatest : divisor.least));
    }

    /** A remainder has the sign of the divisor and is nearer to 0. */
    private Interval modulo(Interval divisor) {
        if (divisor.least < 1) {
            Interval size = divisor.absolute();
            return new Interval(negate(size.greatest), size.greatest);
        }
        if (least >= 0 && greatest < divisor.least) {
            return this;
        }
        return single() && divisor.single()
                ? of(Math.floorMod(least, divisor.least))
                : new Interval(0, add(divisor.greatest, -1));
    }

    /** A power grows with a base of at least 0, and an odd one with every base. */
    private Interval power(Interval exponent) {
        if (!exponent.single() || exponent.least < 0 || exponent.least > Long.SIZE) {
            return least >= 0 ? new Interval(0, NONE_ABOVE) : ALL;
        }
        if (exponent.least % 2 == 0 && least < 0) {
            return absolute().power(exponent);
        }
        long low = 1;
        long high = 1;
        for (long i = 0; i < exponent.least; i++) {
            low = multiply(low, least);
            high = multiply(high, greatest);
        }
        return new Interval(low, high);
    }

    private static boolean endless(long end) {
        return end == NONE_BELOW || end == NONE_ABOVE;
    }

    private static long negate(long end) {
        return end == NONE_BELOW ? NONE_ABOVE : end == NONE_ABOVE ? NONE_BELOW : -end;
    }

    /** Of two ends on the same side. */
    private static long add(long a, long b) {
        if (endless(a)) {
            return a;
        }
        if (endless(b)) {
            return b;
        }
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0 ? (a < 0 ? NONE_BELOW : NONE_ABOVE) : sum;
    }

    private static long multiply(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        }
        long product = a * b;
        boolean whole = !endless(a) && !endless(b) && Math.multiplyHigh(a, b) == product >> 63;
        return whole ? product : (a < 0) == (b < 0) ? NONE_ABOVE : NONE_BELOW;
    }

    /** By a divisor of at least 1. */
    private static long divide(Expr.Operator operator, long end, long divisor) {
        if (endless(end)) {
            return end;
        }
        return operator == Expr.Operator.DIVIDE_FLOOR ? Math.floorDiv(end, divisor) : -Math.floorDiv(-end, divisor);
    }
}
