package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;

/**
 * The step from the last values of a game to the next, when all rare heaps lie in a prefix that is kept. The prefix stands before a
 * stretch of values that ends at the next heap; a small heap is found by its size and its partner by its distance from the end.
 */
public final class WindowEngine {

    /** The largest value that is kept. */
    public static final int MOST_VALUE = 0xFFFF;

    private static final int BLOCK = OptionSets.BLOCK;
    private static final int SPAN = OptionSets.SPAN;
    /** Words up to which the kernel adds to sets of eight heaps. */
    private static final int NARROW = 4;
    /** Common heaps below are paired with every heap before single values are looked for. */
    private static final int SMALL = 64;
    /** Heaps that may be paired because they were found often. */
    private static final int MOST_SMALL = 1 << 12;
    /** So many searches among some heaps cost more than a pair for all of these heaps. */
    private static final int OFTEN = 64;

    private static final int SOME_HEAPS = 1 << 12;

    private static final int NEAR = 32;
    private static final int FIRST_PIECE = 512;

    private final OctalMoves moves;
    private final PairSearch search;
    private final OptionSets kernel;
    private final NimValues values;
    private final HeapsOfClass rare;
    private final HeapsOfClass small;
    private final int prefix;
    private final int[] split;
    private final int threads;
    private final int[] witness = new int[MOST_VALUE + 1];
    private final int[] found = new int[MOST_SMALL];
    private SparseSpace space;
    private OptionWords options;
    private @Nullable FoldedSets folded;
    private @Nullable CoveredSpan covered;
    /** The least power of two above all values; no pair has a value from here on. */
    private int limit;

    private int sinceForgotten;

    /**
     * An engine for values that begin with those of the heaps below {@code prefix}.
     *
     * @param known values of which the rare ones are all rare heaps that there are
     * @param max the largest value so far
     * @param threads how many threads it may use
     */
    public WindowEngine(
            OctalMoves moves,
            SparseSpace space,
            NimValues known,
            NimValues values,
            int prefix,
            int max,
            PairSearch search,
            int threads) {
        this.moves = moves;
        this.space = space;
        this.search = search;
        this.kernel = search.sets();
        this.values = values;
        this.prefix = prefix;
        this.threads = threads;
        this.split = moves.split();
        this.rare = HeapsOfClass.rare(known, space);
        this.small = HeapsOfClass.common(known, space, SMALL);
        this.limit = 2 * Integer.highestOneBit(Math.max(1, max));
        this.options = words(max);
    }

    private OptionWords words(int max) {
        OptionWords sets = new OptionWords(space, OptionWords.wordsFor(max));
        folded = FoldedSets.fit(space, sets.words) ? new FoldedSets(space, sets, kernel) : null;
        // behind the prefix stand twice as many values
        covered = CoveredSpan.fits(space, sets.words, rare)
                ? new CoveredSpan(
                        moves, space, kernel, rare, values, prefix, 3 * prefix, prefix, threads, this::smaller)
                : null;
        return sets;
    }

    /** The bits of values that are counted; one more counts when that makes the first heap common that has it. */
    public int mask() {
        return space.mask();
    }

    /**
     * Puts the values of heaps n .. n + count - 1 from {@code at} on.
     *
     * @throws RefusedException when a rare heap turns up, when a value is seen in no pair of heaps within the prefix, or passes 16 bits
     */
    public void fill(int at, long n, int count) {
        CoveredSpan begun = covered;
        if (begun != null) {
            begun.begin();
        }
        try {
            fillAll(at, n, count);
        } finally {
            if (begun != null) {
                begun.end();
            }
        }
    }

    private void fillAll(int at, long n, int count) {
        int done = 0;
        while (done < count) {
            if (sinceForgotten >= SOME_HEAPS) {
                Arrays.fill(found, 0);
                sinceForgotten = 0;
            }
            int step = 0;
            if (covered != null && count - done >= CoveredSpan.SPAN) {
                step = covered.fill(values, at + done, count - done >= 2 * CoveredSpan.SPAN);
            }
            if (step == 0) {
                step = folded != null && count - done >= SPAN
                        ? span(folded, at + done, n + done)
                        : eight(at + done, n + done, Math.min(BLOCK, count - done));
            }
            sinceForgotten += step;
            done += step;
        }
    }

    /** Up to a span of values; fewer when one passes the limit. */
    private int span(FoldedSets sets, int at, long n) {
        sets.clear();
        for (int t : split) {
            sets.add(values, at - t, like(n), rare, rare.countUpTo(SPAN - 1), rare.count(), 0);
            sets.add(values, at - t, like(n), small, small.countUpTo(SPAN - 1), small.count(), -1);
        }
        int done = 0;
        int before = limit;
        while (done < SPAN && limit == before) {
            sets.copy(done);
            for (int t : split) {
                addPairs(at + done - t, rare, near(t), SPAN - 1);
                addPairs(at + done - t, small, near(t), SPAN - 1);
            }
            done += append(at + done, n + done, BLOCK);
        }
        return done;
    }

