package org.zermelo.misere;

/** Sets of small numbers as arrays of words. */
final class Bits {

    private Bits() {}

    static boolean has(long[] set, int x) {
        return (set[x >>> 6] >>> x & 1) != 0;
    }

    static void add(long[] set, int x) {
        set[x >>> 6] |= 1L << x;
    }

    static void addAll(long[] set, long[] other) {
        for (int i = 0; i < set.length; i++) {
            set[i] |= other[i];
        }
    }

    static boolean meets(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) {
            if ((a[i] & b[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    static boolean contains(long[] set, long[] subset) {
        for (int i = 0; i < set.length; i++) {
            if ((subset[i] & ~set[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The least member that is at least {@code from}, or -1. */
    static int next(long[] set, int from) {
        int word = from >>> 6;
        if (word >= set.length) {
            return -1;
        }
        long bits = set[word] & -1L << from;
        while (bits == 0) {
            if (++word == set.length) {
                return -1;
            }
            bits = set[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(bits);
    }
}
