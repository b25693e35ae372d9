package org.zermelo.row.strategy;

import java.util.Arrays;
import java.util.BitSet;
import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Side;

/** The best end of every interval, a bit each, filled by diagonals. */
final class BestEnds implements Strategy.Plan {

    /** The longest row whose bits fit one set. */
    static final int LONGEST = 46_000;

    private final int start;
    private final int n;
    private final BitSet right;

    private BestEnds(long[] row, int from, int to) {
        if (to - from > LONGEST) {
            throw new RefusedException("row.strategy-too-long", "items", to - from, "limit", LONGEST);
        }
        this.start = from;
        this.n = to - from;
        this.right = new BitSet();
        long[] margin = Arrays.copyOfRange(row, from, to);
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                long left = row[from + i] - margin[i + 1];
                long other = row[from + i + length - 1] - margin[i];
                right.set(place(i, i + length), other > left);
                margin[i] = Math.max(left, other);
            }
        }
    }

    static BestEnds of(long[] row, int from, int to) {
        return new BestEnds(row, from, to);
    }

    /** Row i of a triangle over pairs i &lt; to, packed. */
    private int place(int i, int to) {
        return (int) ((long) i * (2L * n - i + 1) / 2 + to - i - 1);
    }

    @Override
    public Side choose(int from, int to) {
        return right.get(place(from - start, to - start)) ? Side.RIGHT : Side.LEFT;
    }
}
