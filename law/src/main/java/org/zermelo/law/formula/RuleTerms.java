package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.UndefinableException.What;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/** Expressions and conditions of rules as formulas over tracks. */
final class RuleTerms implements Expr.ExprCases<List<TermCase>>, Condition.ConditionCases<Presburger> {

    /** An automaton that multiplies or divides by a larger number has too many states for a search. */
    private static final long LARGEST_FACTOR = 100_000;

    /** Larger numbers might pass 64 bits in sums. */
    private static final long LARGEST_NUMBER = 1_000_000_000_000L;

    private final NumberTracks tracks;
    private final int[] variables;
    private final int[] heaps;
    private final int heap;
    private final int other;

    /**
     * Formulas about a position.
     *
     * @param variables the track of each variable
     * @param heaps which variables are heaps
     * @param heap the heap that is {@code x}, or -1
     * @param other the heap that is {@code other}, or -1
     */
    RuleTerms(NumberTracks tracks, int[] variables, int[] heaps, int heap, int other) {
        this.tracks = tracks;
        this.variables = variables;
        this.heaps = heaps;
        this.heap = heap;
        this.other = other;
    }

    List<TermCase> of(Expr expr) {
        return expr.fold(this);
    }

    Presburger of(Condition condition) {
        return condition.fold(this);
    }

    /** That an expression stands in a relation to another; where it has no value it does not. */
    private Presburger compared(
            List<TermCase> left, List<TermCase> right, BinaryOperator<LinearSum> difference, boolean equal) {
        List<Presburger> ways = new ArrayList<>();
        for (TermCase l : left) {
            for (TermCase r : right) {
                TermCase both = l.with(r, difference.apply(l.value(), r.value()));
                ways.add(Presburger.exists(
                        both.between(), Presburger.and(new Presburger.Compare(both.value(), equal), both.when())));
            }
        }
        return Presburger.or(ways);
    }

    Presburger equal(List<TermCase> left, LinearSum right) {
        return compared(left, List.of(TermCase.of(right)), LinearSum::minus, true);
    }

    Presburger atMost(List<TermCase> left, LinearSum right) {
        return compared(left, List.of(TermCase.of(right)), LinearSum::minus, false);
    }

    Presburger atLeast(List<TermCase> left, LinearSum right) {
        return compared(left, List.of(TermCase.of(right)), (l, r) -> r.minus(l), false);
    }

    @Override
    public Presburger compare(Condition.Compare compare) {
        List<TermCase> left = of(compare.left());
        List<TermCase> right = of(compare.right());
        LinearSum one = LinearSum.of(1);
        return switch (compare.relation()) {
            case LESS -> compared(left, right, (l, r) -> l.minus(r).plus(one), false);
            case AT_MOST -> compared(left, right, LinearSum::minus, false);
            case EQUAL -> compared(left, right, LinearSum::minus, true);
            case UNEQUAL ->
                Presburger.or(List.of(
                        compared(left, right, (l, r) -> l.minus(r).plus(one), false),
                        compared(left, right, (l, r) -> r.minus(l).plus(one), false)));
            case AT_LEAST -> compared(left, right, (l, r) -> r.minus(l), false);
            case GREATER -> compared(left, right, (l, r) -> r.minus(l).plus(one), false);
        };
    }

    @Override
    public Presburger and(Condition.And and) {
        return Presburger.and(and.parts().stream().map(this::of).toArray(Presburger[]::new));
    }

    @Override
    public Presburger or(Condition.Or or) {
        return Presburger.or(or.parts().stream().map(this::of).toList());
    }

    @Override
    public Presburger not(Condition.Not not) {
        return new Presburger.Not(of(not.part()));
    }

    private static List<TermCase> just(LinearSum sum) {
        return List.of(TermCase.of(sum));
    }

    private List<TermCase> variable(int variable) {
        if (variable < 0) {
            throw new UndefinableException(What.NO_HEAP);
        }
        return just(LinearSum.track(variables[variable]));
    }

