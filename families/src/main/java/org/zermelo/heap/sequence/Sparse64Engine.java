package org.zermelo.heap.sequence;

import org.zermelo.solve.Watch;

/**
 * Sparse space for values below 64: a set of values is one {@code long}.
 *
 * <p>For heap n: the values of all moves to one rare and one common heap give the least common value c that is no option
 * (all smaller common values are). Then every rare value below c must be shown to be an option; pairs of heaps are tried
 * from small ones up, the breaking moves in turn, until all are seen. A rare value that no pair shows is the nimber, and n
 * joins the rare heaps. O(rare + a few dozen) a heap, O(n) for each newly found rare heap.
 *
 * <p>Berlekamp, in <i>Winning Ways</i>, chapter 4, "Sparse Space Spells Speed"; parity of heaps after Flammenkamp.
 */
final class Sparse64Engine implements Engine {

    static final String NAME = "sparse-64";

    /** Largest value plus 1 that this engine can hold. */
    static final int LIMIT = 64;

    private static final int STRIDE = 1 << 14;
    private static final int CHUNK = 8;
    private static final int FIRST = 64;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final int[] split;
    private final int[] reach;
    private final long commonValues;

    Sparse64Engine(OctalMoves moves, SparseSpace space) {
        this.moves = moves;
        this.space = space;
        this.split = moves.split();
        this.reach = moves.reach();
        long common = 0;
        for (int value = 0; value < LIMIT; value++) {
            common |= (long) space.classOf(value) << value;
        }
        this.commonValues = common;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        HeapsOfClass rare = HeapsOfClass.rare(values, space);
        int mostRare = 2 * rare.count() + 256;
        while (values.size() < to && rare.count() <= mostRare) {
            watch.check();
            int end = (int) Math.min(to, values.size() + (long) STRIDE);
            values.reserve(end);
            if (!fillBlock(values, end, rare)) {
                return;
            }
        }
    }

    /** Fills up to {@code end}; false when a value does not fit. */
    private boolean fillBlock(NimValues values, int end, HeapsOfClass rare) {
        byte[] g = values.low();
        int n = values.size();
        int max = values.max();
        boolean fits = true;
        while (n < end) {
            int value = next(g, n, rare);
            if (value < 0) {
                fits = false;
                break;
            }
            g[n] = (byte) value;
            max = Math.max(max, value);
            if (space.isRare(n, value)) {
                rare.add(n, value);
            }
            n++;
        }
        values.written(n, max);
        return fits;
    }

    private int next(byte[] g, int n, HeapsOfClass rare) {
        long options = unsplit(g, n) | withRare(g, n, rare.heaps(), rare.values(), rare.count());
        long common = space.flip(n) == 0 ? commonValues : ~commonValues;
        long free = common & ~options;
        if (free == 0) {
            return -1;
        }
        long below = (free & -free) - 1;
        long missing = below & ~options;
        if (missing != 0) {
            missing = unseen(g, n, missing);
        }
        return Long.numberOfTrailingZeros(missing != 0 ? missing : free);
    }

    private long unsplit(byte[] g, int n) {
        long options = 0;
        for (int t : moves.whole()) {
            if (t == n) {
                options |= 1;
            }
        }
        for (int t : moves.single()) {
            if (t < n) {
                options |= 1L << g[n - t];
            }
        }
        return options;
    }

    /** The values of the moves to a rare heap and any other. */
    private long withRare(byte[] g, int n, int[] heaps, int[] rareValues, int count) {
        long options = 0;
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            int end = count;
            while (end > 0 && heaps[end - 1] >= rest) {
                end--;
            }
            int i = 0;
            if (reach[d] == 1) {
                // equal heaps are no move, and their value 0 would be rare in a space without parity
                for (; i < end; i++) {
                    options |= 2 * heaps[i] == rest ? 0 : 1L << (rareValues[i] ^ g[rest - heaps[i]]);
                }
            }
            for (; i < end; i++) {
                options |= 1L << (rareValues[i] ^ g[rest - heaps[i]]);
            }
        }
        return options;
    }

    /** Those of the missing values that no move to two heaps has. */
    private long unseen(byte[] g, int n, long missing) {
        int last = 0;
        for (int d = 0; d < split.length; d++) {
            last = Math.max(last, (n - split[d] - reach[d]) / 2);
        }
        long left = missing;
        for (int a = 1; a <= last; a += CHUNK) {
            for (int d = 0; d < split.length; d++) {
                int rest = n - split[d];
                int end = (rest - reach[d]) >> 1;
                if (a + CHUNK - 1 > end) {
                    for (int i = a; i <= end; i++) {
                        left &= ~(1L << (g[i] ^ g[rest - i]));
                    }
                } else if (a < FIRST) {
                    left &= ~eight(g, a, rest - a);
                } else {
                    left &= ~seen(BytePairs.eight(g, a, rest - a), left);
                }
                if (left == 0) {
                    return 0;
                }
            }
        }
        return left;
    }

    /** Those of some values that are among eight. */
    private static long seen(long eight, long values) {
        long seen = 0;
        for (long left = values; left != 0; left &= left - 1) {
            if (BytePairs.has(eight, Long.numberOfTrailingZeros(left))) {
                seen |= left & -left;
            }
        }
        return seen;
    }

    /** The values of eight pairs of heaps: a and b, a+1 and b-1, ...; written out because the loop costs more than its body. */
    private static long eight(byte[] g, int a, int b) {
        return 1L << (g[a] ^ g[b])
                | 1L << (g[a + 1] ^ g[b - 1])
                | 1L << (g[a + 2] ^ g[b - 2])
                | 1L << (g[a + 3] ^ g[b - 3])
                | 1L << (g[a + 4] ^ g[b - 4])
                | 1L << (g[a + 5] ^ g[b - 5])
                | 1L << (g[a + 6] ^ g[b - 6])
                | 1L << (g[a + 7] ^ g[b - 7]);
    }
}
