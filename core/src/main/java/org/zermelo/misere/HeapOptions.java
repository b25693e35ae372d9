package org.zermelo.misere;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Take;

/** The heaps of heap rules as components: component n is the heap of n counters. */
final class HeapOptions {

    /** Options of all heaps together; moves that leave three heaps have about a twelfth of the square of the heap. */
    static final long MOST_OPTIONS = 4_000_000;

    private HeapOptions() {}

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
        for (Take take : rules.takes(heap)) {
            int rest = heap - take.take();
            if (take.parts() == 0 && rest == 0) {
                options.add(new int[0]);
            } else if (take.parts() == 1 && rest > 0) {
                options.add(new int[] {rest});
            } else if (take.parts() > 1) {
                addSplits(options, new int[take.parts()], 0, rest, take.distinct() ? 1 : 0);
            }
        }
        return options.toArray(int[][]::new);
    }

    /** All ways to write what is left as the last parts, each larger than the one before it by at least {@code step}. */
    private static void addSplits(List<int[]> options, int[] parts, int from, int rest, int step) {
        int least = from == 0 ? 1 : parts[from - 1] + step;
        int more = parts.length - from - 1;
        if (more == 0) {
            if (rest >= least) {
                parts[from] = rest;
                options.add(parts.clone());
            }
            return;
        }
        for (int part = least; part * (more + 1L) + step * (more * (more + 1L) / 2) <= rest; part++) {
            parts[from] = part;
            addSplits(options, parts, from + 1, rest - part, step);
        }
    }
}
