package org.zermelo.rule;

import java.util.List;
import java.util.function.Predicate;

/** Looks for a kind of expression within another. */
final class Scan {

    private Scan() {}

    /** Whether an expression has no parts. */
    static boolean leaf(Expr expr) {
        return !(expr instanceof Expr.Arithmetic || expr instanceof Expr.Absolute || expr instanceof Expr.Either);
    }

    static boolean other(Expr expr) {
        return any(expr, e -> e instanceof Expr.Other);
    }

    static boolean other(Condition condition) {
        return any(condition, e -> e instanceof Expr.Other);
    }

    static boolean parameter(Condition condition) {
        return any(condition, e -> e instanceof Expr.Parameter);
    }

    static boolean parameter(MoveRule move) {
        Predicate<Expr> wanted = e -> e instanceof Expr.Parameter;
        return any(move.guard(), wanted)
                || any(move.gain(), wanted)
                || move.changes().stream().anyMatch(c -> any(c.value(), wanted))
                || move.choices().stream().anyMatch(c -> any(c.from(), wanted) || any(c.to(), wanted))
                || move.split() != null && any(move.split().when(), wanted);
    }

    /** Whether a comparison may have a side that does not exist. */
    static boolean partial(Condition condition) {
        return any(condition, e -> e instanceof Expr.Arithmetic a && a.operator() == Expr.Operator.DIVIDE_EXACT);
    }

    static boolean any(Expr expr, Predicate<Expr> wanted) {
        if (wanted.test(expr)) {
            return true;
        }
        if (expr instanceof Expr.Arithmetic a) {
            return any(a.left(), wanted) || any(a.right(), wanted);
        }
        if (expr instanceof Expr.Absolute a) {
            return any(a.of(), wanted);
        }
        if (expr instanceof Expr.Either e) {
            return any(e.when(), wanted) || any(e.then(), wanted) || any(e.otherwise(), wanted);
        }
        return false;
    }

    static boolean any(Condition condition, Predicate<Expr> wanted) {
        if (condition instanceof Condition.Compare c) {
            return any(c.left(), wanted) || any(c.right(), wanted);
        }
        if (condition instanceof Condition.Not n) {
            return any(n.part(), wanted);
        }
        List<Condition> parts = condition instanceof Condition.And a ? a.parts() : ((Condition.Or) condition).parts();
        return parts.stream().anyMatch(part -> any(part, wanted));
    }
}
