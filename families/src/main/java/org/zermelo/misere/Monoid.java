package org.zermelo.misere;

import java.util.Arrays;

/**
 * A finite commutative monoid with a set P of previous-player wins, as a multiplication table. Element 0 is the identity.
 *
 * <p>For an element x, the row of x is the set of all z for which xz lies in P; two elements of a misère quotient have
 * different rows.
 */
final class Monoid {

    private final int order;
    private final int words;
    private final int[] product;
    private final boolean[] previous;
    private final long[][] rows;
    private final long[] all;

    /**
     * @param product the products, {@code product[x * order + y]}
     * @param previous for each element, whether it lies in P
     */
    Monoid(int[] product, boolean[] previous) {
        this.order = previous.length;
        this.words = (order + 63) >>> 6;
        this.product = product;
        this.previous = previous;
        this.rows = new long[order][words];
        this.all = new long[words];
        for (int x = 0; x < order; x++) {
            Bits.add(all, x);
        }
        for (int x = 0; x < order; x++) {
            for (int z = 0; z < order; z++) {
                if (previous[product[x * order + z]]) {
                    rows[x][z >>> 6] |= 1L << z;
                }
            }
        }
    }

    /** The quotient of the game without moves: one element, a win for the player to move. */
    static Monoid trivial() {
        return new Monoid(new int[1], new boolean[1]);
    }

    int order() {
        return order;
    }

    int times(int x, int y) {
        return product[x * order + y];
    }

    /** The products of all elements with one. */
    int[] by(int x) {
        return Arrays.copyOfRange(product, x * order, (x + 1) * order);
    }

    boolean isPrevious(int x) {
        return previous[x];
    }

    /** The row of an element; not to be changed. */
    long[] row(int x) {
        return rows[x];
    }

    /** An empty set of elements. */
    long[] none() {
        return new long[words];
    }

    /** The elements z from which a move into the set of options wins: those with ez in P for some e in the set. */
    long[] wins(long[] options) {
        long[] wins = none();
        for (int e = Bits.next(options, 0); e >= 0; e = Bits.next(options, e + 1)) {
            Bits.addAll(wins, rows[e]);
        }
        return wins;
    }

    /** Whether a component of value x with these winning surroundings always moves to P itself where P can be reached. */
    boolean suffices(int x, long[] wins) {
        long[] row = rows[x];
        for (int i = 0; i < words; i++) {
            if ((row[i] | wins[i]) != all[i]) {
                return false;
            }
        }
        return true;
    }

    /** The set of all z with xz in the set: the set seen from beside x. */
    long[] beside(int x, long[] set) {
        long[] seen = none();
        int from = x * order;
        for (int z = 0; z < order; z++) {
            int y = product[from + z];
            if ((set[y >>> 6] >>> y & 1) != 0) {
                seen[z >>> 6] |= 1L << z;
            }
        }
        return seen;
    }
}
