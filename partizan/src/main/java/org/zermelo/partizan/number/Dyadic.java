package org.zermelo.partizan.number;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A dyadic rational {@code numerator / 2^exponent}, exact at any size, immutable, in lowest terms. The numbers of short games are just
 * these (Siegel 2013, Theorem II.3.6).
 */
public final class Dyadic implements Comparable<Dyadic> {

    /** Nought. */
    public static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);

    /** One. */
    public static final Dyadic ONE = new Dyadic(BigInteger.ONE, 0);

    private final BigInteger numerator;
    private final int exponent;

    private Dyadic(BigInteger numerator, int exponent) {
        this.numerator = numerator;
        this.exponent = exponent;
    }

    /** An integer. */
    public static Dyadic of(long integer) {
        return new Dyadic(BigInteger.valueOf(integer), 0);
    }

    /** A number {@code numerator / 2^exponent}, the exponent at least 0. */
    public static Dyadic of(long numerator, int exponent) {
        int zeros = numerator == 0 ? exponent : Math.min(exponent, Long.numberOfTrailingZeros(numerator));
        return new Dyadic(BigInteger.valueOf(numerator >> Math.min(zeros, 63)), exponent - zeros);
    }

    /** A number {@code numerator / 2^exponent}, the exponent at least 0. */
    public static Dyadic of(BigInteger numerator, int exponent) {
        int zeros = numerator.signum() == 0 ? exponent : Math.min(exponent, numerator.getLowestSetBit());
        return new Dyadic(numerator.shiftRight(zeros), exponent - zeros);
    }

    /** A fraction, if its denominator, which is positive, divides into a power of two. */
    public static Optional<Dyadic> ofFraction(BigInteger numerator, BigInteger denominator) {
        BigInteger divisor = numerator.gcd(denominator);
        BigInteger below = denominator.divide(divisor);
        if (below.bitCount() != 1) {
            return Optional.empty();
        }
        return Optional.of(new Dyadic(numerator.divide(divisor), below.getLowestSetBit()));
    }

    /** The numerator in lowest terms. */
    public BigInteger numerator() {
        return numerator;
    }

    /** The power of two below, at least 0; 0 for an integer. */
    public int exponent() {
        return exponent;
    }

    /** Whether it is an integer. */
    public boolean isInteger() {
        return exponent == 0;
    }

    /** -1, 0 or 1. */
    public int signum() {
        return numerator.signum();
    }

    private static boolean small(BigInteger n, int shift) {
        return n.bitLength() + shift < 61;
    }

    /** The sum. */
    public Dyadic plus(Dyadic other) {
        int common = Math.max(exponent, other.exponent);
        int mine = common - exponent;
        int others = common - other.exponent;
        if (small(numerator, mine) && small(other.numerator, others)) {
            return of((numerator.longValue() << mine) + (other.numerator.longValue() << others), common);
        }
        return of(numerator.shiftLeft(mine).add(other.numerator.shiftLeft(others)), common);
    }

    /** The difference. */
    public Dyadic minus(Dyadic other) {
        return plus(other.negated());
    }

    /** The product. */
    public Dyadic times(Dyadic other) {
        return of(numerator.multiply(other.numerator), Math.addExact(exponent, other.exponent));
    }

    /** The number with the other sign. */
    public Dyadic negated() {
        return numerator.signum() == 0 ? this : new Dyadic(numerator.negate(), exponent);
    }

    /** Half of it. */
    public Dyadic half() {
        return numerator.signum() == 0 ? this : of(numerator, exponent + 1);
    }

    /** The greatest integer that is not above it. */
    public BigInteger floor() {
        return numerator.shiftRight(exponent);
    }

    /** The nearest double; it never puts two numbers the wrong way round. */
    public double approximation() {
        if (numerator.bitLength() <= 53 && exponent < 1000) {
            return Math.scalb((double) numerator.longValue(), -exponent);
        }
        int spare = numerator.bitLength() - 64;
        return spare <= 0
                ? Math.scalb(numerator.doubleValue(), -exponent)
                : Math.scalb(numerator.shiftRight(spare).doubleValue(), spare - exponent);
    }

    /** The greatest number of the form {@code -1/2^exponent}: what its temperature is, if it is no integer. */
    public Dyadic granularity() {
        return new Dyadic(BigInteger.ONE, exponent);
    }

    /** The left option of its canonical form, where one is: the larger of the two neighbours of the day before. */
    public Dyadic leftOption() {
        return exponent == 0 ? minus(ONE) : minus(granularity());
    }

    /** The right option of its canonical form, where one is. */
    public Dyadic rightOption() {
        return exponent == 0 ? plus(ONE) : plus(granularity());
    }

    /** The day on which it is born: its integer part away from nought, and the digits of its fraction. */
    public BigInteger birthday() {
        BigInteger whole = numerator.abs().shiftRight(exponent);
        return exponent == 0 ? whole : whole.add(BigInteger.valueOf(exponent + 1L));
    }

    @Override
    public int compareTo(Dyadic other) {
        int common = Math.max(exponent, other.exponent);
        int mine = common - exponent;
        int others = common - other.exponent;
        if (small(numerator, mine) && small(other.numerator, others)) {
            return Long.compare(numerator.longValue() << mine, other.numerator.longValue() << others);
        }
        int signs = Integer.compare(signum(), other.signum());
        return signs != 0 ? signs : numerator.shiftLeft(mine).compareTo(other.numerator.shiftLeft(others));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dyadic that && exponent == that.exponent && numerator.equals(that.numerator);
    }

    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + exponent;
    }

    /** The number as a fraction in lowest terms, such as {@code -3/8}. */
    @Override
    public String toString() {
        return exponent == 0 ? numerator.toString() : numerator + "/" + BigInteger.ONE.shiftLeft(exponent);
    }
}
