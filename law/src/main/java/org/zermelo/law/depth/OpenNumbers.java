package org.zermelo.law.depth;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.game.RefusedException;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/**
 * Which numbers of a position are asked for and given: one heap is asked for, one number that no move changes is given, perhaps another
 * heap or number beside it, and the others are what they are in the start.
 *
 * @param asked the variable of the heap
 * @param given the variable that is given
 * @param beside the variable that is given beside it; {@link #NONE} where there is none
 * @param besides the range of that variable
 * @param start what is fixed, and in which ranges the heaps lie
 */
public record OpenNumbers(int asked, int given, int beside, Interval besides, Presburger start) {

    /** No variable. */
    static final int NONE = -1;

    /** A number asked for is looked for with so many digits more than the given one. */
    private static final int LONGER = 44;

    /** The same where another number is given beside it: then many are looked for. */
    private static final int LONGER_BESIDE = 8;

    /** A number asked for and a given one. */
    public OpenNumbers(int asked, int given) {
        this(asked, given, NONE, new Interval(0, 0), Presburger.TRUE);
    }

    /**
     * The numbers of some rules: the heap S, or the last one that the rules leave open, is asked for.
     *
     * @throws RefusedException when it is not one or two heaps that the rules leave open, and numbers that no move changes
     */
    public static OpenNumbers of(DefinedRules defined) {
        Ruleset rules = defined.rules();
        List<Variable> variables = rules.variables();
        List<Integer> heaps = new ArrayList<>();
        List<Integer> standing = new ArrayList<>();
        List<Presburger> start = new ArrayList<>();
        int asked = NONE;
        for (int i = 0; i < variables.size(); i++) {
            Expr from = variables.get(i).start();
            if (!variables.get(i).heap()) {
                standing.add(i);
            } else if (from instanceof Expr.ParameterName name) {
                heaps.add(i);
                asked = asked == NONE || !name(rules, asked).equals("S") ? i : asked;
                start.add(within(i, range(rules, i)));
            }
        }
        heaps.remove((Integer) asked);
        int given = standing.isEmpty() ? NONE : standing.get(standing.size() - 1);
        List<Integer> besides = new ArrayList<>(heaps);
        standing.stream().filter(one -> one != given).forEach(besides::add);
        if (asked == NONE
                || given == NONE
                || besides.size() > 1
                || standing.stream().anyMatch(one -> changed(rules, one))) {
            throw new RefusedException("law.ask.open");
        }
        start.add(defined.starts());
        int beside = besides.isEmpty() ? NONE : besides.get(0);
        Presburger all = Presburger.and(start.toArray(Presburger[]::new));
        return beside == NONE
                ? new OpenNumbers(asked, given, NONE, new Interval(0, 0), all)
                : new OpenNumbers(asked, given, beside, range(rules, beside), all);
    }

    private static String name(Ruleset rules, int variable) {
        return rules.variables().get(variable).start() instanceof Expr.ParameterName name ? name.name() : "";
    }

    /** In which range a variable lies at the start: no number of a position is negative. */
    private static Interval range(Ruleset rules, int variable) {
        return rules.parameters().stream()
                .filter(parameter -> parameter.name().equals(name(rules, variable)))
                .map(Parameter::range)
                .findFirst()
                .orElseGet(() -> rules.variables().get(variable).range())
                .meet(new Interval(0, Long.MAX_VALUE));
    }

    private static Presburger within(int variable, Interval range) {
        LinearSum value = LinearSum.track(variable);
        Presburger above = Presburger.atMost(LinearSum.of(range.least()), value);
        return range.bounded()
                ? Presburger.and(above, Presburger.atMost(value, LinearSum.of(range.greatest())))
                : above;
    }

    /** Whether another number is given beside the first. */
    public boolean two() {
        return beside != NONE;
    }

    /** That the given number is at least so many times the one beside it and so much more, which is at least so much. */
    Presburger region(long slope, long from, long besideFrom) {
        if (!two()) {
            return Presburger.atMost(LinearSum.of(from), LinearSum.track(given));
        }
        LinearSum least = LinearSum.track(beside).times(slope).plus(LinearSum.of(from));
        return Presburger.and(
                Presburger.atMost(least, LinearSum.track(given)),
                within(beside, new Interval(besideFrom, besides.greatest())));
    }

    private static boolean changed(Ruleset rules, int variable) {
        for (Step step : Step.all(rules)) {
            for (MoveRule.NewValue change : step.clause().changes()) {
                if (step.variable(change) == variable) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a set holds the pair of a number asked for and a given one. */
    boolean holds(Automaton pairs, DecisionProcedure procedure, long number, long givenNumber) {
        if (pairs.tracks().length < 2) {
            return false;
        }
        long[] pair = asked < given ? new long[] {number, givenNumber} : new long[] {givenNumber, number};
        return pairs.of(procedure.numeration(), pair) != 0;
    }

    /** A set for one number that is given beside the other one. */
    Automaton slice(Automaton set, DecisionProcedure procedure, long other) {
        Presburger fixed = Presburger.equal(LinearSum.track(beside), LinearSum.of(other));
        return Automata.hide(Automata.both(set, procedure.of(fixed)), beside);
    }

    /** The least number asked for of a set for a given one, found digit by digit from behind; empty where there is none. */
    Optional<Long> least(Automaton pairs, DecisionProcedure procedure, long givenNumber) {
        if (pairs.tracks().length < 2) {
            return Optional.empty();
        }
        int[] digits = procedure.numeration().digits(givenNumber);
        int longer = two() ? LONGER_BESIDE : LONGER;
        int length = digits.length + longer;
        int[] at = new int[length];
        System.arraycopy(digits, 0, at, longer, digits.length);
        BitSet[] good = new BitSet[length + 1];
        good[length] = new BitSet();
        for (int state = 0; state < pairs.states(); state++) {
            good[length].set(state, pairs.output(state) != 0);
        }
        for (int i = length - 1; i >= 0; i--) {
            good[i] = new BitSet();
            for (int state = 0; state < pairs.states(); state++) {
                good[i].set(state, leastDigit(pairs, state, at[i], good[i + 1]) >= 0);
            }
        }
        if (!good[0].get(0)) {
            return Optional.empty();
        }
        int[] number = new int[length];
        int state = 0;
        for (int i = 0; i < length; i++) {
            number[i] = leastDigit(pairs, state, at[i], good[i + 1]);
            state = pairs.next(state, letter(pairs, number[i], at[i]));
        }
        return Optional.of(procedure.numeration().value(number));
    }

    /** The least digit of the number asked for that leads to a good state; -1 when none does. */
    private int leastDigit(Automaton pairs, int state, int givenDigit, BitSet good) {
        for (int digit = 0; digit < pairs.radix(); digit++) {
            if (good.get(pairs.next(state, letter(pairs, digit, givenDigit)))) {
                return digit;
            }
        }
        return -1;
    }

    private int letter(Automaton pairs, int digit, int givenDigit) {
        return asked < given ? digit + givenDigit * pairs.radix() : givenDigit + digit * pairs.radix();
    }

    /** What the heap asked for and the numbers given may be in a set of positions. */
    public Automaton of(Automaton set, DepthSets sets) {
        Automaton fixed = Automata.both(set, sets.procedure().of(start));
        int[] others = IntStream.of(fixed.tracks())
                .filter(track -> track != asked && track != given && track != beside)
                .toArray();
        return others.length == 0 ? fixed : Automata.hide(fixed, others);
    }
}
