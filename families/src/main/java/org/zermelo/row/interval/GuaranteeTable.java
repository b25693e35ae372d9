package org.zermelo.row.interval;

import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The tables p and m of the Persian text: {@code p(i,j)} is the total that the player to move guarantees himself over the
 * items {@code i..j}, {@code m(i,j)} the end to take for it.
 *
 * <p>{@code p1 = v_i + min(p(i+2,j), p(i+1,j-1))}, {@code p2 = v_j + min(p(i+1,j-1), p(i,j-2))}, {@code p = max(p1,p2)};
 * as in the text, the right end is stored when both are equal, but the tie is not lost: {@link #choice} says so. Filled by
 * diagonals. {@link #halved} fills only every other diagonal, all that a row of the same parity can ever meet.
 */
public final class GuaranteeTable implements IntervalMargins {

    /** Which end gives the guarantee. */
    public enum GuaranteedEnd {
        LEFT,
        RIGHT,
        /** Both ends, of more than one item. */
        TIE,
        /** There is one item. */
        SINGLE
    }

    private final long[] row;
    private final long[] prefix;
    private final Triangle cells;
    private final boolean halved;
    private long filled;

    private GuaranteeTable(long[] row, boolean halved, Watch watch) {
        Sums.check(row);
        this.row = row.clone();
        this.halved = halved;
        this.prefix = Sums.prefix(row);
        this.cells = new Triangle(row.length);
        int n = row.length;
        for (int length = halved && n % 2 == 0 ? 2 : 1; length <= n; length += halved ? 2 : 1) {
            watch.check();
            watch.progress(length, n);
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1;
                cells.set(i, j, length == 1 ? row[i] : Math.max(left(i, j), right(i, j)));
                filled++;
            }
        }
    }

    /** Every cell: n(n+1)/2 of them, of which n(n-1)/2 need the recurrence. */
    public static GuaranteeTable full(long[] row, Watch watch) {
        return new GuaranteeTable(row, false, watch);
    }

    /** Only the diagonals whose lengths have the parity of n: half the cells. */
    public static GuaranteeTable halved(long[] row, Watch watch) {
        return new GuaranteeTable(row, true, watch);
    }

    /** How many items the row has. */
    public int size() {
        return row.length;
    }

    /** The item at a place, counted from 0. */
    public long item(int i) {
        return row[i];
    }

    /** Whether the cell {@code i..j} was filled. */
    public boolean filled(int i, int j) {
        return i <= j && (!halved || (j - i + 1) % 2 == row.length % 2);
    }

    /** The guaranteed total over the items {@code i..j} (from 0, both included); 0 when there are none. */
    public long guarantee(int i, int j) {
        return i > j ? 0 : cells.get(i, j);
    }

    /** The guarantee after taking item i: the text's p1. */
    public long left(int i, int j) {
        return row[i] + Math.min(guarantee(i + 2, j), guarantee(i + 1, j - 1));
    }

    /** The guarantee after taking item j: the text's p2. */
    public long right(int i, int j) {
        return row[j] + Math.min(guarantee(i + 1, j - 1), guarantee(i, j - 2));
    }

    /** The end to take at {@code i..j}. */
    public GuaranteedEnd choice(int i, int j) {
        if (i == j) {
            return GuaranteedEnd.SINGLE;
        }
        int order = Long.compare(left(i, j), right(i, j));
        return order > 0 ? GuaranteedEnd.LEFT : order < 0 ? GuaranteedEnd.RIGHT : GuaranteedEnd.TIE;
    }

    /** The mover's margin over the items {@code i..j}, also where {@link #filled} says no; 0 when there are none. */
    @Override
    public long margin(int i, int j) {
        if (i > j) {
            return 0;
        }
        if (!filled(i, j)) {
            return Math.max(row[i] - margin(i + 1, j), row[j] - margin(i, j - 1));
        }
        long own = guarantee(i, j);
        return own - (prefix[j + 1] - prefix[i] - own);
    }

    /** The margin of the whole row and the number of cells filled. */
    @Override
    public CountedMargin counted() {
        return new CountedMargin(margin(0, row.length - 1), filled);
    }
}
