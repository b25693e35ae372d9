package org.zermelo.row.interval;

import java.util.BitSet;
import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/** The coin row top down with a memo: every interval is computed once, O(n^2) time and memory. */
public final class IntervalMemo implements IntervalMargins {

    private final long[] row;
    private final Watch watch;
    private final Triangle known;
    private final BitSet seen = new BitSet();
    private final CountedMargin counted;
    private long nodes;

    private IntervalMemo(long[] row, Watch watch) {
        this.row = row;
        this.watch = watch;
        this.known = new Triangle(row.length);
        long margin = margin(0, row.length - 1);
        this.counted = new CountedMargin(margin, nodes);
    }

    /**
     * Solves the whole row.
     *
     * @throws RefusedException for more than {@link Recursion#DEEPEST} items
     */
    public static IntervalMemo of(long[] row, Watch watch) {
        if (row.length > Recursion.DEEPEST) {
            throw new RefusedException("row.memo-too-deep", "items", row.length, "limit", Recursion.DEEPEST);
        }
        Sums.check(row);
        return new IntervalMemo(row.clone(), watch);
    }

    /** The margin of the whole row and the nodes that were entered, those found in the memo included. */
    @Override
    public CountedMargin counted() {
        return counted;
    }

    @Override
    public long margin(int i, int j) {
        if (i > j) {
            return 0;
        }
        if ((++nodes & 0xFFFFF) == 0) {
            watch.check();
        }
        int place = i * row.length + j;
        if (!seen.get(place)) {
            known.set(i, j, i == j ? row[i] : Math.max(row[i] - margin(i + 1, j), row[j] - margin(i, j - 1)));
            seen.set(place);
        }
        return known.get(i, j);
    }
}
