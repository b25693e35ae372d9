package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.solve.Watch;

/**
 * Sparse space for values below 512, eight heaps n .. n+7 at a time, with a set of options of one, two, four or eight words for
 * each. A rare heap, or a small one, is paired once for all eight; pairs with a heap so small that its partner may be
 * among the eight are added heap by heap. Far beyond the last rare heap all partners are common, so it is known whether
 * a pair's value is rare, and bit 6 of the value, if the space counts it, follows from the others: then half the words
 * do. Of the common heaps the least are paired, and those that searches for single values found often. Where values have more than eight
 * bits and rare heaps are many, {@link CoveredSpan} takes over.
 */
public final class SparseSetsEngine implements Engine {

    public static final String NAME = "sparse-sets";

    /** Largest value plus 1 that this engine can hold. */
    public static final int LIMIT = 512;

    private static final int BLOCK = OptionSets.BLOCK;
    private static final int SPAN = OptionSets.SPAN;
    private static final int CHECK_MASK = 0xFFF;
    /** All heaps below are paired: those must be whose partner may be in the same span, and they show most values. */
    private static final int ALL_SMALL = SPAN;
    /** So far behind the last rare heap enough partners are common. */
    private static final int FAR = 1 << 10;

    /** Words of sets whose values are more than bytes. */
    private static final int WIDE = 8;

    /** Heaps that may be paired because they were found often. */
    private static final int MOST_SMALL = 1 << 12;
    /** So many searches among the heaps between two checks cost more than a pair for all of these heaps. */
    private static final int OFTEN = 8;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final OptionSets kernel;
    private final int threads;
    private final WitnessSearch witnesses;
    private final int[] split;
    private final int[] reach;
    private final int longest;
    private final OptionWords options;
    /** Sets of half as many words; null when bit 6 is not counted. */
    private final @Nullable FoldedSets folded;

    private final int[] found = new int[MOST_SMALL];

    public SparseSetsEngine(OctalMoves moves, SparseSpace space, PairSearch search, int max, int threads) {
        this.moves = moves;
        this.space = space;
        this.kernel = search.sets();
        this.threads = threads;
        this.split = moves.split();
        this.reach = moves.reach();
        this.longest = Arrays.stream(split).max().orElseThrow();
        this.witnesses = new WitnessSearch(moves, search);
        this.options = new OptionWords(space, OptionWords.wordsFor(max));
        this.folded = FoldedSets.fit(space, options.words) ? new FoldedSets(space, options, kernel) : null;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        HeapsOfClass rare = HeapsOfClass.rare(values, space);
        int mostRare = 2 * rare.count() + 256;
        HeapsOfClass small = HeapsOfClass.common(values, space, Math.min(values.size(), ALL_SMALL));
        CoveredSpan covered = covered(values, rare);
        if (covered == null) {
            fill(values, to, rare, mostRare, small, null, watch);
            return;
        }
        covered.begin();
        try {
            fill(values, to, rare, mostRare, small, covered, watch);
        } finally {
            covered.end();
        }
    }

    private void fill(
            NimValues values,
            int to,
            HeapsOfClass rare,
            int mostRare,
            HeapsOfClass small,
            @Nullable CoveredSpan covered,
            Watch watch) {
        int known = rare.count();
        while (values.size() < to && rare.count() <= mostRare && values.max() < 64 * options.words) {
            int n = values.size();
            if ((n & CHECK_MASK) < CoveredSpan.SPAN) {
                watch.check();
                values.reserve((int) Math.min(to, n + 2L * (CHECK_MASK + 1)));
                Arrays.fill(found, 0);
            }
            int done = 0;
            if (covered != null && rare.count() == known && to - n >= CoveredSpan.SPAN) {
                done = covered.fill(values, n, to - n >= 2 * CoveredSpan.SPAN);
            }
            for (int heap = n; heap < n + done; heap++) {
                values.written(heap + 1, values.get(heap));
            }
            if (done == 0 && folded != null && to - n >= SPAN && far(n, rare)) {
                span(folded, values, n, rare, small);
            } else if (done == 0) {
                options.clear();
                addAll(values, n, rare, small);
                eight(values, n, Math.min(to, n + BLOCK), rare, small);
            }
        }
    }

    /** A way for heaps whose partners are common, whichever heap is the smaller one of a pair that is looked at. */
    private @Nullable CoveredSpan covered(NimValues values, HeapsOfClass rare) {
        int size = values.size();
        long last = longest + CoveredSpan.SPAN + rare.last() + Math.max(rare.last(), CoveredSpan.MOST_ASKED);
        if (size <= last || !CoveredSpan.fits(space, options.words, rare)) {
            return null;
        }
        return new CoveredSpan(
                moves,
                space,
                kernel,
                rare,
                values,
                0,
                size,
                size,
                threads,
                (n, value) -> witnesses.smaller(values, n, value));
    }

    /** Whether enough partners are common; no small heap is a partner of itself here, which some moves forbid. */
    private boolean far(int n, HeapsOfClass rare) {
        return n - longest > Math.max(rare.last() + (long) FAR, 2L * MOST_SMALL);
    }

