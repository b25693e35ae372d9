package org.zermelo.row.linear;

import java.util.Arrays;

/**
 * The alternating sum of numbers in descending order, largest with a plus, ready to be asked for the same numbers with a
 * few exchanged. O(k log n) for k exchanged numbers.
 */
final class AlternatingSum {

    /** In descending order. */
    private final long[] numbers;
    /** Entry i: the alternating sum of the first i numbers. */
    private final long[] prefix;

    AlternatingSum(long[] values) {
        numbers = values.clone();
        Arrays.sort(numbers);
        for (int i = 0, j = numbers.length - 1; i < j; i++, j--) {
            long swap = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swap;
        }
        prefix = new long[numbers.length + 1];
        for (int i = 0; i < numbers.length; i++) {
            prefix[i + 1] = prefix[i] + ((i & 1) == 0 ? numbers[i] : -numbers[i]);
        }
    }

    int size() {
        return numbers.length;
    }

    /**
     * The alternating sum with some numbers taken out and others put in.
     *
     * @param out numbers that are present, each as often as it is named
     * @param in any numbers
     */
    long replaced(long[] out, long[] in) {
        Arrays.sort(out);
        Arrays.sort(in);
        Walk walk = new Walk();
        int i = in.length - 1;
        int lastPlace = -1;
        for (int o = out.length - 1; o >= 0; o--) {
            int place = Math.max(place(out[o]), lastPlace + 1);
            lastPlace = place;
            for (; i >= 0 && place(in[i]) <= place; i--) {
                walk.insert(place(in[i]), in[i]);
            }
            walk.skip(place);
        }
        for (; i >= 0; i--) {
            walk.insert(place(in[i]), in[i]);
        }
        walk.to(numbers.length);
        return walk.sum;
    }

    /** How many numbers are greater. */
    private int place(long value) {
        int low = 0;
        int high = numbers.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (numbers[middle] > value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private final class Walk {
        private int at;
        private long written;
        private long sum;

        void to(int place) {
            if (place > at) {
                long part = prefix[place] - prefix[at];
                sum += ((written - at) & 1) == 0 ? part : -part;
                written += place - at;
                at = place;
            }
        }

        void insert(int place, long value) {
            to(place);
            sum += (written & 1) == 0 ? value : -value;
            written++;
        }

        void skip(int place) {
            to(place);
            at = place + 1;
        }
    }
}
