package org.zermelo.boards.stage;

import org.jspecify.annotations.Nullable;

/** Numbers the positions of a stage: the class of the own men, then the other's men on the cells that they leave. */
final class StageIndex {

    private static final int INDEX_BITS = 48;

    private static final long INDEX = (1L << INDEX_BITS) - 1;

    private final Subsets subsets;
    private final MenClasses classes;
    private final int[][][] symmetries;
    /** The sets of the other's men on the cells that are left, in their order. */
    private final int[] others;

    private final int cells;

    StageIndex(int cells, int[] others, Subsets subsets, MenClasses classes, int[][][] symmetries) {
        this.cells = cells;
        this.subsets = subsets;
        this.classes = classes;
        this.symmetries = symmetries;
        this.others = others;
    }

    /** How many numbers there are; some are no positions, as a symmetry that keeps the own men takes them to others. */
    long size() {
        return (long) classes.count() * others.length;
    }

    /** The number of a position, and above it how many symmetries keep it: {@link #index} and {@link #kept} tell. */
    long find(int own, int other) {
        int place = classes.place(own);
        int number = classes.classOf(place);
        int least = classes.turned(place, other);
        int @Nullable [] keeping = classes.keeping[number];
        long kept = 1;
        if (keeping != null) {
            int seen = least;
            for (int symmetry : keeping) {
                int image = Automorphisms.image(symmetries[symmetry], seen);
                least = Math.min(least, image);
                kept += image == seen ? 1 : 0;
            }
        }
        long index = (long) number * others.length + subsets.rankBeside(least, classes.least[number]);
        return kept << INDEX_BITS | index;
    }

    static long index(long found) {
        return found & INDEX;
    }

    static int kept(long found) {
        return (int) (found >>> INDEX_BITS);
    }

    /** The own men of a number. */
    int own(long index) {
        return classes.least[(int) (index / others.length)];
    }

    /** The other's men of a number. */
    int other(long index, int own) {
        int other = 0;
        int free = (1 << cells) - 1 & ~own;
        int before = 0;
        for (int left = others[(int) (index % others.length)]; left != 0; left &= left - 1) {
            int wanted = Integer.numberOfTrailingZeros(left);
            for (; before < wanted; before++) {
                free &= free - 1;
            }
            other |= Integer.lowestOneBit(free);
        }
        return other;
    }

    /** How many symmetries keep the position of a number; 0 where the number is none. */
    int symmetries(long index, int other) {
        int @Nullable [] keeping = classes.keeping[(int) (index / others.length)];
        int kept = 1;
        for (int i = 0; keeping != null && i < keeping.length; i++) {
            int image = Automorphisms.image(symmetries[keeping[i]], other);
            if (image < other) {
                return 0;
            }
            kept += image == other ? 1 : 0;
        }
        return kept;
    }
}
