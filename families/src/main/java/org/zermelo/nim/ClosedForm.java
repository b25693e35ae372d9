package org.zermelo.nim;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Rules for which arithmetic decides who wins.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface ClosedForm<P, M> extends Rules<P, M> {

    /** Whether there is a formula for this convention. */
    default boolean decides(Convention convention) {
        return convention == Convention.NORMAL;
    }

    /**
     * Whether the player to move loses.
     *
     * @param convention one that {@link #decides} accepts
     */
    boolean isPrevious(P position, Convention convention);

    /** The facts on which the formula decides the start. */
    Reason facts(Convention convention);

    /** How many moves a position has, or {@link Long#MAX_VALUE} when there are more than that. */
    default long moveCount(P position) {
        return moves(position).size();
    }

    /**
     * Moves to positions that the opponent loses.
     *
     * @param limit the most moves to list, at least 1
     */
    default List<M> winningMoves(P position, Convention convention, int limit) {
        List<M> found = new ArrayList<>();
        for (M move : moves(position)) {
            CancelScope.check();
            if (isPrevious(play(position, move), convention)) {
                found.add(move);
                if (found.size() == limit) {
                    break;
                }
            }
        }
        return found;
    }
}
