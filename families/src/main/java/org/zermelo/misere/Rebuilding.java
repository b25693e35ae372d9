package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * Finds the quotient after a component that pretends to be no element of the old one.
 *
 * <p>The first candidate comes from the old quotient with the new component set free ({@link FreedQuotient}). The transition algebra
 * tests a candidate on all positions. When it finds the least position that is not as claimed, a component of it is set free
 * such that the position becomes its own least word: then its outcome is computed, and those of all lesser positions, which
 * were right, stay right, for the frame is finer than the candidate. So the least wrong position rises with every round,
 * until none is left.
 *
 * <p>After the algorithm of A. N. Siegel's MisereSolver, see T. E. Plambeck and A. N. Siegel, Misère quotients for impartial
 * games: Supplementary material, 2007.
 */
final class Rebuilding {

    private static final int MOST_ROUNDS = 10_000;
    /** The least index of a free component: h^4 = h^2, since third powers are often new. */
    private static final int LEAST_INDEX = 2;

    private final Components components;
    private final int size;
    private final int mostElements;
    private final int largestFrame;
    private final Watch watch;

    Rebuilding(Components components, int size, int mostElements, int largestFrame, Watch watch) {
        this.components = components;
        this.size = size;
        this.mostElements = mostElements;
        this.largestFrame = largestFrame;
        this.watch = watch;
    }

    /** The stage with one component more, or null when it passes the limits. */
    @Nullable
    QuotientStage run(QuotientStage before) {
        Candidate candidate = before.with(0).quotient();
        candidate = freed(candidate, new int[] {size}, LeastWords.empty());
        for (int round = 0; candidate != null && round < MOST_ROUNDS; round++) {
            watch.check();
            Transitions transitions = new Transitions(candidate.monoid());
            int[] wrong = leastWrong(candidate, transitions);
            if (wrong == null) {
                return new QuotientStage(candidate, transitions);
            }
            candidate = mended(candidate, wrong);
        }
        return null;
    }

    /** The least position that is not as claimed; null when there is none, and then the transition algebra is complete. */
    private int @Nullable [] leastWrong(Candidate candidate, Transitions transitions) {
        int[] wrong = null;
        for (int n = 1; n <= size && (wrong == null || n <= wrong[0]); n++) {
            if (components.options(n).length == 0) {
                continue;
            }
            long[] wins = components.wins(n, candidate);
            wrong = least(wrong, leastInBoth(candidate, n, wins));
            int[] lost = transitions.add(n, candidate.values()[n], wins, watch);
            if (lost != null) {
                return least(wrong, lost);
            }
        }
        return wrong;
    }

    /** The least position with this component that is claimed to lie in P and has a move in the component to P. */
    private static int @Nullable [] leastInBoth(Candidate candidate, int component, long[] wins) {
        long[] row = candidate.monoid().row(candidate.values()[component]);
        int[] least = null;
        if (Bits.meets(row, wins)) {
            for (int z = Bits.next(row, 0); z >= 0; z = Bits.next(row, z + 1)) {
                if (Bits.has(wins, z)) {
                    least = least(least, LeastWords.plus(candidate.words().word(z), component));
                }
            }
        }
        return least;
    }

    private static int @Nullable [] least(int @Nullable [] a, int @Nullable [] b) {
        return a == null || b != null && Arrays.compare(b, a) < 0 ? b : a;
    }

    /** The smallest candidate that comes of setting as few components of a wrong position free as will do. */
    private @Nullable Candidate mended(Candidate candidate, int[] wrong) {
        int[] distinct = Arrays.stream(wrong).distinct().sorted().toArray();
        for (int count = 1; count <= distinct.length; count++) {
            Candidate best = null;
            for (int[] free : choices(distinct, count)) {
                watch.check();
                Candidate next = freed(candidate, free, wrong);
                if (next != null
                        && (best == null
                                || next.monoid().order() < best.monoid().order())) {
                    best = next;
                }
            }
            if (best != null) {
                return best;
            }
        }
        return null;
    }

    /** The candidate with components set free, or null when this does not mend the position or passes the limits. */
    private @Nullable Candidate freed(Candidate candidate, int[] free, int[] wrong) {
        Monoid monoid = candidate.monoid();
        int[] kept = candidate.values().clone();
        for (int component : free) {
            kept[component] = -1;
        }
        LeastWords words = new LeastWords(monoid.order(), kept, monoid::by);
        int[] rest = Arrays.stream(wrong).filter(n -> kept[n] >= 0).toArray();
        if (!Arrays.equals(rest, words.word(candidate.value(rest)))) {
            return null;
        }
        int[] index = new int[free.length];
        int[] period = new int[free.length];
        for (int i = 0; i < free.length; i++) {
            int component = free[i];
            int power = (int) Arrays.stream(wrong).filter(n -> n == component).count();
            List<Integer> powers = new ArrayList<>();
            int x = 0;
            for (; !powers.contains(x); x = monoid.times(x, candidate.values()[component])) {
                powers.add(x);
            }
            int repeats = powers.size() - powers.indexOf(x);
            index[i] = Math.max(LEAST_INDEX, Math.max(powers.indexOf(x), power - 1));
            period[i] = repeats % 2 == 0 ? repeats : 2 * repeats;
        }
        boolean tooLarge = FreedQuotient.size(words.size(), index, period) > largestFrame
                || FreedQuotient.size(1, index, period) > mostElements;
        if (tooLarge) {
            return null;
        }
        FreedQuotient frame = new FreedQuotient(monoid, candidate.values(), words, free, index, period);
        return Candidate.of(frame, components, mostElements);
    }

    private static List<int[]> choices(int[] all, int count) {
        List<int[]> found = new ArrayList<>();
        choose(all, 0, new int[count], 0, found);
        return found;
    }

    private static void choose(int[] all, int from, int[] chosen, int done, List<int[]> found) {
        if (done == chosen.length) {
            found.add(chosen.clone());
            return;
        }
        for (int i = from; i < all.length; i++) {
            chosen[done] = all[i];
            choose(all, i + 1, chosen, done + 1, found);
        }
    }
}
