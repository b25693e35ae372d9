package org.zermelo.boards.stage;

/**
 * The row in which the positions of another are found after a move of one of the major's men, and how the minor's places are numbered
 * there: eight places by one look-up.
 */
final class RowImage {

    private static final int BYTE = 8;

    private static final int FILLINGS = 1 << BYTE;

    /** The number of the row. */
    int row;
    /** Whether no symmetry but the identity keeps its major's men, so that each position has one number there. */
    boolean plain;

    private final int[] image = new int[MenRules.MOST_CELLS + 2 * BYTE];
    private final int[] low = new int[FILLINGS];
    private final int[] high = new int[FILLINGS];
    private SubsetRanks ranks;

    RowImage(StageIndex index) {
        this.ranks = index.ranks;
    }

    /**
     * Finds the row.
     *
     * @param index the numbers of the stage there
     * @param major the major's men there
     * @param from the row from which a move leads there, or to which one leads from there
     */
    void find(StageIndex index, int major, StageRow from) {
        ranks = index.ranks;
        int place = index.classes.place(major);
        row = index.classes.classOf(place);
        plain = index.classes.isPlain(row);
        int least = index.major(row);
        int[] images = index.classes.cellImages(place);
        for (int i = 0; i < from.free; i++) {
            int cell = from.cell(i);
            boolean taken = (major >>> cell & 1) != 0;
            image[i] = taken ? 0 : 1 << Subsets.placeBeside(images[cell], least);
        }
        for (int i = from.free; i < 2 * BYTE; i++) {
            image[i] = 0;
        }
    }

    /** Makes the tables that {@link #number} looks up. */
    void tabulate() {
        for (int set = 1; set < FILLINGS; set++) {
            int before = set & set - 1;
            int last = Integer.numberOfTrailingZeros(set);
            low[set] = low[before] | image[last];
            high[set] = high[before] | image[BYTE + last];
        }
    }

    /** The place in the row of a set of the minor's men; none of them may stand where the major's do there. */
    int number(int minor) {
        int turned = low[minor & FILLINGS - 1] | high[minor >>> BYTE & FILLINGS - 1];
        for (int left = minor >>> 2 * BYTE; left != 0; left &= left - 1) {
            turned |= image[2 * BYTE + Integer.numberOfTrailingZeros(left)];
        }
        return ranks.rank(turned);
    }

    /** The same without tables. */
    int numberSlowly(int minor) {
        int turned = 0;
        for (int left = minor; left != 0; left &= left - 1) {
            turned |= image[Integer.numberOfTrailingZeros(left)];
        }
        return ranks.rank(turned);
    }
}
