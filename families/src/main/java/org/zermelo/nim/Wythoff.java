package org.zermelo.nim;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Note;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.large.LazyMoves;
import org.zermelo.game.large.Saturated;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Wythoff's game: take any positive number from one of two heaps, or the same number from both. The player to move loses
 * exactly at the pairs (floor(k phi), floor(k phi^2)) with the golden ratio phi; under misère play at (0, 1), (2, 2) and
 * all these pairs but (0, 0) and (1, 2). No formula is known for the nimbers; they come from a table.
 *
 * <p>Source: W. A. Wythoff, A modification of the game of Nim, 1907.
 */
public final class Wythoff
        implements ClosedForm<Pair, PairMove>,
                NimberGame<Pair, PairMove>,
                Counted<Pair, PairMove>,
                Ranked<Pair>,
                Restartable<Pair, PairMove> {

    private final Pair start;

    /**
     * Wythoff's game on two heaps.
     *
     * @throws BadInputException when a heap is negative
     */
    public Wythoff(long a, long b) {
        if (a < 0 || b < 0) {
            throw new BadInputException("nim.negative-heap", "seen", Math.min(a, b), "heap", a < 0 ? 1 : 2);
        }
        this.start = new Pair(a, b);
    }

    @Override
    public Pair start() {
        return start;
    }

    @Override
    public Wythoff from(Pair position) {
        return new Wythoff(position.a(), position.b());
    }

    @Override
    public List<PairMove> moves(Pair position) {
        long a = position.a();
        long b = position.b();
        return LazyMoves.of(moveCount(position), i -> {
            if (i < a) {
                return new PairMove(a, b, a - 1 - i, b);
            }
            long take = i - a < b ? i - a + 1 : i - a - b + 1;
            return i - a < b ? new PairMove(a, b, a, b - take) : new PairMove(a, b, a - take, b - take);
        });
    }

    @Override
    public Pair play(Pair position, PairMove move) {
        return new Pair(move.toA(), move.toB());
    }

    @Override
    public long level(Pair position) {
        return Saturated.sum(position.a(), position.b());
    }

    @Override
    public boolean decides(Convention convention) {
        return convention != Convention.SCORE;
    }

    @Override
    public boolean isPrevious(Pair position, Convention convention) {
        long small = position.small();
        long large = position.large();
        boolean golden = GoldenRatio.times(large - small) == small;
        if (convention == Convention.NORMAL || large > 2) {
            return golden;
        }
        return small == 0 && large == 1 || small == 2;
    }

    @Override
    public long moveCount(Pair position) {
        return Saturated.sum(position.a(), position.b(), position.small());
    }

    /** There are at most three pairs to move to: one on each of the two lines and one on the diagonal. */
    @Override
    public List<PairMove> winningMoves(Pair position, Convention convention, int limit) {
        long a = position.a();
        long b = position.b();
        Set<Pair> targets = new LinkedHashSet<>();
        for (long k : new long[] {partner(a), partner(b)}) {
            if (k >= 0) {
                targets.add(new Pair(a, k));
                targets.add(new Pair(k, b));
            }
        }
        long difference = position.large() - position.small();
        long low = GoldenRatio.times(difference);
        if (low < position.small()) {
            targets.add(a < b ? new Pair(low, low + difference) : new Pair(low + difference, low));
        }
        for (long x = 0; x <= 2; x++) {
            for (long y = 0; y <= 2; y++) {
                targets.add(new Pair(x, y));
            }
        }
        return targets.stream()
                .filter(to -> reaches(position, to) && isPrevious(to, convention))
                .map(to -> new PairMove(a, b, to.a(), to.b()))
                .limit(limit)
                .toList();
    }

    private static boolean reaches(Pair from, Pair to) {
        long a = from.a() - to.a();
        long b = from.b() - to.b();
        return a >= 0 && b >= 0 && (a > 0 || b > 0) && (a == 0 || b == 0 || a == b);
    }

    /**
     * The number that is paired with x in the sequence of lost pairs; each number is in exactly one pair. -1 when it passes a
     * {@code long}.
     */
    private static long partner(long x) {
        long k = GoldenRatio.index(x);
        if (k >= 0) {
            return k > Long.MAX_VALUE - x ? -1 : x + k;
        }
        // the larger of its pair: j and its golden multiple make x, so j is x less x times the golden ratio less 1, but
        // for rounding
        long j = x - GoldenRatio.timesLessOne(x);
        while (GoldenRatio.times(j) > x - j) {
            j--;
        }
        while (GoldenRatio.times(j) < x - j) {
            j++;
        }
        return x - j;
    }

    @Override
    public Reason facts(Convention convention) {
        long difference = start.large() - start.small();
        return FormulaReason.of(
                "nim.wythoff",
                "difference",
                difference,
                "small",
                start.small(),
                "golden",
                GoldenRatio.product(difference),
                "large",
                start.large());
    }

    @Override
    public double positions() {
        return (start.small() + 1.0) * (start.large() + 1.0) / 2;
    }

    @Override
    public Optional<Rules<Pair, PairMove>> smaller() {
        return start.large() == 0
                ? Optional.empty()
                : Optional.of(new Wythoff(Counted.eighthLess(start.a()), Counted.eighthLess(start.b())));
    }

    @Override
    public String kernel() {
        return "wythoff-table";
    }

    @Override
    public Cost kernelCost() {
        double cells = (start.a() + 1.0) * (start.b() + 1.0);
        return new Cost("O(a b (a + b))", cells * (start.large() + 1.0), WythoffTable.bytes(start));
    }

    @Override
    public Nimbers<Pair, PairMove> nimbers(Budget budget, Watch watch) {
        if (WythoffTable.bytes(start) > budget.bytes()) {
            throw new RefusedException(Note.of("nim.wythoff-too-big")
                    .with("needed", WythoffTable.bytes(start))
                    .with("allowed", budget.bytes())
                    .with("ask", "outcome"));
        }
        return new WythoffTable(start, watch);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Wythoff wythoff && start.equals(wythoff.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return "wythoff(" + start + ")";
    }
}
