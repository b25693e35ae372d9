package org.zermelo.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;

/** Puts numbers, or other expressions, in the place of parameters. */
record Binding(Map<String, Expr> values) {

    static Binding of(Map<String, Long> values) {
        Map<String, Expr> numbers = new HashMap<>();
        values.forEach((name, value) -> numbers.put(name, Expr.of(value)));
        return new Binding(Map.copyOf(numbers));
    }

    Ruleset apply(Ruleset rules) {
        return new Ruleset(
                text(rules),
                rules.variables().stream()
                        .map(v -> new Variable(v.name(), v.heap(), v.least(), v.greatest(), apply(v.start())))
                        .toList(),
                rules.parameters().stream()
                        .filter(p -> !values.containsKey(p.name()))
                        .toList(),
                apply(rules.where()),
                rules.moves().stream().map(this::apply).toList(),
                rules.ends().stream().map(end -> end.when(apply(end.when()))).toList(),
                apply(rules.result()),
                rules.stuck(),
                rules.repeat(),
                rules.forbidden());
    }

    /** The text with the values at its end, before the last parenthesis: {@code heaps(7, S in 1..69; ..; S = 17)}. */
    private String text(Ruleset rules) {
        StringBuilder text = new StringBuilder(rules.text());
        if (!rules.text().endsWith(")")) {
            return rules.text();
        }
        text.setLength(text.length() - 1);
        rules.parameters().stream()
                .filter(p -> values.containsKey(p.name()))
                .forEach(p -> text.append("; ")
                        .append(p.name())
                        .append(" = ")
                        .append(((Expr.Literal) value(new Expr.ParameterName(p.name()))).value()));
        return text.append(')').toString();
    }

    /** The rules for positions of these variables, with the values beyond the start only; text and parameters stay. */
    Ruleset beyondStart(Ruleset rules, List<Variable> variables) {
        return new Ruleset(
                rules.text(),
                variables,
                rules.parameters(),
                rules.where(),
                rules.moves().stream().map(this::apply).toList(),
                rules.ends().stream().map(end -> end.when(apply(end.when()))).toList(),
                apply(rules.result()),
                rules.stuck(),
                rules.repeat(),
                rules.forbidden());
    }

    private MoveRule apply(MoveRule move) {
        return new MoveRule(
                move.text(),
                move.label(),
                move.target(),
                move.choices().stream()
                        .map(c -> new Choice(c.name(), apply(c.from()), apply(c.to())))
                        .toList(),
                apply(move.guard()),
                move.changes().stream()
                        .map(c -> new NewValue(c.variable(), apply(c.value())))
                        .toList(),
                apply(move.gain()),
                move.once(),
                apply(move.split()),
                move.place());
    }

    private @Nullable Split apply(@Nullable Split split) {
        return split == null ? null : new Split(split.counts(), split.sizes(), split.names(), apply(split.when()));
    }

    Expr apply(Expr expr) {
        return expr.map(this::value);
    }

    Condition apply(Condition condition) {
        return condition.map(this::value);
    }

    private Expr value(Expr part) {
        Expr value = part instanceof Expr.ParameterName p ? values.get(p.name()) : null;
        return value == null ? part : value;
    }
}
