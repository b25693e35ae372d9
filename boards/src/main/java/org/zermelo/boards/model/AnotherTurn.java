package org.zermelo.boards.model;

/**
 * What earns a player another turn: the opponent then passes, and who has moved goes on. Who has to go on and cannot is stuck.
 *
 * @param boxes a box, all cells of which bear something after the move, and not before it
 * @param captures a piece of the other's that stands no longer where it stood
 * @param line so many own pieces, or neutral ones, that are neighbours on a line with a piece that has come there; {@link #NO_LINE}
 *     where lines earn nothing
 */
public record AnotherTurn(boolean boxes, boolean captures, int line) {

    /** Lines earn nothing. */
    public static final int NO_LINE = -1;

    /** The turn passes with every move. */
    public static final AnotherTurn NEVER = new AnotherTurn(false, false, NO_LINE);
}
