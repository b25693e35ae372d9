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
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/**
 * Which numbers of a position are asked for and given: one heap is asked for, one number that no move changes is given, and the others
 * are what they are in the start.
 *
 * @param asked the variable of the heap
 * @param given the variable that is given
 * @param start what is fixed, and in which range the heap lies
 */
public record OpenNumbers(int asked, int given, Presburger start) {

    /** A number asked for is looked for with so many digits more than the given one. */
    private static final int LONGER = 44;

    /**
     * The numbers of some rules.
     *
     * @throws RefusedException when it is not one heap that the rules leave open, and one number that no move changes
     */
    public static OpenNumbers of(Ruleset rules) {
        List<Variable> variables = rules.variables();
        List<Integer> asked = new ArrayList<>();
        List<Integer> given = new ArrayList<>();
        List<Presburger> start = new ArrayList<>();
        for (int i = 0; i < variables.size(); i++) {
            Expr from = variables.get(i).start();
            if (!variables.get(i).heap()) {
                given.add(i);
            } else if (from instanceof Expr.ParameterName name) {
                asked.add(i);
                start.addAll(range(i, rules, name.name()));
            } else if (from instanceof Expr.Literal number) {
                start.add(Presburger.equal(LinearSum.track(i), LinearSum.of(number.value())));
            }
        }
        if (asked.size() != 1 || given.size() != 1 || changed(rules, given.get(0))) {
            throw new RefusedException("law.ask.open");
        }
        return new OpenNumbers(asked.get(0), given.get(0), Presburger.and(start.toArray(Presburger[]::new)));
    }

    private static List<Presburger> range(int variable, Ruleset rules, String name) {
        LinearSum heap = LinearSum.track(variable);
        List<Presburger> range = new ArrayList<>();
        for (Parameter parameter : rules.parameters()) {
            if (parameter.name().equals(name)) {
                range.add(Presburger.atMost(LinearSum.of(parameter.least()), heap));
                if (parameter.bounded()) {
                    range.add(Presburger.atMost(heap, LinearSum.of(parameter.greatest())));
                }
            }
        }
        return range;
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

    /** The least number asked for of a set for a given one, found digit by digit from behind; empty where there is none. */
    Optional<Long> least(Automaton pairs, DecisionProcedure procedure, long givenNumber) {
        if (pairs.tracks().length < 2) {
            return Optional.empty();
        }
        int[] digits = procedure.numeration().digits(givenNumber);
        int length = digits.length + LONGER;
        int[] at = new int[length];
        System.arraycopy(digits, 0, at, LONGER, digits.length);
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

    /** The pairs of the heap asked for and the number given in a set of positions. */
    public Automaton of(Automaton set, DepthSets sets) {
        Automaton fixed = Automata.both(set, sets.procedure().of(start));
        int[] others = IntStream.of(fixed.tracks())
                .filter(track -> track != asked && track != given)
                .toArray();
        return others.length == 0 ? fixed : Automata.hide(fixed, others);
    }
}
