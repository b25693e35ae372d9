package org.zermelo.row.many;

import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The margin of robanúmeros with running extrema: O(n^2) time, three arrays of n numbers.
 *
 * <p>The opponent's total m after the mover's best move is the least of 0 (all is taken) and of what every remaining
 * interval is worth to its mover. In a sweep with rows falling and columns rising each of the two minima (over the
 * column, over the row) is one number, so a cell costs a constant.
 */
public final class RunningTakes {

    private RunningTakes() {}

    /**
     * The first player's total minus the second's; 0 for an empty row.
     *
     * @throws org.zermelo.game.RefusedException when the items' sizes together exceed {@link Sums#MOST}
     */
    public static long margin(long[] row, Watch watch) {
        Sums.check(row);
        int n = row.length;
        long[] p = Sums.prefix(row);
        long[] column = new long[n + 1];
        long opponent = 0;
        for (int a = n - 1; a >= 0; a--) {
            if ((a & 0xFF) == 0) {
                watch.check();
                watch.progress(n - a, n);
            }
            opponent = row(p, column, a);
        }
        return p[n] - opponent - opponent;
    }

    /** Sweeps one row of cells and returns the opponent's total from its last cell. */
    private static long row(long[] p, long[] column, int a) {
        long y = 0;
        long opponent = 0;
        for (int b = a + 1; b < p.length; b++) {
            long x = column[b];
            opponent = Math.min(x, y);
            long own = p[b] - p[a] - opponent;
            column[b] = Math.min(x, own);
            y = Math.min(y, own);
        }
        return opponent;
    }

    /** How many cells there are. */
    public static long cells(long n) {
        return n * (n + 1) / 2;
    }
}
