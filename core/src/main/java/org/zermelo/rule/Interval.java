package org.zermelo.rule;

/**
 * All whole numbers from {@code least} to {@code greatest}; the ends of the {@code long}s stand for no bound. Arithmetic
 * rounds outwards, so that a result holds every number that the operation can give.
 *
 * @param least at most {@code greatest}
 */
public record Interval(long least, long greatest) {

    /** Every number. */
    public static final Interval ALL = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);

    /** One number. */
    public static Interval of(long value) {
        return new Interval(value, value);
    }

    /** Whether both ends are far enough from the ends of the {@code long}s to be meant. */
    public boolean bounded() {
        return least != Long.MIN_VALUE && greatest != Long.MAX_VALUE;
    }

    /** Whether a number lies within. */
    public boolean contains(long value) {
        return least <= value && value <= greatest;
    }

    /** Whether all of another interval lies within. */
    public boolean contains(Interval other) {
        return least <= other.least && other.greatest <= greatest;
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

    /** All sums. */
    public Interval plus(Interval other) {
        return new Interval(add(least, other.least), add(greatest, other.greatest));
    }

    Interval negated() {
        return new Interval(negate(greatest), negate(least));
    }

    Interval minus(Interval other) {
        return plus(other.negated());
    }

    Interval times(Interval other) {
        long a = multiply(least, other.least);
        long b = multiply(least, other.greatest);
        long c = multiply(greatest, other.least);
        long d = multiply(greatest, other.greatest);
        return new Interval(Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
    }

    /** Quotients by a divisor of at least 1, rounded either way. */
    Interval dividedBy(Interval divisor) {
        if (divisor.least < 1) {
            long most = Math.max(magnitude(least), magnitude(greatest));
            return new Interval(negate(most), most);
        }
        long low = least == Long.MIN_VALUE ? least : Math.floorDiv(least, least < 0 ? divisor.least : divisor.greatest);
        long high = greatest == Long.MAX_VALUE
                ? greatest
                : -Math.floorDiv(-greatest, greatest < 0 ? divisor.greatest : divisor.least);
        return new Interval(low, high);
    }

    Interval min(Interval other) {
        return new Interval(Math.min(least, other.least), Math.min(greatest, other.greatest));
    }

    Interval max(Interval other) {
        return new Interval(Math.max(least, other.least), Math.max(greatest, other.greatest));
    }

    Interval absolute() {
        long low = magnitude(least);
        long high = magnitude(greatest);
        return contains(0)
                ? new Interval(0, Math.max(low, high))
                : new Interval(Math.min(low, high), Math.max(low, high));
    }

    private static long magnitude(long value) {
        return value < 0 ? negate(value) : value;
    }

    private static long negate(long value) {
        return value == Long.MIN_VALUE ? Long.MAX_VALUE : value == Long.MAX_VALUE ? Long.MIN_VALUE : -value;
    }

    private static long add(long a, long b) {
        if (a == Long.MIN_VALUE || a == Long.MAX_VALUE) {
            return a;
        }
        if (b == Long.MIN_VALUE || b == Long.MAX_VALUE) {
            return b;
        }
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0 ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
    }

    private static long multiply(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        }
        long high = Math.multiplyHigh(a, b);
        long low = a * b;
        boolean infinite = a == Long.MIN_VALUE || a == Long.MAX_VALUE || b == Long.MIN_VALUE || b == Long.MAX_VALUE;
        return !infinite && high == low >> 63 ? low : (a < 0) == (b < 0) ? Long.MAX_VALUE : Long.MIN_VALUE;
    }
}
