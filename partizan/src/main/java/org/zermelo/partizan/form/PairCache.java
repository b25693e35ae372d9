package org.zermelo.partizan.form;

import java.util.Arrays;

/**
 * A memo from pairs of ids to a number, of bounded size: a new entry takes the place of an older one that falls on the same slot.
 * It doubles with the entries that are put, up to its bound, so that a short question pays for a small table only.
 */
final class PairCache {

    private static final int FIRST = 1 << 12;

    /** Never a key: no pair of ids has this sign. */
    private static final long NONE = -1;

    private final int most;
    private long[] keys;
    private int[] values;
    private int mask;
    private int puts;

    /**
     * An empty memo.
     *
     * @param most the greatest number of slots, a power of two
     */
    PairCache(int most) {
        this.most = Math.max(most, FIRST);
        clear();
    }

    void clear() {
        keys = new long[FIRST];
        values = new int[FIRST];
        Arrays.fill(keys, NONE);
        mask = FIRST - 1;
        puts = 0;
    }

    private static int slot(long key, int mask) {
        long h = key * 0x9E3779B97F4A7C15L;
        return (int) (h >>> 34) & mask;
    }

    /** What was put for the pair, or -1. */
    int get(int a, int b) {
        long key = (long) a << 32 | b;
        int slot = slot(key, mask);
        return keys[slot] == key ? values[slot] : -1;
    }

    void put(int a, int b, int value) {
        long key = (long) a << 32 | b;
        if (++puts > mask && mask + 1 < most) {
            grow();
        }
        int slot = slot(key, mask);
        keys[slot] = key;
        values[slot] = value;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        int size = (mask + 1) * 4;
        keys = new long[size];
        values = new int[size];
        Arrays.fill(keys, NONE);
        mask = size - 1;
        puts = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != NONE) {
                int slot = slot(oldKeys[i], mask);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
