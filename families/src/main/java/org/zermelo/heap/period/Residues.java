package org.zermelo.heap.period;

/** Arithmetic of periods. */
final class Residues {

    private Residues() {}

    /** The least common multiple of two numbers of at least 1. */
    static long commonMultiple(long a, long b) {
        long x = a;
        long y = b;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return Math.multiplyExact(a / x, b);
    }

    /**
     * How many heaps show both that a window repeats after a shift and, where the shift is a multiple of the period, that the period
     * holds over one whole shift: only then does it hold wherever the shift does.
     */
    static long heapsToShow(long length, long from, long to, long shift) {
        return length == shift ? to + shift : Math.max(to + shift, from + shift + length);
    }
}
