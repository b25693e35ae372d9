package org.zermelo.bench.count;

/** A table from positive longs to ints, which grows with its entries. */
final class LongIntTable {

    private long[] keys = new long[1 << 10];
    private int[] values = new int[1 << 10];
    private int size;

    private static int slot(long[] keys, long key) {
        long hash = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 32) & keys.length - 1;
        while (keys[slot] != key && keys[slot] != 0) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    /** What was put for a key, which must have been put. */
    int get(long key) {
        int slot = slot(keys, key);
        if (keys[slot] != key) {
            throw new IllegalStateException("nothing was put for " + key);
        }
        return values[slot];
    }

    void put(long key, int value) {
        int slot = slot(keys, key);
        size += keys[slot] == key ? 0 : 1;
        keys[slot] = key;
        values[slot] = value;
        if (size > keys.length / 4 * 3) {
            grow();
        }
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[oldKeys.length * 2];
        values = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(keys, oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
