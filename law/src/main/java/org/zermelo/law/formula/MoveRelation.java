package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /** The numbers on the tracks with what was chosen, as equations of the clause give it; empty where none do. */
    public Optional<Map<Integer, Long>> completed(Map<Integer, Long> values) {
        Map<Integer, Long> all = new HashMap<>(values);
        List<Presburger> parts = formula instanceof Presburger.And and ? and.parts() : List.of(formula);
        for (int known = -1; known != all.size(); ) {
            known = all.size();
            for (Presburger part : parts) {
                if (part instanceof Presburger.Compare compare && compare.equal()) {
                    solve(compare.sum(), all);
                }
            }
        }
        return all.keySet().containsAll(choices) ? Optional.of(all) : Optional.empty();
    }

    /** Adds the only unknown number of a sum that is 0. */
    private static void solve(LinearSum sum, Map<Integer, Long> all) {
        List<Integer> unknown = sum.coefficients().keySet().stream()
                .filter(track -> !all.containsKey(track))
                .toList();
        if (unknown.size() == 1) {
            long coefficient = sum.coefficient(unknown.get(0));
            long rest = sum.value(track -> all.getOrDefault(track, 0L));
            if (rest % coefficient == 0) {
                all.put(unknown.get(0), -rest / coefficient);
            }
        }
    }

    /** All moves as one relation, in which each position that can be reached is one pair, however many moves lead to it. */
    static MoveRelation any(List<MoveRelation> moves, int variables) {
        List<Integer> after = IntStream.range(0, variables)
                .mapToObj(variable -> NumberTracks.AFTER + variable)
                .toList();
        List<Presburger> ways = new ArrayList<>();
        for (MoveRelation move : moves) {
            List<Presburger> parts = new ArrayList<>(List.of(move.whatever()));
            IntStream.range(0, variables)
                    .filter(variable -> move.after.get(variable) == variable)
                    .forEach(variable -> parts.add(
                            Presburger.equal(LinearSum.track(after.get(variable)), LinearSum.track(variable))));
            ways.add(Presburger.and(parts.toArray(Presburger[]::new)));
        }
        return new MoveRelation(moves.get(0).step, Presburger.or(ways), List.of(), List.of(), after);
    }

    /** The tracks of the changed variables after the move. */
    public int[] changed() {
        return IntStream.range(0, after.size())
                .filter(variable -> after.get(variable) != variable)
                .map(after::get)
                .toArray();
    }

    /** A set of positions on the tracks that they have after the move. */
    public Automaton setAfter(Automaton set) {
        return set.onTracks(after.stream().mapToInt(Integer::intValue).toArray());
    }
}
