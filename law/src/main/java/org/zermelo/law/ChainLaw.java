package org.zermelo.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.law.depth.OpenAnswer.Wanted;
import org.zermelo.law.depth.OpenFormula;
import org.zermelo.law.depth.OpenNumbers;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.value.Value;

/**
 * The lost sizes of one heap, each given by the one before it, as with {@code take 1..x//3}. The moves from a size lead to all sizes from
 * some one on up to it. So the sizes after a lost one are won as long as it can be reached; the first from which it cannot leads to won
 * sizes only, and is lost. These sizes grow by a factor, which no digits need to show.
 *
 * @param first the least lost size in play; or the greatest at which the play is over, where that is lost
 * @param over that greatest size; -1 where no play is over, or where that is won
 * @param next the lost size after a given one
 */
public record ChainLaw(DefinedRules defined, Value value, long first, long over, OpenAnswer next)
        implements ProvedLaw.OfRules {

    /** So many lost sizes are told beside the formula. */
    private static final int SHOWN = 5;

    /** Ends may leave no more sizes than these out of play. */
    private static final long LATEST = 1_000_000_000;

    private static final int COUNTED = 503;

    /** Such a law of these rules, proved; empty when they are of another kind, or the sizes do not grow by a factor. */
    static Optional<ChainLaw> of(DefinedRules defined, Value value) {
        return value.fold() == Value.Fold.MEX || defined.rules().forbidden() > 0
                ? Optional.empty()
                : IntervalMoves.of(defined).flatMap(moves -> proved(defined, value, moves));
    }

    private static Optional<ChainLaw> proved(DefinedRules defined, Value value, IntervalMoves moves) {
        DecisionProcedure procedure = moves.procedure();
        LinearSum heap = LinearSum.track(IntervalMoves.HEAP);
        LinearSum after = LinearSum.track(moves.to());
        try {
            boolean lost = moves.some(defined.ended(), defined.endedLost());
            if (lost && moves.some(defined.ended(), new Presburger.Not(defined.endedLost()))
                    || moves.inPlay() > LATEST) {
                return Optional.empty();
            }
            Automaton some = Automata.hide(moves.leads(), moves.to());
            Automaton ends = Automata.both(
                    defined.stuckLoses() ? some.saying(said -> 1) : some,
                    procedure.of(Presburger.atMost(LinearSum.of(moves.inPlay()), heap)));
            Optional<int[][]> least = Automata.shortest(ends);
            if (least.isEmpty()) {
                return Optional.empty();
            }
            long first = lost ? moves.inPlay() - 1 : procedure.numeration().value(least.get()[0]);
            // what is given is counted from the first lost size on
            Presburger later = Presburger.and(
                    Presburger.less(after, heap),
                    new Presburger.Not(new Presburger.Among(moves.leads())),
                    new Presburger.Among(ends));
            Automaton pairs = procedure.of(Presburger.exists(
                    List.of(moves.to()),
                    Presburger.and(
                            later, Presburger.equal(LinearSum.track(COUNTED).plus(LinearSum.of(first)), after))));
            OpenNumbers pair = new OpenNumbers(IntervalMoves.HEAP, COUNTED);
            return OpenAnswer.of(pairs, new Wanted(1, false, false), pair, procedure)
                    .map(next -> next.from((int) first))
                    .filter(ChainLaw::grows)
                    .map(next -> new ChainLaw(defined, value, first, lost ? first : -1, next));
        } catch (TooLargeException e) {
            return Optional.empty();
        }
    }

    private static boolean grows(OpenAnswer next) {
        return step(next) > 0
                || next.cases().stream()
                        .allMatch(one -> one.formulas().size() == 1
                                && one.formulas().get(0).factor()
                                        > one.formulas().get(0).divisor());
    }

    /** By how much each lost size is larger than the one before, where that is always the same; else 0. */
    private static long step(OpenAnswer next) {
        List<OpenFormula> formulas = next.cases().get(0).formulas();
        boolean same =
                next.modulus() == 1 && formulas.size() == 1 && formulas.get(0).factor() == 1;
        return same && formulas.get(0).divisor() == 1 ? formulas.get(0).constant() : 0;
    }

    /** The lost size after a lost one; {@link Long#MAX_VALUE} where it is not less. */
    private long after(long lost) {
        return next.at(lost).stream().findFirst().orElse(Long.MAX_VALUE);
    }

    /** The greatest lost size up to this one; -1 where all such sizes are won. O(log size). */
    public long lostUpTo(long size) {
        if (size <= over) {
            return size;
        }
        long step = step(next);
        long lost = -1;
        for (long one = first; one <= size && one > lost && one < Long.MAX_VALUE; one = after(one)) {
            lost = one;
            if (step > 0 && one >= next.from()) {
                return one + (size - one) / step * step;
            }
        }
        return lost;
    }

    /** Lost sizes up to where the formula holds, and some more. */
    public List<Long> shown() {
        List<Long> shown = new ArrayList<>();
        int more = 0;
        for (long one = first; more < SHOWN && one < Long.MAX_VALUE; one = after(one)) {
            shown.add(one);
            more += one >= next.from() ? 1 : 0;
        }
        return shown;
    }

    /** The least lost size from which on the formula gives the next one. */
    public long from() {
        return shown().stream().filter(size -> size >= next.from()).findFirst().orElse(first);
    }

    /** What the next lost size is, in the name of the heap: one formula, or one for each remainder. */
    public String formula() {
        return next.text(defined.names().get(0));
    }
}
