package org.zermelo.present.exam.paper;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Ruleset;

/** One move in words: what is done with which heap, what is chosen, and when it may be done. */
final class PaperMove {

    private static final Expr MOVED = new Expr.Moved();
    private static final Expr CHOSEN = new Expr.Chosen(0);

    /** The number whose forms stand beside a letter. */
    private static final long MANY = 5;

    private final MoveRule move;
    private final Ruleset rules;
    private final Words words;
    private final PaperFormula formula;
    private final PaperCondition conditions;
    private final List<Condition> guards = new ArrayList<>();

    /** Numbers of which one is chosen; empty where they are told by a range. */
    private final List<Long> listed = new ArrayList<>();

    private boolean choiceTold;

    /** Whether a quotient is told with how it is rounded. */
    private boolean rounded;

    private String heap;

    private PaperMove(MoveRule move, Ruleset rules, Words words, PaperFormula formula) {
        this.move = move;
        this.rules = rules;
        this.words = words;
        this.formula = formula;
        this.conditions = new PaperCondition(rules, words, formula);
        this.heap = rules.heaps().length == 1 ? "one" : "any";
        formula.choosing(move.choices().stream().map(MoveRule.Choice::name).toList());
    }

    /** The move; empty for one that breaks heaps. */
    static Optional<String> of(MoveRule move, Ruleset rules, Words words, PaperFormula formula) {
        return move.split() != null ? Optional.empty() : Optional.of(new PaperMove(move, rules, words, formula).told());
    }

    /** The words of a number up to twelve; a great one, or a letter, as it is. */
    static String number(Object number, Words words) {
        return words.phrase("exam.number." + number).orElse(String.valueOf(number));
    }

    private String told() {
        List<Condition> parts = move.guard() instanceof Condition.And and ? and.parts() : List.of(move.guard());
        parts.forEach(this::guard);
        String told = move.changes().stream()
                .map(this::change)
                .reduce((first, last) -> say("both", "first", first, "last", last))
                .orElse(move.text());
        if (!choiceTold) {
            for (int i = move.choices().size() - 1; i >= 0; i--) {
                MoveRule.Choice choice = move.choices().get(i);
                told = say(
                        "pick",
                        "name",
                        choice.name(),
                        "from",
                        formula.of(choice.from()),
                        "to",
                        formula.of(choice.to()),
                        "move",
                        told);
            }
        }
        if (!guards.isEmpty()) {
            // "rounded if odd" would be what is rounded
            told = say(rounded ? "if.rounded" : "if", "move", told, "when", conditions.of(Condition.all(guards)));
        }
        return move.gain().equals(Expr.of(0)) ? told : say("gain", "move", told, "points", formula.of(move.gain()));
    }

    /** A part of the guard: which heap is moved in, what may be chosen, or a condition. */
    private void guard(Condition part) {
        if (part instanceof Condition.Compare c && c.relation() == Relation.EQUAL) {
            if (c.left().equals(c.right())) {
                return;
            }
            if (c.left().equals(MOVED) && c.right() instanceof Expr.Total total && rules.heaps().length > 1) {
                boolean big = total.kind() == Expr.Total.Kind.BIG;
                if (big || total.kind() == Expr.Total.Kind.SMALL) {
                    heap = big ? "largest" : "smallest";
                    return;
                }
            }
        }
        List<Long> numbers = numbers(part);
        if (listed.isEmpty() && !numbers.isEmpty() && move.choices().size() == 1) {
            listed.addAll(numbers);
        } else {
            guards.add(part);
        }
    }

    /** The numbers of a condition that what is chosen is one of them. */
    private static List<Long> numbers(Condition part) {
        List<Long> numbers = new ArrayList<>();
        for (Condition one : part instanceof Condition.Or or ? or.parts() : List.<Condition>of()) {
            if (!(one instanceof Condition.Compare c)
                    || c.relation() != Relation.EQUAL
                    || !c.left().equals(CHOSEN)
                    || !(c.right() instanceof Expr.Literal number)) {
                return List.of();
            }
            numbers.add(number.value());
        }
        return numbers;
    }

