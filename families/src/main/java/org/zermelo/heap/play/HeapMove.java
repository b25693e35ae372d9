package org.zermelo.heap.play;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A move on one heap.
 *
 * @param from the size of the heap before; equal heaps are not told apart
 * @param to the sizes of what is left of it, in rising order; empty when nothing is left
 */
public record HeapMove(long from, List<Long> to) {

    public HeapMove {
        to = List.copyOf(to);
    }

    @Override
    public String toString() {
        String left = to.isEmpty() ? "0" : to.stream().map(String::valueOf).collect(Collectors.joining("+"));
        return from + "->" + left;
    }
}
