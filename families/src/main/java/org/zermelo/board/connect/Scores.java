package org.zermelo.board.connect;

/**
 * What tells the scores of positions that the opponent has not won. A win with the last stone but s that the winner has, for s = 1
 * the very last, scores s for the winner and -s for the loser, a tie 0.
 */
interface Scores {

    /** The score of a position, as far as it lies between two bounds; beyond them the nearer one. */
    int score(long key, int least, int most);

    /** A lower bound of the score that is at least the one asked for, or else an upper bound that is less. */
    int bound(long key, int asked);

    /** Positions in which moves were tried. */
    long nodes();

    /** Positions of which bounds are known. */
    long remembered();
}