    /** What becomes of one number, with the heap that it is in. */
    private String change(NewValue change) {
        int variable = change.variable();
        if (variable >= 0 && !rules.variables().get(variable).heap()) {
            return say("number", "name", rules.variables().get(variable).name(), "formula", formula.of(change.value()));
        }
        String where = heap;
        UnaryOperator<Expr> own = e -> e;
        if (variable == NewValue.OTHER) {
            where = "other";
            own = e -> e instanceof Expr.Other ? MOVED : e instanceof Expr.Moved ? new Expr.Other() : e;
        } else if (variable >= 0 && rules.heaps().length > 1) {
            where = PaperCondition.heap(variable);
        }
        if (variable >= 0) {
            own = e -> e.equals(new Expr.Cell(variable)) ? MOVED : e;
        }
        Expr value = change.value().map(own);
        return done(value, new HeapPlace(where, variable, change.value()));
    }

    /** Where a change happens; its value as the rules write it, for a formula. */
    private record HeapPlace(String where, int variable, Expr value) {}

    private String done(Expr value, HeapPlace place) {
        if (value instanceof Expr.Either either && place.value() instanceof Expr.Either written) {
            guards.add(either.when());
            String first = done(either.then(), new HeapPlace(place.where(), place.variable(), written.then()));
            guards.remove(guards.size() - 1);
            return say(
                    "either",
                    "first",
                    first,
                    "when",
                    conditions.of(written.when()),
                    "second",
                    done(either.otherwise(), new HeapPlace(place.where(), place.variable(), written.otherwise())));
        }
        String usual = value instanceof Expr.Arithmetic a ? usual(a, place) : null;
        return usual != null
                ? usual
                : say("replace", "where", where("in", place), "formula", formula.of(place.value()));
    }

    /** The words that papers have for a sum, a difference, a product or a quotient; null where they have none. */
    private @Nullable String usual(Expr.Arithmetic a, HeapPlace place) {
        rounded |= a.operator() == Operator.DIVIDE_FLOOR || a.operator() == Operator.DIVIDE_CEIL;
        if (!a.left().equals(MOVED)) {
            return part(a, place);
        }
        Expr right = a.right();
        return switch (a.operator()) {
            case ADD -> right instanceof Expr.Literal ? counted("add", "into", right, place) : added(right, place);
            case SUBTRACT -> right.equals(MOVED) ? null : taken(right, place);
            case MULTIPLY -> factor("times", right, place);
            case DIVIDE_FLOOR -> factor("floor", right, place);
            case DIVIDE_CEIL -> factor("ceil", right, place);
            case DIVIDE_EXACT -> factor(comesOut(right) ? "divide" : "exact", right, place);
            case POWER -> right.equals(Expr.of(2)) ? say("square", "where", where("in", place)) : null;
            default -> null;
        };
    }

    /** Whether the move may be made only where the heap is divisible by this number. */
    private boolean comesOut(Expr by) {
        return guards.contains(Condition.of(Relation.EQUAL, Expr.of(Operator.MODULO, MOVED, by), Expr.of(0)));
    }

    private @Nullable String added(Expr right, HeapPlace place) {
        String into = where("into", place);
        if (right instanceof Expr.Other && place.variable() == NewValue.MOVED) {
            return say("add.other", "where", into);
        }
        if (right instanceof Expr.Arithmetic times
                && times.operator() == Operator.MULTIPLY
                && times.left() instanceof Expr.Literal k
                && times.right() instanceof Expr.Other
                && place.variable() == NewValue.MOVED) {
            return say("add.others", "where", into, "k", k.value(), "many", number(k.value(), words));
        }
        return right instanceof Expr.Chosen ? chosen("add", "into", right, place) : null;
    }

    private @Nullable String taken(Expr right, HeapPlace place) {
        return right instanceof Expr.Literal
                ? counted("take", "from", right, place)
                : right instanceof Expr.Chosen ? chosen("take", "from", right, place) : null;
    }

