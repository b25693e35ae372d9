package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/**
 * What a move clause changes, without its conditions.
 *
 * @param guard when it can be made by itself, as for {@code larger:}
 * @param choices what is chosen in it
 * @param label what is written for it
 */
record Body(Target target, List<NewValue> changes, Condition guard, List<Choice> choices, String label) {

    /** A heap as it is, before it is broken. */
    static final Body UNCHANGED = of(Target.ANY_HEAP, List.of(new NewValue(NewValue.MOVED, new Expr.Moved())), "");

    /** Changes that nothing is chosen for. */
    static Body of(Target target, List<NewValue> changes, String label) {
        return new Body(target, changes, Condition.TRUE, List.of(), label);
    }

    /** The same changes with what is chosen for them. */
    Body choosing(Condition when, List<Choice> chosen) {
        return new Body(target, changes, when, List.copyOf(chosen), label);
    }

    /** Whether nothing is chosen, and no heap left out. */
    boolean onlyComputes() {
        return guard.equals(Condition.TRUE) && choices.isEmpty();
    }

    /** This body where the condition holds, the other one elsewhere. */
    Body orElse(Condition when, Body other, String shown) {
        TreeSet<Integer> variables = new TreeSet<>();
        changes.forEach(c -> variables.add(c.variable()));
        other.changes.forEach(c -> variables.add(c.variable()));
        List<NewValue> merged = new ArrayList<>();
        for (int variable : variables) {
            merged.add(new NewValue(variable, new Expr.Either(when, value(variable), other.value(variable))));
        }
        return of(target, merged, shown);
    }

    private Expr value(int variable) {
        Optional<NewValue> change =
                changes.stream().filter(c -> c.variable() == variable).findFirst();
        return change.map(NewValue::value).orElseGet(() -> self(variable));
    }

    /** A variable by its number in a change. */
    static Expr self(int variable) {
        return switch (variable) {
            case NewValue.MOVED -> new Expr.Moved();
            case NewValue.OTHER -> new Expr.Other();
            default -> new Expr.Cell(variable);
        };
    }
}
