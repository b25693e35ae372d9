package org.zermelo.boards.model;

import org.zermelo.game.Player;

/**
 * With what a play begins.
 *
 * @param cells what stands on the cells, as {@link PieceKinds#signs}
 * @param first who begins
 * @param leftHand the pieces in Left's hand
 * @param rightHand those in Right's
 * @param plies after so many the play is a tie; {@link BoardRules#ENDLESS} when it may go on
 * @param waits whether who begins passes, as the other has earned another turn
 * @param remembered what is remembered of moves before it
 */
public record BoardStart(
        String cells, Player first, int leftHand, int rightHand, int plies, boolean waits, Remembered remembered) {

    /** The hand of a player. */
    public int hand(Player player) {
        return player == Player.LEFT ? leftHand : rightHand;
    }
}
