package org.zermelo.boards.model;

/**
 * What a position remembers of the moves before it, as far as the rules forbid something by it.
 *
 * @param other what is known of the last move, which was the other's
 * @param own what is known of the move before it, which was that of the player to move
 */
public record Remembered(Track other, Track own) {

    /** What stands before the last move in the text of a position. */
    public static final String LAST = "last";

    /** What stands before the move before it. */
    public static final String BEFORE = "before";

    /** Nothing. */
    public static final Remembered NOTHING = new Remembered(Track.NONE, Track.NONE);

    /** Both moves as a text that begins with a blank, such as {@code last a1-b2 before c3-c2}; empty for nothing. */
    public String text(Board board) {
        return (other.isNone() ? "" : " " + LAST + " " + other.text(board))
                + (own.isNone() ? "" : " " + BEFORE + " " + own.text(board));
    }
}
