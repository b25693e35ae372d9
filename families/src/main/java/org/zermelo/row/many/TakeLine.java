package org.zermelo.row.many;

import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * Follows an optimal line of robanúmeros. Of equally good moves it takes those of the Spanish text: cuts from the left by
 * rising count, then all, then cuts from the right by rising count.
 *
 * <p>The play is a staircase through the cells, down the columns and back along the rows, so it asks for the cells of at
 * most {@code 2n/edge} blocks in turn.
 */
final class TakeLine {

    private final long[] p;
    private final BlockRegion region;

    TakeLine(long[] p, BlockRegion region) {
        this.p = p;
        this.region = region;
    }

    Turns follow(long[] row, Watch watch) {
        Turns.TurnsBuilder turns = new Turns.TurnsBuilder(Sums.prefix(row));
        while (!turns.done()) {
            watch.check();
            move(turns, turns.from(), turns.to() - 1);
        }
        return turns.build();
    }

    private void move(Turns.TurnsBuilder turns, int a, int c) {
        // What the opponent gets, negated: the best of 0 (all is taken) and of the values of what may be left.
        long best = p[c + 1] - p[a] - region.value(a, c);
        int fromLeft = fromLeft(a, c, best);
        if (fromLeft > 0) {
            turns.take(Side.LEFT, fromLeft);
        } else if (best == 0) {
            turns.take(Side.LEFT, c - a + 1);
        } else {
            turns.take(Side.RIGHT, fromRight(a, c, best));
        }
    }

    /** The fewest items from the left, not all, that leave the opponent this; 0 when no cut does. */
    private int fromLeft(int a, int c, long best) {
        if (region.columnBest(a, c) < best) {
            return 0;
        }
        for (int k = a + 1; k <= c; k++) {
            if (region.value(k, c) == best) {
                return k - a;
            }
        }
        return 0;
    }

    private int fromRight(int a, int c, long best) {
        int k = c - 1;
        while (region.value(a, k) != best) {
            k--;
        }
        return c - k;
    }
}
