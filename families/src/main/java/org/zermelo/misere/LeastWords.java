package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * For each element that sums of components reach, its least word: the least sum of components with this value.
 *
 * <p>A sum is written with its components in falling order, and sums are compared like words in a dictionary. So one with
 * fewer of the largest component is less, an option of a sum is less than the sum, and what is less stays so beside
 * anything. Time: elements times generators.
 */
final class LeastWords {

    /** The products of all elements with one. */
    interface Times {
        int[] by(int element);
    }

    private static final int[] EMPTY = {};

    private final int[] rising;
    private final int[] shorter;
    private final int[] letter;
    private final List<Integer> generators;

    /**
     * @param size bound of the elements, with 0 the identity
     * @param values the value of each component from 1 on, or -1 for a component that is left out
     */
    LeastWords(int size, int[] values, Times times) {
        int[] order = new int[size];
        this.shorter = new int[size];
        this.letter = new int[size];
        this.generators = new ArrayList<>();
        boolean[] reached = new boolean[size];
        reached[0] = true;
        int count = 1;
        for (int n = 1; n < values.length; n++) {
            if (values[n] < 0 || reached[values[n]]) {
                continue;
            }
            generators.add(n);
            int[] next = times.by(values[n]);
            int from = 0;
            for (int end = count; from < end; end = count) {
                for (; from < end; from++) {
                    int to = next[order[from]];
                    if (!reached[to]) {
                        reached[to] = true;
                        shorter[to] = order[from];
                        letter[to] = n;
                        order[count++] = to;
                    }
                }
            }
        }
        this.rising = Arrays.copyOf(order, count);
    }

    /** Elements reached. */
    int size() {
        return rising.length;
    }

    /** The elements in rising order of their least words. */
    int[] rising() {
        return rising;
    }

    /** Components whose values generate the others; none is a product of smaller ones. */
    List<Integer> generators() {
        return generators;
    }

    /** The largest component in an element's least word; 0 for the identity. */
    int letter(int element) {
        return letter[element];
    }

    /** The element of the least word without its largest component. */
    int shorter(int element) {
        return shorter[element];
    }

    /** The least word of an element. */
    int[] word(int element) {
        int length = 0;
        for (int x = element; x != 0; x = shorter[x]) {
            length++;
        }
        int[] word = new int[length];
        int i = 0;
        for (int x = element; x != 0; x = shorter[x]) {
            word[i++] = letter[x];
        }
        return word;
    }

    /** A word with one more component. */
    static int[] plus(int[] word, int component) {
        int[] sum = Arrays.copyOf(word, word.length + 1);
        int i = word.length;
        for (; i > 0 && word[i - 1] < component; i--) {
            sum[i] = word[i - 1];
        }
        sum[i] = component;
        return sum;
    }

    /** The word of the identity. */
    static int[] empty() {
        return EMPTY;
    }
}
