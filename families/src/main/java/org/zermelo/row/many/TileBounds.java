package org.zermelo.row.many;

import java.util.Arrays;

/**
 * The bests of the rows of a rectangle, or of its columns, with bounds for each tile of {@link TakeState#TILE} of them.
 *
 * <p>Each row has a side, {@code P[a] + y}; each column has {@code -P[c+1] + x}, so that one class serves both: a side is
 * {@code sign * P + best}. Sides only grow. A tile of rows and a tile of columns whose least sides add up to at least 0 have
 * nothing to tell each other.
 *
 * <p>A tile of rows can be raised at once: every side becomes at least some number. That is noted and carried into the
 * bests only when somebody reads them ({@link #settle}).
 */
final class TileBounds {

    private static final int TILE = TakeState.TILE;

    private final long[] p;
    private final int shift;
    private final int sign;
    private final long[] best;
    private final long[] leastSide;
    private final long[] leastTwice;
    private final long[] leastPrefix;
    private final long[] greatestPrefix;
    private final boolean[] raised;

    /**
     * Bounds of these bests.
     *
     * @param shift where the prefix of the first best stands in p
     * @param sign 1 for rows, -1 for columns
     */
    TileBounds(long[] p, int shift, int sign, long[] best) {
        this.p = p;
        this.shift = shift;
        this.sign = sign;
        this.best = best;
        int tiles = (best.length + TILE - 1) / TILE;
        this.leastSide = new long[tiles];
        this.leastTwice = new long[tiles];
        this.leastPrefix = new long[tiles];
        this.greatestPrefix = new long[tiles];
        this.raised = new boolean[tiles];
        Arrays.fill(leastPrefix, Long.MAX_VALUE);
        Arrays.fill(greatestPrefix, Long.MIN_VALUE);
        for (int i = 0; i < best.length; i++) {
            long prefix = prefix(i);
            leastPrefix[i / TILE] = Math.min(leastPrefix[i / TILE], prefix);
            greatestPrefix[i / TILE] = Math.max(greatestPrefix[i / TILE], prefix);
        }
        for (int tile = 0; tile < tiles; tile++) {
            renew(tile);
        }
    }

    private long prefix(int i) {
        return sign * p[shift + i];
    }

    /** The least side of a tile, exact. */
    long leastSide(int tile) {
        return leastSide[tile];
    }

    /** A lower bound of {@code sign * P + 2 best} over a tile; bests only grow, so it holds from now on. */
    long leastTwice(int tile) {
        // A raised side s has a best of at least s - prefix, so twice it is at least 2 s - prefix.
        return Math.max(leastTwice[tile], 2 * leastSide[tile] - greatestPrefix[tile]);
    }

    /** The least prefix of a tile, with its sign. */
    long leastPrefix(int tile) {
        return leastPrefix[tile];
    }

    /** Raises every side of a tile to at least this. */
    void raise(int tile, long side) {
        if (side > leastSide[tile]) {
            leastSide[tile] = side;
            raised[tile] = true;
        }
    }

    /** Carries what a tile was raised to into its bests. */
    void settle(int tile) {
        if (raised[tile]) {
            raised[tile] = false;
            long side = leastSide[tile];
            int end = Math.min(best.length, (tile + 1) * TILE);
            for (int i = tile * TILE; i < end; i++) {
                best[i] = Math.max(best[i], side - prefix(i));
            }
        }
    }

    /** Settles the tiles of the bests {@code from .. to - 1}. */
    void settle(int from, int to) {
        for (int tile = from / TILE; tile * TILE < to; tile++) {
            settle(tile);
        }
    }

    /** Renews the bounds of a settled tile after its bests were changed. */
    void renew(int tile) {
        int end = Math.min(best.length, (tile + 1) * TILE);
        long side = Long.MAX_VALUE;
        long twice = Long.MAX_VALUE;
        for (int i = tile * TILE; i < end; i++) {
            long s = prefix(i) + best[i];
            side = Math.min(side, s);
            twice = Math.min(twice, s + best[i]);
        }
        leastSide[tile] = side;
        leastTwice[tile] = twice;
    }
}
