package org.zermelo.misere;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * The transition algebra of a set of components, cut down to what decides.
 *
 * <p>A position with value x in the quotient is carried as the pair (x, W), where W is the set of all z beside which one
 * of its own moves reaches P. The pair of a sum follows from the pairs of its parts:
 * {@code (x, W)(y, V) = (xy, {z : zy in W or zx in V})}. The assumed values are right when every position outside P has a
 * move to P, that is, contains the identity in its W (and no move leads from P to P, which is checked per component).
 * The fewer moves win, the harder the condition, so of the pairs with one x those are left out whose W contains that of a
 * lesser position; and a pair whose moves win beside everything that is not lost anyway keeps this in every sum, so it is
 * dropped.
 *
 * <p>Components are added in rising order, so positions are met in the order of {@link LeastWords}, and the first one that
 * is not as claimed is the least.
 *
 * <p>Theory: T. E. Plambeck and A. N. Siegel, Misère quotients for impartial games, 2008, section 5.
 */
final class Transitions {

    /** The pair of a position: a component beside the rest, which is null when there is none. */
    private record ComponentBeside(
            int x, long[] wins, @Nullable ComponentBeside rest, int component) {}

    private final Monoid monoid;
    private final List<ComponentBeside> pairs = new ArrayList<>();
    private final List<List<ComponentBeside>> byElement = new ArrayList<>();

    Transitions(Monoid monoid) {
        this.monoid = monoid;
        for (int x = 0; x < monoid.order(); x++) {
            byElement.add(new ArrayList<>());
        }
    }

    /** Pairs kept. */
    int size() {
        return pairs.size();
    }

    /**
     * Whether a component may have the value x, looking only one step ahead: necessary, quick, and almost always
     * sufficient.
     *
     * @param wins the elements beside which one of the component's options lies in P
     */
    boolean mayBe(int x, long[] wins) {
        if (Bits.meets(monoid.row(x), wins) || !monoid.isPrevious(x) && !Bits.has(wins, 0)) {
            return false;
        }
        long[] row = monoid.row(x);
        for (ComponentBeside pair : pairs) {
            if (!Bits.has(row, pair.x) && !Bits.has(wins, pair.x) && !Bits.has(pair.wins, x)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds a component larger than all before, of value x, with all its sums.
     *
     * @return null when every position outside P has a move to P; else the least one that has none, and then nothing is
     *     added
     */
    int @Nullable [] add(int component, int x, long[] wins, Watch watch) {
        if (isCovered(x, wins)) {
            return null;
        }
        int before = pairs.size();
        long[][] seen = new long[monoid.order()][];
        ComponentBeside wrong = keep(new ComponentBeside(x, wins, null, component));
        int from = 0;
        for (int end = before; wrong == null && from < pairs.size(); end = pairs.size()) {
            for (; wrong == null && from < end; from++) {
                watch.check();
                ComponentBeside pair = pairs.get(from);
                long[] sum = monoid.beside(x, pair.wins);
                if (seen[pair.x] == null) {
                    seen[pair.x] = monoid.beside(pair.x, wins);
                }
                Bits.addAll(sum, seen[pair.x]);
                wrong = keep(new ComponentBeside(monoid.times(pair.x, x), sum, pair, component));
            }
        }
        if (wrong == null) {
            return null;
        }
        for (int i = pairs.size() - 1; i >= before; i--) {
            List<ComponentBeside> same = byElement.get(pairs.remove(i).x);
            same.remove(same.size() - 1);
        }
        return word(wrong);
    }

    /** The pair when it shows that a position is wrong; otherwise it is kept unless it decides nothing. */
    private @Nullable ComponentBeside keep(ComponentBeside pair) {
        if (!monoid.isPrevious(pair.x) && !Bits.has(pair.wins, 0)) {
            return pair;
        }
        if (!isCovered(pair.x, pair.wins)) {
            pairs.add(pair);
            byElement.get(pair.x).add(pair);
        }
        return null;
    }

    private boolean isCovered(int x, long[] wins) {
        if (monoid.suffices(x, wins)) {
            return true;
        }
        for (ComponentBeside lesser : byElement.get(x)) {
            if (Bits.contains(wins, lesser.wins)) {
                return true;
            }
        }
        return false;
    }

    private static int[] word(ComponentBeside pair) {
        int[] word = LeastWords.empty();
        for (ComponentBeside at = pair; at != null; at = at.rest) {
            word = LeastWords.plus(word, at.component);
        }
        return word;
    }
}
