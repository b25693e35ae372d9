package org.zermelo.board.connect;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A transposition table: bounds of the scores of positions, by their keys. A place is one {@code long}: the part of the key that
 * the number of the place does not tell, so that no position is taken for another; a lower and an upper bound; and the binary
 * logarithm of the work that they cost. The table grows up to a bound of bytes. From then on each pair of places keeps what cost
 * the most work, and what came last.
 *
 * <p>Several threads may use one table without locks. A place is read and written as a whole, so that bounds never meet another
 * position's key; at worst what one thread writes is lost to another that writes to the same pair, or while the table grows.
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

    private static final VarHandle PLACE = MethodHandles.arrayElementVarHandle(long[].class);

    private final int keyBits;
    private final int mostBits;
    /** Two for each pair; a power of two. */
    private volatile long[] places;

    /** What the table becomes, while it grows. */
    private volatile long @Nullable [] next;

    private final AtomicLong used = new AtomicLong();
    private final AtomicBoolean growing = new AtomicBoolean();

    /**
     * An empty table.
     *
     * @param keyBits bits of the keys, at most 63
     * @param allowed bytes that it may take while it grows
     */
    BoundTable(int keyBits, long allowed) {
        this.keyBits = keyBits;
        this.mostBits = mostBits(keyBits, allowed);
        this.places = new long[2 << firstBits(keyBits)];
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

    /** Places that hold something, as far as it was told. */
    long used() {
        return used.get();
    }

    private long spread(long key) {
        return key * SPREAD & -1L >>> Long.SIZE - keyBits;
    }

    /** The bits of a key that the number of its pair does not tell. */
    private int restBits(long[] all) {
        return keyBits + 1 - Integer.numberOfTrailingZeros(all.length);
    }

    /** What is known of a key, or 0. */
    long get(long key) {
        long[] all = places;
        int restBits = restBits(all);
        long spread = spread(key);
        int at = 2 * (int) (spread >>> restBits);
        long rest = spread & (1L << restBits) - 1;
        long first = (long) PLACE.getOpaque(all, at);
        if (first >>> REST_SHIFT == rest) {
            return first;
        }
        long second = (long) PLACE.getOpaque(all, at + 1);
        return second >>> REST_SHIFT == rest ? second : 0;
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
     * @return whether a place was filled that was empty
     */
    boolean put(long key, int lower, int upper, long work) {
        long told = (long) (lower + MOST_SCORE) << SCORE_BITS + WORK_BITS
                | (long) (upper + MOST_SCORE) << WORK_BITS
                | Long.SIZE - Long.numberOfLeadingZeros(work);
        long spread = spread(key);
        long[] larger = next;
        if (larger != null) {
            place(larger, spread, told);
        }
        return place(places, spread, told);
    }

    private boolean place(long[] all, long spread, long told) {
        int restBits = restBits(all);
        return place(all, 2 * (int) (spread >>> restBits), (spread & (1L << restBits) - 1) << REST_SHIFT | told);
    }

    private static boolean place(long[] all, int at, long entry) {
        long first = (long) PLACE.getOpaque(all, at);
        if (first == 0 || first >>> REST_SHIFT == entry >>> REST_SHIFT) {
            PLACE.setOpaque(all, at, entry);
            return first == 0;
        }
        long second = (long) PLACE.getOpaque(all, at + 1);
        if (second >>> REST_SHIFT == entry >>> REST_SHIFT && second != 0) {
            PLACE.setOpaque(all, at + 1, entry);
            return false;
        }
        boolean dearer = (entry & MASK) >= (first & MASK);
        PLACE.setOpaque(all, at + 1, dearer ? first : entry);
        if (dearer) {
            PLACE.setOpaque(all, at, entry);
        }
        return second == 0;
    }

    /** Told how many more places were filled; grows, if it may, when three quarters are. */
    void filled(int more) {
        long[] all = places;
        if (used.addAndGet(more) > all.length / 4 * 3L && all.length < 2 << mostBits) {
            grow(all);
        }
    }

    /** Doubles, if no other thread is at it; meanwhile other threads read the old places and write to both. */
    private void grow(long[] old) {
        if (!growing.compareAndSet(false, true)) {
            return;
        }
        try {
            if (old == places) {
                long[] all = new long[2 * old.length];
                next = all;
                int restBits = restBits(old);
                for (int i = 0; i < old.length; i++) {
                    long entry = (long) PLACE.getOpaque(old, i);
                    if (entry != 0) {
                        long spread = (long) (i / 2) << restBits | entry >>> REST_SHIFT;
                        place(all, spread, entry & (1L << REST_SHIFT) - 1);
                    }
                }
                places = all;
            }
        } finally {
            next = null;
            growing.set(false);
        }
    }
}
