package org.zermelo.nim;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Ranked;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.LazyMoves;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Fibonacci Nim: from one heap, the first move takes any number but not all, every later one at most twice the number taken
 * before. The player to move wins exactly when he may take the smallest part of the Zeckendorf representation, the only
 * way to write a number as a sum of Fibonacci numbers no two of which are neighbours.
 *
 * <p>Source: M. J. Whinihan, Fibonacci Nim, 1963.
 */
public final class FibonacciNim
        implements ClosedForm<FibonacciNim.Heap, FibonacciNim.CounterTake>,
                Counted<FibonacciNim.Heap, FibonacciNim.CounterTake>,
                Ranked<FibonacciNim.Heap>,
                Restartable<FibonacciNim.Heap, FibonacciNim.CounterTake> {

    private static final int TRIED = 100_000;

    /**
     * A position.
     *
     * @param counters what is left, at least 0
     * @param most the most that may be taken now, at least 0
     */
    public record Heap(long counters, long most) {
        @Override
        public String toString() {
            return counters + "; most " + most;
        }
    }

    /** A move: how many are taken, at least 1. */
    public record CounterTake(long count) {
        @Override
        public String toString() {
            return "-" + count;
        }
    }

    private final Heap start;

    /**
     * The game from its first move.
     *
     * @throws BadInputException when the heap is negative
     */
    public FibonacciNim(long counters) {
        this(new Heap(counters, Math.max(0, counters - 1)));
    }

    /** The game from a later position. */
    public FibonacciNim(Heap start) {
        if (start.counters < 0 || start.most < 0) {
            throw new BadInputException("nim.negative-heap", "seen", Math.min(start.counters, start.most), "heap", 1);
        }
        this.start = start;
    }

    @Override
    public Heap start() {
        return start;
    }

    @Override
    public FibonacciNim from(Heap position) {
        return new FibonacciNim(position);
    }

    @Override
    public long moveCount(Heap position) {
        return Math.min(position.counters, position.most);
    }

    @Override
    public List<CounterTake> moves(Heap position) {
        return LazyMoves.of(moveCount(position), i -> new CounterTake(i + 1L));
    }

    @Override
    public Heap play(Heap position, CounterTake move) {
        long rest = position.counters - move.count;
        return new Heap(rest, move.count > rest / 2 ? rest : 2 * move.count);
    }

    /**
     * After takes of s - u and u counters, where u is at most two thirds of s, there are n - s counters and at most 2u may be taken:
     * in all more than n^2 / 8 positions from the first move on. From a later one at least one for each number that may be taken.
     */
    @Override
    public double positions() {
        double n = start.counters;
        return start.most >= start.counters - 1
                ? Math.max(1, n * n / 8)
                : 1 + (double) Math.min(start.most, start.counters);
    }

    @Override
    public Optional<Rules<Heap, CounterTake>> smaller() {
        long counters = Counted.eighthLess(start.counters);
        return start.counters == 0
                ? Optional.empty()
                : Optional.of(
                        start.most >= start.counters - 1
                                ? new FibonacciNim(counters)
                                : new FibonacciNim(new Heap(counters, Math.min(start.most, counters))));
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(Heap position) {
        return position.counters;
    }

    @Override
    public boolean isPrevious(Heap position, Convention convention) {
        return position.counters == 0 || smallestPart(position.counters) > position.most;
    }

    /** The smallest part of the Zeckendorf representation of a positive number. */
    static long smallestPart(long n) {
        long rest = n;
        long part = 0;
        while (rest > 0) {
            long a = 1;
            long b = 2;
            while (b > 0 && b <= rest) {
                long next = a + b;
                a = b;
                b = next;
            }
            part = a;
            rest -= a;
        }
        return part;
    }

    /** The smallest winning take of a large heap is its smallest Zeckendorf part; others may follow up to a bound. */
    @Override
    public List<CounterTake> winningMoves(Heap position, Convention convention, int limit) {
        List<CounterTake> found = new ArrayList<>();
        if (isPrevious(position, convention)) {
            return found;
        }
        long first = smallestPart(position.counters);
        long last = Math.min(moveCount(position), first > Long.MAX_VALUE - TRIED ? first : first + TRIED);
        for (long take = first; take <= last && found.size() < limit; take++) {
            if (isPrevious(play(position, new CounterTake(take)), convention)) {
                found.add(new CounterTake(take));
            }
        }
        return found;
    }

    @Override
    public Reason facts(Convention convention) {
        return FormulaReason.of(
                "nim.fibonacci",
                "counters",
                start.counters,
                "part",
                start.counters == 0 ? 0 : smallestPart(start.counters),
                "most",
                start.most);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FibonacciNim game && start.equals(game.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return start.most == Math.max(0, start.counters - 1)
                ? "fibonacci(" + start.counters + ")"
                : "fibonacci(" + start + ")";
    }
}
