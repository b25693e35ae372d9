package org.zermelo.row.many;

import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * Robanúmeros as the Spanish text solves it, in its three parts: the table S of sums (O(n^2)), the tables P of margins and
 * res of what is left after the best move (O(n^3)), and the play (O(n)). The printed loops are garbled ({@code k = i-1}
 * takes no card, the minus before P is missing); this is the recurrence they stand for. Ties as in the text: cuts from the
 * left by rising count, taking all last of them, then cuts from the right by rising count; the first maximum is kept.
 *
 * <p>Memory 24 bytes for each of n^2 cells. For anything but the comparison use {@link TileTakes}.
 */
public final class CubicTakes {

    /** Longer rows would take more than a quarter of an hour. */
    public static final int LONGEST = 8_000;

    private final int n;
    private final int most;
    private final long[] row;
    private final long[][] sums;
    private final long[][] margins;
    private final int[][] restFrom;
    private final int[][] restTo;

    /**
     * Room for the tables of a row; each part is run by its own method, in their order.
     *
     * @throws RefusedException for more than {@link #LONGEST} items
     */
    public CubicTakes(long[] row) {
        this(row, row.length);
    }

    /**
     * The same where a move takes only so many.
     *
     * @param most the most items of a move, at least 1
     * @throws RefusedException as there
     */
    public CubicTakes(long[] row, int most) {
        if (row.length > LONGEST) {
            throw new RefusedException("row.cubic-too-long", "items", row.length, "limit", LONGEST);
        }
        Sums.check(row);
        this.n = row.length;
        this.most = Math.min(most, n);
        this.row = row.clone();
        this.sums = new long[n + 1][n + 1];
        this.margins = new long[n + 1][n + 1];
        this.restFrom = new int[n + 1][n + 1];
        this.restTo = new int[n + 1][n + 1];
    }

    /** Part 1: {@code S(i,j) = S(i,j-1) + A_j}. */
    public void sums() {
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                sums[i][j + 1] = sums[i][j] + row[j];
            }
        }
    }

    /** Part 2: P and res, columns rising, rows falling. */
    public void margins(Watch watch) {
        for (int j = 1; j <= n; j++) {
            watch.check();
            for (int i = j - 1; i >= 0; i--) {
                fill(i, j);
            }
            watch.progress(j, n);
        }
    }

    private void fill(int i, int j) {
        long best = Long.MIN_VALUE;
        int from = 0;
        int to = 0;
        for (int k = i + 1; k <= Math.min(j, i + most); k++) {
            long margin = sums[i][k] - margins[k][j];
            if (margin > best) {
                best = margin;
                from = k;
                to = j;
            }
        }
        for (int k = j - 1; k > i && k >= j - most; k--) {
            long margin = sums[k][j] - margins[i][k];
            if (margin > best) {
                best = margin;
                from = i;
                to = k;
            }
        }
        margins[i][j] = best;
        restFrom[i][j] = from;
        restTo[i][j] = to;
    }

    /** Part 3: the turns and both scores. */
    public Turns play() {
        Turns.TurnsBuilder turns = new Turns.TurnsBuilder(Sums.prefix(row));
        while (!turns.done()) {
            int i = turns.from();
            int j = turns.to();
            if (restFrom[i][j] > i) {
                turns.take(Side.LEFT, restFrom[i][j] - i);
            } else {
                turns.take(Side.RIGHT, j - restTo[i][j]);
            }
        }
        return turns.build();
    }

    /** The sum of the items {@code from .. to-1}. */
    public long sum(int from, int to) {
        return sums[from][to];
    }

    /** The mover's margin over the items {@code from .. to-1}; 0 when there are none. */
    public long margin(int from, int to) {
        return margins[from][to];
    }

    /** The mover's total over the items {@code from .. to-1}; 0 when there are none. */
    public long own(int from, int to) {
        return from >= to ? 0 : Sums.first(sums[from][to], margins[from][to]);
    }

    /** First item left after the best move from {@code from .. to-1}. */
    public int restFrom(int from, int to) {
        return restFrom[from][to];
    }

    /** Item after the last one left after the best move; equal to {@link #restFrom} when all is taken. */
    public int restTo(int from, int to) {
        return restTo[from][to];
    }

    /** How many options part 2 compares in all: n(n+1)(2n+1)/6. */
    public static double options(double n) {
        return n * (n + 1) * (2 * n + 1) / 6;
    }
}
