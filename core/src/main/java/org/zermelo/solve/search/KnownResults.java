package org.zermelo.solve.search;

import org.zermelo.game.RefusedException;

/** Results of positions in an open hash table of 9 bytes a slot, grown by doubling until the memory is used up. */
final class KnownResults {

    static final int UNKNOWN = Integer.MIN_VALUE;

    private final long mostBytes;
    private long[] slots = new long[1 << 10];
    private byte[] results = new byte[1 << 10];
    private int size;

    KnownResults(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    int size() {
        return size;
    }

    private int place(long key) {
        long hash = key * 0x9E3779B97F4A7C15L;
        int mask = slots.length - 1;
        int at = (int) (hash ^ hash >>> 32) & mask;
        while (slots[at] != 0 && slots[at] != key + 1) {
            at = at + 1 & mask;
        }
        return at;
    }

    /** The result of a key, or {@link #UNKNOWN}. */
    int get(long key) {
        int at = place(key);
        return slots[at] == 0 ? UNKNOWN : results[at];
    }

    void put(long key, int result) {
        int at = place(key);
        if (slots[at] == 0) {
            slots[at] = key + 1;
            size++;
        }
        results[at] = (byte) result;
        if (size * 3L > slots.length * 2L) {
            grow();
        }
    }

    private void grow() {
        // while it grows, the old and the new table are both there
        if (slots.length * 27L > mostBytes || slots.length >= 1 << 29) {
            throw new RefusedException("method.packed.full", "positions", size);
        }
        long[] oldSlots = slots;
        byte[] oldResults = results;
        slots = new long[2 * oldSlots.length];
        results = new byte[slots.length];
        for (int i = 0; i < oldSlots.length; i++) {
            if (oldSlots[i] != 0) {
                int at = place(oldSlots[i] - 1);
                slots[at] = oldSlots[i];
                results[at] = oldResults[i];
            }
        }
    }
}
