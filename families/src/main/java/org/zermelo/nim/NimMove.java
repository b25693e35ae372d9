package org.zermelo.nim;

/**
 * A move that makes one heap smaller.
 *
 * @param heap the heap's number, from 1
 * @param from its size before
 * @param to its size after, at least 0 and less than {@code from}
 */
public record NimMove(int heap, long from, long to) {

    /** How many counters are taken. */
    public long taken() {
        return from - to;
    }

    @Override
    public String toString() {
        return heap + ": " + from + "->" + to;
    }
}
