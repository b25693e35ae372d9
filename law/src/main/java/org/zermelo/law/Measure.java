package org.zermelo.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.law.formula.Presburger;

/**
 * Why every play ends: a sum of the numbers with weights falls with each move; or it rises with each, and only finitely many positions are
 * in play.
 *
 * @param weights one for each number, from 0 on
 * @param falls whether it falls
 */
public record Measure(List<Integer> weights, boolean falls) {

    /** Heaps in a row, where a move puts counters onto the next one, need a weight as large as their number. */
    private static final int MOST_WEIGHT = 4;

    /** A measure of these rules; empty when none was found. */
    static Optional<Measure> of(DefinedRules defined, DecisionProcedure procedure) {
        int variables = defined.rules().variables().size();
        List<long[]> changes = new ArrayList<>();
        if (holds(new Measure(Collections.nCopies(variables, 1), true), defined, procedure, changes)) {
            return Optional.of(new Measure(Collections.nCopies(variables, 1), true));
        }
        boolean finite =
                Automata.finite(procedure.of(Presburger.and(defined.positions(), new Presburger.Not(defined.ended()))));
        for (int most = 2; most <= Math.min(MOST_WEIGHT, Math.max(2, variables)); most++) {
            int all = (int) Math.pow(most + 1, variables);
            for (int number = all - 1; number > 0; number--) {
                List<Integer> weights = new ArrayList<>();
                for (int rest = number; weights.size() < variables; rest /= most + 1) {
                    weights.add(rest % (most + 1));
                }
                for (boolean falls : finite ? new boolean[] {true, false} : new boolean[] {true}) {
                    Measure measure = new Measure(List.copyOf(weights), falls);
                    if (changes.stream().allMatch(measure::fits) && holds(measure, defined, procedure, changes)) {
                        return Optional.of(measure);
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a change of the numbers makes it fall, or rise. */
    private boolean fits(long[] change) {
        long sum = 0;
        for (int i = 0; i < change.length; i++) {
            sum += weights.get(i) * change[i];
        }
        return falls ? sum < 0 : sum > 0;
    }

    private LinearSum before() {
        return sum(i -> i);
    }

    private LinearSum sum(IntUnaryOperator track) {
        LinearSum sum = LinearSum.of(0);
        for (int i = 0; i < weights.size(); i++) {
            sum = sum.plus(LinearSum.track(track.applyAsInt(i)).times(weights.get(i)));
        }
        return sum;
    }

    /** Whether it falls, or rises, with each move of a position in play; a change that refutes it is added to the others. */
    private static boolean holds(
            Measure measure, DefinedRules defined, DecisionProcedure procedure, List<long[]> changes) {
        for (MoveRelation move : defined.moves()) {
            LinearSum after = measure.sum(move.after()::get);
            Presburger stays = measure.falls
                    ? Presburger.atMost(measure.before(), after)
                    : Presburger.atMost(after, measure.before());
            Automaton against = procedure.of(
                    Presburger.and(move.whatever(), defined.positions(), new Presburger.Not(defined.ended()), stays));
            Optional<int[][]> found = Automata.shortest(against);
            if (found.isPresent()) {
                Map<Integer, Long> values = new HashMap<>();
                int[] tracks = against.tracks();
                for (int i = 0; i < tracks.length; i++) {
                    values.put(tracks[i], procedure.numeration().value(found.get()[i]));
                }
                changes.add(IntStream.range(0, move.after().size())
                        .mapToLong(i -> values.getOrDefault(move.after().get(i), 0L) - values.getOrDefault(i, 0L))
                        .toArray());
                return false;
            }
        }
        return true;
    }

    /** Its text in the words of the rules, such as {@code a + 2b}. */
    public String text(List<String> names) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < weights.size(); i++) {
            if (weights.get(i) != 0) {
                text.append(text.isEmpty() ? "" : " + ")
                        .append(weights.get(i) == 1 ? "" : weights.get(i).toString())
                        .append(names.get(i));
            }
        }
        return text.toString();
    }
}
