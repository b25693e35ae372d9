package org.zermelo.heap.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Heaps on the table, the largest first, none of them empty.
 *
 * @param heaps sizes in falling order, each at least 1
 */
public record HeapPosition(List<Long> heaps) {

    public HeapPosition {
        heaps = heaps.stream()
                .filter(size -> size != 0)
                .sorted(Collections.reverseOrder())
                .toList();
        if (!heaps.isEmpty() && heaps.get(heaps.size() - 1) < 0) {
            throw new IllegalArgumentException("a heap has at least 0 counters: " + heaps);
        }
    }

    /** Heaps of these sizes; empty ones are left out. */
    public static HeapPosition of(long... sizes) {
        return new HeapPosition(LongStream.of(sizes).boxed().toList());
    }

    /** The largest heap, 0 when there is none. */
    public long largest() {
        return heaps.isEmpty() ? 0 : heaps.get(0);
    }

    /** The position after one heap was replaced by others. */
    HeapPosition replace(long heap, List<Long> by) {
        List<Long> next = new ArrayList<>(heaps);
        next.remove(heap);
        next.addAll(by);
        return new HeapPosition(next);
    }

    @Override
    public String toString() {
        return heaps.isEmpty() ? "0" : heaps.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
