package org.zermelo.rule;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What expressions over parameters can be when each lies in its range. */
final class ParameterBounds {

    private ParameterBounds() {}

    /** The values of an expression over parameters; each parameter stands in for a variable. */
    static Interval value(Ruleset rules, Expr expr) {
        Map<String, Integer> numbers = new HashMap<>();
        Interval[] box = new Interval[rules.parameters().size()];
        for (int i = 0; i < box.length; i++) {
            Parameter parameter = rules.parameters().get(i);
            numbers.put(parameter.name(), i);
            box[i] = new Interval(parameter.least(), parameter.greatest());
        }
        return new Bounds(box, new int[0]).value(asCells(expr, numbers));
    }

    private static Expr asCells(Expr expr, Map<String, Integer> numbers) {
        if (expr instanceof Expr.Parameter p) {
            return new Expr.Cell(Objects.requireNonNull(numbers.get(p.name())));
        }
        return expr instanceof Expr.Arithmetic a
                ? Expr.of(a.operator(), asCells(a.left(), numbers), asCells(a.right(), numbers))
                : expr;
    }
}
