package org.zermelo.board.connect;

import org.zermelo.board.grid.ColumnBoard;

/**
 * What is certain of a position of connect-k without a search. The player who is not to move can follow the other into each column,
 * on the next cell; in columns with an even number of free cells he takes the upper cell of each pair, counted from the top, to the
 * end. The lowest cells of columns with an odd number, the single ones, are taken in turns.
 *
 * <p>V. Allis, A Knowledge-based Approach of Connect-Four, 1988 (follow-up, odd and even threats).
 */
final class FollowUp {

    /** More than every score. */
    static final int NOTHING = BoundTable.MOST_SCORE;

    private final ColumnBoard board;
    /** The lower cells of all pairs, one on the other from the top down. */
    private final long lower;
    /** For each row the cells of it and of those below. */
    private final long[] upTo;

    FollowUp(ColumnBoard board) {
        this.board = board;
        long ground = board.open(0);
        this.upTo = new long[board.rows()];
        long low = 0;
        for (int r = 0; r < upTo.length; r++) {
            upTo[r] = ground << r | (r == 0 ? 0 : upTo[r - 1]);
            low |= (upTo.length - r & 1) == 0 ? ground << r : 0;
        }
        this.lower = low;
    }

    /**
     * The free cells that no play reaches in which each player completes a row as soon as he can.
     *
     * @param mine the free cells that complete a row of one player
     * @param yours those of the other
     */
    long unreached(long mine, long yours) {
        // the first stone on a cell of both wins; of two cells of one player, one on the other, the upper one wins at
        // the latest
        long last = mine & yours | mine & mine << 1 | yours & yours << 1;
        return last == 0 ? 0 : above(last);
    }

    private long above(long set) {
        long above = set << 1 & board.cells();
        for (int more = upTo.length - 2; more > 0 && above != 0; more--) {
            above |= above << 1 & board.cells();
        }
        return above;
    }

    /**
     * An upper bound of the score of the player to move, {@link #NOTHING} where none is seen.
     *
     * @param own the stones of the player to move
     * @param other the stones of the other, who follows
     * @param threats the free cells that complete a row of the other; none of them is open
     * @param reached the free cells without those that are not reached
     */
    int bound(long own, long other, long threats, long reached) {
        long open = board.open(own | other);
        long single = open & ~lower;
        return (Long.bitCount(single) & 1) == 0
                ? even(own, other, threats, reached, single)
                : odd(own, threats, reached, open, single);
    }

    /** Every column can be followed to its top: single cells are taken in turns, each player half of them. */
    private int even(long own, long other, long threats, long reached, long single) {
        long upper = reached & ~lower & ~single;
        if (hasRow(own | left(threats & upper, reached) & lower, single)) {
            return NOTHING;
        }
        if (!board.hasRow(other | upper)) {
            return 0;
        }
        // of a row that is certain the highest cell is filled last, at the latest when all but the cells above it are
        // full
        int row = 0;
        while (!board.hasRow(other | upper & upTo[row])) {
            row++;
        }
        return -wonWithLeft(upTo.length - 1 - row);
    }

    /** Followed in one more column, up to a cell that the follower wins with, the other is left without a move in the end. */
    private int odd(long own, long threats, long reached, long open, long single) {
        int bound = NOTHING;
        long left = left(threats & reached & ~lower & ~single, reached);
        for (long wins = threats & reached & lower & ~open; wins != 0; wins &= wins - 1) {
            long win = wins & -wins;
            int number = Long.numberOfTrailingZeros(win);
            long column = board.column(number / (upTo.length + 1));
            if ((single & column) != 0) {
                // in this column the pairs are counted from the winning cell down
                long taken = left & lower & ~column | reached & column & win - 1 & ~lower;
                if (!hasRow(own | taken, single & ~column)) {
                    bound = Math.min(bound, -wonWithLeft(upTo.length - 1 - number % (upTo.length + 1)));
                }
            }
        }
        return bound;
    }

    /** What is left of some free cells when the follower wins on these: nobody but he stands there or above. */
    private long left(long wins, long cells) {
        return wins == 0 ? cells : cells & ~(wins | above(wins));
    }

    /** Whether some row is full of these stones and the single cells; of two each player gets one. */
    private boolean hasRow(long set, long single) {
        long first = single & -single;
        long second = single ^ first;
        return second != 0 && (second & second - 1) == 0
                ? board.hasRow(set | first) || board.hasRow(set | second)
                : board.hasRow(set | single);
    }

    /** The score of a winner when so many cells stay free. */
    private static int wonWithLeft(int cells) {
        return cells / 2 + 1;
    }
}
