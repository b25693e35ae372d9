package org.zermelo.row.stones;

import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Sums;

/** The bound for games in which the same stones score at many turns. */
final class StoneTotals {

    private StoneTotals() {}

    /** Refuses stones when as many turns as there are stones, each worth all of them, could pass 2^62. */
    static void check(long[] stones) {
        Sums.checkSpare(stones);
        long size = Sums.size(stones);
        if (size != 0 && stones.length > Sums.SPARE / size) {
            throw new RefusedException("row.sums-too-large", "limit", Sums.SPARE / stones.length);
        }
    }
}
