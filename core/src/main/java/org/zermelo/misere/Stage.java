package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The quotient of the components so far.
 *
 * @param values per component (from 1; entry 0 is the empty position) its value in the monoid
 * @param letters components whose values generate the monoid
 */
record Stage(Monoid monoid, Transitions transitions, int[] values, List<Integer> letters) {

    static Stage empty() {
        Monoid monoid = Monoid.trivial();
        return new Stage(monoid, new Transitions(monoid), new int[1], List.of());
    }

    /** This stage and one more component that behaves like an element that is there. */
    Stage with(int value, Transitions grown) {
        int[] more = Arrays.copyOf(values, values.length + 1);
        more[values.length] = value;
        return new Stage(monoid, grown, more, letters);
    }

    /** Those of the candidates, in order, that are not products of the ones before. */
    static List<Integer> generating(Monoid monoid, int[] values, List<Integer> candidates) {
        List<Integer> kept = new ArrayList<>();
        boolean[] reached = new boolean[monoid.order()];
        reached[0] = true;
        for (int candidate : candidates) {
            if (reached[values[candidate]]) {
                continue;
            }
            kept.add(candidate);
            for (boolean grown = true; grown; ) {
                grown = false;
                for (int x = 0; x < reached.length; x++) {
                    int y = monoid.times(x, values[candidate]);
                    if (reached[x] && !reached[y]) {
                        reached[y] = true;
                        grown = true;
                    }
                }
            }
        }
        return kept;
    }
}
