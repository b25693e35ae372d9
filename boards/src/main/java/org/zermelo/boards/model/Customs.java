package org.zermelo.boards.model;

import org.zermelo.game.Player;

/**
 * What rules say beside moves and ends.
 *
 * @param kinds the kinds of pieces
 * @param promoted the kind that a piece of the first kind becomes; {@link #NOTHING} where there is no such thing
 * @param promotesLeft the cells on which Left's pieces do
 * @param promotesRight those of Right's
 * @param mill who makes a row of so many takes a piece of the other's; {@link #NOTHING} where nobody does
 * @param score what counts; an end of any kind only ends the play where something does
 * @param passes whether a player who cannot move passes, until neither can
 */
public record Customs(
        PieceKinds kinds, int promoted, long promotesLeft, long promotesRight, int mill, Score score, boolean passes) {

    /** No such number. */
    public static final int NOTHING = -1;

    /** Nothing special. */
    public static final Customs NONE = new Customs(PieceKinds.MEN, NOTHING, 0, 0, NOTHING, Score.NOTHING, false);

    /** What counts at the end. */
    public enum Score {
        NOTHING,
        /** The own pieces on the board. */
        PIECES,
        /** The pieces that were taken. */
        CAPTURES
    }

    /** The value of a piece that has come to a cell. */
    public int promoted(int value, int cell, Player mover) {
        long cells = mover == Player.LEFT ? promotesLeft : promotesRight;
        boolean becomes = promoted != NOTHING && value == PieceKinds.value(0, mover) && (cells >>> cell & 1) != 0;
        return becomes ? PieceKinds.value(promoted, mover) : value;
    }
}
