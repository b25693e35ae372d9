package org.zermelo.boards.stage;

/**
 * The places of sets of k of n cells among all of them, in the order of {@link Subsets#rank}: two look-ups, one for each half of the
 * cells.
 */
final class SubsetRanks {

    private final int half;
    private final int[] low;
    private final int[] high;

    SubsetRanks(Subsets subsets, int n, int k) {
        this.half = n / 2;
        this.low = new int[1 << half];
        this.high = new int[1 << n - half];
        for (int set = 0; set < low.length; set++) {
            low[set] = subsets.rank(set, 0, 1);
        }
        for (int set = 0; set < high.length; set++) {
            int before = k - Integer.bitCount(set);
            high[set] = before < 0 ? 0 : subsets.rank(set, half, before + 1);
        }
    }

    /** The place of a set of k cells. */
    int rank(int set) {
        return low[set & low.length - 1] + high[set >>> half];
    }
}
