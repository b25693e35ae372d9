package org.zermelo.text;

import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.value.Value;

/**
 * A game that was read from its text.
 *
 * @param text the game as the notation writes it, which is read as the same game
 * @param rules what may be played, from where
 * @param value what the game is asked when nothing else is said: points, a nimber, or who wins and in how many moves
 */
public record TextGame<P, M>(String text, Rules<P, M> rules, Value value) {

    /**
     * The worth of the start and its best moves, by the cheapest method that fits.
     *
     * @throws org.zermelo.game.RefusedException when no method fits, or none within the memory of this process
     */
    public Answer<M> solve() {
        return Planner.standard().solve(rules, value);
    }
}
