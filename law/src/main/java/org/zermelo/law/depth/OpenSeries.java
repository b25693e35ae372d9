package org.zermelo.law.depth;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * One number at most for each given one, such as the least of a set. A formula of those whose given number leaves one remainder is
 * guessed from small numbers and proved for all.
 */
final class OpenSeries {

    /** A formula is not told where it holds later only. */
    static final int LATEST = 120;

    private static final int MOST_DIVISOR = 24;
    private static final int LOOKED_AT = 480;

    private static final int TIMES = 401;

    private final Automaton one;
    private final OpenNumbers open;
    private final DecisionProcedure procedure;

    /** The number for each given one; null where there is none. */
    private final @Nullable Long[] seen = new @Nullable Long[LOOKED_AT];

    OpenSeries(Automaton one, OpenNumbers open, DecisionProcedure procedure) {
        this.one = one;
        this.open = open;
        this.procedure = procedure;
        for (int given = 0; given < LOOKED_AT; given++) {
            seen[given] = open.least(one, procedure, given).orElse(null);
        }
    }

    /** The number for a small given one. */
    Optional<Long> at(int given) {
        return Optional.ofNullable(seen[given]);
    }

    /** Given numbers that leave one remainder. */
    record Residue(int modulus, int remainder) {

        private Presburger says(int track) {
            LinearSum times = LinearSum.track(TIMES).times(modulus);
            Presburger multiple = Presburger.equal(LinearSum.track(track), times.plus(LinearSum.of(remainder)));
            return modulus == 1 ? Presburger.TRUE : new Presburger.Exists(TIMES, multiple);
        }

        private int last() {
            return remainder + (LOOKED_AT - 1 - remainder) / modulus * modulus;
        }
    }

    /** A formula, and the given number from which on it holds; no formula where there is no number from there on. */
    record SeriesFormula(@Nullable OpenFormula formula, int from) {}

    /** What is proved of the given numbers of a residue. */
    Optional<SeriesFormula> proved(Residue residue) {
        if (seen[residue.last()] == null) {
            int from = residue.last();
            while (from >= 0 && seen[from] == null) {
                from -= residue.modulus;
            }
            SeriesFormula none = new SeriesFormula(null, Math.max(0, from + 1));
            return none.from <= LATEST && holds(none, residue) ? Optional.of(none) : Optional.empty();
        }
        for (int divisor = 1; divisor <= MOST_DIVISOR && divisor * residue.modulus < LOOKED_AT / 2; divisor++) {
            Optional<SeriesFormula> guess = guess(residue, divisor);
            if (guess.isPresent() && holds(guess.get(), residue)) {
                return guess;
            }
        }
        return Optional.empty();
    }

    private Optional<SeriesFormula> guess(Residue residue, int divisor) {
        int last = residue.last();
        Long latest = seen[last];
        Long earlier = seen[last - divisor * residue.modulus];
        if (latest == null || earlier == null || latest < earlier || (latest - earlier) % residue.modulus != 0) {
            return Optional.empty();
        }
        long factor = (latest - earlier) / residue.modulus;
        long low = Long.MIN_VALUE;
        long high = Long.MAX_VALUE;
        int given = last;
        for (; given >= 0; given -= residue.modulus) {
            Long number = seen[given];
            long rest = number == null ? 0 : divisor * number - factor * given;
            long nextLow = Math.max(low, rest);
            long nextHigh = Math.min(high, rest + divisor - 1);
            if (number == null || nextLow > nextHigh) {
                break;
            }
            low = nextLow;
            high = nextHigh;
        }
        int from = Math.max(0, given + 1);
        return from > LATEST
                ? Optional.empty()
                : Optional.of(new SeriesFormula(new OpenFormula(factor, low, divisor), from));
    }

    private boolean holds(SeriesFormula guess, Residue residue) {
        Automaton late = procedure.of(Presburger.and(
                Presburger.atMost(LinearSum.of(guess.from), LinearSum.track(open.given())),
                residue.says(open.given())));
        Automaton says = procedure.of(guess.formula == null ? Presburger.FALSE : guess.formula.says(open));
        Automaton differs = Automata.join(says, one, (a, b) -> a == b ? 0 : 1);
        return Automata.shortest(Automata.both(differs, late)).isEmpty();
    }

    /** The number from which on no given number belongs to a pair of a set; empty where that is late or never. */
    static Optional<Integer> lastsUntil(Automaton pairs, OpenNumbers open, DecisionProcedure procedure) {
        for (int from = 0; from <= LATEST; from++) {
            Automaton late = procedure.of(Presburger.atMost(LinearSum.of(from), LinearSum.track(open.given())));
            if (Automata.shortest(Automata.both(pairs, late)).isEmpty()) {
                return Optional.of(from);
            }
        }
        return Optional.empty();
    }
}
