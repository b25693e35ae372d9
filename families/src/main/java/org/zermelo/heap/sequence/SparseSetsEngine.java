package org.zermelo.heap.sequence;

import java.util.Arrays;
import org.zermelo.solve.Watch;

/**
 * Sparse space for values below 256, eight heaps n .. n+7 at a time, with a set of options of one, two or four words for
 * each. A rare heap, or a small one, is paired once for all eight; pairs with a heap so small that its partner may be
 * among the eight are added heap by heap. Far beyond the last rare heap all partners are common, so it is known whether
 * a pair's value is rare, and the top bit of the value, if the space counts it, follows from the others: then half the
 * words do. How many small heaps are paired follows from how often they leave a rare value unseen.
 */
final class SparseSetsEngine implements Engine {

    static final String NAME = "sparse-sets";

    private static final int BLOCK = OptionSets.BLOCK;
    private static final int CHECK_MASK = 0xFFF;
    private static final int LEAST_SMALL = 16;
    private static final int MOST_SMALL = 2_048;
    /** So many pairs of eight cost as much as one search for a single value. */
    private static final int PAIRS_PER_SEARCH = 80;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final OptionSets kernel;
    private final WitnessSearch witnesses;
    private final int[] split;
    private final int[] reach;
    private final int words;
    private final long[] commonValues;
    private final long[] sets;
    /** Options of one class by all bits but the top one; empty when that bit is not counted. */
    private final long[] halves;

    private int[] smallHeaps = new int[0];
    private long[] smallValues = new long[0];

    private int small = LEAST_SMALL;
    private long searches;

    SparseSetsEngine(OctalMoves moves, SparseSpace space, PairSearch search, int max) {
        this.moves = moves;
        this.space = space;
        this.kernel = search.sets();
        this.split = moves.split();
        this.reach = moves.reach();
        this.witnesses = new WitnessSearch(moves, search);
        this.words = max < 64 ? 1 : max < 128 ? 2 : 4;
        this.sets = new long[BLOCK * words];
        boolean topCounts = words > 1 && (space.mask() & 32 * words) != 0;
        this.halves = new long[topCounts ? sets.length / 2 : 0];
        this.commonValues = new long[words];
        for (int value = 0; value < 64 * words; value++) {
            commonValues[value >> 6] |= (long) space.classOf(value) << value;
        }
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        HeapsOfClass rare = HeapsOfClass.rare(values, space);
        int mostRare = 2 * rare.count() + 256;
        readSmall(values);
        HeapsOfClass smallCommon = HeapsOfClass.common(values, space, smallHeaps.length);
        int blocks = 0;
        while (values.size() < to && rare.count() <= mostRare && values.max() < 64 * words) {
            int n = values.size();
            if ((n & CHECK_MASK) < BLOCK) {
                watch.check();
                values.reserve((int) Math.min(to, n + 2L * (CHECK_MASK + 1)));
                adapt(blocks);
                blocks = 0;
            }
            block(values, n, Math.min(to, n + BLOCK), rare, smallCommon);
            blocks++;
        }
    }

    private void readSmall(NimValues values) {
        int count = Math.min(MOST_SMALL, Math.max(BLOCK, values.size() / 4));
        smallHeaps = new int[count];
        smallValues = new long[count];
        for (int heap = 0; heap < count; heap++) {
            smallHeaps[heap] = heap;
            smallValues[heap] = values.get(heap);
        }
        small = Math.min(LEAST_SMALL, count - 1);
        searches = 0;
    }

    /** More small heaps when searches cost more than they, fewer when less. */
    private void adapt(int blocks) {
        if (blocks > 0) {
            boolean more = searches * PAIRS_PER_SEARCH > (long) blocks * small * split.length;
            int next = more ? small + small / 4 + 1 : small - small / 5;
            small = Math.max(Math.min(LEAST_SMALL, smallHeaps.length - 1), Math.min(next, smallHeaps.length - 1));
        }
        searches = 0;
    }

    private void block(NimValues values, int n, int end, HeapsOfClass rare, HeapsOfClass smallCommon) {
        byte[] g = values.low();
        Arrays.fill(sets, 0);
        for (int d = 0; d < split.length; d++) {
            int base = n - split[d];
            if (base < BLOCK) {
                addFew(g, base, reach[d]);
                continue;
            }
            int near = near(split[d]);
            if (halves.length > 0 && base > rare.last() + (long) Math.max(rare.last(), small)) {
                addHalves(g, base, n, rare, near, rare.last(), 0);
                addHalves(g, base, n, smallCommon, near, small, -1);
                continue;
            }
            addPairs(g, base, reach[d], smallHeaps, smallValues, near, small + 1);
            int from = rare.countUpTo(Math.max(small, near - 1));
            addPairs(g, base, reach[d], rare.heaps(), rare.values64(), from, rare.count());
        }
        for (int heap = n; heap < end && values.max() < 64 * words; heap++) {
            int value = next(values, g, heap, heap - n);
            values.put(heap, value);
            values.written(heap + 1, value);
            if (space.isRare(heap, value)) {
                rare.add(heap, value);
            }
        }
    }

