package org.zermelo.row.interval;

import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The coin row by exhaustive search, as the texts begin: every call makes two calls on one item less, so n items take
 * {@code 2^n - 1} nodes.
 */
public final class Recursion implements IntervalMargins {

    /** Rows longer than this are refused: the next one takes over two days at 10^9 nodes a second. */
    public static final int LONGEST_SEARCH = 46;

    /** Deeper recursion may not fit the call stack of {@link IntervalMemo}. */
    public static final int DEEPEST = 4_000;

    private static final int CHECK_MASK = 0xFFFFF;

    private final long[] row;
    private final Watch watch;
    private final CountedMargin counted;
    private long nodes;

    private Recursion(long[] row, Watch watch) {
        this.row = row;
        this.watch = watch;
        long margin = margin(0, row.length - 1);
        this.counted = new CountedMargin(margin, nodes);
    }

    /**
     * Searches the whole row, O(2^n).
     *
     * @throws RefusedException for more than {@link #LONGEST_SEARCH} items
     */
    public static Recursion search(long[] row, Watch watch) {
        if (row.length > LONGEST_SEARCH) {
            throw new RefusedException("row.search-too-long", "items", row.length, "limit", LONGEST_SEARCH);
        }
        Sums.check(row);
        return new Recursion(row.clone(), watch);
    }

    /** The margin of the whole row and the nodes that it took. */
    @Override
    public CountedMargin counted() {
        return counted;
    }

    /** The mover's margin over the items {@code i..j}, searched anew; 0 when there are none. */
    @Override
    public long margin(int i, int j) {
        if (i > j) {
            return 0;
        }
        if ((++nodes & CHECK_MASK) == 0) {
            watch.check();
            watch.progress(nodes, 1L << row.length);
        }
        return i == j ? row[i] : Math.max(row[i] - margin(i + 1, j), row[j] - margin(i, j - 1));
    }
}