    /** Up to eight values. */
    private int eight(int at, long n, int count) {
        options.clear();
        int words = options.words;
        for (int t : split) {
            if (words <= NARROW) {
                // one call deeper, compilers make objects of the kernel's vectors
                int r = rare.countUpTo(near(t) - 1);
                int c = small.countUpTo(near(t) - 1);
                kernel.add(values.low(), at - t, rare.heaps(), rare.values64(), r, rare.count(), words, options.sets);
                kernel.add(
                        values.low(), at - t, small.heaps(), small.values64(), c, small.count(), words, options.sets);
            } else {
                addPairs(at - t, rare, near(t), Integer.MAX_VALUE);
                addPairs(at - t, small, near(t), Integer.MAX_VALUE);
            }
        }
        return append(at, n, count);
    }

    /** The least heap whose partner in a move that takes t from n+7 is below n. */
    private static int near(int t) {
        return Math.max(1, BLOCK - t);
    }

    private void addPairs(int base, HeapsOfClass some, int least, int most) {
        int from = some.countUpTo(least - 1);
        int to = some.countUpTo(most);
        if (options.words <= NARROW) {
            kernel.add(values.low(), base, some.heaps(), some.values64(), from, to, options.words, options.sets);
            return;
        }
        for (int i = from; i < to; i++) {
            int at = base - some.heaps()[i];
            int value = some.values()[i];
            for (int j = 0; j < BLOCK; j++) {
                options.add(j, values.get(at + j) ^ value);
            }
        }
    }

    private int append(int at, long n, int count) {
        for (int j = 0; j < count; j++) {
            int value = next(at + j, n + j, j);
            demandFits(n + j, value);
            if (value == limit) {
                values.put(at + j, value);
                outgrow(n + j);
                return j + 1;
            }
            if ((space.classOf(value) ^ flip(n + j)) == 0) {
                throw new RefusedException("heap.window.rare", "heap", n + j, "window", 2L * prefix);
            }
            values.put(at + j, value);
        }
        return count;
    }

    /** Refuses a value that would be cut. */
    public static void demandFits(long heap, int value) {
        if (value > MOST_VALUE) {
            throw new RefusedException("heap.window.large", "heap", heap, "most", MOST_VALUE);
        }
    }

    /** Goes on with one bit more. No value had it, so that it may count or not: it does if the heap would be rare without. */
    private void outgrow(long n) {
        if ((space.classOf(limit) ^ flip(n)) == 0) {
            space = new SparseSpace(space.mask() | limit, space.parityAware(), space.offset(), space.rare());
        }
        options = words(limit);
        limit *= 2;
    }

    private int flip(long n) {
        return space.flip(like(n));
    }

    /** A small heap of the same parity. */
    private int like(long n) {
        return (int) (n & 1) + 2 * space.offset();
    }

    private int next(int at, long n, int j) {
        addNear(at, j);
        int least = Math.min(limit, options.leastCommon(j, -(long) flip(n)));
        for (int value = options.absent(j, 0, least); value < least; value = options.absent(j, value + 1, least)) {
            int heap = smaller(at, value);
            if (heap < 0) {
                throw new RefusedException("heap.window.unseen", "heap", n, "value", value, "window", 2L * prefix);
            }
            if (heap < MOST_SMALL && !space.isRare(heap, values.get(heap)) && ++found[heap] == OFTEN) {
                small.insert(heap, values.get(heap));
            }
        }
        return least;
    }

    private void addNear(int at, int j) {
        if (values.width() == 1) {
            addNear(values.low(), at, j);
            return;
        }
        for (int t : moves.single()) {
            options.add(j, values.get(at - t));
        }
        for (int t : split) {
            for (int a = 1; a < near(t); a++) {
                options.add(j, values.get(a) ^ values.get(at - t - a));
            }
        }
    }

    private void addNear(byte[] g, int at, int j) {
        for (int t : moves.single()) {
            options.add(j, g[at - t] & 0xFF);
        }
        for (int t : split) {
            for (int a = 1; a < near(t); a++) {
                options.add(j, (g[a] ^ g[at - t - a]) & 0xFF);
            }
        }
    }

    /** The smaller heap of a pair that has the value, or -1 when none is in the prefix. */
    private int smaller(int at, int value) {
        int near = Math.max(1, witness[value] - NEAR);
        int heap = smaller(at, near, near + 2 * NEAR - 1, value);
        int piece = FIRST_PIECE;
        for (int a = 1; heap < 0 && a < prefix; a += piece, piece *= 2) {
            heap = smaller(at, a, a + piece - 1, value);
        }
        return heap;
    }

    private int smaller(int at, int from, int last, int value) {
        for (int t : split) {
            int a = values.find(search, at - t, from, Math.min(last, prefix - 1), value);
            if (a >= 0) {
                byte[] low = values.low();
                while (((low[a] ^ low[at - t - a] ^ value) & 0xFF) != 0
                        || (values.get(a) ^ values.get(at - t - a)) != value) {
                    a++;
                }
                witness[value] = a;
                return a;
            }
        }
        return -1;
    }
}
