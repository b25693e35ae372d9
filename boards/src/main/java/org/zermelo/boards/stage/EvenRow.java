package org.zermelo.boards.stage;

import java.util.function.IntFunction;

/**
 * Where both players have as many men: for each position of a row the number of the same position with the colours exchanged, in which
 * the minor of the row is the major. Numbers are told for a whole row, so that values are then fetched without waiting for each other.
 */
final class EvenRow {

    private static final int BYTE = 8;

    private static final int FILLINGS = 1 << BYTE;

    private static final int NOWHERE = -1;

    private final StageRow row;
    private final int[] low = new int[FILLINGS];
    private final int[] high = new int[FILLINGS];
    private final int[] turned;
    /** The row and the place of each position; no row where the number is no position. */
    private final int[] rows;

    private final int[] places;

    EvenRow(StageRow row) {
        this.row = row;
        this.turned = new int[row.index.classes.symmetries()];
        this.rows = new int[row.index.length()];
        this.places = new int[row.index.length()];
    }

    /** Fills the values of the row that is open from those of the exchanged positions. */
    void fill(char[] cells, IntFunction<char[]> exchanged) {
        find();
        for (int place = 0; place < cells.length; place++) {
            int from = rows[place];
            cells[place] = from == NOWHERE ? RowTable.NONE : exchanged.apply(from)[places[place]];
        }
    }

    private void find() {
        StageIndex index = row.index;
        MenClasses classes = index.classes;
        for (int symmetry = 0; symmetry < turned.length; symmetry++) {
            turned[symmetry] = classes.image(symmetry, row.major);
        }
        for (int set = 1; set < FILLINGS; set++) {
            int last = Integer.numberOfTrailingZeros(set);
            low[set] = low[set & set - 1] | row.expand(1 << last & row.all);
            high[set] = high[set & set - 1] | row.expand(1 << BYTE + last & row.all);
        }
        for (int place = 0; place < rows.length; place++) {
            int set = index.sets[place];
            int minor = low[set & FILLINGS - 1]
                    | high[set >>> BYTE & FILLINGS - 1]
                    | row.expand(set >>> 2 * BYTE << 2 * BYTE);
            if (!row.plain && index.symmetries(row.row, minor) == 0) {
                rows[place] = NOWHERE;
                continue;
            }
            int found = classes.place(minor);
            rows[place] = classes.classOf(found);
            if (classes.isPlain(rows[place])) {
                int image = turned[classes.symmetryOf(found)];
                places[place] = index.ranks.rank(Subsets.beside(image, index.major(rows[place])));
            } else {
                places[place] = index.place(index.find(minor, row.major));
            }
        }
    }
}
