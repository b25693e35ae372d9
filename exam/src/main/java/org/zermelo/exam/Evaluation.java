package org.zermelo.exam;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    /** Whether every variable starts with a number or with a parameter as it is. */
    private final boolean plain;

    Evaluation(Ruleset rules) {
        this.rules = rules;
        this.names = rules.parameters().stream().map(Parameter::name).toList();
        this.starts = rules.variables().stream()
                .map(v -> Exprs.parametersAsChoices(v.start(), names))
                .toList();
        this.where = Exprs.parametersAsChoices(rules.where(), names);
        this.plain = starts.stream().allMatch(e -> e instanceof Expr.Chosen || e instanceof Expr.Literal);
    }

    /**
     * The values of the variables in a start; null when the values of the parameters give none.
     *
     * @param values of the parameters, in the order of the rules
     */
    long @Nullable [] start(long... values) {
        Box.View view = plain ? null : new Box.View(rules, new Box(List.of()), -1, -1, points(values));
        long[] start = new long[starts.size()];
        for (int i = 0; i < start.length; i++) {
            Interval value = value(starts.get(i), view, values);
            Variable variable = rules.variables().get(i);
            if (!value.single() || value.low() < variable.least() || value.low() > variable.greatest()) {
                return null;
            }
            start[i] = value.low();
        }
        return where.equals(Condition.TRUE) || admits(start, values) ? start : null;
    }

    private static Interval value(Expr start, Box.@Nullable View view, long[] values) {
        if (view != null) {
            return view.value(start);
        }
        return Interval.of(start instanceof Expr.Chosen c ? values[c.choice()] : ((Expr.Literal) start).value());
    }

    private boolean admits(long[] start, long[] values) {
        Box box = new Box(Arrays.stream(start).mapToObj(Interval::of).toList());
        Box.Holds holds = new Box.View(rules, box, -1, -1, points(values)).holds(where);
        return holds == Box.Holds.PERHAPS ? rules.admits(named(values)) : holds == Box.Holds.ALWAYS;
    }

    private static List<Interval> points(long[] values) {
        return Arrays.stream(values).mapToObj(Interval::of).toList();
    }

    private Map<String, Long> named(long[] values) {
        Map<String, Long> named = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            named.put(names.get(i), values[i]);
        }
        return named;
    }
}
