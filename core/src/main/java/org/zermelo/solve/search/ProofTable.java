package org.zermelo.solve.search;

/**
 * Proof and disproof numbers of positions in a hash table that grows up to a bound of bytes. From then on a new position
 * takes the place of the one among its neighbours that cost the least work. 16 bytes a place, 24 while it grows.
 */
final class ProofTable {

    /** Proof numbers are below this, which stands for what cannot be proved. */
    static final int NEVER = (1 << 28) - 1;

    /** Nothing is known of a position. */
    static final long UNKNOWN = 0;

    private static final int NEIGHBOURS = 4;
    private static final int FIRST_PLACES = 1 << 10;
    private static final int MOST_PLACES = 1 << 28;

    private final long mostBytes;
    /** A key and its numbers: 28 bits to prove, 28 to disprove, and the binary logarithm of the work. */
    private long[] places = new long[2 * FIRST_PLACES];

    private int size;

    ProofTable(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    int size() {
        return size;
    }

    /** The least number of bytes that a table takes. */
    static long leastBytes() {
        return 16L * FIRST_PLACES;
    }

    /** The number to prove it, of what {@link #get} found. */
    static int proof(long numbers) {
        return (int) (numbers >>> 28) & NEVER;
    }

    /** The number to disprove it, of what {@link #get} found. */
    static int disproof(long numbers) {
        return (int) numbers & NEVER;
    }

    private static int effort(long numbers) {
        return (int) (numbers >>> 56);
    }

    /** The first of the neighbouring places of a key. */
    private int first(long key) {
        long hash = key * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 32;
        return (int) (hash & (places.length / 2 / NEIGHBOURS - 1)) * NEIGHBOURS * 2;
    }

    /** What is known of a key, or {@link #UNKNOWN}. */
    long get(long key) {
        int at = first(key);
        for (int i = at; i < at + 2 * NEIGHBOURS; i += 2) {
            if (places[i] == key && places[i + 1] != UNKNOWN) {
                return places[i + 1];
            }
        }
        return UNKNOWN;
    }

    /**
     * Remembers the numbers of a key.
     *
     * @param work positions that were entered for it, at least 1
     */
    void put(long key, int proof, int disproof, long work) {
        long effort = Long.SIZE - Long.numberOfLeadingZeros(work);
        if (size * 4L > places.length / 2 * 3L
                && places.length * 12L * 2 <= mostBytes
                && places.length / 2 < MOST_PLACES) {
            grow();
        }
        place(key, effort << 56 | (long) proof << 28 | disproof);
    }

    private void place(long key, long numbers) {
        int at = first(key);
        int chosen = at;
        for (int i = at; i < at + 2 * NEIGHBOURS; i += 2) {
            if (places[i + 1] == UNKNOWN || places[i] == key) {
                size += places[i + 1] == UNKNOWN ? 1 : 0;
                places[i] = key;
                places[i + 1] = numbers;
                return;
            }
            if (effort(places[i + 1]) < effort(places[chosen + 1])) {
                chosen = i;
            }
        }
        places[chosen] = key;
        places[chosen + 1] = numbers;
    }

    private void grow() {
        long[] old = places;
        places = new long[2 * old.length];
        size = 0;
        for (int i = 0; i < old.length; i += 2) {
            if (old[i + 1] != UNKNOWN) {
                place(old[i], old[i + 1]);
            }
        }
    }
}
