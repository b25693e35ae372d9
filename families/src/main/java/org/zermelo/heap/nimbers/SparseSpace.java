package org.zermelo.heap.nimbers;

/**
 * A split of the heaps of a game into rare and common ones, in Berlekamp's sparse space.
 *
 * <p>Heap n &gt;= 1 is rare when {@code parity(G(n) & mask) XOR (parityAware AND (n - offset) odd)} is 0. Both terms are linear,
 * so a move that breaks a heap into two rare or two common ones has a rare value, and a common value can only come from
 * one rare and one common heap. With few rare heaps a common value is excluded after a few look-ups.
 *
 * @param mask the bits of a value that are counted
 * @param parityAware whether the parity of the heap counts too; only when all breaking moves take the same parity
 * @param offset a number of counters that a breaking move takes
 * @param rare how many of the heaps looked at are rare
 */
public record SparseSpace(int mask, boolean parityAware, int offset, int rare) {

    /** Whether a heap with this value is rare. */
    public boolean isRare(int heap, int value) {
        return (classOf(value) ^ flip(heap)) == 0;
    }

    /** The class of a value in a heap whose parity does not flip it: 0 rare, 1 common. */
    public int classOf(int value) {
        return Integer.bitCount(value & mask) & 1;
    }

    /** 1 when the parity of this heap exchanges the classes. */
    public int flip(int heap) {
        return parityAware ? (heap - offset) & 1 : 0;
    }

    /**
     * The split with the fewest rare heaps among those known, over all masks and with and without parity. Counts by a
     * Walsh-Hadamard transform of the histogram of values: O(n + V log V).
     */
    public static SparseSpace best(NimValues values, OctalMoves moves) {
        int offset = moves.split()[0];
        int length = Integer.highestOneBit(Math.max(1, values.max())) * 2;
        int[] even = new int[length];
        int[] odd = new int[length];
        for (int heap = 1; heap < values.size(); heap++) {
            (((heap - offset) & 1) == 0 ? even : odd)[values.get(heap)]++;
        }
        int[] sum = new int[length];
        int[] difference = new int[length];
        for (int v = 0; v < length; v++) {
            sum[v] = even[v] + odd[v];
            difference[v] = even[v] - odd[v];
        }
        transform(sum);
        transform(difference);
        int heaps = values.size() - 1;
        SparseSpace best = new SparseSpace(0, false, offset, heaps);
        for (int mask = 0; mask < length; mask++) {
            int rare = (heaps + sum[mask]) / 2;
            if (rare < best.rare()) {
                best = new SparseSpace(mask, false, offset, rare);
            }
            int rareWithParity = (heaps + difference[mask]) / 2;
            if (rareWithParity < best.rare() && moves.splitsOfOneParity()) {
                best = new SparseSpace(mask, true, offset, rareWithParity);
            }
        }
        return best;
    }

    /** Replaces f by the sums of f(v) (-1)^parity(v AND mask) over v, for each mask. */
    private static void transform(int[] f) {
        for (int half = 1; half < f.length; half *= 2) {
            for (int block = 0; block < f.length; block += 2 * half) {
                for (int i = block; i < block + half; i++) {
                    int a = f[i];
                    int b = f[i + half];
                    f[i] = a + b;
                    f[i + half] = a - b;
                }
            }
        }
    }
}
