package org.zermelo.heap.period;

/** Arithmetic of periods. */
final class Residues {

    private Residues() {}

    /**
     * How many heaps show both that a window repeats after a shift and, where the shift is a multiple of the period, that the period
     * holds over one whole shift: only then does it hold wherever the shift does.
     */
    static long heapsToShow(long length, long from, long to, long shift) {
        return length == shift ? to + shift : Math.max(to + shift, from + shift + length);
    }
}
