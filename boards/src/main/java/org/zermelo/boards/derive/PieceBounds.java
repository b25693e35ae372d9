package org.zermelo.boards.derive;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * How many pieces of each value can be on the board together. For a value a set of values is sought, with it among them, whose number
 * no effect of a move raises: those that become it by promotion, and those that become these. Their number at the start is the bound.
 */
final class PieceBounds {

    private final int[] start;
    private final List<int[]> gains;

    /**
     * Bounds.
     *
     * @param start how many pieces of each value there are at the start, and in hands
     * @param gains by how many the pieces of each value become more by an effect of a move
     */
    PieceBounds(int[] start, Collection<List<Integer>> gains) {
        this.start = start.clone();
        this.gains = gains.stream()
                .map(each -> each.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }

    /** The most pieces of a value; empty where nothing bounds them. */
    OptionalInt most(int value) {
        boolean[] in = new boolean[start.length];
        in[value] = true;
        for (boolean grown = true; grown; ) {
            grown = false;
            for (int[] gain : gains) {
                if (sum(gain, in) > 0) {
                    int[] lost = IntStream.range(1, gain.length)
                            .filter(each -> gain[each] < 0 && !in[each])
                            .toArray();
                    if (lost.length == 0) {
                        return OptionalInt.empty();
                    }
                    Arrays.stream(lost).forEach(each -> in[each] = true);
                    grown = true;
                }
            }
        }
        return OptionalInt.of(sum(start, in));
    }

    private static int sum(int[] counts, boolean[] in) {
        return IntStream.range(1, counts.length)
                .map(value -> in[value] ? counts[value] : 0)
                .sum();
    }
}
