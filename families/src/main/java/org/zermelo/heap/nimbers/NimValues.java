package org.zermelo.heap.nimbers;

import java.util.Arrays;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.pairs.PairSearch;

/**
 * The nimbers of heaps 0, 1, 2, ... while they are computed: one byte a heap while all values are below 256, a
 * second byte below 65,536, four beyond. The width grows by itself; no value is ever cut.
 */
public final class NimValues {

    private static final int BYTE_LIMIT = 1 << 8;
    private static final int CHAR_LIMIT = 1 << 16;

    private final int capacity;
    private final long mostBytes;
    private int size;
    private int max;
    private byte[] low;
    private byte[] high = new byte[0];
    private int[] ints = new int[0];
    private int width = 1;

    /**
     * An empty sequence.
     *
     * @param capacity how many heaps it can hold
     * @param mostBytes memory that it may take, in bytes
     * @throws RefusedException when one byte a heap is already too much
     */
    public NimValues(int capacity, long mostBytes) {
        this.capacity = capacity;
        this.mostBytes = mostBytes;
        demand(1);
        this.low = new byte[Math.min(capacity, 1 << 12)];
    }

    /** How many heaps are known: the nimbers of 0 .. size-1. */
    public int size() {
        return size;
    }

    /** The largest value so far; 0 when there is none. */
    public int max() {
        return max;
    }

    /** Bytes for one heap: 1, 2 or 4. */
    public int width() {
        return width;
    }

    /** The nimber of a heap below {@link #size}. */
    public int get(int heap) {
        return switch (width) {
            case 1 -> low[heap] & 0xFF;
            case 2 -> low[heap] & 0xFF | (high[heap] & 0xFF) << 8;
            default -> ints[heap];
        };
    }

    public void append(int value) {
        reserve(size + 1);
        put(size, value);
        written(size + 1, value);
    }

    /** Stores a value in reserved room at or behind {@link #size}, widening when it has to; the size does not change. */
    public void put(int heap, int value) {
        makeRoomFor(value);
        if (width == 4) {
            ints[heap] = value;
        } else {
            low[heap] = (byte) value;
            if (width == 2) {
                high[heap] = (byte) (value >> 8);
            }
        }
    }

    /** Widens the values if this one would be cut. */
    public void makeRoomFor(int value) {
        if (value >= BYTE_LIMIT && width == 1 || value >= CHAR_LIMIT && width == 2) {
            widen(value < CHAR_LIMIT ? 2 : 4);
        }
    }

    /** Makes room for so many heaps without changing the size. */
    public void reserve(int wanted) {
        int have = width == 4 ? ints.length : low.length;
        if (wanted <= have) {
            return;
        }
        int length = (int) Math.min(capacity, Math.max(wanted, have + (long) have / 2));
        if (width == 4) {
            ints = Arrays.copyOf(ints, length);
        } else {
            low = Arrays.copyOf(low, length);
            high = width == 2 ? Arrays.copyOf(high, length) : high;
        }
    }

    /** The lower eight bits of the values; below width 4. */
    public byte[] low() {
        return low;
    }

    /** The upper eight bits of the values; only at width 2. */
    public byte[] high() {
        return high;
    }

    /** As {@link PairSearch#find}, at width 1 or 2. */
    public int find(PairSearch search, int rest, int from, int last, int wanted) {
        if (from > last || wanted >= (width == 1 ? BYTE_LIMIT : CHAR_LIMIT)) {
            return -1;
        }
        return width == 1
                ? search.find(low, rest, from, last, wanted)
                : search.find(low, high, rest, from, last, wanted);
    }

    /** Moves the values of a stretch of reserved room, below width 4. */
    public void move(int from, int to, int count) {
        System.arraycopy(low, from, low, to, count);
        if (width == 2) {
            System.arraycopy(high, from, high, to, count);
        }
    }

    /** Counts values that were put, up to a new size. */
    public void written(int newSize, int newMax) {
        size = newSize;
        max = Math.max(max, newMax);
    }

    private void widen(int newWidth) {
        demand(newWidth + (newWidth == 4 ? width : 0));
        if (newWidth == 2) {
            high = new byte[low.length];
        } else {
            ints = new int[low.length];
            for (int i = 0; i < size; i++) {
                ints[i] = get(i);
            }
            low = new byte[0];
            high = new byte[0];
        }
        width = newWidth;
    }

    private void demand(int bytesPerHeap) {
        long needed = (long) bytesPerHeap * capacity;
        if (needed > mostBytes) {
            throw new RefusedException(
                    "heap.sequence.memory", "bytes", needed, "budget", mostBytes, "heaps", mostBytes / bytesPerHeap);
        }
    }
}
