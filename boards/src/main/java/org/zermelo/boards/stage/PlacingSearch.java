package org.zermelo.boards.stage;

import java.util.Arrays;
import org.zermelo.game.Player;
import org.zermelo.solve.Watch;

/**
 * Asks whether the first player of a game, whose men are all placed before any goes, wins at least a draw, or more: a search of the
 * placing,
 * with a table of what was asked, over the outcomes of all positions after it. Positions that symmetries take to each other are one.
 * Mills are tried first, then what keeps the other from one. Memory: eight bytes an entry of the table.
 */
public final class PlacingSearch {

    private static final int RESULT_BITS = 2;

    /** With fewer men in hand a position is cheap to search again. */
    private static final int LATE = 4;

    private static final long PLACES = 0x9E37_79B9_7F4A_7C15L;

    private final PlacedOutcomes placed;
    private final MenRules rules;
    private final Watch watch;
    /** For each entry the position, and in its last bits 1 when the player to move reaches what is asked, 2 when he does not. */
    private final long[] table;

    private final int shift;
    private final long[][] moves;
    private long positions;

    /**
     * A search.
     *
     * @param bits the table has two to this power entries
     */
    public PlacingSearch(PlacedOutcomes placed, int bits, Watch watch) {
        this.placed = placed;
        this.rules = placed.stages.rules;
        this.watch = watch;
        this.table = new long[1 << bits];
        this.shift = Long.SIZE - bits;
        this.moves = new long[2 * rules.rules.mostHand() + 1][MenRules.MOST_CELLS * MenRules.MOST_CELLS];
    }

    /**
     * Whether the first player reaches a bound from the empty board.
     *
     * @param bound 1 a win, 0 a draw
     */
    public boolean firstReaches(int bound) {
        Arrays.fill(table, 0);
        Player first = rules.rules.first();
        return reaches(0, 0, rules.rules.hand(first), rules.rules.hand(first.other()), bound);
    }

    /** How many positions were looked at. */
    public long positions() {
        return positions;
    }

    private boolean reaches(int own, int other, int ownHand, int otherHand, int bound) {
        if (ownHand + otherHand == 0) {
            return placed.outcome(own, other) >= bound;
        }
        if ((positions++ & 0xFFFF) == 0) {
            watch.check();
            watch.progress(positions, -1);
        }
        long key = key(own, other, ownHand, otherHand);
        int at = (int) (key * PLACES >>> shift);
        long known = known(key, at);
        if (known != 0) {
            return known == 1;
        }
        boolean reaches = search(own, other, ownHand, otherHand, bound);
        // the many positions near the end do not take the place of those that cost more
        int into = ownHand + otherHand < LATE ? at | 1 : at & ~1;
        table[into] = key << RESULT_BITS | (reaches ? 1 : 2);
        return reaches;
    }

    private long known(long key, int at) {
        long first = table[at];
        long second = table[at ^ 1];
        return first >>> RESULT_BITS == key ? first & 3 : second >>> RESULT_BITS == key ? second & 3 : 0;
    }

    private long key(int own, int other, int ownHand, int otherHand) {
        int men = Integer.bitCount(own);
        int others = Integer.bitCount(other);
        StageIndex index = placed.index(men, others);
        long found = StageIndex.index(men >= others ? index.find(own, other) : index.find(other, own));
        return ((found << 5 | men) << 5 | others) << 8 | ownHand << 4 | otherHand;
    }

    private boolean search(int own, int other, int ownHand, int otherHand, int bound) {
        long[] list = moves[ownHand + otherHand];
        int count = moves(own, other, ownHand, otherHand, list);
        for (int i = 0; i < count; i++) {
            int best = i;
            for (int next = i + 1; next < count; next++) {
                best = list[next] > list[best] ? next : best;
            }
            long move = list[best];
            list[best] = list[i];
            list[i] = move;
            int after = own | 1 << (int) (move & 31);
            int taken = (int) (move >>> 5 & 31);
            int others = taken == MenRules.MOST_CELLS ? other : other & ~(1 << taken);
            boolean over = Integer.bitCount(others) + otherHand < rules.fewest || rules.inLine(after);
            if (over || !reaches(others, after, otherHand, ownHand - 1, 1 - bound)) {
                return true;
            }
        }
        return false;
    }

    /** All moves, each with how promising it seems above its cell and the cell that it takes from. */
    private int moves(int own, int other, int ownHand, int otherHand, long[] list) {
        int count = 0;
        int removable = rules.mills.length == 0 ? 0 : rules.removable(other);
        for (int left = (1 << rules.cells) - 1 & ~(own | other); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int after = own | 1 << cell;
            if (removable != 0 && rules.inMill(cell, after)) {
                for (int men = removable; men != 0; men &= men - 1) {
                    int taken = Integer.numberOfTrailingZeros(men);
                    long promise = 1000 + threats(taken, other, after);
                    list[count++] = promise << 10 | (long) taken << 5 | cell;
                }
            } else {
                long promise = 3L * threats(cell, other | 1 << cell, own) + threats(cell, after, other);
                list[count++] = promise << 10 | (long) MenRules.MOST_CELLS << 5 | cell;
            }
        }
        return count;
    }

    /** How much the rows through a cell promise to men, of whom one stands there: the most where all but one do and the last is free. */
    private int threats(int cell, int men, int others) {
        int threats = 0;
        for (int row : rules.millsOf[cell]) {
            if ((row & others) == 0) {
                int had = Integer.bitCount(row & men);
                threats += had == Integer.bitCount(row) ? 60 : had == Integer.bitCount(row) - 1 ? 12 : 2;
            }
        }
        return threats;
    }
}
