package org.zermelo.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
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
 * @param weights one for each number, from 0 to 2
 * @param falls whether it falls
 */
public record Measure(List<Integer> weights, boolean falls) {

    private static final int MOST_WEIGHT = 2;

    /** A measure of these rules; empty when none was found. */
    static Optional<Measure> of(DefinedRules defined, DecisionProcedure procedure) {
        int variables = defined.rules().variables().size();
        Measure sum = new Measure(Collections.nCopies(variables, 1), true);
        if (holds(sum, defined, procedure)) {
            return Optional.of(sum);
        }
        boolean finite =
                Automata.finite(procedure.of(Presburger.and(defined.positions(), new Presburger.Not(defined.ended()))));
        int all = (int) Math.pow(MOST_WEIGHT + 1, variables);
        for (int number = all - 1; number > 0; number--) {
            List<Integer> weights = new ArrayList<>();
            for (int rest = number; weights.size() < variables; rest /= MOST_WEIGHT + 1) {
                weights.add(rest % (MOST_WEIGHT + 1));
            }
            for (boolean falls : finite ? new boolean[] {true, false} : new boolean[] {true}) {
                Measure measure = new Measure(List.copyOf(weights), falls);
                if (holds(measure, defined, procedure)) {
                    return Optional.of(measure);
                }
            }
        }
        return Optional.empty();
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

    /** Whether it falls, or rises, with each move of a position in play. */
    private static boolean holds(Measure measure, DefinedRules defined, DecisionProcedure procedure) {
        for (MoveRelation move : defined.moves()) {
            LinearSum after = measure.sum(move.after()::get);
            Presburger stays = measure.falls
                    ? Presburger.atMost(measure.before(), after)
                    : Presburger.atMost(after, measure.before());
            Automaton against = procedure.of(
                    Presburger.and(move.whatever(), defined.positions(), new Presburger.Not(defined.ended()), stays));
            if (Automata.shortest(against).isPresent()) {
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
