package org.zermelo.exam.program;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * Writes expressions, conditions and sets of starts in a dialect. Where a dividend could be negative, dialects whose
 * division cuts towards zero call the functions {@code floorDiv} and {@code floorMod} of their programs.
 *
 * @param heaps which of the cells are heaps
 * @param cells what the numbers of the position are called
 */
record Tongue(Dialect dialect, List<Integer> heaps, List<String> cells)
        implements Expr.ExprCases<String>, Condition.ConditionCases<String>, StartSet.Cases<String> {

    /** Over a position with these numbers. */
    Tongue over(List<String> numbers) {
        return new Tongue(dialect, heaps, numbers);
    }

    String value(Expr expr) {
        return expr.fold(this);
    }

    /** Without brackets around the whole. */
    String bare(Expr expr) {
        return bare(value(expr));
    }

    /** A text without brackets around the whole of it. */
    static String bare(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0 && i < text.length() - 1) {
                return text;
            }
        }
        return text.startsWith("(") ? text.substring(1, text.length() - 1) : text;
    }

    String condition(Condition condition) {
        return condition.fold(this);
    }

    /** All tests of a move. */
    List<String> tests(Clause clause) {
        return tests(clause, Long.MIN_VALUE);
    }

    /** The tests of a move; without those that hold for certain where every heap holds at least so much. */
    List<String> tests(Clause clause, long least) {
        Tongue after = over(clause.next().stream().map(this::value).toList());
        return clause.tests().stream()
                .filter(test -> least == Long.MIN_VALUE || !test.sure(heaps, least))
                .map(test -> switch (test.form()) {
                    case BARE -> compared((Condition.Compare) test.condition());
                    case PLAIN -> condition(test.condition());
                    case GROUPED -> "(" + condition(test.condition()) + ")";
                    case AFTER -> "(" + after.condition(test.condition()) + ")";
                })
                .toList();
    }

    private boolean words() {
        return dialect.python() || dialect == Dialect.PASCAL;
    }

    private String and() {
        return words() ? " and " : " && ";
    }

    private String or() {
        return words() ? " or " : " || ";
    }

    private String not(String part) {
        return (words() ? "not " : "!") + part;
    }

    @Override
    public String literal(Expr.Literal literal) {
        long value = literal.value();
        boolean suffixed = !words() && value != (int) value;
        String number = value + (suffixed ? dialect == Dialect.CPP ? "LL" : "L" : "");
        return value < 0 ? "(" + number + ")" : number;
    }

    @Override
    public String cell(Expr.Cell cell) {
        return cells.get(cell.variable());
    }

    @Override
    public String moved() {
        throw new IllegalStateException("a move's heap is a cell by now");
    }

    @Override
    public String other() {
        throw new IllegalStateException("a move's other heap is a cell by now");
    }

    @Override
    public String chosen(Expr.Chosen chosen) {
        throw new IllegalStateException("what is chosen has a name by now");
    }

    @Override
    public String parameter(Expr.ParameterName parameter) {
        return parameter.name();
    }

    @Override
    public String total(Expr.Total total) {
        List<String> all = heaps.stream().map(cells::get).toList();
        if (all.size() == 1) {
            return all.get(0);
        }
        return switch (total.kind()) {
            case SUM -> "(" + String.join(" + ", all) + ")";
            case PRODUCT -> "(" + String.join(" * ", all) + ")";
            case BIG -> all.stream().reduce((a, b) -> call("max", a, b)).orElseThrow();
            case SMALL -> all.stream().reduce((a, b) -> call("min", a, b)).orElseThrow();
        };
    }

    @Override
    public String absolute(Expr.Absolute absolute) {
        return dialect == Dialect.CPP ? "llabs(" + value(absolute.of()) + ")" : call("abs", value(absolute.of()));
    }

    @Override
    public String either(Expr.Either either) {
        String when = condition(either.when());
        String yes = value(either.then());
        String no = value(either.otherwise());
        if (dialect == Dialect.PASCAL) {
            return "choose(" + when + ", " + yes + ", " + no + ")";
        }
        return dialect.python()
                ? "(" + yes + " if " + when + " else " + no + ")"
                : "(" + when + " ? " + yes + " : " + no + ")";
    }

    @Override
    public String arithmetic(Expr.Arithmetic a) {
        String left = value(a.left());
        String right = value(a.right());
        return switch (a.operator()) {
            case ADD -> "(" + left + " + " + right + ")";
            case SUBTRACT -> "(" + left + " - " + right + ")";
            case MULTIPLY -> "(" + left + " * " + right + ")";
            case DIVIDE_FLOOR, DIVIDE_EXACT -> quotient(a, left, right);
            case DIVIDE_CEIL -> quotient(a, "(" + left + " + " + right + " - 1)", right);
            case MODULO ->
                plain(a)
                        ? "(" + left + (dialect == Dialect.PASCAL ? " mod " : " % ") + right + ")"
                        : "floorMod(" + left + ", " + right + ")";
            case POWER -> power(left, a.right(), right);
            case MIN -> call("min", left, right);
            case MAX -> call("max", left, right);
            case XOR -> bits(left, "^", "xor", right);
            case BIT_AND -> bits(left, "&", "and", right);
            case BIT_OR -> bits(left, "|", "or", right);
            default -> throw new RefusedException("exam.program.numeric", "dialect", dialect.text());
        };
    }

    private String bits(String left, String sign, String word, String right) {
        return "(" + left + " " + (dialect == Dialect.PASCAL ? word : sign) + " " + right + ")";
    }

    private String quotient(Expr.Arithmetic a, String left, String right) {
        String divided = dialect.python() ? " // " : dialect == Dialect.PASCAL ? " div " : " / ";
        return plain(a) ? "(" + left + divided + right + ")" : "floorDiv(" + left + ", " + right + ")";
    }

    /** Whether the dialect's own division rounds down here. */
    private boolean plain(Expr.Arithmetic a) {
        return dialect.python() || natural(a.left()) && natural(a.right());
    }

    /** Whether it is surely at least 0 where no heap is less. */
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
            return "(" + String.join(" * ", Collections.nCopies((int) l.value(), left)) + ")";
        }
        throw new RefusedException("exam.program.power", "dialect", dialect.text());
    }

    private String call(String name, String... arguments) {
        String all = "(" + String.join(", ", arguments) + ")";
        return switch (dialect) {
            case JAVA -> "Math." + name + all;
            case CSHARP -> "Math." + Character.toUpperCase(name.charAt(0)) + name.substring(1) + all;
            case CPP -> "std::" + name + "<long long>" + all;
            case PASCAL -> name.replace("max", "larger").replace("min", "smaller") + all;
            default -> name + all;
        };
    }

    @Override
    public String compare(Condition.Compare compare) {
        return dialect == Dialect.PASCAL ? "(" + compared(compare) + ")" : compared(compare);
    }

    private String compared(Condition.Compare c) {
        boolean pascal = dialect == Dialect.PASCAL;
        String sign = switch (c.relation()) {
            case LESS -> " < ";
            case AT_MOST -> " <= ";
            case AT_LEAST -> " >= ";
            case GREATER -> " > ";
            case EQUAL -> pascal ? " = " : " == ";
            case UNEQUAL -> pascal ? " <> " : " != ";
        };
        return side(c.left()) + sign + side(c.right());
    }

    /** Every language compares after it has computed. */
    private String side(Expr expr) {
        return expr instanceof Expr.Arithmetic || expr instanceof Expr.Total ? bare(expr) : value(expr);
    }

    @Override
    public String and(Condition.And and) {
        return joined(and.parts(), and(), "true");
    }

    @Override
    public String or(Condition.Or or) {
        return joined(or.parts(), or(), "false");
    }

    private String joined(List<Condition> parts, String join, String none) {
        if (parts.isEmpty()) {
            return dialect.python() ? none.equals("true") ? "True" : "False" : none;
        }
        return parts.stream()
                .map(part -> part instanceof Condition.Or || part instanceof Condition.And
                        ? "(" + condition(part) + ")"
                        : condition(part))
                .collect(Collectors.joining(join));
    }

    @Override
    public String not(Condition.Not not) {
        return not("(" + condition(not.part()) + ")");
    }

    /** That the position {@code p} belongs to a set, as calls of the program's functions. */
    String member(StartSet set) {
        if (set instanceof StartSet.Joined joined) {
            String first = "(" + member(joined.first()) + ")";
            String second = "(" + member(joined.second()) + ")";
            return switch (joined.how()) {
                case BOTH -> first + and() + second;
                case EITHER -> first + or() + second;
                case WITHOUT -> first + and() + not(second);
            };
        }
        return ((StartSet.Basic) set).fold(this);
    }

    @Override
    public String won(StartSet.Won won) {
        return exactly(won.plies());
    }

    @Override
    public String lost(StartSet.Lost lost) {
        return exactly(lost.plies());
    }

    /** Won or lost within so many plies, and not within two less. */
    private String exactly(int plies) {
        String within = "f(p, " + plies + ")";
        return plies <= 2 ? within : within + and() + not("f(p, " + (plies - 2) + ")");
    }

    @Override
    public String unlucky() {
        return "unlucky(p)";
    }

    @Override
    public String wonAtAll() {
        return (dialect.python() ? "(code(p) or 0)" : "code(p)") + " > 0";
    }

    @Override
    public String lostAtAll() {
        return (dialect.python() ? "(code(p) or 0)" : "code(p)") + " < 0";
    }

    @Override
    public String together(StartSet.Together together) {
        return "together(p, " + together.plies() + ")";
    }
}
