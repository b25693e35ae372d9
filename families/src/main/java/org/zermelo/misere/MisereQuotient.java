package org.zermelo.misere;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.zermelo.heap.HeapRules;
import org.zermelo.solve.Watch;

/**
 * The misère quotient of components 1 .. n: the finite commutative monoid that arises when sums of the components are
 * identified whenever no further sum changes who wins. The outcome of any sum is the product of the components' values,
 * looked up in P, so k components cost O(k), however large the game tree.
 *
 * <p>The quotient is derived from the options alone and proved by its transition algebra: an object of this class is right
 * for every sum of components 1 .. {@link #components()}. It says nothing of later ones unless {@link #period} does.
 *
 * <p>Theory: T. E. Plambeck, Taming the wild in impartial combinatorial games, 2005; T. E. Plambeck and A. N. Siegel,
 * Misère quotients for impartial games, J. Combin. Theory Ser. A 115, 2008.
 */
public final class MisereQuotient {

    /**
     * Bounds within which a quotient is sought.
     *
     * @param elements the most elements of a candidate
     * @param frame the most elements from which a candidate is merged
     */
    public record Limits(int elements, int frame) {

        /** 2,000 elements, and 20,000 on the way before they are merged: enough for all small quotients that are known. */
        public static final Limits STANDARD = new Limits(2_000, 20_000);
    }

    private final QuotientBuilder builder;
    private final boolean complete;

    private MisereQuotient(QuotientBuilder builder, boolean complete) {
        this.builder = builder;
        this.complete = complete;
    }

    /**
     * The quotient of components 1 .. n, or of fewer when a component passes the limits.
     *
     * @param most n, at least 0
     */
    public static MisereQuotient of(Heaps heaps, int most, Limits limits, Watch watch) {
        QuotientBuilder builder = new QuotientBuilder(heaps, limits.elements(), limits.frame());
        while (builder.size() < most) {
            watch.check();
            watch.progress(builder.size(), most);
            if (!builder.next(watch)) {
                return new MisereQuotient(builder, false);
            }
        }
        return new MisereQuotient(builder, true);
    }

    /**
     * The quotient of heaps 1 .. {@code to} of heap rules, or of fewer when a heap passes the limits.
     *
     * @throws org.zermelo.game.RefusedException when the heaps have too many moves
     */
    public static MisereQuotient ofHeaps(HeapRules rules, int to, Limits limits, Watch watch) {
        return of(HeapComponents.of(rules, to), to, limits, watch);
    }

    /** Whether all components that were asked for are in the quotient; if not, it is bounded by {@link #components()}. */
    public boolean isComplete() {
        return complete;
    }

    /** The components 1 .. n that the quotient covers. */
    public int components() {
        return builder.size();
    }

    /** The number of elements. */
    public int order() {
        return builder.stage().monoid().order();
    }

    /** The number of elements of P. */
    public int previousCount() {
        int count = 0;
        for (int x = 0; x < order(); x++) {
            count += isPrevious(x) ? 1 : 0;
        }
        return count;
    }

    /**
     * The pretending function: the value of a component; element 0 is the identity.
     *
     * @param component 0 (nothing) to {@link #components()}
     * @throws IndexOutOfBoundsException for other components
     */
    public int value(int component) {
        Objects.checkIndex(component, components() + 1);
        return builder.stage().values()[component];
    }

    /** The product of two elements. */
    public int times(int x, int y) {
        return builder.stage().monoid().times(x, y);
    }

    /** An element to a power, at least 0; O(log power). */
    public int power(int x, long power) {
        int result = 0;
        int square = x;
        for (long rest = power; rest > 0; rest >>>= 1) {
            if ((rest & 1) != 0) {
                result = times(result, square);
            }
            square = times(square, square);
        }
        return result;
    }

    /** Whether a sum with this value is lost for the player to move, under misère play. */
    public boolean isPrevious(int element) {
        return builder.stage().monoid().isPrevious(element);
    }

    /** Whether the sum of these components is lost for the player to move, under misère play. */
    public boolean isPrevious(int... components) {
        int x = 0;
        for (int component : components) {
            x = times(x, value(component));
        }
        return isPrevious(x);
    }

    /** Components whose values generate the quotient; none is a product of the ones before it. */
    public List<Integer> generators() {
        return builder.stage().generators();
    }

    /** A presentation by these generators. */
    public Presentation presentation() {
        return Presentation.of(this);
    }

    /** Whether the game is tame: the quotient is that of Nim heaps, so it is played like misère Nim. */
    public boolean isTame() {
        return order() <= 2 || presentation().isNim();
    }

    /**
     * The period of the values of heaps by these rules, when it is proved; only for rules that are the same for all heaps
     * and whose moves leave at most two.
     */
    public Optional<QuotientPeriod> period(HeapRules rules) {
        return rules.asCode()
                .flatMap(HeapRules::uniform)
                .or(rules::uniform)
                .filter(takes -> takes.mostParts() <= 2 && !takes.restricted() && takes.from() <= 1)
                .flatMap(takes -> period(takes.longest()));
    }

    /**
     * The period of the values, when it is proved: for heaps of a code whose moves take at most {@code longest} counters
     * and leave at most two heaps, values that repeat with period p from n0 up to 2 n0 + 2 p + longest go on for ever with
     * the same quotient.
     *
     * @return the least such period, with its least preperiod
     */
    public Optional<QuotientPeriod> period(int longest) {
        int[] values = builder.stage().values();
        int n = values.length - 1;
        for (int p = 1; 2 * p + longest <= n; p++) {
            int from = n + 1 - p;
            while (from > 1 && values[from - 1] == values[from - 1 + p]) {
                from--;
            }
            if (2L * from + 2L * p + longest <= n) {
                return Optional.of(new QuotientPeriod(p, from));
            }
        }
        return Optional.empty();
    }

    /**
     * The values repeat.
     *
     * @param length the least period
     * @param preperiod the first heap from which they do, at least 1
     */
    public record QuotientPeriod(int length, int preperiod) {}
}
