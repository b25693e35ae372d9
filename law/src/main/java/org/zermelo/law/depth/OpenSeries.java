package org.zermelo.law.depth;

import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.depth.OpenAnswer.Division;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.Interval;

/**
 * One number at most for each given one, or for each two, such as the least of a set. A formula of those whose given numbers leave one
 * remainder is guessed from small numbers and proved for all.
 */
final class OpenSeries {

    /** A formula is not told where it holds later only. */
    private static final int LATEST = 120;

    private static final int MOST_DIVISOR = 24;
    private static final int MOST_DIVISOR_BESIDE = 12;
    private static final int LOOKED_AT = 480;

    /** So many numbers beside the given one are looked at. */
    private static final int BESIDES = 32;

    /** A guess must fit all but so many of the least of these. */
    private static final int BESIDES_NEAR = 8;

    private static final int TIMES = 401;

    private final Automaton one;
    private final OpenNumbers open;
    private final DecisionProcedure procedure;

    /** A guess must fit all given numbers from here on. */
    private final int far;

    private final int near;

    /** The number for each one beside, from the least on, and each given one; null where there is none. */
    private final @Nullable Long[][] seen;

    OpenSeries(Automaton one, OpenNumbers open, DecisionProcedure procedure) {
        this.one = one;
        this.open = open;
        this.procedure = procedure;
        this.far = open.two() ? LOOKED_AT * 2 / 3 : LOOKED_AT / 2;
        Interval besides = open.besides();
        this.seen =
                new @Nullable Long[(int) Math.min(BESIDES - 1, besides.greatest() - besides.least()) + 1][LOOKED_AT];
        this.near = Math.min(BESIDES_NEAR, seen.length / 3);
        for (int other = 0; other < seen.length; other++) {
            Automaton pairs = open.two() ? open.slice(one, procedure, besides.least() + other) : one;
            for (int given = 0; given < LOOKED_AT; given++) {
                seen[other][given] = open.least(pairs, procedure, given).orElse(null);
            }
        }
    }

    /** The number for a small given one, where none is beside it. */
    Optional<Long> at(int given) {
        return Optional.ofNullable(seen[0][given]);
    }

    /** Numbers that leave one remainder each, by one number for both: that of M times the modulus and that of N more. */
    record Residue(Division by, int remainder) {

        private int ofBeside() {
            return remainder / by.modulus();
        }

        private Presburger says(OpenNumbers open) {
            LinearSum beside = LinearSum.track(open.beside());
            // the number that is divided must not be negative
            LinearSum sum = LinearSum.track(open.given()).plus(beside.times(Math.floorMod(by.mix(), by.modulus())));
            return Presburger.and(
                    leaves(sum, by.modulus(), remainder % by.modulus()), leaves(beside, by.parts(), ofBeside()));
        }

        private static Presburger leaves(LinearSum sum, int modulus, int remainder) {
            LinearSum times = LinearSum.track(TIMES).times(modulus).plus(LinearSum.of(remainder));
            return modulus == 1 ? Presburger.TRUE : new Presburger.Exists(TIMES, Presburger.equal(sum, times));
        }

        private boolean has(long other, long given) {
            return Math.floorMod(given + by.mix() * other - remainder, by.modulus()) == 0
                    && Math.floorMod(other - ofBeside(), by.parts()) == 0;
        }
    }

    /** A formula, and from which given number and which one beside it on it holds; no formula where there is no number from there on. */
    record SeriesFormula(@Nullable OpenFormula formula, int from, long least) {

        private boolean fits(@Nullable Long number, long other, long given) {
            return formula == null ? number == null : number != null && number == formula.of(other, given);
        }
    }

    /** What is proved of a residue where the given number is at least so many times the one beside it and something more. */
    Optional<SeriesFormula> proved(Residue residue, int slope) {
        int most = open.two() ? MOST_DIVISOR_BESIDE : MOST_DIVISOR;
        for (int divisor = 0; divisor <= most && divisor * residue.by.modulus() < LOOKED_AT - far; divisor++) {
            Optional<OpenFormula> formula = divisor == 0 ? Optional.empty() : guess(residue, divisor);
            if (divisor == 0 || formula.isPresent()) {
                Optional<SeriesFormula> guess = from(new SeriesFormula(formula.orElse(null), 0, 0), residue, slope);
                if (guess.isPresent() && holds(guess.get(), residue, slope)) {
                    return guess;
                }
            }
        }
        return Optional.empty();
    }

