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
        int rank = 0;
        int k = 1;
        for (int left = set; left != 0; left &= left - 1) {
            rank += choices[Integer.numberOfTrailingZeros(left)][k++];
        }
        return rank;
    }

    /** The same, cells of another set being left out. */
    int rankBeside(int set, int out) {
        int rank = 0;
        int k = 1;
        for (int left = set; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            rank += choices[cell - Integer.bitCount(out & (1 << cell) - 1)][k++];
        }
        return rank;
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
