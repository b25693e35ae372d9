package org.zermelo.present.exam.paper;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Conditions in words: of a number of stones what it is, of other numbers a formula. */
final class PaperCondition implements Condition.ConditionCases<String> {

    private final Ruleset rules;
    private final Words words;
    private final PaperFormula formula;

    /** Whether it is told what becomes so by a move, not what is so. */
    private final boolean becoming;

    private PaperCondition(Ruleset rules, Words words, PaperFormula formula, boolean becoming) {
        this.rules = rules;
        this.words = words;
        this.formula = formula;
        this.becoming = becoming;
    }

    PaperCondition(Ruleset rules, Words words, PaperFormula formula) {
        this(rules, words, formula, false);
    }

    /** Conditions as what a move brings about. */
    PaperCondition becoming() {
        return new PaperCondition(rules, words, formula, true);
    }

    String of(Condition condition) {
        return condition.fold(this);
    }

    /** What is so when a condition does not hold. */
    static Condition opposite(Condition condition) {
        if (condition instanceof Condition.Not not) {
            return not.part();
        }
        if (condition instanceof Condition.Compare c && !c.partial()) {
            Relation relation = switch (c.relation()) {
                case LESS -> Relation.AT_LEAST;
                case AT_MOST -> Relation.GREATER;
                case EQUAL -> Relation.UNEQUAL;
                case UNEQUAL -> Relation.EQUAL;
                case AT_LEAST -> Relation.LESS;
                case GREATER -> Relation.AT_MOST;
            };
            return Condition.of(relation, c.left(), c.right());
        }
        return new Condition.Not(condition);
    }

    /** What a number is called, as the subject of a sentence; empty for what is a formula. */
    Optional<String> subject(Expr expr) {
        boolean one = rules.heaps().length == 1;
        if (expr instanceof Expr.Total total) {
            return Optional.of(what(one ? "one" : total.kind().name().toLowerCase(Locale.ROOT)));
        }
        if (expr instanceof Expr.Moved) {
            return Optional.of(what(one ? "one" : "this"));
        }
        if (expr instanceof Expr.Other) {
            return Optional.of(what("other"));
        }
        if (expr instanceof Expr.ParameterName || expr instanceof Expr.Chosen) {
            return Optional.of(words.say("exam.task.what.number", "name", formula.of(expr)));
        }
        if (!(expr instanceof Expr.Cell cell)) {
            return Optional.empty();
        }
        Variable variable = rules.variables().get(cell.variable());
        if (!variable.heap()) {
            return Optional.of(words.say("exam.task.what.number", "name", variable.name()));
        }
        return Optional.of(
                one ? what("one") : words.say("exam.task.what." + heap(cell.variable()), "n", cell.variable() + 1));
    }

    /** The end of the key of a heap: papers have ordinals for the first three. */
    static String heap(int variable) {
        return variable < 3 ? String.valueOf(variable + 1) : "nth";
    }

    private String what(String key) {
        return words.say("exam.task.what." + key);
    }

    @Override
    public String compare(Condition.Compare c) {
        Optional<String> remainder = remainder(c);
        if (remainder.isPresent()) {
            return remainder.get();
        }
        boolean plain = !c.right().any(PaperCondition::inPlay) && c.left().any(PaperCondition::inPlay);
        Optional<String> subject = plain ? subject(c.left()) : Optional.empty();
        if (subject.isEmpty()) {
            return formula.of(c.left(), c.relation(), c.right());
        }
        String relation = c.relation().name().toLowerCase(Locale.ROOT);
        Object bound = c.right() instanceof Expr.Literal literal ? (Object) literal.value() : formula.of(c.right());
        return becoming
                ? words.say(Note.of("exam.task.when")
                        .with("what", subject.get())
                        .with("much", words.say("exam.task.bound." + relation, "bound", bound)))
                : is(subject.get(), relation, "bound", bound);
    }

    /** Whether it is a number of the position, or one that a move chooses. */
    private static boolean inPlay(Expr part) {
        return !(part instanceof Expr.Literal || part instanceof Expr.ParameterName || part instanceof Expr.Arithmetic);
    }

    private String is(String subject, String how, Object... namesAndValues) {
        return words.say(
                "exam.task.condition", "what", subject, "is", words.say("exam.task.is." + how, namesAndValues));
    }

    /** That a number is even, divisible, or leaves a remainder. */
    private Optional<String> remainder(Condition.Compare c) {
        boolean known = c.left() instanceof Expr.Arithmetic a
                && a.operator() == Expr.Operator.MODULO
                && a.right() instanceof Expr.Literal
                && c.right() instanceof Expr.Literal
                && (c.relation() == Relation.EQUAL || c.relation() == Relation.UNEQUAL);
        if (!known) {
            return Optional.empty();
        }
        Expr.Arithmetic rest = (Expr.Arithmetic) c.left();
        long by = ((Expr.Literal) rest.right()).value();
        long left = ((Expr.Literal) c.right()).value();
        boolean equal = c.relation() == Relation.EQUAL;
        Optional<String> subject = subject(rest.left());
        if (subject.isEmpty() || left != 0 && (by != 2 || left != 1) && !equal) {
            return Optional.empty();
        }
        if (by == 2 && (left == 0 || left == 1)) {
            return Optional.of(is(subject.get(), equal == (left == 0) ? "even" : "odd"));
        }
        return Optional.of(
                left == 0
                        ? is(subject.get(), equal ? "multiple" : "nomultiple", "by", by)
                        : is(subject.get(), "remainder", "by", by, "left", left));
    }

    @Override
    public String and(Condition.And and) {
        return joined("exam.task.and", and.parts());
    }

    @Override
    public String or(Condition.Or or) {
        return joined("exam.task.or", or.parts());
    }

    private String joined(String key, List<Condition> parts) {
        return parts.stream()
                .map(part ->
                        part instanceof Condition.And || part instanceof Condition.Or ? "(" + of(part) + ")" : of(part))
                .reduce((first, last) -> words.say(key, "first", first, "last", last))
                .orElse("");
    }

    @Override
    public String not(Condition.Not not) {
        Condition opposite = opposite(not.part());
        return opposite instanceof Condition.Not ? words.say("exam.task.not", "what", of(not.part())) : of(opposite);
    }
}
