package org.zermelo.boards.stage;

/** Sets of so many of so many cells, in the order of their numbers: the combinatorial number system. */
final class Subsets {

    /** How many sets of k of n cells there are, at n and k. */
    private final int[][] choices = new int[MenRules.MOST_CELLS + 1][MenRules.MOST_CELLS + 2];

    Subsets() {
        for (int n = 0; n < choices.length; n++) {
            choices[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            }
        }
    }

    /** How many sets of k of n cells there are. */
    int count(int n, int k) {
        return k < 0 || k > n ? 0 : choices[n][k];
    }

    /** The place of a set among those of as many cells. */
    int rank(int set) {
        return rank(set, 0, 1);
    }

    /** What the cells of a set add to the place of one, when they are moved up and the first of them is its k-th. */
    int rank(int set, int up, int first) {
        int rank = 0;
        int k = first;
        for (int left = set; left != 0; left &= left - 1) {
            rank += choices[Integer.numberOfTrailingZeros(left) + up][k++];
        }
        return rank;
    }

    /** A set, numbered by the cells outside another. */
    static int beside(int set, int out) {
        int beside = 0;
        for (int left = set; left != 0; left &= left - 1) {
            beside |= 1 << placeBeside(Integer.numberOfTrailingZeros(left), out);
        }
        return beside;
    }

    /** The number of a cell among those outside a set. */
    static int placeBeside(int cell, int out) {
        return cell - Integer.bitCount(out & (1 << cell) - 1);
    }

    /** All sets of k of n cells, in their order. */
    int[] all(int n, int k) {
        int[] all = new int[count(n, k)];
        long set = (1L << k) - 1;
        for (int i = 0; i < all.length; i++) {
            all[i] = (int) set;
            long low = set & -set;
            long high = set + low;
            set = low == 0 ? 0 : high | (set ^ high) / low >>> 2;
        }
        return all;
    }
}
