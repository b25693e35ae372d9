package org.zermelo.desk;

import java.util.List;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;

/**
 * A game and the positions that were played in it.
 *
 * @param rules the rules of the game, with their types
 * @param positions from the start of the rules to the present position, one after each ply
 * @param moves the moves between them
 */
public record Play<P, M>(Game game, Rules<P, M> rules, List<P> positions, List<M> moves) {

    /** A game of which nothing was played yet. */
    public static <P, M> Play<P, M> of(Game game, Rules<P, M> rules) {
        return new Play<>(game, rules, List.of(rules.start()), List.of());
    }

    /** How many moves were made. */
    public int plies() {
        return positions.size() - 1;
    }

    /** The rules from the position after so many plies. */
    public Rules<P, M> rules(int ply) {
        return ply == 0 ? rules : Games.from(rules, positions.get(ply));
    }

    /** The present position as a game of its own. */
    public Game rest() {
        return plies() == 0 ? game : game.after(rules, moves, positions.get(plies()));
    }
}
