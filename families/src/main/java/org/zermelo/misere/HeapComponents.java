package org.zermelo.misere;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.Partitions;

/** The heaps of heap rules as components: component n is the heap of n counters. */
final class HeapComponents {

    /** Options of all heaps together; moves that leave three heaps have about a twelfth of the square of the heap. */
    static final long MOST_OPTIONS = 4_000_000;

    private HeapComponents() {}

    /**
     * The options of heaps 1 .. {@code to}.
     *
     * @throws RefusedException when there are more than {@link #MOST_OPTIONS} options in all
     */
    static Heaps of(HeapRules rules, int to) {
        int[][][] options = new int[to + 1][][];
        long count = 0;
        for (int n = 1; n <= to; n++) {
            options[n] = options(rules, n);
            count += options[n].length;
            if (count > MOST_OPTIONS) {
                throw new RefusedException(
                        "misere.many-options", "game", rules.text(), "heap", n, "allowed", MOST_OPTIONS);
            }
        }
        return n -> options[n];
    }

    private static int[][] options(HeapRules rules, int heap) {
        List<int[]> options = new ArrayList<>();
        for (HeapTake take : rules.takes(heap)) {
            Partitions.each(heap, take, left -> options.add(left.clone()));
        }
        return options.toArray(int[][]::new);
    }
}
