package org.zermelo.misere;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A quotient that may be right: a reduced monoid, the values of the components, and the least words.
 *
 * @param values per component from 1 on; entry 0 is the empty position
 */
record Candidate(Monoid monoid, int[] values, LeastWords words) {

    static Candidate of(Monoid monoid, int[] values) {
        return new Candidate(monoid, values, new LeastWords(monoid.order(), values, monoid::by));
    }

    /**
     * Works out the outcomes of a frame's elements, each at its least word, and merges elements that no sum tells apart.
     *
     * @return null when more than {@code most} elements are left
     */
    static @Nullable Candidate of(FreedQuotient frame, Components components, int most) {
        LeastWords words = new LeastWords(frame.size(), frame.values(), frame::by);
        boolean[] previous = outcomes(frame, components, words);
        Partition partition = new Partition(previous);
        int[][] letters = words.generators().stream()
                .map(n -> frame.by(frame.values()[n]))
                .toArray(int[][]::new);
        int[] classes = partition.refine(letters);
        int order = partition.size();
        if (order > most) {
            return null;
        }
        int[] first = new int[order];
        for (int i = words.size() - 1; i >= 0; i--) {
            first[classes[words.rising()[i]]] = words.rising()[i];
        }
        int[] product = new int[order * order];
        boolean[] lost = new boolean[order];
        for (int a = 0; a < order; a++) {
            lost[a] = previous[first[a]];
            for (int b = 0; b < order; b++) {
                product[a * order + b] = classes[frame.times(first[a], first[b])];
            }
        }
        int[] values = Arrays.stream(frame.values()).map(node -> classes[node]).toArray();
        return of(new Monoid(product, lost), values);
    }

    /** For each element whether its least word is lost for the player to move, when all lesser words are as computed. */
    private static boolean[] outcomes(FreedQuotient frame, Components components, LeastWords words) {
        int[][] options = new int[frame.values().length][];
        for (int n : words.generators()) {
            options[n] = Arrays.stream(components.options(n))
                    .mapToInt(frame::value)
                    .distinct()
                    .toArray();
        }
        boolean[] previous = new boolean[frame.size()];
        for (int i = 1; i < words.size(); i++) {
            int node = words.rising()[i];
            previous[node] = !hasMoveToPrevious(node, frame, words, options, previous);
        }
        return previous;
    }

    private static boolean hasMoveToPrevious(
            int node, FreedQuotient frame, LeastWords words, int[][] options, boolean[] previous) {
        int above = 0;
        int last = 0;
        for (int at = node; at != 0; at = words.shorter(at)) {
            int component = words.letter(at);
            if (component != last) {
                int rest = frame.times(words.shorter(at), above);
                for (int option : options[component]) {
                    if (previous[frame.times(rest, option)]) {
                        return true;
                    }
                }
                last = component;
            }
            above = frame.times(above, frame.values()[component]);
        }
        return false;
    }

    /** The value of a sum of components. */
    int value(int[] components) {
        int x = 0;
        for (int component : components) {
            x = monoid.times(x, values[component]);
        }
        return x;
    }
}
