package org.zermelo.row.linear;

import java.util.List;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;

/**
 * The free blocks of all rows, largest first: a binary heap of the rows by their larger open block, equal ones by the
 * number of the row. O(log rows) a block.
 */
final class FreeBlocks {

    private final Blocks blocks;
    private final List<Ends> ends;
    private final int[] first;
    private final int[] end;
    private final int[] heap;
    private int size;

    FreeBlocks(Blocks blocks, Reduced[] reduced, List<Ends> ends) {
        this.blocks = blocks;
        this.ends = ends;
        this.first = new int[reduced.length];
        this.end = new int[reduced.length];
        this.heap = new int[reduced.length];
        for (int r = 0; r < reduced.length; r++) {
            first[r] = reduced[r].first();
            end[r] = reduced[r].end();
            if (first[r] < end[r]) {
                heap[size++] = r;
            }
        }
        for (int i = size / 2 - 1; i >= 0; i--) {
            sink(i);
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The row whose open block is largest. */
    int row() {
        return heap[0];
    }

    /** The side from which that block is taken. */
    Side side() {
        return side(heap[0]);
    }

    /** Removes that block and returns it. */
    int take() {
        int row = heap[0];
        int block = side(row) == Side.LEFT ? first[row]++ : --end[row];
        if (first[row] == end[row]) {
            heap[0] = heap[--size];
        }
        sink(0);
        return block;
    }

    private Side side(int row) {
        return Reduced.better(blocks, first[row], end[row], ends.get(row));
    }

    private long key(int row) {
        return side(row) == Side.LEFT ? blocks.value(first[row]) : blocks.value(end[row] - 1);
    }

    private boolean before(int a, int b) {
        long ka = key(a);
        long kb = key(b);
        return ka > kb || ka == kb && a < b;
    }

    private void sink(int from) {
        int i = from;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && before(heap[child + 1], heap[child])) {
                child++;
            }
            if (!before(heap[child], heap[i])) {
                return;
            }
            int swap = heap[i];
            heap[i] = heap[child];
            heap[child] = swap;
            i = child;
        }
    }
}
