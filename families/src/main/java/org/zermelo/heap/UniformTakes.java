package org.zermelo.heap;

import java.util.List;

/**
 * Finitely many moves that every heap from some size on offers, and no others, as far as they fit the heap.
 *
 * @param from the least heap for which this holds, at least 0
 * @param takes the moves, each listed once
 */
public record UniformTakes(int from, List<HeapTake> takes) {

    public UniformTakes {
        if (from < 0) {
            throw new IllegalArgumentException("uniform from heap " + from + " on; a heap has at least 0 counters");
        }
        takes = takes.stream().distinct().toList();
    }

    /** The most counters that a move takes; 0 when there is no move. */
    public int longest() {
        return takes.stream().mapToInt(HeapTake::take).max().orElse(0);
    }

    /** The most heaps that a move leaves; 0 when there is no move. */
    public int mostParts() {
        return takes.stream().mapToInt(HeapTake::parts).max().orElse(0);
    }

    /** Whether some move asks for heaps of certain sizes, such as different ones. */
    public boolean restricted() {
        return takes.stream().anyMatch(take -> !take.free());
    }

    /** Whether some move asks for certain sizes, and for nothing else than that all differ. */
    public boolean apart() {
        return restricted() && takes.stream().allMatch(take -> take.free() || take.distinct());
    }
}
