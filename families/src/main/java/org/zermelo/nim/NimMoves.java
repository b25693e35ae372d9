package org.zermelo.nim;

import java.util.AbstractList;
import java.util.RandomAccess;

/** The moves of a Nim position, heap by heap, the smallest take first, made when they are asked for. */
final class NimMoves extends AbstractList<NimMove> implements RandomAccess {
    private final NimPosition position;
    /** How many moves the heaps before each heap have. */
    private final int[] before;

    private final int size;

    NimMoves(NimPosition position, int size) {
        this.position = position;
        this.size = size;
        this.before = new int[position.size() + 1];
        for (int i = 0; i < position.size(); i++) {
            before[i + 1] = before[i] + (int) position.heap(i);
        }
    }

    @Override
    public NimMove get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        int low = 0;
        int high = before.length - 1;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (before[middle] <= index) {
                low = middle;
            } else {
                high = middle;
            }
        }
        long heap = position.heap(low);
        return new NimMove(low + 1, heap, heap - 1 - (index - before[low]));
    }

    @Override
    public int size() {
        return size;
    }
}
