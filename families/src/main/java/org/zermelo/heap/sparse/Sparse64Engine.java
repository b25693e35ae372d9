package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.BytePairs;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.solve.Watch;

/**
 * Sparse space for values below 64: a set of values is one {@code long}.
 *
 * <p>For heap n: the values of all moves to one rare and one common heap give the least common value c that is no option
 * (all smaller common values are). Then every rare value below c must be shown to be an option; pairs of heaps are tried
 * from small ones up, the breaking moves in turn, until all are seen. A rare value that no pair shows is the nimber, and n
 * joins the rare heaps. O(rare + a few dozen) a heap, O(n) for each newly found rare heap.
 *
 * <p>The small heap of a pair that was found is looked at for the next heaps, too, together with the rare ones: a few dozen such
 * heaps show nearly all, and what they cost is far less than a search.
 *
 * <p>Berlekamp, in <i>Winning Ways</i>, chapter 4, "Sparse Space Spells Speed"; parity of heaps after Flammenkamp.
 */
public final class Sparse64Engine implements Engine {

    public static final String NAME = "sparse-64";

    /** Largest value plus 1 that this engine can hold. */
    public static final int LIMIT = 64;

    private static final int BLOCK = OptionSets.BLOCK;
    private static final int STRIDE = 1 << 10;
    private static final int CHUNK = 8;
    /** Pairs whose smaller heap is less than this may be looked at for all heaps. */
    private static final int SMALL = 1 << 9;

    /** So many searches in a stride cost more than looking at the pair that they find for all its heaps: heap by heap, and in blocks. */
    private static final int OFTEN = 25;

    private static final int OFTEN_IN_BLOCKS = 8;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final OptionSets kernel;
    private final boolean blocks;
    private final int[] split;
    private final int[] reach;
    private final long commonValues;
    private final int parity;
    private final long[] sets = new long[BLOCK];

    private OptionPairs pairs;
    private final int worth;
    private final int[] found;
    private int max;

    /** @param search its sets of options are used if they are faster than the plain ones */
    public Sparse64Engine(OctalMoves moves, SparseSpace space, PairSearch search) {
        this.moves = moves;
        this.space = space;
        this.kernel = search.sets();
        this.blocks = kernel != OptionSets.PLAIN;
        this.split = moves.split();
        this.reach = moves.reach();
        this.found = new int[SMALL * split.length];
        this.worth = blocks ? OFTEN_IN_BLOCKS : OFTEN;
        this.parity = space.parityAware() ? 1 : 0;
        this.pairs = new OptionPairs(moves);
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
        pairs = new OptionPairs(moves);
        for (int i = 0; i < rare.count(); i++) {
            pairs.add(rare.heaps()[i], rare.values()[i]);
        }
        int mostRare = 2 * rare.count() + 256;
        while (values.size() < to && rare.count() <= mostRare) {
            watch.check();
            int end = (int) Math.min(to, values.size() + (long) STRIDE);
            values.reserve(end);
            Arrays.fill(found, 0);
            max = values.max();
            int begun = values.size();
            int n = begun;
            while (n < end) {
                int next = n <= pairs.special() ? special(values.low(), n, rare) : stretch(values.low(), n, end, rare);
                if (next == n) {
                    break;
                }
                n = next;
            }
            values.written(n, max);
            if (n < end) {
                return;
            }
        }
    }

    /** Finds one value among the first, of which some places are no options; the next heap, or n when a value does not fit. */
    private int special(byte[] g, int n, HeapsOfClass rare) {
        return value(g, n, pairs.atSpecial(g, n), rare) < 0 ? n : n + 1;
    }

    /** Fills up to {@code end}, or behind the next rare heap; returns how far, or a heap before it whose value does not fit. */
    private int stretch(byte[] g, int from, int end, HeapsOfClass rare) {
        int n = from;
        int known = pairs.count();
        int near = blocks ? pairs.below(BLOCK) : known;
        int[] offsets = pairs.offsets();
        long[] keys = pairs.keys();
        while (n < end && pairs.count() == known) {
            int last = blocks ? Math.min(end, n + BLOCK) : end;
            if (blocks) {
                Arrays.fill(sets, 0);
                kernel.add(g, n, offsets, keys, near, known, 1, sets);
            }
            for (int j = 0; n < last && pairs.count() == known; j++, n++) {
                long options = blocks ? sets[j] : 0;
                for (int i = 0; i < near; i++) {
                    options |= 1L << (g[n - offsets[i]] ^ keys[i]);
                }
                long free = (commonValues ^ -((n - space.offset()) & parity)) & ~options;
                long least = free & -free;
                if (free != 0 && (least - 1 & ~options) == 0) {
                    int value = Long.numberOfTrailingZeros(least);
                    g[n] = (byte) value;
                    max = Math.max(max, value);
                } else if (value(g, n, options, rare) < 0) {
                    return n;
                }
            }
        }
        return n;
    }

    /** Stores the value of a heap of which some options are known, and that is all that give common values; or returns -1. */
    private int value(byte[] g, int n, long options, HeapsOfClass rare) {
        long common = space.flip(n) == 0 ? commonValues : ~commonValues;
        long free = common & ~options;
        if (free == 0) {
            return -1;
        }
        int value = Long.numberOfTrailingZeros(free);
        for (long left = (free & -free) - 1 & ~options; left != 0; left &= left - 1) {
            int missing = Long.numberOfTrailingZeros(left);
            if (!shown(g, n, missing)) {
                value = missing;
                rare.add(n, value);
                pairs.add(n, value);
                break;
            }
        }
        g[n] = (byte) value;
        max = Math.max(max, value);
        return value;
    }

    /** Whether a move to two heaps has this value; remembers the smaller of them. */
    private boolean shown(byte[] g, int n, int wanted) {
        int last = 0;
        for (int d = 0; d < split.length; d++) {
            last = Math.max(last, n - split[d] - reach[d] >> 1);
        }
        for (int a = 1; a <= last; a += CHUNK) {
            for (int d = 0; d < split.length; d++) {
                int rest = n - split[d];
                int end = rest - reach[d] >> 1;
                boolean whole = a + CHUNK - 1 <= end;
                if (whole && !BytePairs.has(BytePairs.eight(g, a, rest - a), wanted)) {
                    continue;
                }
                for (int i = a; i <= Math.min(end, a + CHUNK - 1); i++) {
                    if ((g[i] ^ g[rest - i]) == wanted) {
                        remember(d, i, g[i]);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Looks at a pair for all further heaps once it was found so often that this costs less than the searches. */
    private void remember(int d, int a, int value) {
        if (a < SMALL && ++found[d * SMALL + a] == worth) {
            pairs.add(d, a, value);
        }
    }
}
