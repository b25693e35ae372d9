package org.zermelo.row.many;

import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The margin of a row from which 1..k items are taken from either end, and of every first move, by the recurrence of
 * {@link CappedTakes} without its table: only the window minima are kept. O(n^2) time for any k, {@code 12 n (k + 1)} bytes and
 * 32 bytes an item. For a line of play use {@link CappedTakes}.
 */
public final class CappedEnds {

    /** The totals over the items {@code 0..j} and {@code i..n-1}. */
    private final long[] fromFirst;

    private final long[] toLast;
    private final long[] prefix;

    private CappedEnds(long[] row) {
        this.fromFirst = new long[row.length];
        this.toLast = new long[row.length];
        this.prefix = Sums.prefix(row);
    }

    /** Whether the window minima of n items with at most k taken fit an array. */
    public static boolean fits(long n, long k) {
        return n * (Math.min(n, k) + 1) <= Integer.MAX_VALUE - 8;
    }

    /** Bytes for n items with at most k taken. */
    public static long bytes(long n, long k) {
        return 12 * n * (Math.min(n, k) + 1) + 32 * n;
    }

    /**
     * Solves a row of at least one item.
     *
     * @param most the most items of a move, at least 1
     * @throws RefusedException when the row does not {@link #fits fit}
     */
    public static CappedEnds of(long[] row, int most, Watch watch) {
        if (!fits(row.length, most)) {
            throw new RefusedException("row.capped-windows", "items", row.length, "most", most);
        }
        Sums.check(row);
        CappedEnds ends = new CappedEnds(row);
        int last = row.length - 1;
        CappedTakes.sweep(ends.prefix, Math.min(most, row.length), watch, (i, j, value) -> {
            if (i == 0) {
                ends.fromFirst[j] = value;
            }
            if (j == last) {
                ends.toLast[i] = value;
            }
        });
        return ends;
    }

    /** The mover's margin over the items {@code i..j}, of which i is the first or j the last of the row; 0 when there are none. */
    public long margin(int i, int j) {
        if (i > j) {
            return 0;
        }
        long own = i == 0 ? fromFirst[j] : toLast[i];
        return own - (prefix[j + 1] - prefix[i] - own);
    }

    /** The first player's total minus the second's. */
    public long margin() {
        return margin(0, toLast.length - 1);
    }
}
