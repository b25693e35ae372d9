package org.zermelo.solve;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;

/**
 * Knows the nimber of every position of an impartial game.
 *
 * @param <P> a position
 * @param <M> a move
 */
@FunctionalInterface
public interface Nimbers<P, M> {

    /** The Sprague-Grundy value of a position, at least 0. */
    long nimber(P position);

    /** Whether a position has this nimber; cheaper than the nimber itself where that is sought by questions. */
    default boolean is(P position, long nimber) {
        return nimber(position) == nimber;
    }

    /** Whether a nimber is known without further search. */
    default boolean knows(P position) {
        return true;
    }

    /** Positions entered so far, or cells filled; 0 for a formula. */
    default long counted() {
        return 0;
    }

    /**
     * The moves that lead to a position of this nimber, in the order of the rules. A game with very many moves computes
     * them instead of trying all.
     *
     * @param limit the most moves to list, at least 1
     */
    default List<M> movesTo(Rules<P, M> rules, P position, long nimber, int limit) {
        List<M> found = new ArrayList<>();
        for (M move : rules.moves(position)) {
            CancelScope.check();
            if (is(rules.play(position, move), nimber)) {
                found.add(move);
                if (found.size() == limit) {
                    break;
                }
            }
        }
        return found;
    }

    /** How many moves a position has; a game with very many counts them instead of listing them. */
    default long moveCount(Rules<P, M> rules, P position) {
        return rules.moves(position).size();
    }
}
