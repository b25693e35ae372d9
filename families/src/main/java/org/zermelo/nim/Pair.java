package org.zermelo.nim;

/**
 * Two numbers.
 *
 * @param a at least 0
 * @param b at least 0
 */
public record Pair(long a, long b) {

    long small() {
        return Math.min(a, b);
    }

    long large() {
        return Math.max(a, b);
    }

    @Override
    public String toString() {
        return a + ", " + b;
    }
}
