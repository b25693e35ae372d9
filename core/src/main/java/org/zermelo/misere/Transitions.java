package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The transition algebra of a set of components, cut down to what decides.
 *
 * <p>A position with value x in the quotient is carried as the pair (x, W), where W is the set of all z beside which one
 * of its own moves reaches P. The pair of a sum follows from the pairs of its parts:
 * {@code (x, W)(y, V) = (xy, {z : zy in W or zx in V})}. The assumed values are right when every position outside P has a
 * move to P, that is, contains the identity in its W (and no move leads from P to P, which is checked per component).
 * The fewer moves win, the harder the condition, so only the least sets W of each x are kept; and a pair whose moves win
 * beside everything that is not lost anyway keeps this in every sum, so it is dropped.
 *
 * <p>Theory: T. E. Plambeck and A. N. Siegel, Misère quotients for impartial games, 2008, section 5.
 */
final class Transitions {

    /** The pair of a position: a component alone (no parent) or a component beside the parent. */
    private static final class Pair {
        private final int x;
        private final long[] wins;
        private final @Nullable Pair parent;
        private final int component;
        private final int length;

        Pair(int x, long[] wins, @Nullable Pair parent, int component, int length) {
            this.x = x;
            this.wins = wins;
            this.parent = parent;
            this.component = component;
            this.length = length;
        }
    }

    private final Monoid monoid;
    private final List<List<Pair>> least;
    private final List<Pair> generators;
    private long products;
    private final PriorityQueue<Pair> fresh = new PriorityQueue<>(Comparator.comparingInt(pair -> pair.length));
    private @Nullable Pair wrong;

    Transitions(Monoid monoid) {
        this.monoid = monoid;
        this.least = new ArrayList<>();
        for (int x = 0; x < monoid.order(); x++) {
            least.add(new ArrayList<>());
        }
        this.generators = new ArrayList<>();
    }

    private Transitions(Transitions other) {
        this.monoid = other.monoid;
        this.least = new ArrayList<>();
        other.least.forEach(sets -> least.add(new ArrayList<>(sets)));
        this.generators = new ArrayList<>(other.generators);
        this.products = other.products;
    }

    Transitions copy() {
        return new Transitions(this);
    }

    /** Products of pairs computed so far. */
    long products() {
        return products;
    }

    /** Pairs kept. */
    long size() {
        return least.stream().mapToLong(List::size).sum();
    }

    /**
     * Whether a component may have the value x, looking only one step ahead: necessary, quick, and almost always
     * sufficient.
     *
     * @param wins the elements beside which one of the component's options lies in P
     */
    boolean mayBe(int x, long[] wins) {
        if (!agrees(x, wins)) {
            return false;
        }
        for (int y = 0; y < monoid.order(); y++) {
            if (monoid.isPrevious(monoid.times(x, y)) || Bits.has(wins, y)) {
                continue;
            }
            for (Pair other : least.get(y)) {
                if (!Bits.has(other.wins, x)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean agrees(int x, long[] wins) {
        return !Bits.meets(monoid.row(x), wins) && (monoid.isPrevious(x) || Bits.has(wins, 0));
    }

    /**
     * Adds a component of value x.
     *
     * @param length its longest play
     * @return whether every position is still right; if not, this object is spoilt
     */
    boolean add(int component, int x, long[] wins, int length) {
        if (Bits.meets(monoid.row(x), wins)) {
            return false;
        }
        return enter(component, x, wins, length) && close(Integer.MAX_VALUE);
    }

    /** Takes a component in without looking at sums yet; false when it alone is not as claimed. */
    boolean enter(int component, int x, long[] wins, int length) {
        Pair generator = new Pair(x, wins, null, component, length);
        if (monoid.suffices(x, wins) || generators.stream().anyMatch(g -> g.x == x && Bits.contains(wins, g.wins))) {
            return true;
        }
        generators.add(generator);
        for (List<Pair> pairs : List.copyOf(least)) {
            for (Pair pair : List.copyOf(pairs)) {
                if (!fresh.contains(pair)) {
                    keep(times(pair, generator));
                }
            }
        }
        keep(generator);
        return true;
    }

    /** Forms all sums, short plays first; false when some position of at most this length is not as claimed. */
    boolean close(int longest) {
        while (!fresh.isEmpty()) {
            Pair pair = fresh.remove();
            if (wrong != null && wrong.length <= pair.length) {
                break;
            }
            if (pair.length > longest) {
                break;
            }
            if (!least.get(pair.x).contains(pair)) {
                continue;
            }
            for (Pair other : generators) {
                keep(times(pair, other));
            }
        }
        return wrong == null || wrong.length > longest;
    }

    private void keep(Pair pair) {
        if (!monoid.isPrevious(pair.x) && !Bits.has(pair.wins, 0) && (wrong == null || pair.length < wrong.length)) {
            wrong = pair;
        }
        if (monoid.suffices(pair.x, pair.wins)) {
            return;
        }
        List<Pair> pairs = least.get(pair.x);
        for (Pair other : pairs) {
            if (Bits.contains(pair.wins, other.wins)) {
                return;
            }
        }
        pairs.removeIf(other -> Bits.contains(other.wins, pair.wins));
        pairs.add(pair);
        fresh.add(pair);
    }

    /** After a failed {@link #add}: the components of a position whose value is wrong or that has an option with a wrong one. */
    List<Integer> broken() {
        return wrong == null ? List.of() : components(wrong);
    }

    private static List<Integer> components(Pair pair) {
        List<Integer> components = new ArrayList<>();
        for (Pair p = pair; p != null; p = p.parent) {
            components.add(p.component);
        }
        return components;
    }

    private Pair times(Pair a, Pair b) {
        products++;
        long[] wins = monoid.beside(b.x, a.wins);
        Bits.addAll(wins, monoid.beside(a.x, b.wins));
        return new Pair(monoid.times(a.x, b.x), wins, a, b.component, a.length + b.length);
    }
}
