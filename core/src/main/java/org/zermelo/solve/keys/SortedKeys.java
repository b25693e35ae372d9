package org.zermelo.solve.keys;

import java.util.Arrays;

/**
 * A key set as one sorted array, for keys too far apart for a bitmap. A directory over the leading bits narrows the binary
 * search. Takes 8 bytes a key and at most 1 for the directory.
 */
public final class SortedKeys implements KeySet {

    private final long[] keys;
    private final int shift;
    /** {@code directory[k]} is the rank of the first key whose leading bits are at least k. */
    private final int[] directory;

    /** The set of these keys, ascending and without duplicates. */
    public SortedKeys(long[] keys) {
        this.keys = keys;
        long last = keys.length == 0 ? 0 : keys[keys.length - 1];
        int keyBits = 64 - Long.numberOfLeadingZeros(last);
        int directoryBits = Math.max(1, 31 - Integer.numberOfLeadingZeros(Math.max(1, keys.length / 8)));
        this.shift = Math.max(0, keyBits - directoryBits);
        this.directory = new int[(int) (last >>> shift) + 2];
        for (int rank = keys.length - 1; rank >= 0; rank--) {
            directory[(int) (keys[rank] >>> shift)] = rank;
        }
        directory[directory.length - 1] = keys.length;
        fillGaps();
    }

    /** A place whose leading bits no key has still holds 0; it takes the place after it. */
    private void fillGaps() {
        for (int k = directory.length - 2; k > 0; k--) {
            int rank = directory[k];
            boolean present = rank < keys.length && keys[rank] >>> shift == k;
            if (!present) {
                directory[k] = directory[k + 1];
            }
        }
    }

    public long[] keys() {
        return keys;
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public int rank(long key) {
        long leading = key >>> shift;
        if (key < 0 || leading >= directory.length - 1) {
            return -1;
        }
        int from = directory[(int) leading];
        int to = directory[(int) leading + 1];
        int rank = Arrays.binarySearch(keys, from, to, key);
        return rank < 0 ? -1 : rank;
    }

    @Override
    public int slices() {
        return (int) (((long) keys.length + SLICE - 1) / SLICE);
    }

    @Override
    public int rankAt(int slice, int place, int index) {
        return slice * SLICE + index;
    }

    @Override
    public long keyAt(int slice, int place) {
        return keys[slice * SLICE + place];
    }

    @Override
    public int slice(int slice, int[] places) {
        int n = Math.min(SLICE, keys.length - slice * SLICE);
        for (int i = 0; i < n; i++) {
            places[i] = i;
        }
        return n;
    }

    @Override
    public long bytes() {
        return keys.length * 8L + directory.length * 4L;
    }

    @Override
    public double fill() {
        return keys.length == 0 ? 0 : (double) keys.length / (keys[keys.length - 1] + 1.0);
    }
}
