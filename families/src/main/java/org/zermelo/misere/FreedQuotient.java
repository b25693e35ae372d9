package org.zermelo.misere;

import java.util.Arrays;

/**
 * A quotient with some components set free: the submonoid that the other components generate, times a cyclic monoid
 * {@code <g | g^(i+p) = g^i>} for each free component g. All that was assumed of a free component beside others is dropped.
 *
 * <p>An element is {@code low + base * high}: low the number of an element of the submonoid, high one of powers.
 */
final class FreedQuotient {

    private final int base;
    private final int size;
    private final int[] values;
    private final int[] lowProducts;
    private final int[] highProducts;
    private final int[] low;
    private final int[] high;

    /**
     * @param values the values of the components in the monoid
     * @param kept the least words of the components that are not free, in the monoid
     * @param free the free components
     * @param index i for each of them
     * @param period p for each of them
     */
    FreedQuotient(Monoid monoid, int[] values, LeastWords kept, int[] free, int[] index, int[] period) {
        this.base = kept.size();
        int powers = 1;
        for (int i = 0; i < free.length; i++) {
            powers *= index[i] + period[i];
        }
        this.size = base * powers;
        int[] elements = kept.rising();
        int[] numbers = new int[monoid.order()];
        for (int i = 0; i < base; i++) {
            numbers[elements[i]] = i;
        }
        this.values = new int[values.length];
        for (int n = 1; n < values.length; n++) {
            this.values[n] = numbers[values[n]];
        }
        this.lowProducts = new int[base * base];
        for (int a = 0; a < base; a++) {
            for (int b = 0; b < base; b++) {
                lowProducts[a * base + b] = numbers[monoid.times(elements[a], elements[b])];
            }
        }
        this.highProducts = new int[powers * powers];
        int stride = 1;
        for (int i = 0; i < free.length; i++) {
            this.values[free[i]] = base * stride;
            int length = index[i] + period[i];
            for (int a = 0; a < powers; a++) {
                for (int b = 0; b < powers; b++) {
                    int power = a / stride % length + b / stride % length;
                    int reduced = power < length ? power : index[i] + (power - index[i]) % period[i];
                    highProducts[a * powers + b] += reduced * stride;
                }
            }
            stride *= length;
        }
        this.low = new int[size];
        this.high = new int[size];
        Arrays.setAll(low, node -> node % base);
        Arrays.setAll(high, node -> node / base);
    }

    /** How many elements a frame has with so many kept ones; more than an int holds are as many as it holds. */
    static int size(int kept, int[] index, int[] period) {
        long size = kept;
        for (int i = 0; i < index.length && size < Integer.MAX_VALUE; i++) {
            size *= index[i] + period[i];
        }
        return (int) Math.min(size, Integer.MAX_VALUE);
    }

    int size() {
        return size;
    }

    /** The value of each component. */
    int[] values() {
        return values;
    }

    int times(int a, int b) {
        int powers = size / base;
        return lowProducts[low[a] * base + low[b]] + base * highProducts[high[a] * powers + high[b]];
    }

    /** The products of all elements with one. */
    int[] by(int element) {
        int[] product = new int[size];
        for (int node = 0; node < size; node++) {
            product[node] = times(node, element);
        }
        return product;
    }

    /** The value of a sum of components. */
    int value(int[] components) {
        int node = 0;
        for (int component : components) {
            node = times(node, values[component]);
        }
        return node;
    }
}