    /**
     * Fills a span of heaps. Pairs with heaps so small that the partner is beyond the last rare heap, but not below a span, have partners
     * that are known and common: they are added for all heaps at once, the others eight heaps at a time.
     */
    private void span(FoldedSets sets, NimValues values, int n, HeapsOfClass rare, HeapsOfClass small) {
        int last = rare.last();
        sets.clear();
        for (int t : split) {
            int most = n - t - last - 1;
            sets.add(values, n - t, n, rare, rare.countUpTo(SPAN - 1), rare.countUpTo(most), 0);
            sets.add(values, n - t, n, small, small.countUpTo(SPAN - 1), small.countUpTo(most), -1);
        }
        for (int first = 0; first < SPAN && values.max() < 64 * options.words; first += BLOCK) {
            sets.copy(first);
            for (int d = 0; d < split.length; d++) {
                int base = n + first - split[d];
                int near = near(split[d]);
                int apart = n - split[d] - last;
                addPairs(values, base, reach[d], small, near, SPAN - 1);
                addPairs(values, base, reach[d], rare, near, SPAN - 1);
                addPairs(values, base, reach[d], small, apart, Integer.MAX_VALUE);
                addPairs(values, base, reach[d], rare, apart, Integer.MAX_VALUE);
            }
            eight(values, n + first, n + first + BLOCK, rare, small);
        }
    }

    /** Adds the pairs of all rare and small heaps. */
    private void addAll(NimValues values, int n, HeapsOfClass rare, HeapsOfClass small) {
        for (int d = 0; d < split.length; d++) {
            int base = n - split[d];
            if (base < BLOCK) {
                addFew(values, base, reach[d]);
                continue;
            }
            int near = near(split[d]);
            addPairs(values, base, reach[d], small, near, Integer.MAX_VALUE);
            addPairs(values, base, reach[d], rare, near, Integer.MAX_VALUE);
        }
    }

    private void eight(NimValues values, int n, int end, HeapsOfClass rare, HeapsOfClass small) {
        for (int heap = n; heap < end && values.max() < 64 * options.words; heap++) {
            int value = next(values, heap, heap - n, small);
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

    private void addPairs(NimValues values, int base, int different, HeapsOfClass some, int least, int most) {
        int[] heaps = some.heaps();
        long[] keys = some.values64();
        int from = some.countUpTo(least - 1);
        int to = some.countUpTo(most);
        // a partner of no counters is none: heaps from base on have partners below 8, which are paired as small ones
        int end = below(heaps, from, to, base);
        if (options.words == WIDE) {
            addOneByOne(values, base, different, some, from, end);
            return;
        }
        byte[] g = values.low();
        if (different == 0) {
            kernel.add(g, base, heaps, keys, from, end, options.words, options.sets);
            return;
        }
        // equal heaps are no move: those that have themselves as partner are added one by one
        int first = below(heaps, from, end, base + 1 >> 1);
        int last = below(heaps, first, end, (base + BLOCK - 1 >> 1) + 1);
        kernel.add(g, base, heaps, keys, from, first, options.words, options.sets);
        kernel.add(g, base, heaps, keys, last, end, options.words, options.sets);
        addOneByOne(values, base, different, some, first, last);
    }

    private void addOneByOne(NimValues values, int base, int different, HeapsOfClass some, int from, int to) {
        for (int i = from; i < to; i++) {
            int heap = some.heaps()[i];
            for (int j = 0; j < BLOCK; j++) {
                if (different == 0 || base + j != 2 * heap) {
                    options.add(j, values.get(base + j - heap) ^ some.values()[i]);
                }
            }
        }
    }

    /** All pairs of a move that leaves so few counters that both heaps may be small; it takes so many that all are known. */
    private void addFew(NimValues values, int base, int different) {
        for (int j = 0; j < BLOCK; j++) {
            int rest = base + j;
            for (int a = 1; a <= rest - different >> 1; a++) {
                options.add(j, values.get(a) ^ values.get(rest - a));
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

    private int next(NimValues values, int n, int j, HeapsOfClass small) {
        addNear(values, n, j);
        int least = options.leastCommon(j, -(long) space.flip(n));
        for (int value = options.absent(j, 0, least); value < least; value = options.absent(j, value + 1, least)) {
            int heap = witnesses.smaller(values, n, value);
            if (heap < 0) {
                return value;
            }
            if (heap < MOST_SMALL && !space.isRare(heap, values.get(heap)) && ++found[heap] == OFTEN) {
                small.insert(heap, values.get(heap));
            }
        }
        // no pair of values below a power of two has that value: it is the nimber when all below are options, be it
        // rare or common
        return least;
    }

    /** Options that leave one heap or none, and those with a heap that is too small for all eight at once. */
    private void addNear(NimValues values, int n, int j) {
        for (int t : moves.whole()) {
            if (t == n) {
                options.add(j, 0);
            }
        }
        for (int t : moves.single()) {
            if (t < n) {
                options.add(j, values.get(n - t));
            }
        }
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            int last = Math.min(near(split[d]) - 1, rest - reach[d] >> 1);
            for (int a = 1; a <= last; a++) {
                options.add(j, values.get(a) ^ values.get(rest - a));
            }
        }
    }
}
