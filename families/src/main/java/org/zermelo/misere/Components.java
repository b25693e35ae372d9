package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The components met so far, with their options. */
final class Components {

    private final List<int[][]> options = new ArrayList<>(Collections.singletonList(new int[0][]));

    int size() {
        return options.size() - 1;
    }

    int[][] options(int n) {
        return options.get(n);
    }

    void add(int[][] added) {
        options.add(added);
    }

    /** The elements beside which one of a component's options lies in P. */
    long[] wins(int n, Candidate quotient) {
        Monoid monoid = quotient.monoid();
        long[] set = monoid.none();
        for (int[] option : options.get(n)) {
            Bits.add(set, quotient.value(option));
        }
        return monoid.wins(set);
    }
}
