package org.zermelo.boards.model;

import java.util.Set;
import org.zermelo.game.Player;

/**
 * A kind of move, and who may make it when.
 *
 * @param who the players that have it
 * @param afterHand whether it is made only by a player with an empty hand
 * @param manner what else is to be said of it
 */
public record MoveClause(Set<Player> who, boolean afterHand, Movement movement, Manner manner) {
    public MoveClause {
        who = Set.copyOf(who);
    }

    /** Whether a piece comes onto the board: from the hand, where there is one. */
    public boolean places() {
        return movement instanceof Movement.Place
                || movement instanceof Movement.Cover
                || movement instanceof Movement.Drop;
    }
}
