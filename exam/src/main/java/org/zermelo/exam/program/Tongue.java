package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Ruleset;

/**
 * Writes expressions and conditions in a dialect. Where a dividend could be negative, dialects whose division cuts towards
 * zero call the functions {@code floorDiv} and {@code floorMod} of their programs.
 */
final class Tongue {

    private final Dialect dialect;
    private final Ruleset rules;
    private final List<String> cells;

    /** Expressions over variables with these names. */
    Tongue(Dialect dialect, Ruleset rules, List<String> cells) {
        this.dialect = dialect;
        this.rules = rules;
        this.cells = List.copyOf(cells);
    }

    /** What a move names: the heap that it changes, the other one, and what was chosen. */
    record Aim(int moved, int other, List<String> chosen) {
        static final Aim NONE = new Aim(-1, -1, List.of());
    }

    Tongue over(List<String> other) {
        return new Tongue(dialect, rules, other);
    }

    String cell(int variable) {
        return cells.get(variable);
    }

    String value(Expr expr, Aim aim) {
        if (expr instanceof Expr.Literal l) {
            return l.value() < 0 ? "(" + l.value() + ")" : number(l.value());
        }
        if (expr instanceof Expr.Cell c) {
            return cells.get(c.variable());
        }
        if (expr instanceof Expr.Moved) {
            return cells.get(aim.moved());
        }
        if (expr instanceof Expr.Other) {
            return cells.get(aim.other());
        }
        if (expr instanceof Expr.Chosen c) {
            return aim.chosen().get(c.choice());
        }
        if (expr instanceof Expr.Parameter p) {
            return p.name();
        }
        if (expr instanceof Expr.Total t) {
            return total(t.kind());
        }
        if (expr instanceof Expr.Absolute a) {
            return switch (dialect) {
                case JAVA, CSHARP -> "Math." + capital("abs") + "(" + value(a.of(), aim) + ")";
                case CPP -> "llabs(" + value(a.of(), aim) + ")";
                default -> "abs(" + value(a.of(), aim) + ")";
            };
        }
        if (expr instanceof Expr.Either e) {
            String when = condition(e.when(), aim);
            String yes = value(e.then(), aim);
            String no = value(e.otherwise(), aim);
            if (dialect == Dialect.PASCAL) {
                return "choose(" + when + ", " + yes + ", " + no + ")";
            }
            return dialect.python()
                    ? "(" + yes + " if " + when + " else " + no + ")"
                    : "(" + when + " ? " + yes + " : " + no + ")";
        }
        Expr.Arithmetic a = (Expr.Arithmetic) expr;
        return arithmetic(a, value(a.left(), aim), value(a.right(), aim));
    }

    private String number(long value) {
        return dialect == Dialect.JAVA || dialect == Dialect.CSHARP
                ? value + (value > Integer.MAX_VALUE ? "L" : "")
                : value + (dialect == Dialect.CPP && value > Integer.MAX_VALUE ? "LL" : "");
    }

    private String arithmetic(Expr.Arithmetic a, String left, String right) {
        return switch (a.operator()) {
            case ADD -> "(" + left + " + " + right + ")";
            case SUBTRACT -> "(" + left + " - " + right + ")";
            case MULTIPLY -> "(" + left + " * " + right + ")";
            case DIVIDE_FLOOR, DIVIDE_EXACT -> quotient(a, left, right);
            case DIVIDE_CEIL -> quotient(a, "(" + left + " + " + right + " - 1)", right);
            case MODULO ->
                plain(a)
                        ? "(" + left + operator(" % ", " % ", " mod ") + right + ")"
                        : "floorMod(" + left + ", " + right + ")";
            case POWER -> power(left, a.right(), right);
            case MIN -> call("min", left, right);
            case MAX -> call("max", left, right);
        };
    }

    private String quotient(Expr.Arithmetic a, String left, String right) {
        return plain(a)
                ? "(" + left + operator(" // ", " / ", " div ") + right + ")"
                : "floorDiv(" + left + ", " + right + ")";
    }

