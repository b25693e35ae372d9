package org.zermelo.board.connect;

/**
 * A transposition table: bounds of the scores of positions, by their keys. A place is one {@code long}: the part of the key that
 * the number of the place does not tell, so that no position is taken for another; a lower and an upper bound; and the binary
 * logarithm of the work that they cost. The table grows up to a bound of bytes. From then on each pair of places keeps what cost
 * the most work, and what came last.
 */
final class BoundTable {

    /** Scores are less than this, and greater than its opposite. */
    static final int MOST_SCORE = 32;

    private static final int WORK_BITS = 6;
    private static final int SCORE_BITS = 6;
    private static final int REST_SHIFT = WORK_BITS + 2 * SCORE_BITS;
    private static final int MASK = (1 << SCORE_BITS) - 1;
    /** Near the golden section of 2^64, and odd: neighbouring keys come far from each other, and none is lost. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final int FIRST_BITS = 10;
    private static final int MOST_BITS = 27;

    private final int keyBits;
    private final int mostBits;
    /** The binary logarithm of the number of pairs. */
    private int bits;

    private long[] places;
    private long used;

    /**
     * An empty table.
     *
     * @param keyBits bits of the keys, at most 63
     * @param allowed bytes that it may take while it grows
     */
    BoundTable(int keyBits, long allowed) {
        this.keyBits = keyBits;
        this.bits = firstBits(keyBits);
        this.mostBits = mostBits(keyBits, allowed);
        this.places = new long[2 << bits];
    }

    /** What a table takes at most when it is allowed so many bytes; more than these when they are too few for the smallest. */
    static long bytes(int keyBits, long allowed) {
        return whileGrown(mostBits(keyBits, allowed));
    }

    /** The bytes of a table while it grows to this size: the one from which it grows is still there. */
    private static long whileGrown(int bits) {
        return 24L << bits;
    }

    /** The rest of a key has room in a place. */
    private static int firstBits(int keyBits) {
        return Math.min(keyBits, Math.max(FIRST_BITS, keyBits + REST_SHIFT - Long.SIZE));
    }

    private static int mostBits(int keyBits, long allowed) {
        int bits = firstBits(keyBits);
        while (bits < Math.min(keyBits, MOST_BITS) && whileGrown(bits + 1) <= allowed) {
            bits++;
        }
        return bits;
    }

    /** Places that hold something. */
    long used() {
        return used;
    }

    private long spread(long key) {
        return key * SPREAD & -1L >>> Long.SIZE - keyBits;
    }

    private int pair(long spread) {
        return 2 * (int) (spread >>> keyBits - bits);
    }

    private long rest(long spread) {
        return spread & (1L << keyBits - bits) - 1;
    }

    /** What is known of a key, or 0. */
    long get(long key) {
        long spread = spread(key);
        int at = pair(spread);
        long rest = rest(spread);
        if (places[at] >>> REST_SHIFT == rest) {
            return places[at];
        }
        return places[at + 1] >>> REST_SHIFT == rest ? places[at + 1] : 0;
    }

    /** The lower bound of what is known. */
    static int lower(long known) {
        return ((int) (known >>> SCORE_BITS + WORK_BITS) & MASK) - MOST_SCORE;
    }

    /** The upper bound of what is known. */
    static int upper(long known) {
        return ((int) (known >>> WORK_BITS) & MASK) - MOST_SCORE;
    }

    /**
     * Remembers bounds of a key in the place of older ones.
     *
     * @param work positions that were entered for it, at least 1
     */
    void put(long key, int lower, int upper, long work) {
        long told = (long) (lower + MOST_SCORE) << SCORE_BITS + WORK_BITS
                | (long) (upper + MOST_SCORE) << WORK_BITS
                | Long.SIZE - Long.numberOfLeadingZeros(work);
        long spread = spread(key);
        place(pair(spread), rest(spread) << REST_SHIFT | told);
        if (used > places.length / 4 * 3L && bits < mostBits) {
            grow();
        }
    }

    private void place(int at, long entry) {
        long first = places[at];
        long second = places[at + 1];
        if (first == 0 || first >>> REST_SHIFT == entry >>> REST_SHIFT) {
            used += first == 0 ? 1 : 0;
            places[at] = entry;
        } else if (second >>> REST_SHIFT == entry >>> REST_SHIFT && second != 0) {
            places[at + 1] = entry;
        } else {
            used += second == 0 ? 1 : 0;
            boolean dearer = (entry & MASK) >= (first & MASK);
            places[at + 1] = dearer ? first : entry;
            places[at] = dearer ? entry : first;
        }
    }

    private void grow() {
        long[] old = places;
        int restBits = keyBits - bits;
        bits++;
        places = new long[2 << bits];
        used = 0;
        for (int i = 0; i < old.length; i++) {
            if (old[i] != 0) {
                long spread = (long) (i / 2) << restBits | old[i] >>> REST_SHIFT;
                place(pair(spread), rest(spread) << REST_SHIFT | old[i] & (1L << REST_SHIFT) - 1);
            }
        }
    }
}
