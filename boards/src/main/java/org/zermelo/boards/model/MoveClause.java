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

    /** What a piece is that is placed, or that another one is turned into: its first kind where none is named. */
    public int placed(Player mover) {
        boolean turns = movement instanceof Movement.Turn;
        Content content = movement instanceof Movement.Turn turn ? turn.into() : movement.piece();
        int kind = Math.max(0, turns ? manner.becoming() : manner.kind());
        return content == Content.NEUTRAL
                ? content.value(mover)
                : PieceKinds.value(kind, content == Content.OWN ? mover : mover.other());
    }

    /** What a piece becomes by going; 0 where it stays what it is. */
    public int becomes(Player mover) {
        boolean stays = movement instanceof Movement.Turn || manner.becoming() == PieceKinds.ANY;
        return stays ? 0 : PieceKinds.value(manner.becoming(), mover);
    }

    /** Whether a piece comes onto the board: from the hand, where there is one. */
    public boolean places() {
        return movement instanceof Movement.Place
                || movement instanceof Movement.Cover
                || movement instanceof Movement.Drop;
    }
}