    @Override
    public List<TermCase> literal(Expr.Literal literal) {
        if (Math.abs(literal.value()) > LARGEST_NUMBER) {
            throw new UndefinableException(What.NUMBER);
        }
        return just(LinearSum.of(literal.value()));
    }

    @Override
    public List<TermCase> cell(Expr.Cell cell) {
        return variable(cell.variable());
    }

    @Override
    public List<TermCase> moved() {
        return variable(heap);
    }

    @Override
    public List<TermCase> other() {
        return variable(other);
    }

    @Override
    public List<TermCase> parameter(Expr.ParameterName parameter) {
        throw new UndefinableException(What.PARAMETER);
    }

    @Override
    public List<TermCase> chosen(Expr.Chosen chosen) {
        return just(tracks.chosen(chosen.choice()));
    }

    @Override
    public List<TermCase> total(Expr.Total total) {
        return IntStream.of(heaps)
                .mapToObj(this::variable)
                .reduce((left, right) -> joined(total.kind().operator(), left, right))
                .orElseThrow();
    }

    @Override
    public List<TermCase> arithmetic(Expr.Arithmetic arithmetic) {
        if (arithmetic.operator() == Expr.Operator.POWER
                && arithmetic.left() instanceof Expr.Literal base
                && base.value() >= 2
                && base.value() <= DigitSets.MOST_BASE
                && arithmetic.right() instanceof Expr.Arithmetic exponent
                && exponent.operator() == Expr.Operator.LOGARITHM
                && exponent.right().equals(base)) {
            int radix = (int) base.value();
            return of(exponent.left()).stream()
                    .map(one -> byDigits(one, List.of(one.value()), tracks -> DigitSets.power(radix, tracks), radix))
                    .toList();
        }
        return joined(arithmetic.operator(), of(arithmetic.left()), of(arithmetic.right()));
    }

    private List<TermCase> joined(Expr.Operator operator, List<TermCase> left, List<TermCase> right) {
        List<TermCase> all = new ArrayList<>();
        for (TermCase l : left) {
            for (TermCase r : right) {
                all.addAll(joined(operator, l, r));
            }
        }
        return all;
    }

    private List<TermCase> joined(Expr.Operator operator, TermCase l, TermCase r) {
        return switch (operator) {
            case ADD -> List.of(l.with(r, l.value().plus(r.value())));
            case SUBTRACT -> List.of(l.with(r, l.value().minus(r.value())));
            case MULTIPLY -> List.of(l.with(r, product(l.value(), r.value())));
            case POWER -> List.of(l.with(r, power(l.value(), r.value())));
            case MIN ->
                List.of(
                        l.with(r, l.value()).and(Presburger.atMost(l.value(), r.value())),
                        l.with(r, r.value()).and(Presburger.less(r.value(), l.value())));
            case MAX ->
                List.of(
                        l.with(r, l.value()).and(Presburger.atMost(r.value(), l.value())),
                        l.with(r, r.value()).and(Presburger.less(l.value(), r.value())));
            case DIVIDE_FLOOR -> quotient(l.with(r, l.value()), divisor(r.value()));
            case DIVIDE_CEIL -> {
                long divisor = divisor(r.value());
                yield quotient(l.with(r, l.value().plus(LinearSum.of(divisor - 1))), divisor);
            }
            case DIVIDE_EXACT -> exact(l.with(r, l.value()), divisor(r.value()));
            case MODULO -> {
                long divisor = divisor(r.value());
                yield quotient(l.with(r, l.value()), divisor).stream()
                        .map(q -> q.valued(l.value().minus(q.value().times(divisor))))
                        .toList();
            }
            case XOR, BIT_AND, BIT_OR ->
                List.of(byDigits(
                        l.with(r, l.value()),
                        List.of(l.value(), r.value()),
                        tracks -> DigitSets.bits(operator, tracks),
                        2));
            default -> throw new UndefinableException(What.NUMERIC);
        };
    }

