package org.zermelo.row.many;

import org.zermelo.game.RefusedException;
import org.zermelo.row.interval.CountedMargin;
import org.zermelo.row.interval.IntervalMargins;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * A row from which 1..k items are taken from either end: {@code V(i,j) = S(i,j) - min(V(i+1..i+k, j), V(i, j-k..j-1))} with
 * V the mover's total. Both window minima are kept in monotone queues, one for the column that is filled and one for each
 * row. O(n^2) time for any k, a table of 8 bytes for each of n(n+1)/2 cells and 4 min(k,n) n bytes for the queues.
 *
 * <p>k = 1 is the coin row, k &gt;= n is robanúmeros; both have faster methods. Without the line, {@link CappedEnds} needs no
 * table.
 */
public final class CappedTakes implements IntervalMargins {

    /** The longest row whose table fits one array. */
    public static final int LONGEST = 65_000;

    private final int n;
    private final int most;
    private final long[] prefix;
    /** Column by column: entry i of column j is the mover's total over the items i..j. */
    private final long[] own;

    private CappedTakes(long[] row, int most) {
        this.n = row.length;
        this.most = Math.min(most, Math.max(1, n));
        this.prefix = Sums.prefix(row);
        this.own = new long[Math.toIntExact(n * (n + 1L) / 2)];
    }

    /**
     * Fills the table.
     *
     * @param most the most items of a move, at least 1
     * @throws RefusedException for more than {@link #LONGEST} items, or n (k+1) of 2^31 and more
     */
    public static CappedTakes of(long[] row, int most, Watch watch) {
        if (row.length > LONGEST || row.length * (Math.min(most, row.length) + 1L) > Integer.MAX_VALUE - 8) {
            throw new RefusedException("row.capped-too-long", "items", row.length, "limit", LONGEST);
        }
        Sums.check(row);
        CappedTakes takes = new CappedTakes(row, most);
        takes.fill(watch);
        return takes;
    }

    private static int column(int j) {
        return (int) (j * (j + 1L) / 2);
    }

    private void fill(Watch watch) {
        sweep(prefix, most, watch, (i, j, value) -> own[column(j) + i] = value);
    }

    /** Takes a cell's value, the mover's total over the items {@code i..j}. */
    interface Cell {
        void value(int i, int j, long value);
    }

    /** All intervals, column by column. Memory {@code 12 (n + 1) (most + 1)} bytes. */
    static void sweep(long[] prefix, int most, Watch watch, Cell cell) {
        int n = prefix.length - 1;
        MinQueues rows = new MinQueues(n, most);
        MinQueues column = new MinQueues(1, most);
        for (int j = 0; j < n; j++) {
            watch.check();
            watch.progress(j, n);
            column.clear(0);
            for (int i = j; i >= 0; i--) {
                long opponent = Long.MAX_VALUE;
                // All may be taken when at most k items are left.
                if (j - i + 1 <= most) {
                    opponent = 0;
                }
                if (i < j) {
                    opponent = Math.min(opponent, Math.min(column.least(0, -(i + most)), rows.least(i, j - most)));
                }
                long value = prefix[j + 1] - prefix[i] - opponent;
                cell.value(i, j, value);
                column.push(0, -i, value);
                rows.push(i, j, value);
            }
        }
    }

    /** Bytes for n items with at most k taken. */
    public static long bytes(long n, long k) {
        return 8 * (n * (n + 1) / 2) + 12 * n * Math.min(n, k);
    }

    /** The mover's total over the items {@code i..j}; 0 when there are none. */
    public long own(int i, int j) {
        return i > j ? 0 : own[column(j) + i];
    }

    @Override
    public long margin(int i, int j) {
        long mine = own(i, j);
        return i > j ? 0 : mine - (prefix[j + 1] - prefix[i] - mine);
    }

    /** The first player's total minus the second's. */
    public long margin() {
        return margin(0, n - 1);
    }

    @Override
    public CountedMargin counted() {
        return new CountedMargin(margin(), own.length);
    }
}
