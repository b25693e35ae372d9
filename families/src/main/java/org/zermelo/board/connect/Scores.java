package org.zermelo.board.connect;

/**
 * What tells the scores of positions that the opponent has not won. A win with the last stone but s that the winner has, for s = 1
 * the very last, scores s for the winner and -s for the loser, a tie 0.
 */
interface Scores {

    /** The score of a position, as far as it lies between two bounds; beyond them the nearer one. */
    default int score(long key, int least, int most) {
        int lower = least;
        int upper = most;
        while (lower < upper) {
            // who wins is asked first, then from the latest end on: what was found before makes it shorter
            int asked = lower >= 0 ? lower + 1 : Math.min(upper, 1);
            int found = bound(key, asked);
            if (found >= asked) {
                lower = Math.min(found, upper);
            } else {
                upper = Math.max(found, lower);
            }
        }
        return lower;
    }

    /** A lower bound of the score that is at least the one asked for, or else an upper bound that is less. */
    int bound(long key, int asked);

    /** Positions in which moves were tried. */
    long nodes();

    /** Positions of which bounds are known. */
    long remembered();
}
