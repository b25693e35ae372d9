package org.zermelo.heap.sequence;

import java.util.Arrays;

/** The rare heaps of a sparse space in ascending order, with their values. */
final class RareHeaps {

    private int[] heaps = new int[64];
    private int[] values = new int[64];
    private long[] longs = new long[64];
    private int count;

    RareHeaps(NimValues known, SparseSpace space) {
        for (int heap = 1; heap < known.size(); heap++) {
            int value = known.get(heap);
            if (space.isRare(heap, value)) {
                add(heap, value);
            }
        }
    }

    void add(int heap, int value) {
        if (count == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
            longs = Arrays.copyOf(longs, 2 * count);
        }
        heaps[count] = heap;
        longs[count] = value;
        values[count++] = value;
    }

    /** How many rare heaps are at most this large. */
    int countUpTo(int heap) {
        int at = Arrays.binarySearch(heaps, 0, count, heap);
        return at < 0 ? -at - 1 : at + 1;
    }

    int count() {
        return count;
    }

    int[] heaps() {
        return heaps;
    }

    int[] values() {
        return values;
    }

    /** The values once more, as numbers of 64 bits. */
    long[] values64() {
        return longs;
    }
}
