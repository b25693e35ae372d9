package org.zermelo.row.interval;

import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The coin row over pairs (first, second) of totals: the mover takes the end that leaves him the larger total, the right
 * one when both do. O(n^2) time, two tables of 8 bytes a cell.
 */
public final class Pairs implements IntervalMargins {

    /** The totals of the player to move and of the other. */
    public record BothTotals(long first, long second) {

        /** The mover's total minus the opponent's. */
        public long margin() {
            return first - second;
        }
    }

    private final int n;
    private final Triangle first;
    private final Triangle second;

    private Pairs(int n) {
        this.n = n;
        this.first = new Triangle(n);
        this.second = new Triangle(n);
    }

    /** Fills both tables, row after row from the bottom up. */
    public static Pairs of(long[] row, Watch watch) {
        Sums.check(row);
        Pairs pairs = new Pairs(row.length);
        pairs.fill(row, watch);
        return pairs;
    }

    private void fill(long[] row, Watch watch) {
        for (int i = n - 1; i >= 0; i--) {
            watch.check();
            watch.progress(n - i, n);
            first.set(i, i, row[i]);
            for (int j = i + 1; j < n; j++) {
                long left = row[i] + second.get(i + 1, j);
                long right = row[j] + second.get(i, j - 1);
                first.set(i, j, Math.max(left, right));
                second.set(i, j, left > right ? first.get(i + 1, j) : first.get(i, j - 1));
            }
        }
    }

    /** The totals over the items {@code i..j}, from 0, both included. */
    public BothTotals pair(int i, int j) {
        return i > j ? new BothTotals(0, 0) : new BothTotals(first.get(i, j), second.get(i, j));
    }

    @Override
    public long margin(int i, int j) {
        return pair(i, j).margin();
    }

    /** The margin of the whole row and the number of cells. */
    @Override
    public CountedMargin counted() {
        return new CountedMargin(pair(0, n - 1).margin(), Triangle.count(n));
    }
}
