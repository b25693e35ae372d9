package org.zermelo.board.connect;

import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.solve.Watch;

/**
 * Scores of positions of connect-k. A win with the last stone but s that the winner has, for s = 1 the very last, scores s for the
 * winner and -s for the loser, a tie 0: the sooner a win, the greater the score.
 *
 * <p>Each search asks one question, whether a score reaches a bound; several narrow a score down. A position is left at the first
 * move that is good enough. Cells that would complete a row of the opponent force the move or forbid the one below them; of the
 * moves that are left, those with the most such cells of one's own come first, and the centre before the rim. Bounds that were
 * found stand in a {@link BoundTable}, of the opening up to reflection. Memory is that table; on one board time
 * grows about 1.75 times with each cell that is still free.
 *
 * <p>V. Allis, A Knowledge-based Approach of Connect-Four, 1988 (rows that only follow-up or no stone at all can stop); J. Tromp,
 * The Fhourstones Benchmark; P. Pons, Solving Connect 4: how to build a perfect AI, 2016 (scores, order by threats).
 */
final class ConnectSearch {

    private static final int UNKNOWN = BoundTable.MOST_SCORE - 1;
    private static final int WATCHED = 0xFFFF;

    private final ColumnBoard board;
    private final BoundTable table;
    private final Watch watch;
    /** The cells of each column, the centre first. */
    private final long[] columns;
    /** The cells that the player who moves first into pairs of cells, one on the other from the top down, comes to take. */
    private final long lowerOfPairs;
    /** With as many free cells or more a position and its reflection are often both met. */
    private final int reflected;
    /** For each number of free cells the moves that are tried, and how many threats they make. */
    private final long[][] moves;

    private final int[][] threats;
    private long nodes;

