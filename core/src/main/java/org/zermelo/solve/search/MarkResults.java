package org.zermelo.solve.search;

import org.zermelo.game.RefusedException;

/** Yes or no for pairs of sets of cells, in an open hash table of 17 bytes a slot, grown by doubling until the memory is used up. */
final class MarkResults {

    static final int UNKNOWN = 0;
    static final int NO = 1;
    static final int YES = 2;

    private static final int ASKS = 4;
    private static final int SLOT = 17;

    private final long mostBytes;
    private long[] own = new long[1 << 10];
    private long[] other = new long[1 << 10];
    /** Two bits for each of four questions; 0 where the slot is empty. */
    private byte[] results = new byte[1 << 10];

    private int size;

    MarkResults(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    int size() {
        return size;
    }

    private int place(long first, long second) {
        long hash = (first * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(second, 31)) * 0xC2B2AE3D27D4EB4FL;
        int mask = results.length - 1;
        int at = (int) (hash ^ hash >>> 32) & mask;
        while (results[at] != 0 && (own[at] != first || other[at] != second)) {
            at = at + 1 & mask;
        }
        return at;
    }

    /**
     * What is known of a pair.
     *
     * @param ask which question, 0 to 3
     */
    int get(long first, long second, int ask) {
        return results[place(first, second)] >>> 2 * ask & 3;
    }

    void put(long first, long second, int ask, boolean yes) {
        int at = place(first, second);
        if (results[at] == 0) {
            own[at] = first;
            other[at] = second;
            size++;
        }
        results[at] |= (byte) ((yes ? YES : NO) << 2 * ask);
        if (size * 3L > results.length * 2L) {
            grow();
        }
    }

    private void grow() {
        // while it grows, the old and the new table are both there
        if (results.length * 3L * SLOT > mostBytes || results.length >= 1 << 28) {
            throw new RefusedException("method.packed.full", "positions", size);
        }
        MarkResults larger = new MarkResults(mostBytes);
        larger.own = new long[2 * own.length];
        larger.other = new long[2 * own.length];
        larger.results = new byte[2 * own.length];
        for (int i = 0; i < results.length; i++) {
            if (results[i] != 0) {
                int at = larger.place(own[i], other[i]);
                larger.own[at] = own[i];
                larger.other[at] = other[i];
                larger.results[at] = results[i];
            }
        }
        own = larger.own;
        other = larger.other;
        results = larger.results;
    }
}
