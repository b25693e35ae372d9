package org.zermelo.store;

import java.util.Arrays;

/** A growing array. */
final class Numbers {

    private long[] numbers = new long[256];
    private int count;

    void add(long number) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = number;
    }

    long[] toArray() {
        return Arrays.copyOf(numbers, count);
    }
}
