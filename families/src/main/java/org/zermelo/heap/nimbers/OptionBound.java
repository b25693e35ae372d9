package org.zermelo.heap.nimbers;

import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.Parting;
import org.zermelo.heap.UniformTakes;

/**
 * How far a nim-sequence is computed whose heaps have more options than any engine can pass over: moves that leave four heaps or more,
 * and moves that leave heaps of certain sizes. About as many options are looked at as a core does in a minute.
 */
public final class OptionBound {

    /** The most options that are looked at. */
    private static final double MOST = 2e10;

    /** The most that are looked at in the hope for a period, for a heap that only a period can answer. */
    private static final double MOST_IN_HOPE = 1e9;

    /** From here on the options of a heap are not even counted. */
    private static final int COUNTED = 1 << 14;

    /** A condition takes so many times as long as a look at two heaps. */
    private static final double CONDITION = 40;

    /** And so does a look at more heaps for each number that may be missing. */
    private static final double MANY_PARTS = 60;

    /** Conditions on the heap may forbid moves of single heaps. */
    private static final int NEIGHBOURS = 6;

    private OptionBound() {}

    /** How many heaps 0 .. n-1 are within the bound, at most those asked for; all of them where the options are few. */
    public static int most(HeapRules rules, int heaps) {
        return most(rules, heaps, MOST);
    }

    /**
     * The same for heaps of which {@link #most} allows fewer than are asked for: how many are worth their while for the
     * sake of a period. Nineteen twentieths of the work are in the last third of the heaps or fewer, and periods are
     * short where they are proved at all.
     */
    public static int forPeriod(HeapRules rules, int heaps) {
        return most(rules, heaps, MOST_IN_HOPE);
    }

    private static int most(HeapRules rules, int heaps, double allowed) {
        if (byResidueSets(rules)) {
            // the pairs of heaps that hold m together are passed over once for each m: n^2/4 for all up to n
            return (int) Math.min(heaps, 2 * Math.sqrt(allowed));
        }
        int counted = Math.min(heaps, COUNTED);
        if (fast(rules) || unbroken(rules, counted - 1) || options(rules, counted - 1) <= allowed && heaps <= COUNTED) {
            return heaps;
        }
        int within = 1;
        int beyond = counted;
        while (beyond - within > 1) {
            int middle = (within + beyond) >>> 1;
            if (options(rules, middle - 1) <= allowed) {
                within = middle;
            } else {
                beyond = middle;
            }
        }
        return within;
    }

    /** Whether some engine needs few steps for a heap, or a period may be proved long before the steps become many. */
    private static boolean fast(HeapRules rules) {
        boolean few = rules.uniform()
                .map(moves -> OctalMoves.of(moves).isPresent() || !moves.restricted() && moves.mostParts() <= 3)
                .orElse(false);
        return few
                || rules.asCode()
                        .filter(code -> code.mostParts() <= (code.finite() ? 3 : 1))
                        .isPresent();
    }

    /** Whether all takes that leave two heaps are looked at together, by residue. */
    private static boolean byResidueSets(HeapRules rules) {
        return rules.asCode()
                .filter(code -> !code.finite() && code.mostParts() == 2)
                .isPresent();
    }

    private static boolean unbroken(HeapRules rules, int heap) {
        for (int near = heap; near > Math.max(0, heap - NEIGHBOURS); near--) {
            if (rules.takes(near).stream().anyMatch(take -> take.parts() > 1)) {
                return false;
            }
        }
        return true;
    }

    /** About how many options the heaps up to this one have in all that are looked at. */
    private static double options(HeapRules rules, int heap) {
        double most = 0;
        for (int near = heap; near > Math.max(0, heap - NEIGHBOURS); near--) {
            most = Math.max(most, optionsLike(rules, near));
        }
        return most;
    }

    private static double optionsLike(HeapRules rules, int heap) {
        boolean pairs = rules.uniform().map(UniformTakes::restricted).orElse(true);
        double options = 0;
        for (HeapTake take : rules.takes(heap)) {
            // where any sizes may be left, the last two heaps are looked up together; equal ones are one way
            int parts = take.parting() == Parting.Usual.EQUAL ? 1 : take.parts();
            int places = Math.max(0, pairs ? parts - 1 : parts - 2);
            boolean quick = take.parting() instanceof Parting.Usual;
            double ways = !pairs ? MANY_PARTS : quick ? 1 : CONDITION;
            for (int i = 1; i <= places; i++) {
                ways *= (double) (heap - take.take()) / i / (i + 1);
            }
            options += ways * heap / (places + 1);
        }
        return options;
    }
}
