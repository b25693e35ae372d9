package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sets of so many own men up to symmetry: the least of each class stands for it. */
final class MenClasses {

    /** For each set its class times the number of symmetries, and the symmetry that takes it to the least of its class. */
    private final int[] places;

    private final int[][][] symmetries;
    private final Subsets subsets;
    /** The least set of each class. */
    final int[] least;
    /** The symmetries but the identity that keep it; null where there are none. */
    final int[] @Nullable [] keeping;

    MenClasses(int cells, int men, Subsets subsets, int[][][] symmetries) {
        this.symmetries = symmetries;
        this.subsets = subsets;
        int[] all = subsets.all(cells, men);
        int[] inverses = new int[symmetries.length];
        Arrays.setAll(inverses, s -> inverse(s, cells));
        this.places = new int[all.length];
        Arrays.fill(places, -1);
        int[] found = new int[all.length];
        int classes = 0;
        List<int @Nullable []> kept = new ArrayList<>();
        for (int rank = 0; rank < all.length; rank++) {
            if (places[rank] >= 0) {
                continue;
            }
            int[] fixing = new int[symmetries.length];
            int fixed = 0;
            for (int s = 0; s < symmetries.length; s++) {
                int image = Automorphisms.image(symmetries[s], all[rank]);
                if (image == all[rank] && s > 0) {
                    fixing[fixed++] = s;
                }
                int at = subsets.rank(image);
                if (places[at] < 0) {
                    places[at] = classes * symmetries.length + inverses[s];
                }
            }
            kept.add(fixed == 0 ? null : Arrays.copyOf(fixing, fixed));
            found[classes++] = all[rank];
        }
        this.least = Arrays.copyOf(found, classes);
        this.keeping = kept.toArray(int[][]::new);
    }

    private int inverse(int symmetry, int cells) {
        for (int s = 0; s < symmetries.length; s++) {
            boolean back = true;
            for (int cell = 0; cell < cells; cell++) {
                int image = Automorphisms.image(symmetries[symmetry], 1 << cell);
                back &= Automorphisms.image(symmetries[s], image) == 1 << cell;
            }
            if (back) {
                return s;
            }
        }
        throw new IllegalStateException("a symmetry without an inverse");
    }

    /** How many classes there are. */
    int count() {
        return least.length;
    }

    /** The class of a set. */
    int classOf(int place) {
        return place / symmetries.length;
    }

    /** The place of a set, of which {@link #classOf} and {@link #turned} tell the rest. */
    int place(int men) {
        return places[subsets.rank(men)];
    }

    /** The other's men when the own are turned to the least set of their class. */
    int turned(int place, int other) {
        int symmetry = place % symmetries.length;
        return symmetry == 0 ? other : Automorphisms.image(symmetries[symmetry], other);
    }
}
