package org.zermelo.law.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.zermelo.law.check.DigitCondition.DigitRelation;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;

/**
 * Expressions of rules as sums, case by case, and their conditions. A quotient is a number on a track of its own that a definition gives:
 * there is exactly one for whatever is divided, so that it may stand within "not" as well.
 */
final class TermReader implements Expr.ExprCases<List<TermReader.Case>>, Condition.ConditionCases<DigitCondition> {

    /** A part of the rules that this check cannot judge. */
    static final class Unjudged extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unjudged() {
            super("unjudged", null, false, false);
        }
    }

    /** A number, where a condition holds. */
    record Case(DigitCondition when, DigitSum value) {}

    /** What tracks there are, and the definitions of the quotients on them. */
    static final class Tracks {
        private int count;
        private final List<DigitCondition> definitions = new ArrayList<>();
        private final Map<List<Object>, Integer> quotients = new HashMap<>();

        Tracks(int count) {
            this.count = count;
        }

        int another() {
            return count++;
        }

        int count() {
            return count;
        }

        List<DigitCondition> definitions() {
            return definitions;
        }
    }

    private static final int NONE = -1;

    private final Tracks tracks;
    private final int[] cells;
    private final int[] heaps;
    private final int moved;
    private final int other;
    private final List<DigitSum> chosen = new ArrayList<>();

    /** A reader where variables stand on these tracks, and {@code x} and {@code other} are these variables or -1. */
    TermReader(Tracks tracks, int[] cells, int[] heaps, int moved, int other) {
        this.tracks = tracks;
        this.cells = cells;
        this.heaps = heaps;
        this.moved = moved;
        this.other = other;
    }

    /** What is chosen next. */
    void choose(DigitSum number) {
        chosen.add(number);
    }

    /** What was chosen first, second and so on. */
    DigitSum chosen(int choice) {
        return chosen.get(choice);
    }

    List<Case> read(Expr expr) {
        return expr.fold(this);
    }

    DigitCondition read(Condition condition) {
        return condition.fold(this);
    }

    /** That a relation holds in one of the cases; where there is no number it does not. */
    DigitCondition related(List<Case> left, List<Case> right, BinaryOperator<DigitSum> difference, DigitRelation kind) {
        List<DigitCondition> ways = new ArrayList<>();
        for (Case l : left) {
            for (Case r : right) {
                DigitCondition one = new DigitCondition.Compared(difference.apply(l.value, r.value), kind);
                ways.add(DigitCondition.all(l.when, r.when, one));
            }
        }
        return DigitCondition.any(ways);
    }

    static DigitSum minus(DigitSum left, DigitSum right) {
        return left.plus(right, -1);
    }

    private static DigitSum below(DigitSum left, DigitSum right) {
        return minus(left, right).plus(DigitSum.number(1), 1);
    }

    @Override
    public DigitCondition compare(Condition.Compare compare) {
        List<Case> left = read(compare.left());
        List<Case> right = read(compare.right());
        return switch (compare.relation()) {
            case EQUAL -> related(left, right, TermReader::minus, DigitRelation.ZERO);
            case AT_MOST -> related(left, right, TermReader::minus, DigitRelation.AT_MOST);
            case AT_LEAST -> related(right, left, TermReader::minus, DigitRelation.AT_MOST);
            case LESS -> related(left, right, TermReader::below, DigitRelation.AT_MOST);
            case GREATER -> related(right, left, TermReader::below, DigitRelation.AT_MOST);
            case UNEQUAL ->
                DigitCondition.any(List.of(
                        related(left, right, TermReader::below, DigitRelation.AT_MOST),
                        related(right, left, TermReader::below, DigitRelation.AT_MOST)));
        };
    }

    @Override
    public DigitCondition and(Condition.And and) {
        return DigitCondition.all(and.parts().stream().map(this::read).toArray(DigitCondition[]::new));
    }

    @Override
    public DigitCondition or(Condition.Or or) {
        return DigitCondition.any(or.parts().stream().map(this::read).toList());
    }

    @Override
    public DigitCondition not(Condition.Not not) {
        return new DigitCondition.Never(read(not.part()));
    }

    static List<Case> only(DigitSum sum) {
        return List.of(new Case(DigitCondition.ALWAYS, sum));
    }

    private List<Case> variable(int number) {
        if (number == NONE) {
            throw new Unjudged();
        }
        return only(DigitSum.track(cells[number]));
    }

    @Override
    public List<Case> literal(Expr.Literal literal) {
        return only(DigitSum.number(literal.value()));
    }

    @Override
    public List<Case> cell(Expr.Cell cell) {
        return variable(cell.variable());
    }

    @Override
    public List<Case> moved() {
        return variable(moved);
    }

    @Override
    public List<Case> other() {
        return variable(other);
    }

    @Override
    public List<Case> parameter(Expr.ParameterName parameter) {
        throw new Unjudged();
    }

    @Override
    public List<Case> chosen(Expr.Chosen choice) {
        if (choice.choice() >= chosen.size()) {
            throw new Unjudged();
        }
        return only(chosen.get(choice.choice()));
    }

    @Override
    public List<Case> total(Expr.Total total) {
        List<Case> all = variable(heaps[0]);
        for (int i = 1; i < heaps.length; i++) {
            all = joined(total.kind().operator(), all, variable(heaps[i]));
        }
        return all;
    }

    @Override
    public List<Case> arithmetic(Expr.Arithmetic arithmetic) {
        if (arithmetic.operator() == Operator.POWER
                && arithmetic.left() instanceof Expr.Literal base
                && arithmetic.right() instanceof Expr.Arithmetic exponent
                && exponent.operator() == Operator.LOGARITHM
                && exponent.right().equals(base)) {
            return read(exponent.left()).stream()
                    .map(one -> new Case(one.when, byDigits(DigitRelation.POWER, base.value(), List.of(one.value))))
                    .toList();
        }
        return joined(arithmetic.operator(), read(arithmetic.left()), read(arithmetic.right()));
    }

    private List<Case> joined(Operator operator, List<Case> left, List<Case> right) {
        List<Case> all = new ArrayList<>();
        for (Case l : left) {
            for (Case r : right) {
                DigitCondition when = DigitCondition.all(l.when, r.when);
                joined(operator, l.value, r.value)
                        .forEach(one -> all.add(new Case(DigitCondition.all(when, one.when), one.value)));
            }
        }
        return all;
    }

    private List<Case> joined(Operator operator, DigitSum l, DigitSum r) {
        return switch (operator) {
            case ADD -> only(l.plus(r, 1));
            case SUBTRACT -> only(minus(l, r));
            case MULTIPLY -> only(r.fixed() ? l.times(r.added()) : r.times(fixed(l)));
            case POWER -> only(power(l, fixed(r)));
            case MIN -> List.of(new Case(DigitCondition.atMost(l, r), l), new Case(DigitCondition.less(r, l), r));
            case MAX -> List.of(new Case(DigitCondition.atMost(r, l), l), new Case(DigitCondition.less(l, r), r));
            case DIVIDE_FLOOR -> quotient(l, positive(r));
            case DIVIDE_CEIL -> quotient(l.plus(DigitSum.number(positive(r) - 1), 1), positive(r));
            case DIVIDE_EXACT ->
                quotient(l, positive(r)).stream()
                        .map(q -> new Case(
                                DigitCondition.all(q.when, DigitCondition.zero(l.plus(q.value, -positive(r)))),
                                q.value))
                        .toList();
            case MODULO ->
                quotient(l, positive(r)).stream()
                        .map(q -> new Case(q.when, l.plus(q.value, -positive(r))))
                        .toList();
            case XOR -> only(byDigits(DigitRelation.XOR, 2, List.of(l, r)));
            case BIT_AND -> only(byDigits(DigitRelation.BIT_AND, 2, List.of(l, r)));
            case BIT_OR -> only(byDigits(DigitRelation.BIT_OR, 2, List.of(l, r)));
            default -> throw new Unjudged();
        };
    }

    /** What digits make of numbers that are not negative: each has a track of its own, and the result the last one. */
    private DigitSum byDigits(DigitRelation kind, long base, List<DigitSum> given) {
        DigitSum digits = DigitSum.number(0);
        long factor = 1;
        for (DigitSum one : given) {
            if (one.added() < 0 || one.factors().values().stream().anyMatch(times -> times < 0)) {
                throw new Unjudged();
            }
            DigitSum track = DigitSum.track(tracks.another());
            tracks.definitions.add(DigitCondition.zero(minus(track, one)));
            digits = digits.plus(track, factor);
            factor *= base;
        }
        DigitSum made = DigitSum.track(tracks.another());
        tracks.definitions.add(new DigitCondition.Compared(digits.plus(made, factor), kind));
        return made;
    }

    private static DigitSum power(DigitSum base, long exponent) {
        if (exponent == 1) {
            return base;
        }
        long power = 1;
        for (long i = 0; i < exponent && i < Long.SIZE; i++) {
            power = Math.multiplyExact(power, fixed(base));
        }
        if (exponent < 0 || exponent > Long.SIZE) {
            throw new Unjudged();
        }
        return DigitSum.number(power);
    }

    private static long fixed(DigitSum sum) {
        if (!sum.fixed()) {
            throw new Unjudged();
        }
        return sum.added();
    }

    private static long positive(DigitSum sum) {
        if (fixed(sum) < 1) {
            throw new Unjudged();
        }
        return sum.added();
    }

    /** What is divided, rounded down: the quotient of a sum from 0 on, or that of a negative one without its sign. */
    private List<Case> quotient(DigitSum divided, long divisor) {
        if (divided.fixed()) {
            return only(DigitSum.number(Math.floorDiv(divided.added(), divisor)));
        }
        DigitCondition negative = DigitCondition.less(divided, DigitSum.number(0));
        DigitCondition natural = DigitCondition.atMost(DigitSum.number(0), divided);
        int track = tracks.quotients.computeIfAbsent(List.of(divided, divisor), key -> {
            int made = tracks.another();
            DigitSum some = DigitSum.track(made);
            DigitSum rest = divided.plus(some, -divisor);
            DigitSum above = divided.plus(some, divisor);
            DigitSum zero = DigitSum.number(0);
            DigitSum least = DigitSum.number(divisor);
            tracks.definitions.add(DigitCondition.any(List.of(
                    DigitCondition.all(natural, DigitCondition.atMost(zero, rest), DigitCondition.less(rest, least)),
                    DigitCondition.all(
                            negative, DigitCondition.atMost(zero, above), DigitCondition.less(above, least)))));
            return made;
        });
        DigitSum quotient = DigitSum.track(track);
        return List.of(new Case(natural, quotient), new Case(negative, quotient.times(-1)));
    }

    @Override
    public List<Case> absolute(Expr.Absolute absolute) {
        List<Case> all = new ArrayList<>();
        for (Case one : read(absolute.of())) {
            DigitSum turned = one.value.times(-1);
            DigitSum zero = DigitSum.number(0);
            all.add(new Case(DigitCondition.all(one.when, DigitCondition.atMost(zero, one.value)), one.value));
            all.add(new Case(DigitCondition.all(one.when, DigitCondition.less(one.value, zero)), turned));
        }
        return all;
    }

    @Override
    public List<Case> either(Expr.Either either) {
        DigitCondition when = read(either.when());
        List<Case> all = new ArrayList<>();
        read(either.then()).forEach(one -> all.add(new Case(DigitCondition.all(when, one.when), one.value)));
        read(either.otherwise())
                .forEach(one ->
                        all.add(new Case(DigitCondition.all(new DigitCondition.Never(when), one.when), one.value)));
        return all;
    }
}