    /** From where on a guess fits what was seen; empty where that is late, or later and later with the number beside. */
    private Optional<SeriesFormula> from(SeriesFormula guess, Residue residue, int slope) {
        long least = open.besides().least();
        long latest = 0;
        int first = 0;
        for (int other = seen.length - 1; other >= first; other--) {
            for (int given = LOOKED_AT - 1; given >= 0; given--) {
                long from = given + 1 - slope * (least + other);
                if (from > latest
                        && residue.has(least + other, given)
                        && !guess.fits(seen[other][given], least + other, given)) {
                    boolean late = given >= far || from > LATEST;
                    if (late && other >= near) {
                        return Optional.empty();
                    } else if (late) {
                        first = other + 1;
                        break;
                    }
                    latest = from;
                }
            }
        }
        return Optional.of(new SeriesFormula(guess.formula, (int) latest, least + first));
    }

    private Optional<OpenFormula> guess(Residue residue, int divisor) {
        int modulus = residue.by.modulus();
        int first =
                near + (int) Math.floorMod(residue.ofBeside() - open.besides().least() - near, residue.by.parts());
        int last = LOOKED_AT - 1;
        while (!residue.has(open.besides().least() + first, last)) {
            last--;
        }
        OptionalLong factor = times(seen[first][last], seen[first][last - divisor * modulus], modulus);
        if (factor.isEmpty() || factor.getAsLong() < 0) {
            return Optional.empty();
        }
        long beside = 0;
        if (open.two()) {
            int step = divisor * residue.by.parts();
            // the same remainder, where M is a step more and N the mix of it less
            int up = last - Math.max(0, -Math.floorDiv(residue.by.mix() * step, modulus)) * modulus;
            int down = up - residue.by.mix() * step;
            OptionalLong more = first + step >= seen.length || down < far || up < far
                    ? OptionalLong.empty()
                    : times(seen[first + step][down], seen[first][up], residue.by.parts());
            if (more.isEmpty()) {
                return Optional.empty();
            }
            beside = more.getAsLong() + factor.getAsLong() * residue.by.mix();
        }
        return fitting(residue, new OpenFormula(factor.getAsLong(), beside, 0, divisor));
    }

    /** By how many times a step one number is more than another one, where that is a whole number. */
    private static OptionalLong times(@Nullable Long later, @Nullable Long earlier, int step) {
        return later == null || earlier == null || (later - earlier) % step != 0
                ? OptionalLong.empty()
                : OptionalLong.of((later - earlier) / step);
    }

    /** The formula with the least constant that fits all far numbers. */
    private Optional<OpenFormula> fitting(Residue residue, OpenFormula without) {
        long low = Long.MIN_VALUE;
        long high = Long.MAX_VALUE;
        for (int other = near; other < seen.length; other++) {
            long beside = open.besides().least() + other;
            for (int given = far; given < LOOKED_AT; given++) {
                if (residue.has(beside, given)) {
                    Long number = seen[other][given];
                    if (number == null) {
                        return Optional.empty();
                    }
                    long rest = without.divisor() * number - without.factor() * given - without.beside() * beside;
                    low = Math.max(low, rest);
                    high = Math.min(high, rest + without.divisor() - 1);
                }
            }
        }
        return low > high
                ? Optional.empty()
                : Optional.of(new OpenFormula(without.factor(), without.beside(), low, without.divisor()));
    }

    private boolean holds(SeriesFormula guess, Residue residue, int slope) {
        Automaton late = procedure.of(Presburger.and(open.region(slope, guess.from, guess.least), residue.says(open)));
        Automaton says = procedure.of(guess.formula == null ? Presburger.FALSE : guess.formula.says(open));
        Automaton differs = Automata.join(says, one, (a, b) -> a == b ? 0 : 1);
        return Automata.shortest(Automata.both(differs, late)).isEmpty();
    }
}
