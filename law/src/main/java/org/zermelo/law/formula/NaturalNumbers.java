package org.zermelo.law.formula;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/** Rules whose numbers are declared without a least one, although no move leads below 0. */
final class NaturalNumbers {

    private NaturalNumbers() {}

    /** The rules with 0 as the least number where moves from numbers from 0 on lead to such; others stay. */
    static Ruleset of(Ruleset rules) {
        List<Variable> variables = rules.variables();
        if (variables.stream().allMatch(variable -> variable.least() >= 0)) {
            return rules;
        }
        Interval[] box = variables.stream()
                .map(v -> new Interval(Math.max(0, v.least()), v.greatest()))
                .toArray(Interval[]::new);
        List<Variable> natural = IntStream.range(0, variables.size())
                .mapToObj(i -> staysNatural(rules, i, new Bounds(box, rules.heaps()))
                        ? from(variables.get(i))
                        : variables.get(i))
                .toList();
        return rules.withStarts(natural, rules.parameters(), rules.where());
    }

    private static boolean staysNatural(Ruleset rules, int variable, Bounds bounds) {
        for (Step step : Step.all(rules)) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            for (MoveRule.NewValue change : step.clause().changes()) {
                if (step.variable(change) == variable
                        && aimed.value(change.value()).least() < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Variable from(Variable v) {
        return new Variable(v.name(), v.heap(), Math.max(0, v.least()), v.greatest(), v.start());
    }
}
