package org.zermelo.present.exam.view;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Ruleset;

/** Writes expressions and conditions as formulas of a spreadsheet, over cells or formulas for the heaps. */
final class Formula implements Expr.ExprCases<String>, Condition.ConditionCases<String> {

    private final Ruleset rules;
    private final List<String> heaps;

    /** Formulas where variable i stands in {@code heaps.get(i)}. */
    Formula(Ruleset rules, List<String> heaps) {
        this.rules = rules;
        this.heaps = List.copyOf(heaps);
    }

    String value(Expr expr) {
        return expr.fold(this);
    }

    @Override
    public String literal(Expr.Literal literal) {
        return literal.value() < 0 ? "(" + literal.value() + ")" : String.valueOf(literal.value());
    }

    @Override
    public String cell(Expr.Cell cell) {
        return heaps.get(cell.variable());
    }

    @Override
    public String moved() {
        throw new RefusedException("exam.table.formulas");
    }

    @Override
    public String other() {
        throw new RefusedException("exam.table.formulas");
    }

    @Override
    public String parameter(Expr.ParameterName parameter) {
        throw new RefusedException("exam.table.formulas");
    }

    @Override
    public String chosen(Expr.Chosen chosen) {
        throw new RefusedException("exam.table.formulas");
    }

    @Override
    public String total(Expr.Total total) {
        String function = switch (total.kind()) {
            case SUM -> "SUM";
            case PRODUCT -> "PRODUCT";
            case BIG -> "MAX";
            case SMALL -> "MIN";
        };
        return Arrays.stream(rules.heaps()).mapToObj(heaps::get).collect(Collectors.joining(",", function + "(", ")"));
    }

    @Override
    public String absolute(Expr.Absolute absolute) {
        return "ABS(" + value(absolute.of()) + ")";
    }

    @Override
    public String either(Expr.Either either) {
        return "IF(" + condition(either.when()) + "," + value(either.then()) + "," + value(either.otherwise()) + ")";
    }

    @Override
    public String arithmetic(Expr.Arithmetic a) {
        return arithmetic(a.operator(), value(a.left()), value(a.right()));
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
            case GCD, LCM -> operator + "(" + left + "," + right + ")";
            case XOR -> "BITXOR(" + left + "," + right + ")";
            case BIT_AND -> "BITAND(" + left + "," + right + ")";
            case BIT_OR -> "BITOR(" + left + "," + right + ")";
            default -> throw new RefusedException("exam.table.formulas");
        };
    }

    String condition(Condition condition) {
        return condition.fold(this);
    }

    @Override
    public String compare(Condition.Compare compare) {
        String relation = switch (compare.relation()) {
            case LESS -> "<";
            case AT_MOST -> "<=";
            case EQUAL -> "=";
            case UNEQUAL -> "<>";
            case AT_LEAST -> ">=";
            case GREATER -> ">";
        };
        return value(compare.left()) + relation + value(compare.right());
    }

    @Override
    public String and(Condition.And and) {
        return and.parts().isEmpty() ? "TRUE" : "AND" + all(and.parts());
    }

    @Override
    public String or(Condition.Or or) {
        return or.parts().isEmpty() ? "FALSE" : "OR" + all(or.parts());
    }

    @Override
    public String not(Condition.Not not) {
        return "NOT(" + condition(not.part()) + ")";
    }

    private String all(List<Condition> parts) {
        return parts.stream().map(this::condition).collect(Collectors.joining(",", "(", ")"));
    }
}