    /** A number that the digits of others give, none of them below 0: each stands on a track of its own, and the result behind them. */
    private TermCase byDigits(TermCase one, List<LinearSum> given, Function<int[], Automaton> set, int base) {
        if (!given.stream().allMatch(LinearSum::natural)) {
            throw new UndefinableException(What.NUMERIC);
        }
        List<Integer> between = new ArrayList<>(one.between());
        int[] all = new int[given.size() + 1];
        Presburger when = one.when();
        for (int i = 0; i < all.length; i++) {
            all[i] = tracks.another();
            between.add(all[i]);
            when = i == given.size()
                    ? when
                    : Presburger.and(when, Presburger.equal(LinearSum.track(all[i]), given.get(i)));
        }
        when = Presburger.and(when, new Presburger.Among(set.apply(all), base));
        return new TermCase(when, LinearSum.track(all[given.size()]), between);
    }

    private static LinearSum product(LinearSum left, LinearSum right) {
        if (right.constantOnly()) {
            return left.times(left.constantOnly() ? right.constant() : factor(right.constant()));
        }
        if (left.constantOnly()) {
            return right.times(factor(left.constant()));
        }
        throw new UndefinableException(What.PRODUCT);
    }

    private static long factor(long number) {
        if (Math.abs(number) > LARGEST_FACTOR) {
            throw new UndefinableException(What.NUMBER);
        }
        return number;
    }

    private static LinearSum power(LinearSum left, LinearSum right) {
        if (!right.constantOnly() || right.constant() < 0) {
            throw new UndefinableException(What.POWER);
        }
        if (left.constantOnly()) {
            return LinearSum.of(Arithmetics.power(left.constant(), right.constant()));
        }
        if (right.constant() > 1) {
            throw new UndefinableException(What.PRODUCT);
        }
        return right.constant() == 0 ? LinearSum.of(1) : left;
    }

    private static long divisor(LinearSum sum) {
        if (!sum.constantOnly() || sum.constant() < 1) {
            throw new UndefinableException(What.DIVISOR);
        }
        return factor(sum.constant());
    }

    /** The quotient rounded down: a number between, or 0 without it for what is divided being negative. */
    private List<TermCase> quotient(TermCase divided, long divisor) {
        if (divisor == 1) {
            return List.of(divided);
        }
        if (divided.value().constantOnly()) {
            return List.of(
                    divided.valued(LinearSum.of(Math.floorDiv(divided.value().constant(), divisor))));
        }
        List<TermCase> signs = new ArrayList<>();
        for (int sign : divided.value().natural() ? new int[] {1} : new int[] {1, -1}) {
            int track = tracks.another();
            LinearSum value = LinearSum.track(track).times(sign);
            LinearSum rest = divided.value().minus(value.times(divisor));
            Presburger negative = sign > 0 ? Presburger.TRUE : Presburger.less(LinearSum.of(0), LinearSum.track(track));
            TermCase one = new TermCase(divided.when(), value, divided.between())
                    .and(Presburger.atMost(LinearSum.of(0), rest))
                    .and(Presburger.less(rest, LinearSum.of(divisor)))
                    .and(negative);
            List<Integer> between = new ArrayList<>(one.between());
            between.add(track);
            signs.add(new TermCase(one.when(), value, between));
        }
        return signs;
    }

    private List<TermCase> exact(TermCase divided, long divisor) {
        return quotient(divided, divisor).stream()
                .map(q -> q.and(Presburger.equal(q.value().times(divisor), divided.value())))
                .toList();
    }

    @Override
    public List<TermCase> absolute(Expr.Absolute absolute) {
        List<TermCase> all = new ArrayList<>();
        for (TermCase one : of(absolute.of())) {
            LinearSum zero = LinearSum.of(0);
            all.add(one.and(Presburger.atMost(zero, one.value())));
            all.add(one.valued(one.value().times(-1)).and(Presburger.less(one.value(), zero)));
        }
        return all;
    }

    @Override
    public List<TermCase> either(Expr.Either either) {
        Presburger when = of(either.when());
        List<TermCase> all = new ArrayList<>();
        of(either.then()).forEach(one -> all.add(one.and(when)));
        of(either.otherwise()).forEach(one -> all.add(one.and(new Presburger.Not(when))));
        return all;
    }
}
