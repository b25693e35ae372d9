package org.zermelo.partizan.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.partizan.number.Dyadic;

/** The numbers that an arena speaks of, each with an index; most comparisons are those of two doubles. */
final class NumberTable {

    private final List<Dyadic> numbers = new ArrayList<>();
    private final Map<Dyadic, Integer> indices = new HashMap<>();
    private final PairCache sums = new PairCache(1 << 16);
    private double[] near = new double[64];
    private int[] negatives = new int[64];

    int index(Dyadic number) {
        Integer known = indices.get(number);
        return known != null ? known : add(number);
    }

    private int add(Dyadic number) {
        int index = numbers.size();
        if (index == near.length) {
            near = Arrays.copyOf(near, 2 * index);
            negatives = Arrays.copyOf(negatives, 2 * index);
        }
        numbers.add(number);
        indices.put(number, index);
        near[index] = number.approximation();
        negatives[index] = -1;
        return index;
    }

    Dyadic get(int index) {
        return numbers.get(index);
    }

    int negative(int index) {
        if (negatives[index] < 0) {
            int other = index(numbers.get(index).negated());
            negatives[index] = other;
            negatives[other] = index;
        }
        return negatives[index];
    }

    /** The index of the sum of two numbers by index. */
    int sum(int a, int b) {
        int known = sums.get(Math.min(a, b), Math.max(a, b));
        if (known >= 0) {
            return known;
        }
        int made = index(numbers.get(a).plus(numbers.get(b)));
        sums.put(Math.min(a, b), Math.max(a, b), made);
        return made;
    }

    /** The order of two numbers by index. */
    int compare(int a, int b) {
        if (a == b) {
            return 0;
        }
        double x = near[a];
        double y = near[b];
        return x < y ? -1 : x > y ? 1 : numbers.get(a).compareTo(numbers.get(b));
    }

    int size() {
        return numbers.size();
    }
}
