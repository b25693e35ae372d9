package org.zermelo.exam;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;

/** Looks into expressions and rebuilds them. */
final class Exprs {

    private Exprs() {}

    /** Whether an expression may be without a value because of an exact division in it. */
    static boolean divides(Expr expr) {
        if (expr instanceof Expr.Arithmetic a) {
            return a.operator() == Expr.Operator.DIVIDE_EXACT || divides(a.left()) || divides(a.right());
        }
        if (expr instanceof Expr.Absolute a) {
            return divides(a.of());
        }
        return expr instanceof Expr.Either e && (divides(e.then()) || divides(e.otherwise()));
    }

    /** The expression with every part rebuilt from the inside out. */
    static Expr map(Expr expr, UnaryOperator<Expr> change) {
        if (expr instanceof Expr.Arithmetic a) {
            return change.apply(Expr.of(a.operator(), map(a.left(), change), map(a.right(), change)));
        }
        if (expr instanceof Expr.Absolute a) {
            return change.apply(new Expr.Absolute(map(a.of(), change)));
        }
        if (expr instanceof Expr.Either e) {
            return change.apply(
                    new Expr.Either(mapIn(e.when(), change), map(e.then(), change), map(e.otherwise(), change)));
        }
        return change.apply(expr);
    }

    static Condition mapIn(Condition condition, UnaryOperator<Expr> change) {
        return map(condition, c -> new Condition.Compare(c.relation(), map(c.left(), change), map(c.right(), change)));
    }

    /** Whether moves, ends or the result condition name a parameter, so that each start has rules of its own. */
    static boolean movesDependOnParameters(Ruleset rules) {
        boolean[] found = new boolean[1];
        UnaryOperator<Expr> look = part -> {
            found[0] |= part instanceof Expr.Parameter;
            return part;
        };
        for (MoveRule move : rules.moves()) {
            mapIn(move.guard(), look);
            move.changes().forEach(change -> map(change.value(), look));
            move.choices().forEach(choice -> {
                map(choice.from(), look);
                map(choice.to(), look);
            });
        }
        rules.ends().forEach(end -> mapIn(end.when(), look));
        mapIn(rules.result(), look);
        return found[0];
    }

    /** The expression with parameters as choices, numbered by this list. */
    static Expr parametersAsChoices(Expr expr, List<String> names) {
        return map(expr, part -> part instanceof Expr.Parameter p ? new Expr.Chosen(names.indexOf(p.name())) : part);
    }

    /** The condition with parameters as choices, numbered by this list. */
    static Condition parametersAsChoices(Condition condition, List<String> names) {
        return mapIn(
                condition, part -> part instanceof Expr.Parameter p ? new Expr.Chosen(names.indexOf(p.name())) : part);
    }

    /** The condition with every comparison rebuilt. */
    static Condition map(Condition condition, Function<Condition.Compare, Condition> change) {
        if (condition instanceof Condition.Compare c) {
            return change.apply(c);
        }
        if (condition instanceof Condition.Not n) {
            return new Condition.Not(map(n.part(), change));
        }
        if (condition instanceof Condition.And a) {
            return new Condition.And(a.parts().stream().map(p -> map(p, change)).toList());
        }
        return new Condition.Or(((Condition.Or) condition)
                .parts().stream().map(p -> map(p, change)).toList());
    }
}