    /** Whether the dialect's own division rounds down here. */
    private boolean plain(Expr.Arithmetic a) {
        return dialect.python() || natural(a.left()) && natural(a.right());
    }

    static boolean natural(Expr expr) {
        if (expr instanceof Expr.Literal l) {
            return l.value() >= 0;
        }
        if (expr instanceof Expr.Arithmetic a) {
            return a.operator() != Expr.Operator.SUBTRACT && natural(a.left()) && natural(a.right());
        }
        return expr instanceof Expr.Cell
                || expr instanceof Expr.Moved
                || expr instanceof Expr.Other
                || expr instanceof Expr.Total
                || expr instanceof Expr.Absolute;
    }

    /** A small constant power as a product: every dialect has that. */
    private String power(String left, Expr exponent, String right) {
        if (dialect.python()) {
            return "(" + left + " ** " + right + ")";
        }
        if (exponent instanceof Expr.Literal l && l.value() >= 1 && l.value() <= 8) {
            List<String> factors = new ArrayList<>();
            for (long i = 0; i < l.value(); i++) {
                factors.add(left);
            }
            return "(" + String.join(" * ", factors) + ")";
        }
        throw new org.zermelo.game.RefusedException("exam.program.power", "dialect", dialect.text());
    }

    private String operator(String python, String c, String pascal) {
        return dialect.python() ? python : dialect == Dialect.PASCAL ? pascal : c;
    }

    private String capital(String name) {
        return dialect == Dialect.CSHARP ? Character.toUpperCase(name.charAt(0)) + name.substring(1) : name;
    }

    private String call(String name, String... arguments) {
        String all = String.join(", ", arguments);
        return switch (dialect) {
            case JAVA, CSHARP -> "Math." + capital(name) + "(" + all + ")";
            case CPP -> "std::" + name + "<long long>(" + all + ")";
            case PASCAL -> (name.equals("max") ? "larger(" : "smaller(") + all + ")";
            default -> name + "(" + all + ")";
        };
    }

    private String total(Expr.Total.Kind kind) {
        List<String> heaps = new ArrayList<>();
        for (int heap : rules.heaps()) {
            heaps.add(cells.get(heap));
        }
        if (heaps.size() == 1) {
            return heaps.get(0);
        }
        return switch (kind) {
            case SUM -> "(" + String.join(" + ", heaps) + ")";
            case PRODUCT -> "(" + String.join(" * ", heaps) + ")";
            case BIG -> fold("max", heaps);
            case SMALL -> fold("min", heaps);
        };
    }

    private String fold(String name, List<String> heaps) {
        String folded = heaps.get(0);
        for (String heap : heaps.subList(1, heaps.size())) {
            folded = call(name, folded, heap);
        }
        return folded;
    }

    String condition(Condition condition, Aim aim) {
        if (condition instanceof Condition.Compare c) {
            String compared = value(c.left(), aim) + " " + relation(c.relation()) + " " + value(c.right(), aim);
            return dialect == Dialect.PASCAL ? "(" + compared + ")" : compared;
        }
        if (condition instanceof Condition.Not n) {
            return operator("not (", "!(", "not (") + condition(n.part(), aim) + ")";
        }
        boolean and = condition instanceof Condition.And;
        List<Condition> parts = condition instanceof Condition.And a ? a.parts() : ((Condition.Or) condition).parts();
        if (parts.isEmpty()) {
            return dialect.python() ? (and ? "True" : "False") : String.valueOf(and);
        }
        return parts.stream()
                .map(part -> part instanceof Condition.Or || part instanceof Condition.And
                        ? "(" + condition(part, aim) + ")"
                        : condition(part, aim))
                .collect(Collectors.joining(and ? and() : or()));
    }

    String and() {
        return operator(" and ", " && ", " and ");
    }

    String or() {
        return operator(" or ", " || ", " or ");
    }

    private String relation(Condition.Relation relation) {
        return switch (relation) {
            case LESS -> "<";
            case AT_MOST -> "<=";
            case AT_LEAST -> ">=";
            case GREATER -> ">";
            case EQUAL -> operator("==", "==", "=");
            case UNEQUAL -> operator("!=", "!=", "<>");
        };
    }
}
