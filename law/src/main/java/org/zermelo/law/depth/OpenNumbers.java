package org.zermelo.law.depth;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.RefusedException;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/**
 * Which numbers of a position are asked for and given: one heap is asked for, one number that no move changes is given, and the others
 * are what they are in the start.
 *
 * @param asked the variable of the heap
 * @param given the variable that is given
 * @param start what is fixed, and in which range the heap lies
 */
public record OpenNumbers(int asked, int given, Presburger start) {

    /**
     * The numbers of some rules.
     *
     * @throws RefusedException when it is not one heap that the rules leave open, and one number that no move changes
     */
    public static OpenNumbers of(Ruleset rules) {
        List<Variable> variables = rules.variables();
        List<Integer> asked = new ArrayList<>();
        List<Integer> given = new ArrayList<>();
        List<Presburger> start = new ArrayList<>();
        for (int i = 0; i < variables.size(); i++) {
            Expr from = variables.get(i).start();
            if (from instanceof Expr.ParameterName name) {
                asked.add(i);
                start.addAll(range(i, rules, name.name()));
            } else if (variables.get(i).heap() && from instanceof Expr.Literal number) {
                start.add(Presburger.equal(LinearSum.track(i), LinearSum.of(number.value())));
            } else {
                given.add(i);
            }
        }
        if (asked.size() != 1 || given.size() != 1 || changed(rules, given.get(0))) {
            throw new RefusedException("law.ask.open");
        }
        return new OpenNumbers(asked.get(0), given.get(0), Presburger.and(start.toArray(Presburger[]::new)));
    }

    private static List<Presburger> range(int variable, Ruleset rules, String name) {
        LinearSum heap = LinearSum.track(variable);
        List<Presburger> range = new ArrayList<>();
        for (Parameter parameter : rules.parameters()) {
            if (parameter.name().equals(name)) {
                range.add(Presburger.atMost(LinearSum.of(parameter.least()), heap));
                if (parameter.bounded()) {
                    range.add(Presburger.atMost(heap, LinearSum.of(parameter.greatest())));
                }
            }
        }
        return range;
    }

    private static boolean changed(Ruleset rules, int variable) {
        for (Step step : Step.all(rules)) {
            for (MoveRule.NewValue change : step.clause().changes()) {
                if (step.variable(change) == variable) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The pairs of the heap asked for and the number given in a set of positions. */
    public Automaton of(Automaton set, DepthSets sets) {
        Automaton fixed = Automata.both(set, sets.procedure().of(start));
        int[] others = IntStream.of(fixed.tracks())
                .filter(track -> track != asked && track != given)
                .toArray();
        return others.length == 0 ? fixed : Automata.hide(fixed, others);
    }
}
