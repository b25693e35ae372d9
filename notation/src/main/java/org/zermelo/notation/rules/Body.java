package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule.Change;
import org.zermelo.rule.MoveRule.Target;

/** What a move clause changes, without its conditions. */
record Body(Target target, List<Change> changes, String label) {

    /** A heap as it is, before it is broken. */
    static final Body UNCHANGED = new Body(Target.ANY_HEAP, List.of(new Change(Change.MOVED, new Expr.Moved())), "");

    /** This body where the condition holds, the other one elsewhere. */
    Body orElse(Condition when, Body other, Tokens tokens, int mark) {
        if (target != other.target) {
            throw tokens.errorFrom(mark, "rule.branches-differ", "seen", tokens.text(mark));
        }
        TreeSet<Integer> variables = new TreeSet<>();
        changes.forEach(c -> variables.add(c.variable()));
        other.changes.forEach(c -> variables.add(c.variable()));
        List<Change> merged = new ArrayList<>();
        for (int variable : variables) {
            merged.add(new Change(variable, new Expr.Either(when, value(variable), other.value(variable))));
        }
        return new Body(target, merged, "");
    }

    private Expr value(int variable) {
        Optional<Change> change =
                changes.stream().filter(c -> c.variable() == variable).findFirst();
        return change.map(Change::value).orElseGet(() -> self(variable));
    }

    /** A variable by its number in a change. */
    static Expr self(int variable) {
        return switch (variable) {
            case Change.MOVED -> new Expr.Moved();
            case Change.OTHER -> new Expr.Other();
            default -> new Expr.Cell(variable);
        };
    }
}
