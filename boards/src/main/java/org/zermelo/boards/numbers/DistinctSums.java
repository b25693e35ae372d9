package org.zermelo.boards.numbers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Marks of which no two sets have the same sum, if they hold no more than a few marks each: what a sum is made of can be read from it.
 * Each mark is the least that keeps this true. Such sets of numbers are named after Sidon (1932); for two marks the greedy one is that
 * of Mian and Chowla, but that a mark is not taken twice.
 */
final class DistinctSums {

    private DistinctSums() {}

    /**
     * The marks, from 1 upwards. With one in a set they are 1, 2, 3 and so on; with two the 64th is 9,071, with three 1,673,542. O(n^m)
     * sums of n marks in sets of m are kept as bits.
     *
     * @param most how many marks a set holds at most
     */
    static int[] marks(int count, int most) {
        int[] marks = new int[count];
        BitSet sums = new BitSet();
        sums.set(0);
        // the sums of sets with one mark less than the most, to which the next mark may be added
        List<Integer> smaller = new ArrayList<>(List.of(0));
        List<Integer> sizes = new ArrayList<>(List.of(0));
        int mark = 0;
        for (int i = 0; i < count; i++) {
            do {
                mark++;
            } while (meets(mark, smaller, sums));
            marks[i] = mark;
            for (int s = smaller.size() - 1; s >= 0; s--) {
                sums.set(smaller.get(s) + mark);
                if (sizes.get(s) + 1 < most) {
                    smaller.add(smaller.get(s) + mark);
                    sizes.add(sizes.get(s) + 1);
                }
            }
        }
        return marks;
    }

    private static boolean meets(int mark, List<Integer> smaller, BitSet sums) {
        for (int sum : smaller) {
            if (sums.get(sum + mark)) {
                return true;
            }
        }
        return false;
    }
}
