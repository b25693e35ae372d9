package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The components met so far: their options and their longest plays. */
final class Components {

    private final List<int[][]> options = new ArrayList<>(Collections.singletonList(new int[0][]));
    private final List<Integer> lengths = new ArrayList<>(List.of(0));

    int size() {
        return options.size() - 1;
    }

    int[][] options(int n) {
        return options.get(n);
    }

    /** The most moves that can be made in a component. */
    int length(int n) {
        return lengths.get(n);
    }

    void add(int[][] added) {
        int longest = 0;
        for (int[] option : added) {
            longest = Math.max(
                    longest, 1 + Arrays.stream(option).map(lengths::get).sum());
        }
        options.add(added);
        lengths.add(longest);
    }

    /** The values of a component's options. */
    long[] optionSet(int n, Stage stage) {
        Monoid monoid = stage.monoid();
        long[] set = monoid.none();
        for (int[] option : options.get(n)) {
            int x = 0;
            for (int part : option) {
                x = monoid.times(x, stage.values()[part]);
            }
            Bits.add(set, x);
        }
        return set;
    }
}
