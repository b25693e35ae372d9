package org.zermelo.present.exam.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Ruleset;

/** Writes expressions and conditions as formulas of a spreadsheet, over cells or formulas for the heaps. */
final class Formula {

    private final Ruleset rules;
    private final List<String> heaps;

    /** Formulas where variable i stands in {@code heaps.get(i)}. */
    Formula(Ruleset rules, List<String> heaps) {
        this.rules = rules;
        this.heaps = List.copyOf(heaps);
    }

    String value(Expr expr) {
        if (expr instanceof Expr.Literal l) {
            return l.value() < 0 ? "(" + l.value() + ")" : String.valueOf(l.value());
        }
        if (expr instanceof Expr.Cell c) {
            return heaps.get(c.variable());
        }
        if (expr instanceof Expr.Total t) {
            List<String> all = new ArrayList<>();
            for (int heap : rules.heaps()) {
                all.add(heaps.get(heap));
            }
            String function = switch (t.kind()) {
                case SUM -> "SUM";
                case PRODUCT -> "PRODUCT";
                case BIG -> "MAX";
                case SMALL -> "MIN";
            };
            return function + "(" + String.join(",", all) + ")";
        }
        if (expr instanceof Expr.Absolute a) {
            return "ABS(" + value(a.of()) + ")";
        }
        if (expr instanceof Expr.Either e) {
            return "IF(" + condition(e.when()) + "," + value(e.then()) + "," + value(e.otherwise()) + ")";
        }
        if (expr instanceof Expr.Arithmetic a) {
            return arithmetic(a.operator(), value(a.left()), value(a.right()));
        }
        throw new RefusedException("exam.table.formulas");
    }

    private static String arithmetic(Expr.Operator operator, String left, String right) {
        return switch (operator) {
            case ADD -> "(" + left + "+" + right + ")";
            case SUBTRACT -> "(" + left + "-" + right + ")";
            case MULTIPLY -> "(" + left + "*" + right + ")";
            case DIVIDE_FLOOR -> "INT(" + left + "/" + right + ")";
            case DIVIDE_CEIL -> "(-INT(-" + left + "/" + right + "))";
            case DIVIDE_EXACT -> "(" + left + "/" + right + ")";
            case MODULO -> "MOD(" + left + "," + right + ")";
            case POWER -> "(" + left + "^" + right + ")";
            case MIN -> "MIN(" + left + "," + right + ")";
            case MAX -> "MAX(" + left + "," + right + ")";
        };
    }

    String condition(Condition condition) {
        if (condition instanceof Condition.Compare c) {
            String relation = switch (c.relation()) {
                case LESS -> "<";
                case AT_MOST -> "<=";
                case EQUAL -> "=";
                case UNEQUAL -> "<>";
                case AT_LEAST -> ">=";
                case GREATER -> ">";
            };
            return value(c.left()) + relation + value(c.right());
        }
        if (condition instanceof Condition.Not n) {
            return "NOT(" + condition(n.part()) + ")";
        }
        boolean and = condition instanceof Condition.And;
        List<Condition> parts = condition instanceof Condition.And a ? a.parts() : ((Condition.Or) condition).parts();
        if (parts.isEmpty()) {
            return and ? "TRUE" : "FALSE";
        }
        return (and ? "AND(" : "OR(") + parts.stream().map(this::condition).collect(Collectors.joining(",")) + ")";
    }
}