    private String counted(String verb, String prep, Expr count, HeapPlace place) {
        boolean known = count instanceof Expr.Literal;
        long k = count instanceof Expr.Literal literal ? literal.value() : MANY;
        return say(
                verb,
                "where",
                where(prep, place),
                "k",
                k,
                "many",
                number(known ? (Object) k : formula.of(count), words));
    }

    /** What is added or taken as the player likes: from a range, a list, any number, at most half. */
    private String chosen(String verb, String prep, Expr count, HeapPlace place) {
        if (move.choices().size() > 1 || move.changes().size() > 1) {
            return counted(verb, prep, count, place);
        }
        MoveRule.Choice choice = move.choices().get(0);
        Expr to = choice.to().map(e -> e.equals(new Expr.Cell(place.variable())) ? MOVED : e);
        String where = where(prep, place);
        if (!listed.isEmpty()) {
            choiceTold = true;
            int last = listed.size() - 1;
            String list = last == 0
                    ? String.valueOf(listed.get(0))
                    : words.say(
                            "exam.task.or",
                            "first",
                            words.joined(listed.subList(0, last).stream()
                                    .map(String::valueOf)
                                    .toList()),
                            "last",
                            listed.get(last));
            return say(verb + ".list", "where", where, "k", listed.get(last), "list", list);
        }
        if (choice.from() instanceof Expr.Literal from && to instanceof Expr.Literal most) {
            choiceTold = true;
            return from.value() == most.value()
                    ? counted(verb, prep, from, place)
                    : say(verb + ".range", "where", where, "from", from.value(), "to", most.value());
        }
        boolean half = to instanceof Expr.Arithmetic quotient
                && quotient.operator() == Operator.DIVIDE_FLOOR
                && quotient.left().equals(MOVED)
                && quotient.right().equals(Expr.of(2));
        if (verb.equals("take") && choice.from().equals(Expr.of(1)) && (to.equals(MOVED) || half)) {
            choiceTold = true;
            return say(half ? "take.half" : "take.any", "where", where);
        }
        return counted(verb, prep, count, place);
    }

    private @Nullable String factor(String how, Expr right, HeapPlace place) {
        if (right instanceof Expr.Literal k && k.value() > 1) {
            return say(
                    how,
                    "where",
                    where("in", place),
                    "k",
                    k.value(),
                    "many",
                    number(k.value(), words),
                    "by",
                    k.value());
        }
        return right instanceof Expr.Chosen
                ? say(how, "where", where("in", place), "k", MANY, "many", formula.of(right), "by", formula.of(right))
                : null;
    }

    /** A quotient of a multiple: one and a half times as many, rounded. */
    private @Nullable String part(Expr.Arithmetic a, HeapPlace place) {
        boolean fraction = a.left() instanceof Expr.Arithmetic up
                && up.operator() == Operator.MULTIPLY
                && up.left().equals(MOVED)
                && up.right() instanceof Expr.Literal
                && a.right() instanceof Expr.Literal;
        String round = switch (a.operator()) {
            case DIVIDE_FLOOR -> "floor";
            case DIVIDE_CEIL -> "ceil";
            case DIVIDE_EXACT -> "exact";
            default -> "";
        };
        if (!fraction || round.isEmpty()) {
            return null;
        }
        long over = ((Expr.Literal) ((Expr.Arithmetic) a.left()).right()).value();
        long under = ((Expr.Literal) a.right()).value();
        if (over < 1 || under < 1 || over == under) {
            return null;
        }
        try {
            BigDecimal k = BigDecimal.valueOf(Math.max(over, under)).divide(BigDecimal.valueOf(Math.min(over, under)));
            String shown = k.toPlainString().replace(".", words.say("exam.task.point"));
            return say(
                    over > under ? "more" : "less",
                    "where",
                    where("in", place),
                    "k",
                    words.figures(shown),
                    "round",
                    words.say("exam.task.round." + round));
        } catch (ArithmeticException e) {
            return null; // a quotient without end in decimals stays a formula
        }
    }

    private String where(String prep, HeapPlace place) {
        return words.say("exam.task.where." + prep + "." + place.where(), "n", place.variable() + 1);
    }

    private String say(String key, Object... namesAndValues) {
        return words.say("exam.task.move." + key, namesAndValues);
    }
}
