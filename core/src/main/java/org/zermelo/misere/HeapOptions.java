package org.zermelo.misere;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Take;

/** The heaps of heap rules as components: component n is the heap of n counters. */
final class HeapOptions {

    private HeapOptions() {}

    /**
     * The options of heaps 1 .. {@code to}.
     *
     * @throws RefusedException when a move may leave more than two heaps
     */
    static Heaps of(HeapRules rules, int to) {
        int[][][] options = new int[to + 1][][];
        for (int n = 1; n <= to; n++) {
            options[n] = options(rules, n);
        }
        return n -> options[n];
    }

    private static int[][] options(HeapRules rules, int heap) {
        List<int[]> options = new ArrayList<>();
        for (Take take : rules.takes(heap)) {
            int rest = heap - take.take();
            if (take.parts() > 2) {
                throw new RefusedException("misere.three-parts", "game", rules.text());
            }
            if (take.parts() == 0 && rest == 0) {
                options.add(new int[0]);
            } else if (take.parts() == 1 && rest > 0) {
                options.add(new int[] {rest});
            } else if (take.parts() == 2) {
                for (int a = 1; a <= rest - a; a++) {
                    if (!take.distinct() || a != rest - a) {
                        options.add(new int[] {a, rest - a});
                    }
                }
            }
        }
        return options.toArray(int[][]::new);
    }
}