    /** The least heap whose partner in a move that takes t from n+7 is below n. */
    private static int near(int t) {
        return Math.max(1, BLOCK - t);
    }

    private void addPairs(byte[] g, int base, int different, int[] heaps, long[] keys, int from, int to) {
        // a partner of no counters is none: heaps from base on have partners below 8, which are paired as small ones
        int end = below(heaps, from, to, base);
        if (different == 0) {
            kernel.add(g, base, heaps, keys, from, end, words, sets);
            return;
        }
        // equal heaps are no move: those that have themselves as partner are added one by one
        int first = below(heaps, from, end, base + 1 >> 1);
        int last = below(heaps, first, end, (base + BLOCK - 1 >> 1) + 1);
        kernel.add(g, base, heaps, keys, from, first, words, sets);
        kernel.add(g, base, heaps, keys, last, end, words, sets);
        for (int i = first; i < last; i++) {
            for (int j = 0; j < BLOCK; j++) {
                if (base + j != 2 * heaps[i]) {
                    add(j, (g[base + j - heaps[i]] ^ (int) keys[i]) & 0xFF);
                }
            }
        }
    }

    /**
     * The pairs of some heaps with partners that are all common.
     *
     * @param flip 0 when the heaps are rare, so that the values are common; -1 when both are the other way round
     */
    private void addHalves(byte[] g, int base, int n, HeapsOfClass heaps, int least, int most, long flip) {
        Arrays.fill(halves, 0);
        int from = heaps.countUpTo(least - 1);
        kernel.add(g, base, heaps.heaps(), heaps.values64(), from, heaps.countUpTo(most), words / 2, halves);
        for (int i = 0; i < halves.length; i++) {
            long here = commonValues[i / BLOCK] ^ -(long) space.flip(n + i % BLOCK) ^ flip;
            sets[i] |= halves[i] & here;
            sets[halves.length + i] |= halves[i] & ~here;
        }
    }

    /** All pairs of a move that leaves so few counters that both heaps may be small; it takes so many that all are known. */
    private void addFew(byte[] g, int base, int different) {
        for (int j = 0; j < BLOCK; j++) {
            int rest = base + j;
            for (int a = 1; a <= rest - different >> 1; a++) {
                add(j, (g[a] ^ g[rest - a]) & 0xFF);
            }
        }
    }

    /** The first place from {@code from} on whose heap is not below {@code heap}, or {@code to}. */
    private static int below(int[] heaps, int from, int to, int heap) {
        if (from >= to || heaps[to - 1] < heap) {
            return Math.max(from, to);
        }
        int at = Arrays.binarySearch(heaps, from, to, heap);
        return at < 0 ? -at - 1 : at;
    }

    private void add(int j, int value) {
        sets[BLOCK * (value >> 6) + j] |= 1L << value;
    }

    private int next(NimValues values, byte[] g, int n, int j) {
        addNear(g, n, j);
        long flip = -(long) space.flip(n);
        int least = 64 * words;
        for (int w = 0; w < words; w++) {
            long free = (commonValues[w] ^ flip) & ~sets[BLOCK * w + j];
            if (free != 0) {
                least = 64 * w + Long.numberOfTrailingZeros(free);
                break;
            }
        }
        for (int w = 0; 64 * w < least; w++) {
            long below = least - 64 * w >= 64 ? -1 : (1L << least) - 1;
            for (long missing = below & ~sets[BLOCK * w + j]; missing != 0; missing &= missing - 1) {
                int value = 64 * w + Long.numberOfTrailingZeros(missing);
                searches++;
                if (!witnesses.shown(values, n, small + 1, value)) {
                    return value;
                }
            }
        }
        // no pair of values below a power of two has that value: it is the nimber when all below are options, be it
        // rare or common
        return least;
    }

    /** Options that leave one heap or none, and those with a heap that is too small for all eight at once. */
    private void addNear(byte[] g, int n, int j) {
        for (int t : moves.whole()) {
            if (t == n) {
                add(j, 0);
            }
        }
        for (int t : moves.single()) {
            if (t < n) {
                add(j, g[n - t] & 0xFF);
            }
        }
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            int last = Math.min(near(split[d]) - 1, rest - reach[d] >> 1);
            for (int a = 1; a <= last; a++) {
                add(j, (g[a] ^ g[rest - a]) & 0xFF);
            }
        }
    }
}
