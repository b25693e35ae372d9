package org.zermelo.exam.starts;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Reads starts and filters for many values of the parameters, without binding the rules anew for each. */
final class Evaluation {

    private final Ruleset rules;
    private final List<String> names;

    /** Whether every variable starts with a number or with a parameter as it is. */
    private final boolean plain;

    /** Whether no start is a quotient that may not come out even. */
    private final boolean whole;

    Evaluation(Ruleset rules) {
        this.rules = rules;
        this.names = rules.parameters().stream().map(Parameter::name).toList();
        this.plain = rules.variables().stream()
                .allMatch(v -> v.start() instanceof Expr.ParameterName || v.start() instanceof Expr.Literal);
        this.whole = rules.variables().stream()
                .noneMatch(v -> v.start()
                        .any(e -> e instanceof Expr.Arithmetic a && a.operator() == Expr.Operator.DIVIDE_EXACT));
    }

    /**
     * The values of the variables in a start; null when the values of the parameters give none.
     *
     * @param values of the parameters, in the order of the rules
     */
    long @Nullable [] start(long... values) {
        Bounds bounds = plain ? null : Bounds.of(points(values));
        long[] start = new long[rules.variables().size()];
        for (int i = 0; i < start.length; i++) {
            Variable variable = rules.variables().get(i);
            Interval value = value(variable.start(), bounds, values);
            if (!value.single() || !variable.range().contains(value)) {
                return null;
            }
            start[i] = value.least();
        }
        return whole && rules.where().equals(Condition.TRUE) || admits(start, values) ? start : null;
    }

    private Interval value(Expr start, @Nullable Bounds bounds, long[] values) {
        if (bounds != null) {
            return bounds.value(start);
        }
        return Interval.of(
                start instanceof Expr.ParameterName p
                        ? values[names.indexOf(p.name())]
                        : ((Expr.Literal) start).value());
    }

    private boolean admits(long[] start, long[] values) {
        if (!whole) {
            return rules.admits(named(values, value -> value));
        }
        Interval[] box = Arrays.stream(start).mapToObj(Interval::of).toArray(Interval[]::new);
        return switch (new Bounds(box, rules.heaps()).with(points(values)).holds(rules.where())) {
            case ALWAYS -> true;
            case NEVER -> false;
            case PERHAPS -> rules.admits(named(values, value -> value));
        };
    }

    private Map<String, Interval> points(long[] values) {
        return named(values, Interval::of);
    }

    private <T> Map<String, T> named(long[] values, LongFunction<T> each) {
        Map<String, T> named = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            named.put(names.get(i), each.apply(values[i]));
        }
        return named;
    }
}