    /**
     * A search.
     *
     * @param bytes memory for the table, as {@link BoundTable#bytes} says
     */
    ConnectSearch(ColumnBoard board, long bytes, Watch watch) {
        this.board = board;
        this.table = new BoundTable(board.bits(), bytes);
        this.watch = watch;
        this.columns = new long[board.columns()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = board.column(columns.length / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2));
        }
        this.lowerOfPairs = lowerOfPairs(board);
        this.reflected = board.size() - board.size() / 3;
        this.moves = new long[board.size() + 1][columns.length];
        this.threats = new int[board.size() + 1][columns.length];
    }

    private static long lowerOfPairs(ColumnBoard board) {
        long lower = 0;
        for (int c = 0; c < board.columns(); c++) {
            long column = board.column(c);
            long top = Long.highestOneBit(column);
            for (long cell = top >>> 1; (cell & column) != 0; cell >>>= 2) {
                lower |= cell;
            }
        }
        return lower;
    }

    /** Positions that were entered. */
    long nodes() {
        return nodes;
    }

    /** Positions of which bounds are known. */
    long remembered() {
        return table.used();
    }

    /**
     * The score of a position that the opponent has not won, as far as it lies between two bounds; beyond them the nearer one.
     *
     * @param least at least {@code -(free / 2)} to tell all scores
     * @param most at most {@code (free + 1) / 2}
     */
    int score(long key, int least, int most) {
        int lower = least;
        int upper = most;
        while (lower < upper) {
            // away from 0: near it a search takes longest, and the bounds that others found make it shorter
            int middle = lower + (upper - lower) / 2;
            if (middle <= 0 && lower / 2 < middle) {
                middle = lower / 2;
            } else if (middle >= 0 && upper / 2 > middle) {
                middle = upper / 2;
            }
            int found = bound(key, middle + 1);
            if (found > middle) {
                lower = Math.min(found, upper);
            } else {
                upper = Math.max(found, lower);
            }
        }
        return lower;
    }

    /** A lower bound of the score that is at least the one asked for, or else an upper bound that is less. */
    int bound(long key, int asked) {
        watch.check();
        long stones = board.stones(key);
        long own = board.own(key);
        int free = board.size() - Long.bitCount(stones);
        if (free == 0) {
            return 0;
        }
        return (board.completing(own, stones) & board.open(stones)) != 0
                ? (free + 1) / 2
                : search(own, stones, free, asked);
    }

    /** The same where the player to move cannot win at once and some cell is free. */
    private int search(long own, long stones, int free, int asked) {
        if ((++nodes & WATCHED) == 0) {
            watch.check();
            watch.progress(nodes, -1);
        }
        long other = stones ^ own;
        long lost = board.completing(other, stones);
        long open = board.open(stones);
        long forced = open & lost;
        open = (forced == 0 ? open : forced) & ~(lost >>> 1);
        if (open == 0 || (forced & forced - 1) != 0) {
            return -(free / 2);
        }
        // neither of the two last stones completes a row; and no win is nearer than the third stone, no loss than the
        // fourth
        int most = free <= 2 ? 0 : (free - 1) / 2;
        if (most < asked || free <= 2) {
            return most;
        }
        int least = -((free - 2) / 2);
        if (least >= asked) {
            return least;
        }
        if (asked > 0 ? neverWins(own, stones, true) : neverWins(other, stones, false)) {
            return 0;
        }
        if ((open & open - 1) == 0) {
            return -search(other, stones | open, free - 1, 1 - asked);
        }
        long key = canonical(board.key(own, stones), free);
        long known = table.get(key);
        int lower = known == 0 ? -UNKNOWN : BoundTable.lower(known);
        int upper = known == 0 ? UNKNOWN : BoundTable.upper(known);
        if (lower >= asked || upper < asked) {
            return lower >= asked ? lower : upper;
        }
        long before = nodes;
        int best = best(own, stones, free, asked, open);
        table.put(key, best >= asked ? best : lower, best >= asked ? upper : best, nodes - before + 1);
        return best;
    }

    /**
     * Whether a player is seen to have no win: he has no room for a row, or the opponent can follow him into each column, up
     * to its top, and so leaves him the lower cell of each pair.
     *
     * @param moves whether this player is to move; else the opponent may take one cell before he follows
     */
    private boolean neverWins(long player, long stones, boolean moves) {
        long free = board.cells() & ~stones;
        if (!board.hasRow(player | free)) {
            return true;
        }
        long odd = board.open(stones) & ~lowerOfPairs;
        boolean follows = moves ? odd == 0 : (odd & odd - 1) == 0 && odd != 0;
        return follows && !board.hasRow(player | free & lowerOfPairs);
    }

    /** A bound from the moves that do not lose at once. */
    private int best(long own, long stones, int free, int asked, long open) {
        long other = stones ^ own;
        long[] ordered = moves[free];
        int count = order(own, stones, open, ordered, threats[free]);
        for (int i = 0; i < count; i++) {
            long known = table.get(canonical(board.key(other, stones | ordered[i]), free - 1));
            if (known != 0 && -BoundTable.upper(known) >= asked) {
                return -BoundTable.upper(known);
            }
        }
        int best = -UNKNOWN;
        for (int i = 0; i < count && best < asked; i++) {
            best = Math.max(best, -search(other, stones | ordered[i], free - 1, 1 - asked));
        }
        return best;
    }

    /**
     * Writes the moves, those with the most threats first; how many there are. A threat right above one of the opponent's
     * does not count: the cell below is the opponent's win or is filled to stop it, and then the opponent stops the threat.
     */
    private int order(long own, long stones, long open, long[] ordered, int[] made) {
        long idle = board.completing(stones ^ own, stones) << 1;
        int count = 0;
        for (long column : columns) {
            long move = open & column;
            if (move == 0) {
                continue;
            }
            int threat = Long.bitCount(board.completing(own | move, stones | move) & ~idle);
            int at = count++;
            for (; at > 0 && made[at - 1] < threat; at--) {
                made[at] = made[at - 1];
                ordered[at] = ordered[at - 1];
            }
            made[at] = threat;
            ordered[at] = move;
        }
        return count;
    }

    private long canonical(long key, int free) {
        return free < reflected ? key : Math.min(key, board.mirrored(key));
    }
}
