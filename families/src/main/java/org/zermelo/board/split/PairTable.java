package org.zermelo.board.split;

/**
 * A table from pairs of numbers, not both 0, to ints that are at least 0. Open addressing; 24 bytes a place, at most
 * half of them taken.
 */
final class PairTable {

    private static final int STRIDE = 3;
    private static final int FIRST = 1 << 10;

    private long[] places = new long[STRIDE * FIRST];
    private int size;

    int size() {
        return size;
    }

    long bytes() {
        return (long) Long.BYTES * places.length;
    }

    /** The value of a pair, or -1. */
    int get(long a, long b) {
        int place = place(a, b);
        return free(place) ? -1 : (int) places[place + 2];
    }

    /** Enters a pair that is not there yet. */
    void put(long a, long b, int value) {
        if (2 * (size + 1) * STRIDE > places.length) {
            grow();
        }
        int place = place(a, b);
        places[place] = a;
        places[place + 1] = b;
        places[place + 2] = value;
        size++;
    }

    private boolean free(int place) {
        return places[place] == 0 && places[place + 1] == 0;
    }

    private int place(long a, long b) {
        int most = places.length / STRIDE - 1;
        long mixed = (a ^ b * 0xD6E8FEB86659FD93L) * 0x9E3779B97F4A7C15L;
        int at = (int) (mixed >>> 32) & most;
        int place = at * STRIDE;
        while (!free(place) && (places[place] != a || places[place + 1] != b)) {
            at = at + 1 & most;
            place = at * STRIDE;
        }
        return place;
    }

    private void grow() {
        long[] old = places;
        places = new long[2 * old.length];
        for (int from = 0; from < old.length; from += STRIDE) {
            if (old[from] != 0 || old[from + 1] != 0) {
                int place = place(old[from], old[from + 1]);
                System.arraycopy(old, from, places, place, STRIDE);
            }
        }
    }
}
