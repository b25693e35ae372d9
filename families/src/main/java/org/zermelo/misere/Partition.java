package org.zermelo.misere;

import java.util.Arrays;

/** The coarsest partition that tells outcomes apart and that all letters respect, by repeated splitting. */
final class Partition {

    private int[] classes;
    private int size;
    private final long[] keys;
    private final int[] numbers;

    /** @param previous per element whether it is lost; the first one's class is 0 */
    Partition(boolean[] previous) {
        this.classes = new int[previous.length];
        this.size = 1;
        for (int x = 0; x < classes.length; x++) {
            classes[x] = previous[x] == previous[0] ? 0 : 1;
            size = Math.max(size, classes[x] + 1);
        }
        int slots = Integer.highestOneBit(classes.length) * 4;
        this.keys = new long[slots];
        this.numbers = new int[slots];
    }

    /** The number of classes. */
    int size() {
        return size;
    }

    /**
     * Splits until no letter leads elements of one class to different ones.
     *
     * @param letters per letter the element that each element leads to
     * @return the class of each element, numbered in order of their first elements
     */
    int[] refine(int[][] letters) {
        for (int before = 0; before != size; ) {
            before = size;
            for (int[] next : letters) {
                split(next);
            }
        }
        return classes;
    }

    private void split(int[] next) {
        Arrays.fill(numbers, 0);
        int[] finer = new int[classes.length];
        int count = 0;
        for (int x = 0; x < finer.length; x++) {
            long key = (long) classes[x] << 32 | classes[next[x]];
            int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & keys.length - 1;
            while (numbers[slot] != 0 && keys[slot] != key) {
                slot = slot + 1 & keys.length - 1;
            }
            if (numbers[slot] == 0) {
                keys[slot] = key;
                numbers[slot] = ++count;
            }
            finer[x] = numbers[slot] - 1;
        }
        classes = finer;
        size = count;
    }
}
