package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sets of so many men of one player up to symmetry: the least of each class stands for it. */
final class MenClasses {

    /** For each set its class times the number of symmetries, and the symmetry that takes it to the least of its class. */
    private final int[] places;

    private final int[][][] symmetries;
    /** For each symmetry the cell to which it takes a cell. */
    private final int[][] cellImages;

    private final SubsetRanks ranks;
    /** The least set of each class. */
    final int[] least;
    /** The symmetries but the identity that keep it; null where there are none. */
    final int[] @Nullable [] keeping;

    MenClasses(int cells, int men, Subsets subsets, int[][][] symmetries) {
        this.symmetries = symmetries;
        this.ranks = new SubsetRanks(subsets, cells, men);
        this.cellImages = new int[symmetries.length][cells];
        for (int s = 0; s < symmetries.length; s++) {
            for (int cell = 0; cell < cells; cell++) {
                cellImages[s][cell] = Integer.numberOfTrailingZeros(image(s, 1 << cell));
            }
        }
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
                int at = ranks.rank(image);
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
        return places[ranks.rank(men)];
    }

    /** The other's men when the own are turned to the least set of their class. */
    int turned(int place, int other) {
        int symmetry = place % symmetries.length;
        return symmetry == 0 ? other : Automorphisms.image(symmetries[symmetry], other);
    }

    /** Where each cell goes when a set is turned to the least of its class. */
    int[] cellImages(int place) {
        return cellImages[symmetryOf(place)];
    }

    /** The symmetry that takes a set to the least of its class. */
    int symmetryOf(int place) {
        return place % symmetries.length;
    }

    /** How many symmetries there are. */
    int symmetries() {
        return symmetries.length;
    }

    /** A set as a symmetry turns it. */
    int image(int symmetry, int men) {
        return Automorphisms.image(symmetries[symmetry], men);
    }

    /** Whether no symmetry but the identity keeps the sets of a class. */
    boolean isPlain(int number) {
        return keeping[number] == null;
    }
}
