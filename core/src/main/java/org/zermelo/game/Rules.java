package org.zermelo.game;

import java.util.List;
import java.util.Set;

/**
 * The rules of a two-player game with perfect information and no chance.
 *
 * <p>Three methods make a game: where it starts, which moves a position offers to the player to move, and where a move
 * leads. A position without moves is ended. The player to move is not named: a position is always seen by the player
 * whose turn it is, and the turn passes with every move. Rules never know how they are solved.
 *
 * <p>Positions must be immutable and have value equality. A game may offer more through the capability interfaces of
 * this package ({@link Packed}, {@link Ranked}, {@link Canonical}, {@link Decomposable}, {@link Counted},
 * {@link Restartable}, {@link Textual}); methods use what is there and fall back to what is not.
 *
 * <p>A move that leaves the position unchanged may be made for ever: a game that offers one has endless plays, and must not
 * declare {@link Trait#ACYCLIC}.
 *
 * @param <P> a position
 * @param <M> a move; its {@code toString} is its text in the notation
 */
public interface Rules<P, M> {

    /** The position in which the game starts. */
    P start();

    /**
     * The legal moves, in an order that is the same at every call.
     *
     * @return an immutable list without duplicates; empty exactly when the position is ended
     */
    List<M> moves(P position);

    /** Whether a position has no moves; games that find one move sooner than all of them say so sooner. */
    default boolean isEnded(P position) {
        return moves(position).isEmpty();
    }

    /**
     * The position after a move, seen by the opponent, who moves next.
     *
     * @param move one of {@code moves(position)}; anything else has no defined result
     */
    P play(P position, M move);

    /** The points that the mover wins at once by this move; 0 in games without a score. */
    default long gain(P position, M move) {
        return 0;
    }

    /**
     * The points that both players win alike by this move, as when it ends a play and each takes what is left on his side: what the
     * mover's side has more is his gain, and the rest is this. It changes totals and never a margin.
     */
    default long gainOfBoth(P position, M move) {
        return 0;
    }

    /** How an ended position ended; asked only of positions without moves. */
    default Ending ending(P position) {
        return Ending.LAST_MOVER_WINS;
    }

    /** What the game declares of itself; a declaration is a promise that methods rely on. */
    default Set<Trait> traits() {
        return Set.of();
    }
}
