package org.zermelo.solve;

import java.util.Optional;

/**
 * Rules under which each move may be to mark one free cell, and who first has all cells of a line wins, as in tic-tac-toe; a full board is
 * a tie. The lines of the players may differ.
 *
 * @param <P> a position
 */
public interface LineFilling<P> {

    /** The greatest number of cells. */
    int MOST_CELLS = 62;

    /**
     * A position as the player to move sees it. Sets of cells are bits.
     *
     * @param cells how many cells there are, at most {@link #MOST_CELLS}
     * @param own the cells that the player to move has marked
     * @param other those of the other player
     * @param ownLines the lines with which the player to move wins
     * @param otherLines those of the other player
     */
    record Marks(int cells, long own, long other, long[] ownLines, long[] otherLines) {

        /** The free cells. */
        public long free() {
            return (1L << cells) - 1 & ~(own | other);
        }
    }

    /** The marks of a position; empty where the rules say more, or nobody has a line to fill. */
    Optional<Marks> marks(P position);
}
