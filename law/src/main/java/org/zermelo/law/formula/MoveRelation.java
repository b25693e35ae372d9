package org.zermelo.law.formula;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.rule.Step;

/**
 * Which position follows another one by the moves of one clause on one heap.
 *
 * @param step the clause and its heap
 * @param formula over the position, what is chosen, and the changed variables after the move
 * @param choices the tracks of what is chosen
 * @param chosen what is chosen, for each choice of the clause
 * @param after for each variable the track of its value after the move: its own where the move leaves it
 */
public record MoveRelation(
        Step step, Presburger formula, List<Integer> choices, List<LinearSum> chosen, List<Integer> after) {

    /** The same whatever is chosen. */
    public Presburger whatever() {
        return Presburger.exists(choices, formula);
    }

    /** The tracks of the changed variables after the move. */
    public int[] changed() {
        return IntStream.range(0, after.size())
                .filter(variable -> after.get(variable) != variable)
                .map(after::get)
                .toArray();
    }

    /** A set of positions as what holds after the move. */
    public Presburger then(Automaton set) {
        return new Presburger.Among(
                set.onTracks(after.stream().mapToInt(Integer::intValue).toArray()));
    }
}
