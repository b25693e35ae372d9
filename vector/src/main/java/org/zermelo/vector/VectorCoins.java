package org.zermelo.vector;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The margin of a coin row by diagonals, in vectors.
 *
 * <p>A diagonal is laid out in segments: of m vectors, lane l of vector r holds interval {@code l*m + r}. So the neighbour
 * {@code i + 1} stands in the next vector at the same lane, and nothing has to move between lanes but once a diagonal. Eight
 * diagonals are computed in one pass: while vector r of the first is made, vector r-1 of the second can be, and so on, all in
 * registers. Diagonals shrink, so the segments are laid out anew whenever an eighth of the intervals is gone.
 *
 * <p>With e the negated diagonal before, {@code d[i] = max(a[i] + e[i+1], a[i+len] + e[i])}, and for the next one
 * {@code -d' = min(d[i+1] - a[i], d[i] - a[i+len+1])}: signs alternate instead of being turned.
 */
final class VectorCoins {

    private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    /** Diagonals in one pass. */
    private static final int LEVELS = 8;
    /** Shorter diagonals are done one by one. */
    private static final int SHORT = 16 * LANES;

    private VectorCoins() {}

    static int margin(int[] row) {
        int[] d = row.clone();
        int length = 1;
        while (row.length - length >= SHORT) {
            length = many(row, d, length);
        }
        for (; length < row.length; length++) {
            diagonal(row, d, length);
        }
        return d[0];
    }

    private static void diagonal(int[] row, int[] d, int length) {
        int last = row.length - length;
        for (int i = 0; i < last; i++) {
            d[i] = Math.max(row[i] - d[i + 1], row[i + length] - d[i]);
        }
    }

    /**
     * Goes on from the diagonal of intervals of this length, in one layout.
     *
     * @param d the margins of all intervals of the given length; those of the returned length afterwards
     */
    private static int many(int[] row, int[] d, int length) {
        int intervals = row.length - length + 1;
        int m = (intervals + LANES - 1) / LANES;
        int passes = Math.max(1, intervals / 8 / LEVELS);
        int[] near = new int[(m + LEVELS) * LANES];
        int[] e = new int[(m + LEVELS) * LANES];
        spread(row, 0, m, m + LEVELS, near);
        spread(d, 0, m, m, e);
        negate(e, m * LANES);
        // far holds items l*m + (length + r): as the length grows, its vectors move down by one.
        int[] far = new int[(m + passes * LEVELS + LEVELS) * LANES];
        spread(row, length, m, m + passes * LEVELS + LEVELS, far);
        for (int pass = 0; pass < passes; pass++) {
            wrap(e, m);
            pass(near, far, pass * LEVELS, e, m);
        }
        negate(e, m * LANES);
        gather(e, m, d, row.length - length - passes * LEVELS + 1);
        return length + passes * LEVELS;
    }

    /** Vector r gets the items {@code from + l*m + r}, 0 beyond the end. */
    private static void spread(int[] items, int from, int m, int vectors, int[] target) {
        for (int l = 0; l < LANES; l++) {
            int base = from + l * m;
            int end = Math.max(0, Math.min(vectors, items.length - base));
            for (int r = 0; r < end; r++) {
                target[r * LANES + l] = items[base + r];
            }
        }
    }

    private static void gather(int[] source, int m, int[] d, int count) {
        for (int l = 0; l < LANES; l++) {
            int end = Math.min(m, count - l * m);
            for (int r = 0; r < end; r++) {
                d[l * m + r] = source[r * LANES + l];
            }
        }
    }

    private static void negate(int[] e, int count) {
        for (int i = 0; i < count; i++) {
            e[i] = -e[i];
        }
    }

    /**
     * Vectors m and beyond are the first ones, one lane on; what stands in their last lanes is of no interval. This is plain code on
     * purpose: with vectors it is inlined into {@link #many}, and once JDK 17 has compiled both together the whole is four times slower.
     */
    private static void wrap(int[] e, int m) {
        System.arraycopy(e, 1, e, m * LANES, LEVELS * LANES);
    }

    /** Eight diagonals at once; {@code e} holds negated margins before and after. */
    private static void pass(int[] near, int[] far, int shift, int[] e, int m) {
        int n = LANES;
        IntVector zero = IntVector.zero(SPECIES);
        IntVector p0 = IntVector.fromArray(SPECIES, e, 0);
        IntVector p1 = zero;
        IntVector p2 = zero;
        IntVector p3 = zero;
        IntVector p4 = zero;
        IntVector p5 = zero;
        IntVector p6 = zero;
        IntVector p7 = zero;
        IntVector a1 = zero;
        IntVector a2 = zero;
        IntVector a3 = zero;
        IntVector a4 = zero;
        IntVector a5 = zero;
        IntVector a6 = zero;
        IntVector a7 = zero;
        // Step r makes vector r of the first diagonal and vector r-7 of the eighth.
        for (int r = 0; r < m + LEVELS - 1; r++) {
            IntVector f = IntVector.fromArray(SPECIES, far, (r + shift) * n);
            IntVector a0 = IntVector.fromArray(SPECIES, near, r * n);
            IntVector q0 = IntVector.fromArray(SPECIES, e, (r + 1) * n);
            IntVector q1 = a0.add(q0).max(f.add(p0));
            IntVector q2 = q1.sub(a1).min(p1.sub(f));
            IntVector q3 = a2.add(q2).max(f.add(p2));
            IntVector q4 = q3.sub(a3).min(p3.sub(f));
            IntVector q5 = a4.add(q4).max(f.add(p4));
            IntVector q6 = q5.sub(a5).min(p5.sub(f));
            IntVector q7 = a6.add(q6).max(f.add(p6));
            IntVector q8 = q7.sub(a7).min(p7.sub(f));
            if (r >= LEVELS - 1) {
                q8.intoArray(e, (r - LEVELS + 1) * n);
            }
            p0 = q0;
            p1 = q1;
            p2 = q2;
            p3 = q3;
            p4 = q4;
            p5 = q5;
            p6 = q6;
            p7 = q7;
            a7 = a6;
            a6 = a5;
            a5 = a4;
            a4 = a3;
            a3 = a2;
            a2 = a1;
            a1 = a0;
        }
    }
}
