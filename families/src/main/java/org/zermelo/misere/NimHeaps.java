package org.zermelo.misere;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Components that are equal to heaps of Nim beside any game whatever under misère play.
 *
 * <p>A component without options is equal to 0. One whose options are all equal to heaps of Nim, one of them to 0 or 1, is
 * equal to the heap of the least number that is not among them. Two heaps of one counter are equal to 0, and a heap of 2k
 * with one of one counter is equal to one of 2k + 1. Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways,
 * chapter 13.
 */
final class NimHeaps {

    private static final int OTHER = -1;

    private final Heaps heaps;
    private final Map<Integer, Integer> sizes = new HashMap<>();
    /** Per size the least component of that size. */
    private final Map<Integer, Integer> standing = new HashMap<>();

    private int done;
    private int one;

    NimHeaps(Heaps heaps) {
        this.heaps = heaps;
    }

    /**
     * The components of an equal sum that is no larger, with at most one heap of one counter: those that stand for heaps of
     * Nim, and the others as they are.
     */
    int[] reduced(int... components) {
        int ones = 0;
        int[] kept = new int[components.length + 1];
        int count = 0;
        for (int component : components) {
            int size = size(component);
            if (size == OTHER) {
                kept[count++] = component;
            } else if (size > 1 && size % 2 != 0 && standing.containsKey(size - 1)) {
                kept[count++] = Objects.requireNonNull(standing.get(size - 1));
                ones ^= 1;
            } else if (size > 1) {
                kept[count++] = Objects.requireNonNull(standing.get(size));
            } else {
                ones ^= size;
            }
        }
        if (ones == 1) {
            kept[count++] = one;
        }
        return Arrays.copyOf(kept, count);
    }

    /** The component that stands for a heap of one counter; no smaller one has moves. 0 when none was met yet. */
    int one() {
        return one;
    }

    private int size(int component) {
        for (int n = done + 1; n <= component; n++) {
            int size = sizeByOptions(n);
            sizes.put(n, size);
            if (size != OTHER) {
                standing.putIfAbsent(size, n);
            }
            if (size == 1 && one == 0) {
                one = n;
            }
            done = n;
        }
        return Objects.requireNonNull(sizes.get(component));
    }

    private int sizeByOptions(int component) {
        int[][] options = heaps.options(component);
        BitSet seen = new BitSet();
        for (int[] option : options) {
            int large = 0;
            int ones = 0;
            for (int part : option) {
                int size = Objects.requireNonNull(sizes.get(part));
                if (size == OTHER || size > 1 && large > 1) {
                    return OTHER;
                }
                large = size > 1 ? size : large;
                ones ^= size == 1 ? 1 : 0;
            }
            seen.set(large ^ ones);
        }
        return options.length == 0 || seen.get(0) || seen.get(1) ? seen.nextClearBit(0) : OTHER;
    }
}
