package org.zermelo.row.stones;

import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Sums;

/**
 * Stone Game V (LeetCode 1563), a game of one player: he cuts the row in two, the part with the larger sum is thrown away (he
 * chooses when both are equal), he scores the part that stays and goes on with it, until one stone is left.
 *
 * <p>O(n^2): for every left end the place of the cut moves right as the row grows, and running maxima over the parts that can
 * stay replace the inner loop. The usual solution takes O(n^3).
 */
public final class SplitStones {

    /** The longest row whose tables fit one array each. */
    public static final int LONGEST = 20_000;

    private SplitStones() {}

    /**
     * The most that can be scored.
     *
     * @param stones positive numbers
     */
    public static long score(long[] stones) {
        int n = stones.length;
        if (n > LONGEST) {
            throw new RefusedException("stones.split-too-long", "items", n, "limit", LONGEST);
        }
        for (long stone : stones) {
            if (stone <= 0) {
                throw new BadInputException("stones.not-positive", "seen", stone);
            }
        }
        StoneTotals.check(stones);
        return n == 0 ? 0 : fill(Sums.prefix(stones), n);
    }

    private static long fill(long[] p, int n) {
        // keepLeft[l][r]: best of sum + score over rows l..k, k to r; keepRight[r][l]: over rows k..r, k from l.
        long[][] keepLeft = new long[n][];
        long[][] keepRight = new long[n][];
        long score = 0;
        for (int r = 0; r < n; r++) {
            keepRight[r] = new long[r + 1];
        }
        for (int l = n - 1; l >= 0; l--) {
            keepLeft[l] = new long[n - l];
            int cut = l;
            for (int r = l; r < n; r++) {
                // cut: how far a left part l..cut-1 can reach and still be the smaller or equal part.
                while (cut < r && 2 * (p[cut + 1] - p[l]) <= p[r + 1] - p[l]) {
                    cut++;
                }
                score = l == r ? 0 : best(p, keepLeft, keepRight, l, r, cut);
                long kept = p[r + 1] - p[l] + score;
                keepLeft[l][r - l] = r == l ? kept : Math.max(kept, keepLeft[l][r - l - 1]);
                keepRight[r][l] = r == l ? kept : Math.max(kept, keepRight[r][l + 1]);
            }
        }
        return score;
    }

    private static long best(long[] p, long[][] keepLeft, long[][] keepRight, int l, int r, int cut) {
        long best = cut > l ? keepLeft[l][cut - 1 - l] : 0;
        boolean even = cut > l && 2 * (p[cut] - p[l]) == p[r + 1] - p[l];
        // The right part stays when it begins after the smallest left part that is not smaller than it.
        int right = even ? cut : cut + 1;
        return right <= r ? Math.max(best, keepRight[r][right]) : best;
    }
}
