package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * Rules that leave numbers open beyond the start, such as N in {@code end x >= N}: each becomes a number of the position that no
 * move changes.
 */
final class StandingNumbers {

    private StandingNumbers() {}

    /** The rules with such numbers in the position; others stay. */
    static Ruleset of(Ruleset rules) {
        if (!rules.parametersBeyondStart()) {
            return rules;
        }
        List<Variable> variables = new ArrayList<>(rules.variables());
        Map<String, Expr> values = new HashMap<>();
        for (Parameter parameter : rules.parameters()) {
            Expr name = new Expr.ParameterName(parameter.name());
            if (rules.variables().stream()
                    .noneMatch(variable -> variable.start().any(name::equals))) {
                values.put(parameter.name(), new Expr.Cell(variables.size()));
                variables.add(new Variable(parameter.name(), false, parameter.least(), parameter.greatest(), name));
            }
        }
        return rules.beyondStart(values, variables);
    }
}
