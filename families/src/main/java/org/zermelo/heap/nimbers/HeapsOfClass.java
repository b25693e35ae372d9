package org.zermelo.heap.nimbers;

import java.util.Arrays;

/** Some heaps of a sparse space in ascending order, such as the rare ones, with their values. */
public final class HeapsOfClass {

    private int[] heaps = new int[64];
    private int[] values = new int[64];
    private long[] longs = new long[64];
    private int count;

    private HeapsOfClass(NimValues known, SparseSpace space, int to, boolean rare) {
        for (int heap = 1; heap < to; heap++) {
            int value = known.get(heap);
            if (space.isRare(heap, value) == rare) {
                add(heap, value);
            }
        }
    }

    /** The rare ones among the known heaps. */
    public static HeapsOfClass rare(NimValues known, SparseSpace space) {
        return new HeapsOfClass(known, space, known.size(), true);
    }

    /** The common ones below a heap. */
    public static HeapsOfClass common(NimValues known, SparseSpace space, int to) {
        return new HeapsOfClass(known, space, to, false);
    }

    private HeapsOfClass() {}

    /** No heaps. */
    public static HeapsOfClass none() {
        return new HeapsOfClass();
    }

    /** Those with a mark. */
    public HeapsOfClass where(boolean[] marks) {
        HeapsOfClass some = new HeapsOfClass();
        for (int i = 0; i < marks.length; i++) {
            if (marks[i]) {
                some.add(heaps[i], values[i]);
            }
        }
        return some;
    }

    /** Those that are smaller than a heap. */
    public HeapsOfClass below(int heap) {
        HeapsOfClass some = new HeapsOfClass();
        for (int i = 0; i < count && heaps[i] < heap; i++) {
            some.add(heaps[i], values[i]);
        }
        return some;
    }

    /** Those from a heap on that are not among some others. */
    public HeapsOfClass without(HeapsOfClass others, int least) {
        HeapsOfClass rest = new HeapsOfClass();
        for (int i = countUpTo(least - 1); i < count; i++) {
            int at = others.countUpTo(heaps[i]);
            if (at == 0 || others.heaps[at - 1] != heaps[i]) {
                rest.add(heaps[i], values[i]);
            }
        }
        return rest;
    }

    /** Adds a heap that is larger than all others. */
    public void add(int heap, int value) {
        if (count == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
            longs = Arrays.copyOf(longs, 2 * count);
        }
        heaps[count] = heap;
        longs[count] = value;
        values[count++] = value;
    }

    /** Adds a heap at its place, if it is not there. */
    public void insert(int heap, int value) {
        int at = countUpTo(heap);
        if (at > 0 && heaps[at - 1] == heap) {
            return;
        }
        add(heap, value);
        for (int i = count - 1; i > at; i--) {
            heaps[i] = heaps[i - 1];
            values[i] = values[i - 1];
            longs[i] = longs[i - 1];
        }
        heaps[at] = heap;
        values[at] = value;
        longs[at] = value;
    }

    /** How many of them are at most this large. */
    public int countUpTo(int heap) {
        int at = Arrays.binarySearch(heaps, 0, count, heap);
        return at < 0 ? -at - 1 : at + 1;
    }

    public int count() {
        return count;
    }

    /** The largest of them, 0 when there is none. */
    public int last() {
        return count == 0 ? 0 : heaps[count - 1];
    }

    public int[] heaps() {
        return heaps;
    }

    public int[] values() {
        return values;
    }

    /** The values once more, as numbers of 64 bits. */
    public long[] values64() {
        return longs;
    }
}
