package org.zermelo.boards.sowing;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.Player;

/**
 * What a move makes of a board.
 *
 * @param seeds the seeds of each pit
 * @param gain what came into the mover's store and what he took
 * @param inStore whether the last seed came into the store
 * @param takesAll whether counts would take, or have taken, all seeds of the other's
 */
record Sown(int[] seeds, int gain, boolean inStore, boolean takesAll) {

    /** Sows the seeds of a pit, one by one, and takes what the last one takes. */
    static Sown of(SowingRules rules, List<Integer> before, Player mover, int origin) {
        int[] seeds = before.stream().mapToInt(Integer::intValue).toArray();
        int hand = seeds[origin];
        seeds[origin] = 0;
        int stored = 0;
        boolean inStore = false;
        int at = origin;
        while (hand > 0) {
            boolean rowEnds = (at + 1) % rules.columns() == 0;
            if (rules.stores() && rowEnds && rules.owner(at) == mover && !inStore) {
                inStore = true;
                stored++;
                hand--;
                continue;
            }
            inStore = false;
            at = (at + 1) % seeds.length;
            if (at != origin || !rules.skipsOrigin()) {
                seeds[at]++;
                hand--;
            }
        }
        return inStore ? new Sown(seeds, stored, true, false) : taken(rules, seeds, stored, mover, at);
    }

    private static Sown taken(SowingRules rules, int[] seeds, int stored, Player mover, int last) {
        int facing = seeds.length - 1 - last;
        if (rules.captures().opposite() && rules.owner(last) == mover && seeds[last] == 1 && seeds[facing] > 0) {
            int taken = seeds[facing] + 1;
            seeds[facing] = 0;
            seeds[last] = 0;
            return new Sown(seeds, stored + taken, false, false);
        }
        int[] left = seeds.clone();
        int taken = 0;
        int at = last;
        while (at >= 0 && rules.owner(at) != mover && rules.captures().counts().contains(left[at])) {
            taken += left[at];
            left[at] = 0;
            at = rules.captures().before() ? at - 1 : -1;
        }
        boolean all = taken > 0 && row(rules, left, mover.other()) == 0;
        boolean spared = all && rules.captures().all() == SowingRules.TakesAll.SPARED;
        return spared ? new Sown(seeds, stored, false, true) : new Sown(left, stored + taken, false, all);
    }

    /** The seeds in a player's row. */
    static int row(SowingRules rules, int[] seeds, Player player) {
        return IntStream.range(0, seeds.length)
                .filter(pit -> rules.owner(pit) == player)
                .map(pit -> seeds[pit])
                .sum();
    }
}
