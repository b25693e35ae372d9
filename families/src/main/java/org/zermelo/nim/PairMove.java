package org.zermelo.nim;

/**
 * A move on a pair of numbers.
 *
 * @param a the first number before
 * @param b the second number before
 * @param toA the first number after
 * @param toB the second number after
 */
public record PairMove(long a, long b, long toA, long toB) {

    @Override
    public String toString() {
        return "(" + a + ", " + b + ")->(" + toA + ", " + toB + ")";
    }
}
