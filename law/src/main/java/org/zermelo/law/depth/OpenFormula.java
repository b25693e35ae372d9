package org.zermelo.law.depth;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * A number that a set names for each given one, as {@code (factor * N + constant) // divisor} from some N on. It is guessed from small
 * numbers and proved for all.
 *
 * @param factor of the given number
 * @param constant what is added
 * @param divisor by which it is divided, rounded down
 * @param from the given number from which on this holds
 * @param before the answers for 0, 1, .. below that; empty where there is none
 */
public record OpenFormula(long factor, long constant, long divisor, int from, List<Optional<Long>> before) {

    private static final int MOST_DIVISOR = 24;
    private static final int LOOKED_AT = 240;
    private static final int LATEST = 120;

    /** Tracks for numbers that are compared. */
    private static final int SMALLER = 400;

    public OpenFormula {
        before = List.copyOf(before);
    }

    /** The least number of each; empty where no such formula is proved. */
    public static Optional<OpenFormula> least(Automaton pairs, OpenNumbers open, DecisionProcedure procedure) {
        return of(extreme(pairs, open, procedure, true), open, procedure);
    }

    /** The greatest number of each; empty where no such formula is proved. */
    public static Optional<OpenFormula> greatest(Automaton pairs, OpenNumbers open, DecisionProcedure procedure) {
        return of(extreme(pairs, open, procedure, false), open, procedure);
    }

    /** The pairs but those with the least number. */
    public static Automaton beyondLeast(Automaton pairs, OpenNumbers open, DecisionProcedure procedure) {
        return Automata.both(pairs, procedure.not(extreme(pairs, open, procedure, true)));
    }

    /** Whether the numbers of each are all from the least to the greatest. */
    public static boolean gapless(Automaton pairs, OpenNumbers open, DecisionProcedure procedure) {
        Automaton below = beside(pairs, open, procedure, true);
        Automaton above = beside(pairs, open, procedure, false);
        Automaton gaps = Automata.both(Automata.both(below, above), procedure.not(pairs));
        return Automata.shortest(gaps).isEmpty();
    }

    /** The numbers with another one of the set below, or above, them. */
    private static Automaton beside(Automaton pairs, OpenNumbers open, DecisionProcedure procedure, boolean below) {
        int[] tracks = pairs.tracks();
        int[] moved = tracks.clone();
        for (int i = 0; i < moved.length; i++) {
            moved[i] = tracks[i] == open.asked() ? SMALLER : tracks[i];
        }
        LinearSum other = LinearSum.track(SMALLER);
        LinearSum own = LinearSum.track(open.asked());
        Presburger order = below ? Presburger.less(other, own) : Presburger.less(own, other);
        return Automata.hide(Automata.both(pairs.onTracks(moved), procedure.of(order)), SMALLER);
    }

    private static Automaton extreme(Automaton pairs, OpenNumbers open, DecisionProcedure procedure, boolean least) {
        return Automata.both(pairs, procedure.not(beside(pairs, open, procedure, least)));
    }

    private static Optional<OpenFormula> of(Automaton one, OpenNumbers open, DecisionProcedure procedure) {
        List<Optional<Long>> seen = new ArrayList<>();
        for (long given = 0; given < LOOKED_AT; given++) {
            seen.add(number(one, open, procedure, given));
        }
        for (int divisor = 1; divisor <= MOST_DIVISOR; divisor++) {
            Optional<OpenFormula> guess = guess(seen, divisor);
            if (guess.isPresent() && guess.get().holds(one, open, procedure)) {
                return guess;
            }
        }
        return Optional.empty();
    }

    /** The number of a set with one number for each, if it is small. */
    private static Optional<Long> number(Automaton one, OpenNumbers open, DecisionProcedure procedure, long given) {
        for (long number = 0; number < 2 * LOOKED_AT; number++) {
            long[] pair = open.asked() < open.given() ? new long[] {number, given} : new long[] {given, number};
            if (one.tracks().length == 2 && one.of(procedure.numeration(), pair) != 0) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    private static Optional<OpenFormula> guess(List<Optional<Long>> seen, int divisor) {
        int last = seen.size() - 1;
        if (seen.get(last).isEmpty() || seen.get(last - divisor).isEmpty()) {
            return Optional.empty();
        }
        long factor = seen.get(last).get() - seen.get(last - divisor).get();
        long low = Long.MIN_VALUE;
        long high = Long.MAX_VALUE;
        int from = last + 1;
        while (from > 0 && seen.get(from - 1).isPresent()) {
            long rest = divisor * seen.get(from - 1).get() - factor * (from - 1);
            long nextLow = Math.max(low, rest);
            long nextHigh = Math.min(high, rest + divisor - 1);
            if (nextLow > nextHigh) {
                break;
            }
            low = nextLow;
            high = nextHigh;
            from--;
        }
        return from > LATEST
                ? Optional.empty()
                : Optional.of(new OpenFormula(factor, low, divisor, from, seen.subList(0, from)));
    }

    private boolean holds(Automaton one, OpenNumbers open, DecisionProcedure procedure) {
        LinearSum given = LinearSum.track(open.given());
        LinearSum rest = given.times(factor)
                .plus(LinearSum.of(constant))
                .minus(LinearSum.track(open.asked()).times(divisor));
        Presburger says = Presburger.and(
                Presburger.atMost(LinearSum.of(0), rest),
                Presburger.less(rest, LinearSum.of(divisor)),
                Presburger.atMost(LinearSum.of(from), given));
        Automaton late = Automata.both(one, procedure.of(Presburger.atMost(LinearSum.of(from), given)));
        Automaton differs = Automata.join(procedure.of(says), late, (a, b) -> a == b ? 0 : 1);
        return Automata.shortest(differs).isEmpty();
    }

    /** Its text, such as {@code (N - 1)//2}. */
    public String text(String name) {
        String sum = factor == 0 ? Long.toString(constant) : (factor == 1 ? "" : factor + "*") + name + added();
        if (divisor == 1) {
            return sum;
        }
        return (factor != 0 && constant == 0 ? sum : "(" + sum + ")") + "//" + divisor;
    }

    private String added() {
        return constant == 0 ? "" : constant > 0 ? " + " + constant : " - " + -constant;
    }
}
