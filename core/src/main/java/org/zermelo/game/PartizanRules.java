package org.zermelo.game;

import java.util.List;
import java.util.Set;

/**
 * The rules of a game whose two players differ: at the same position Left and Right have moves of their own. The player to move
 * stands outside the position, so that one position serves both, and a player may move twice running in one component of a sum.
 *
 * <p>Positions must be immutable and have value equality. What {@link Rules} demand of an order without change, and of moves that
 * leave a position unchanged, holds here too.
 *
 * @param <P> a position; it does not name the player to move
 * @param <M> a move; its {@code toString} is its text in the notation
 */
public interface PartizanRules<P, M> {

    /** The position in which the game starts. */
    P start();

    /**
     * The legal moves of a player, in an order that is the same at every call.
     *
     * @return an immutable list without duplicates; empty exactly when this player cannot move, whatever the other can
     */
    List<M> moves(P position, Player mover);

    /**
     * The position after a move.
     *
     * @param move one of {@code moves(position, mover)}; anything else has no defined result
     */
    P play(P position, Player mover, M move);

    /** How the play ended; asked only where the player to move has no move. In normal play the last mover wins. */
    default Ending ending(P position, Player mover) {
        return Ending.LAST_MOVER_WINS;
    }

    /** What the game declares of itself; {@link Trait#PARTIZAN} need not be said. */
    default Set<Trait> traits() {
        return Set.of();
    }

    /**
     * The game in which this player moves first and the turn passes with every move: every method for {@link Rules} applies to it.
     * Its outcome under both first players is the outcome class: the winner is Left, Right, the next or the previous player.
     */
    default Rules<AtTurn<P>, M> startedBy(Player first) {
        return new TurnRules<>(this, new AtTurn<>(start(), first));
    }
}
