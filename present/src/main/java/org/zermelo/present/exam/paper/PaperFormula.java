package org.zermelo.present.exam.paper;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Formulas of a paper, where no words are usual. It collects the letters that they use, so that each can be told. */
final class PaperFormula implements Expr.ExprCases<String> {

    static final String MOVED = "x";
    static final String OTHER = "y";

    /** A blank at which no line ends. */
    static final String BLANK = "\u00a0";

    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int POWER = 3;

    private final Ruleset rules;
    private final Words words;
    private final Map<String, Expr> letters = new TreeMap<>();
    private List<String> chosen = List.of();

    PaperFormula(Ruleset rules, Words words) {
        this.rules = rules;
        this.words = words;
    }

    /** What the numbers that a move chooses are called from now on. */
    void choosing(List<String> names) {
        chosen = List.copyOf(names);
    }

    String chosen(int choice) {
        return chosen.get(choice);
    }

    /** The letters of the formulas so far, and what they stand for. */
    Map<String, Expr> letters() {
        return letters;
    }

    String of(Expr expr) {
        return expr.fold(this);
    }

    /** A comparison in signs. */
    String of(Expr left, Relation relation, Expr right) {
        String sign = switch (relation) {
            case LESS -> "<";
            case AT_MOST -> "≤";
            case EQUAL -> "=";
            case UNEQUAL -> "≠";
            case AT_LEAST -> "≥";
            case GREATER -> ">";
        };
        return of(left) + BLANK + sign + BLANK + of(right);
    }

    private String of(Expr expr, int binding) {
        String text = of(expr);
        return binding(expr) < binding ? "(" + text + ")" : text;
    }

    private static int binding(Expr expr) {
        if (expr instanceof Expr.Either || expr instanceof Expr.Literal l && l.value() < 0) {
            return 0;
        }
        return expr instanceof Expr.Arithmetic a
                ? switch (a.operator()) {
                    case ADD, SUBTRACT -> SUM;
                    case MULTIPLY, DIVIDE_EXACT, MODULO -> PRODUCT;
                    case DIVIDE_FLOOR, DIVIDE_CEIL -> 0;
                    default -> POWER;
                }
                : POWER + 1;
    }

    @Override
    public String literal(Expr.Literal literal) {
        return String.valueOf(literal.value());
    }

    @Override
    public String cell(Expr.Cell cell) {
        Variable variable = rules.variables().get(cell.variable());
        boolean only = variable.heap() && rules.heaps().length == 1;
        return letter(only ? MOVED : variable.name(), cell);
    }

    @Override
    public String moved() {
        return letter(MOVED, new Expr.Moved());
    }

    @Override
    public String other() {
        return letter(OTHER, new Expr.Other());
    }

    private String letter(String letter, Expr meaning) {
        letters.put(letter, meaning);
        return letter;
    }

    @Override
    public String parameter(Expr.ParameterName parameter) {
        return parameter.name();
    }

    @Override
    public String chosen(Expr.Chosen one) {
        return chosen(one.choice());
    }

    @Override
    public String total(Expr.Total total) {
        List<String> all = IntStream.of(rules.heaps())
                .mapToObj(heap -> of(new Expr.Cell(heap)))
                .toList();
        if (all.size() == 1) {
            return all.get(0);
        }
        return switch (total.kind()) {
            case SUM -> all.stream().collect(Collectors.joining(BLANK + "+" + BLANK, "(", ")"));
            case PRODUCT -> all.stream().collect(Collectors.joining("·", "(", ")"));
            case BIG -> all.stream().collect(Collectors.joining(", ", "max(", ")"));
            case SMALL -> all.stream().collect(Collectors.joining(", ", "min(", ")"));
        };
    }

    @Override
    public String absolute(Expr.Absolute absolute) {
        return "|" + of(absolute.of()) + "|";
    }

    @Override
    public String either(Expr.Either either) {
        return words.say(Note.of("exam.task.either")
                .with("first", of(either.then()))
                .with("when", new PaperCondition(rules, words, this).of(either.when()))
                .with("second", of(either.otherwise())));
    }

    @Override
    public String arithmetic(Expr.Arithmetic a) {
        Operator operator = a.operator();
        boolean multiple = operator == Operator.MULTIPLY
                && a.left() instanceof Expr.Literal
                && (a.right() instanceof Expr.ParameterName || a.right() instanceof Expr.Chosen);
        return switch (operator) {
            case ADD -> of(a.left(), SUM) + BLANK + "+" + BLANK + of(a.right(), SUM);
            case SUBTRACT -> of(a.left(), SUM) + BLANK + "-" + BLANK + of(a.right(), PRODUCT);
            case MULTIPLY -> of(a.left(), PRODUCT) + (multiple ? "" : "·") + of(a.right(), PRODUCT);
            case DIVIDE_EXACT -> quotient(a);
            case DIVIDE_FLOOR -> words.say("exam.task.formula.floor", "value", quotient(a));
            case DIVIDE_CEIL -> words.say("exam.task.formula.ceil", "value", quotient(a));
            case MODULO -> of(a.left(), PRODUCT) + BLANK + "mod" + BLANK + of(a.right(), POWER);
            case POWER -> of(a.left(), POWER + 1) + "^" + of(a.right(), POWER + 1);
            case MIN -> "min(" + of(a.left()) + ", " + of(a.right()) + ")";
            case MAX -> "max(" + of(a.left()) + ", " + of(a.right()) + ")";
            default -> NumericNames.text(a, this::of);
        };
    }

    private String quotient(Expr.Arithmetic a) {
        return of(a.left(), PRODUCT) + BLANK + "/" + BLANK + of(a.right(), POWER);
    }
}
