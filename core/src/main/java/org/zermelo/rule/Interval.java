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
        return new Interval(low(least, other.least), high(greatest, other.greatest));
    }

    Interval negated() {
        return new Interval(negatedLow(greatest), negatedHigh(least));
    }

    Interval minus(Interval other) {
        return plus(other.negated());
    }

    Interval times(Interval other) {
        long[] corners = {least, least, greatest, greatest};
        long low = Long.MAX_VALUE;
        long high = Long.MIN_VALUE;
        for (int i = 0; i < corners.length; i++) {
            long factor = i % 2 == 0 ? other.least : other.greatest;
            low = Math.min(low, product(corners[i], factor, true));
            high = Math.max(high, product(corners[i], factor, false));
        }
        return new Interval(low, high);
    }

    /** Quotients by a divisor of at least 1, rounded either way. */
    Interval dividedBy(Interval divisor) {
        if (divisor.least < 1) {
            long most = Math.max(magnitude(least), magnitude(greatest));
            return new Interval(negatedLow(most), most);
        }
        long low = least == Long.MIN_VALUE ? least : Math.floorDiv(least, least < 0 ? divisor.least : divisor.greatest);
        long high = greatest == Long.MAX_VALUE
                ? greatest
                : Arithmetics.ceilDiv(greatest, greatest < 0 ? divisor.greatest : divisor.least);
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
        return value < 0 ? negatedHigh(value) : value;
    }

    // Least numbers without bound are MIN_VALUE and greatest ones MAX_VALUE; the other end is a number like any other.

    private static long negatedLow(long greatest) {
        return greatest == Long.MAX_VALUE ? Long.MIN_VALUE : negatedHigh(greatest);
    }

    private static long negatedHigh(long least) {
        return least == Long.MIN_VALUE ? Long.MAX_VALUE : -least;
    }

    private static long low(long a, long b) {
        return a == Long.MIN_VALUE || b == Long.MIN_VALUE ? Long.MIN_VALUE : saturated(a, b);
    }

    private static long high(long a, long b) {
        return a == Long.MAX_VALUE || b == Long.MAX_VALUE ? Long.MAX_VALUE : saturated(a, b);
    }

    private static long saturated(long a, long b) {
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0 ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
    }

    /** A product of two ends, which may stand for no bound: as low or as high as it can be. */
    private static long product(long a, long b, boolean low) {
        if (a == 0 || b == 0) {
            return 0;
        }
        boolean negative = (a < 0) != (b < 0);
        long high = Math.multiplyHigh(a, b);
        long product = a * b;
        boolean fits = high == product >> 63;
        boolean infinite = a == Long.MIN_VALUE || a == Long.MAX_VALUE || b == Long.MIN_VALUE || b == Long.MAX_VALUE;
        // rounding outwards: a low end that may be without bound is, and so is a high one
        boolean exact = fits && !(infinite && negative == low);
        return exact ? product : negative ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
}
