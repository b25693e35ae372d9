package org.zermelo.boards.derive;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * How much more or less there is of some quantities. Equal by what is changed and by how much; the hash goes by the order of the
 * quantities, since those of maps from small numbers to small ones collide.
 */
public final class QuantityChange {

    /** The quantities in ascending order, each with how much more there is of it behind it. */
    private final int[] pairs;

    private QuantityChange(int[] pairs) {
        this.pairs = pairs;
    }

    /** A change by quantities; those by 0 are left out. */
    static QuantityChange of(SortedMap<Integer, Integer> by) {
        return new QuantityChange(by.entrySet().stream()
                .filter(entry -> entry.getValue() != 0)
                .flatMapToInt(entry -> Arrays.stream(new int[] {entry.getKey(), entry.getValue()}))
                .toArray());
    }

    /** That of one quantity that becomes another. */
    static QuantityChange from(int quantity, int to) {
        return of(new TreeMap<>(Map.of(quantity, -1, to, 1)));
    }

    /** The change that takes this one back. */
    QuantityChange back() {
        int[] back = pairs.clone();
        for (int i = 1; i < back.length; i += 2) {
            back[i] = -back[i];
        }
        return new QuantityChange(back);
    }

    /** Gives each quantity and how much more there is of it. */
    void forEach(BiConsumer<Integer, Integer> each) {
        for (int i = 0; i < pairs.length; i += 2) {
            each.accept(pairs[i], pairs[i + 1]);
        }
    }

    /** How much more there is of a weighted sum. */
    long sum(long[] weights) {
        long sum = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            sum = Math.addExact(sum, Math.multiplyExact(weights[pairs[i]], (long) pairs[i + 1]));
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof QuantityChange change && Arrays.equals(pairs, change.pairs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(pairs);
    }
}
