package org.zermelo.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Reads starts and filters for many values of the parameters, without binding the rules anew for each. */
final class Evaluation {

    private final Ruleset rules;
    private final List<String> names;
    private final List<Expr> starts;
    private final Condition where;

    Evaluation(Ruleset rules) {
        this.rules = rules;
        this.names = rules.parameters().stream().map(Parameter::name).toList();
        this.starts = rules.variables().stream()
                .map(v -> Exprs.parametersAsChoices(v.start(), names))
                .toList();
        this.where = Exprs.parametersAsChoices(rules.where(), names);
    }

    /** The values of the variables in a start; null when the values of the parameters give none. */
    long @Nullable [] start(Map<String, Long> values) {
        List<Interval> points = new ArrayList<>();
        for (String name : names) {
            points.add(Interval.of(Objects.requireNonNull(values.get(name))));
        }
        long[] start = new long[starts.size()];
        Box.View view = new Box.View(rules, new Box(List.of()), -1, -1, points);
        List<Interval> cells = new ArrayList<>();
        for (int i = 0; i < start.length; i++) {
            Variable variable = rules.variables().get(i);
            Interval value = view.value(starts.get(i)).meet(variable.least(), variable.greatest());
            if (!value.single()) {
                return null;
            }
            cells.add(value);
            start[i] = value.low();
        }
        Box.Holds holds = new Box.View(rules, new Box(cells), -1, -1, points).holds(where);
        boolean admitted = holds == Box.Holds.PERHAPS ? rules.admits(values) : holds == Box.Holds.ALWAYS;
        return admitted ? start : null;
    }
}
