package org.zermelo.law;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
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
 * Nimbers of one heap that grow with it, as with {@code take 1..x//2}. The moves from n lead to all sizes from b(n) on up to it, and b
 * stays or grows by 1 with each size. Then the sizes from b(n) to n have each nimber from 0 to n - b(n) once: where b stays, n has a new
 * nimber, n - b(n); where b grows, n has the nimber of the size that can no longer be reached (L. Levine, Fractal sequences and
 * restricted Nim, 2006).
 *
 * @param fresh the nimber of a size where it is new
 * @param like the smaller size whose nimber any other size has
 */
public record WindowLaw(DefinedRules defined, Value value, OpenAnswer fresh, OpenAnswer like)
        implements ProvedLaw.OfRules {

    /** So many nimbers are told beside the formulas. */
    private static final int SHOWN = 8;

    private static final int SMALLER = 501;
    private static final int LEAST = 502;

    /** Such a law of these rules, proved; empty when they are of another kind, or many sizes have one nimber. */
    static Optional<WindowLaw> of(DefinedRules defined, Value value) {
        return value.fold() != Value.Fold.MEX || !defined.rules().ends().isEmpty()
                ? Optional.empty()
                : IntervalMoves.of(defined).flatMap(moves -> proved(defined, value, moves));
    }

    private static Optional<WindowLaw> proved(DefinedRules defined, Value value, IntervalMoves moves) {
        DecisionProcedure procedure = moves.procedure();
        int heap = IntervalMoves.HEAP;
        int to = moves.to();
        try {
            Presburger step = plusOne(SMALLER, heap);
            Presburger grows = plusOne(to, LEAST);
            boolean falls = moves.some(
                    step,
                    Presburger.less(LinearSum.track(to), LinearSum.track(SMALLER)),
                    moves.leads(heap, to),
                    new Presburger.Not(moves.leads(SMALLER, to)));
            boolean jumps =
                    moves.some(step, grows, moves.leads(SMALLER, to), new Presburger.Not(moves.leads(heap, LEAST)));
            if (falls || jumps) {
                return Optional.empty();
            }
            Presburger reached = Presburger.or(
                    List.of(moves.leads(heap, to), Presburger.equal(LinearSum.track(heap), LinearSum.track(to))));
            Presburger lower =
                    Presburger.exists(List.of(LEAST), Presburger.and(plusOne(LEAST, to), moves.leads(heap, LEAST)));
            Automaton least = procedure.of(Presburger.and(reached, new Presburger.Not(lower)));
            Presburger before = IntervalMoves.among(least, track -> track == heap ? SMALLER : LEAST);
            Presburger now = IntervalMoves.among(least, track -> track == heap ? heap : LEAST);
            Presburger stays = exists(
                    List.of(SMALLER, LEAST),
                    step,
                    before,
                    now,
                    Presburger.equal(LinearSum.track(to).plus(LinearSum.track(LEAST)), LinearSum.track(heap)));
            Presburger zero = Presburger.and(
                    Presburger.equal(LinearSum.track(heap), LinearSum.of(0)),
                    Presburger.equal(LinearSum.track(to), LinearSum.of(0)));
            Presburger moved = exists(
                    List.of(SMALLER, LEAST),
                    step,
                    plusOne(to, LEAST),
                    now,
                    IntervalMoves.among(least, track -> track == heap ? SMALLER : to));
            Optional<OpenAnswer> fresh = answer(Presburger.or(List.of(zero, stays)), moves);
            Optional<OpenAnswer> like = answer(moved, moves);
            return fresh.isPresent() && like.filter(WindowLaw::falls).isPresent()
                    ? Optional.of(new WindowLaw(defined, value, fresh.get(), like.get()))
                    : Optional.empty();
        } catch (TooLargeException e) {
            return Optional.empty();
        }
    }

    private static Presburger exists(List<Integer> tracks, Presburger... parts) {
        return Presburger.exists(tracks, Presburger.and(parts));
    }

    private static Presburger plusOne(int less, int more) {
        return Presburger.equal(LinearSum.track(less).plus(LinearSum.of(1)), LinearSum.track(more));
    }

    private static Optional<OpenAnswer> answer(Presburger pairs, IntervalMoves moves) {
        OpenNumbers pair = new OpenNumbers(moves.to(), IntervalMoves.HEAP);
        Automaton set = moves.procedure().of(pairs);
        return Automata.shortest(set).isEmpty() || set.tracks().length == 2
                ? OpenAnswer.of(set, new Wanted(1, false, false), pair, moves.procedure())
                : Optional.empty();
    }

    /** Whether sizes of one nimber grow by a factor, so that few steps lead to the least. */
    private static boolean falls(OpenAnswer like) {
        return like.cases().stream()
                .flatMap(one -> one.formulas().stream())
                .allMatch(formula -> formula.factor() < formula.divisor());
    }

    /** The nimber of a size. O(log size). */
    public long of(long size) {
        long one = size;
        while (fresh.at(one).isEmpty()) {
            one = like.at(one).get(0);
        }
        return fresh.at(one).get(0);
    }

    /** The least size that a move leads to; the size itself where there is no move. */
    long least(long size) {
        List<Long> nimber = fresh.at(size);
        return nimber.isEmpty() ? like.at(size).get(0) + 1 : size - nimber.get(0);
    }

    /** The least size that a move leads to, as a formula for later sizes that leave the remainder of this one. */
    OpenFormula leastFrom(long size) {
        List<OpenFormula> nimber = fresh.caseOf(size).formulas();
        OpenFormula one = nimber.isEmpty() ? like.caseOf(size).formulas().get(0) : nimber.get(0);
        long divisor = one.divisor();
        return nimber.isEmpty()
                ? new OpenFormula(one.factor(), 0, one.constant() + divisor, divisor)
                : new OpenFormula(divisor - one.factor(), 0, divisor - 1 - one.constant(), divisor);
    }

    /** The size with this nimber that a move leads to from a larger one; empty where no move does. O(log size) squared. */
    OptionalLong reached(long from, long nimber) {
        // the first size that has a nimber is the first with so many moves
        long size = first(0, from, one -> one - least(one) >= nimber);
        while (size < least(from)) {
            long left = size;
            size = first(size + 1, from, one -> least(one) > left);
        }
        return size < from ? OptionalLong.of(size) : OptionalLong.empty();
    }

    /** The least number from one on for which a condition holds that holds from there on; {@code to} where it holds later. */
    private static long first(long from, long to, LongPredicate holds) {
        long low = from;
        long high = to;
        while (low < high) {
            long middle = low + (high - low) / 2;
            if (holds.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The size from which on the formulas hold. */
    public int from() {
        return Math.max(fresh.from(), like.from());
    }

    /** The nimbers of the sizes up to where the formulas hold, and some more. */
    public List<Long> shown() {
        return LongStream.range(0, from() + SHOWN).map(this::of).boxed().toList();
    }

    /** The nimber where it is new, as a formula. */
    public String formula() {
        return fresh.text(defined.names().get(0));
    }

    /** The smaller size with the same nimber, as a formula; empty where each nimber is new. */
    public String smaller() {
        return like.text(defined.names().get(0));
    }
}
