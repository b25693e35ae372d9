package org.zermelo.compile;

import java.util.List;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Interval;

/**
 * How large a table is, known before it is made: rows are taken together in blocks, and a block is as long as its longest
 * row. Exact when the blocks are single rows. O(blocks x log of the length of a row).
 *
 * @param cells an upper bound of the number of cells
 * @param rows the number of rows, which is exact
 * @param longest an upper bound of the plies of a play; infinite when none is known
 */
record SweepSize(double cells, double rows, double longest) {

    private static final int MOST_BLOCKS = 4096;

    /** The move that leads out of the table, and perhaps a deemed ply after it. */
    private static final int PLIES_OF_THE_END = 2;

    /**
     * The size of the table of a layout.
     *
     * @param each rows start at multiples of this
     */
    static SweepSize of(Layout layout, int each) {
        return new Blocks(layout, each).size();
    }

    /** The memory of cells in this form, and of the starts and ends of the rows. */
    long bytes(CellForm form) {
        double bytes = cells * form.bits() / Byte.SIZE + rows * SweepTable.BYTES_PER_ROW;
        return (long) Math.min(Long.MAX_VALUE, Math.ceil(bytes));
    }

    /** The blocks of rows, one after the other. */
    private static final class Blocks {
        private final Layout layout;
        private final int each;
        private final Condition ended;
        private final Interval[] box;
        private final int[] heaps;
        private final int last;
        private final boolean onwards;
        private double cells;
        private double farthest = -Double.MAX_VALUE;
        private double nearest = Double.MAX_VALUE;
        private long guess;

        Blocks(Layout layout, int each) {
            this.layout = layout;
            this.each = each;
            this.heaps = layout.rules.heaps();
            this.last = layout.last();
            this.ended = new Condition.Or(
                    layout.rules.ends().stream().map(EndRule::when).toList());
            this.box = layout.region.inner().toArray(Interval[]::new);
            this.onwards = !layout.order.monotone().contains(false);
            this.guess = layout.greatest[last];
        }

        SweepSize size() {
            split(0, MOST_BLOCKS, 1);
            double within = Math.max(0, farthest - nearest) + layout.spentBits;
            double plies = onwards ? within + PLIES_OF_THE_END : Double.POSITIVE_INFINITY;
            return new SweepSize(cells * layout.planes(), layout.prefixes(), plies);
        }

        /** Cuts the variable at a place into pieces, as many as are allowed. */
        private void split(int place, int allowed, double rows) {
            if (place == last) {
                block(rows);
                return;
            }
            int size = layout.size(place);
            int pieces = Math.min(allowed, size);
            for (int piece = 0; piece < pieces; piece++) {
                long from = layout.least[place] + (long) size * piece / pieces;
                long to = layout.least[place] + (long) size * (piece + 1) / pieces - 1;
                box[layout.variables[place]] = new Interval(from, to);
                split(place + 1, allowed / pieces, rows * (to - from + 1));
            }
        }

        private void block(double rows) {
            Interval whole = new Interval(layout.least[last], layout.greatest[last]);
            int along = layout.variables[last];
            box[along] = whole;
            Bounds bounds = new Bounds(box, heaps);
            if (bounds.always(ended)) {
                return;
            }
            long end = bounds.lastOpen(ended, along, guess);
            guess = end;
            long length = end - whole.least() + 1;
            cells += rows * ((length + each - 1) / each * each);
            box[along] = new Interval(whole.least(), end);
            measurePlays();
        }

        /** Where the block lies on the way that every move goes on by 1 at least. */
        private void measurePlays() {
            List<Boolean> rising = layout.order.rising();
            double least = 0;
            double most = 0;
            for (int place = 0; place <= last; place++) {
                Interval values = box[layout.variables[place]];
                least += rising.get(place) ? values.least() : -values.greatest();
                most += rising.get(place) ? values.greatest() : -values.least();
            }
            nearest = Math.min(nearest, least);
            farthest = Math.max(farthest, most);
        }
    }
}
