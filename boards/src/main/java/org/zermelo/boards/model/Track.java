package org.zermelo.boards.model;

/**
 * The cells that a move left and came to. A piece that is placed leaves the cell of the one piece that it takes, if it takes just one: to
 * place there and to take it is to undo the move. What covers or clears several cells leaves none and comes to none.
 *
 * @param left the cell that was left; {@link #NOWHERE} where there is none
 * @param came the cell that was come to; {@link #NOWHERE} where there is none
 */
public record Track(int left, int came) {

    /** No cell. */
    public static final int NOWHERE = -1;

    /** The track of a move that goes nowhere, and of one that is forgotten. */
    public static final Track NONE = new Track(NOWHERE, NOWHERE);

    /** Whether neither cell is known. */
    public boolean isNone() {
        return left == NOWHERE && came == NOWHERE;
    }

    /** What is known of a move from this and another track of it. */
    public Track or(Track more) {
        return new Track(Math.max(left, more.left), Math.max(came, more.came));
    }

    /** Whether this goes the same way back. */
    public boolean undoes(Track last) {
        return !isNone() && left == last.came && came == last.left;
    }

    /** The cells as a text, such as {@code a1-b2}. */
    public String text(Board board) {
        return (left == NOWHERE ? "" : board.name(left)) + "-" + (came == NOWHERE ? "" : board.name(came));
    }
}
