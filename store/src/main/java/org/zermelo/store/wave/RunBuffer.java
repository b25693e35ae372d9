package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.zermelo.store.block.RunFile;

/** Keys with numbers in no order, up to a fixed number of them; sorted when they are written as a run. */
final class RunBuffer {

    /** Memory of an entry. */
    static final int BYTES = 16;

    private static final int FEW = 16;

    private final int capacity;
    private long[] keys = new long[64];
    private long[] numbers = new long[64];
    private int used;
    /** Whether not all numbers are equal. */
    private boolean mixed;

    RunBuffer(int capacity) {
        this.capacity = capacity;
    }

    boolean isEmpty() {
        return used == 0;
    }

    boolean isFull() {
        return used == capacity;
    }

    void add(long key, long number) {
        if (used == keys.length) {
            int length = Math.min(capacity, 2 * used);
            keys = Arrays.copyOf(keys, length);
            numbers = Arrays.copyOf(numbers, length);
        }
        keys[used] = key;
        numbers[used] = number;
        mixed |= number != numbers[0];
        used++;
    }

    /** Writes a run and is empty again. */
    void write(Path file, Together together) throws IOException {
        if (mixed) {
            sort(0, used);
        } else {
            Arrays.sort(keys, 0, used);
        }
        try (RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(file)) {
            int at = 0;
            while (at < used) {
                long key = keys[at];
                long number = numbers[at++];
                while (together != Together.EACH && at < used && keys[at] == key) {
                    number = together.of(number, numbers[at++]);
                }
                writer.add(key, number);
            }
        }
        used = 0;
        mixed = false;
    }

    /** Quicksort in three parts; the larger of the outer ones is sorted in the loop, so the stack stays low. */
    private void sort(int first, int last) {
        int from = first;
        int to = last;
        while (to - from > FEW) {
            long pivot = median(keys[from], keys[from + to >>> 1], keys[to - 1]);
            int less = from;
            int greater = to;
            for (int at = from; at < greater; ) {
                if (keys[at] < pivot) {
                    swap(at++, less++);
                } else if (keys[at] > pivot) {
                    swap(at, --greater);
                } else {
                    at++;
                }
            }
            if (less - from < to - greater) {
                sort(from, less);
                from = greater;
            } else {
                sort(greater, to);
                to = less;
            }
        }
        for (int i = from + 1; i < to; i++) {
            for (int j = i; j > from && keys[j] < keys[j - 1]; j--) {
                swap(j, j - 1);
            }
        }
    }

    private static long median(long a, long b, long c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }

    private void swap(int i, int j) {
        long key = keys[i];
        keys[i] = keys[j];
        keys[j] = key;
        long number = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = number;
    }
}
