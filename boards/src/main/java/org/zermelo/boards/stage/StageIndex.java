package org.zermelo.boards.stage;

import org.jspecify.annotations.Nullable;

/**
 * Numbers the positions of a stage: a row for each class of the major's men, who has more of them or is to move where both have as many,
 * and in it the minor's men on the cells that they leave.
 */
final class StageIndex {

    private static final int INDEX_BITS = 48;

    private static final long INDEX = (1L << INDEX_BITS) - 1;

    final int cells;
    final MenClasses classes;
    /** The sets of the minor's men on the cells that are left, in their order. */
    final int[] sets;

    final SubsetRanks ranks;
    private final int[][][] symmetries;

    StageIndex(int cells, int[] sets, SubsetRanks ranks, MenClasses classes, int[][][] symmetries) {
        this.cells = cells;
        this.sets = sets;
        this.ranks = ranks;
        this.classes = classes;
        this.symmetries = symmetries;
    }

    /** How many rows there are. */
    int rows() {
        return classes.count();
    }

    /** How many numbers a row has; some are no positions, as a symmetry that keeps the major's men takes them to others. */
    int length() {
        return sets.length;
    }

    /** How many numbers there are. */
    long size() {
        return (long) rows() * length();
    }

    /** The number of a position, and above it how many symmetries keep it: {@link #index} and {@link #kept} tell. */
    long find(int major, int minor) {
        int place = classes.place(major);
        int row = classes.classOf(place);
        int least = classes.turned(place, minor);
        int @Nullable [] keeping = classes.keeping[row];
        long kept = 1;
        if (keeping != null) {
            int seen = least;
            for (int symmetry : keeping) {
                int image = Automorphisms.image(symmetries[symmetry], seen);
                least = Math.min(least, image);
                kept += image == seen ? 1 : 0;
            }
        }
        long index = (long) row * sets.length + ranks.rank(Subsets.beside(least, classes.least[row]));
        return kept << INDEX_BITS | index;
    }

    static long index(long found) {
        return found & INDEX;
    }

    static int kept(long found) {
        return (int) (found >>> INDEX_BITS);
    }

    /** The row of what was found. */
    int row(long found) {
        return (int) (index(found) / sets.length);
    }

    /** The place in its row of what was found. */
    int place(long found) {
        return (int) (index(found) % sets.length);
    }

    /** The major's men of a row. */
    int major(int row) {
        return classes.least[row];
    }

    /** The minor's men of a place of a row. */
    int minor(int row, int place) {
        int minor = 0;
        int free = (1 << cells) - 1 & ~major(row);
        int before = 0;
        for (int left = sets[place]; left != 0; left &= left - 1) {
            int wanted = Integer.numberOfTrailingZeros(left);
            for (; before < wanted; before++) {
                free &= free - 1;
            }
            minor |= Integer.lowestOneBit(free);
        }
        return minor;
    }

    /** How many symmetries keep the position of a row with such minor's men; 0 where another number is that of the position. */
    int symmetries(int row, int minor) {
        int @Nullable [] keeping = classes.keeping[row];
        int kept = 1;
        for (int i = 0; keeping != null && i < keeping.length; i++) {
            int image = Automorphisms.image(symmetries[keeping[i]], minor);
            if (image < minor) {
                return 0;
            }
            kept += image == minor ? 1 : 0;
        }
        return kept;
    }
}
