package org.zermelo.heap.sparse;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;

/**
 * Sparse space for values below 512 with hundreds of rare heaps, a span of heaps at a time, far behind the last rare one. To show a value
 * to be an option one pair is enough, so that few pairs, chosen from known heaps, show nearly all values of nearly all heaps. All others
 * are only asked for the values that are then left: that takes two operations on bytes for each, and no set.
 *
 * <p>The pairs of all rare heaps give the least common value that is no option. The nimber is this value when all rare values below it are
 * shown to be options; where one is not, the span ends before that heap.
 */
final class CoveredSpan {

    /** How many heaps are treated at once. */
    static final int SPAN = PreparedSpans.SPAN;

    /** Common heaps that may be asked are below. */
    static final int MOST_ASKED = 1 << 14;

    private static final int WORDS = 8;
    private static final int BIT_8 = 1 << 8;
    private static final int LIMIT = 1 << 9;
    /** With fewer rare heaps it is not worth while to choose among them. */
    private static final int MANY = 256;

    /** Values below the nimber that a chosen heap shows first, in a thousand heaps. */
    private static final int RARE_GAIN = 25;

    private static final int COMMON_GAIN = 10;
    /** Common heaps among which some are chosen are below. */
    private static final int MOST_SMALL = 1 << 12;
    /** So many searches among some heaps cost more than to ask the heap that they found for all of these heaps. */
    private static final int OFTEN = 8;

    private static final int SOME_HEAPS = 1 << 15;

    private final int[] single;
    private final int[] split;
    private final SparseSpace space;
    private final IntBinaryOperator search;
    private final boolean ahead;
    /** The least heap whose partners are all known when a span is prepared. */
    private final int least;
    /** Rare heaps below. */
    private final HeapsOfClass near;

    private final PreparedSpans spans;
    private final int[] found = new int[MOST_ASKED];
    private int sinceForgotten;

    /**
     * A span behind known values.
     *
     * @param rares all rare heaps that there are
     * @param from where those values begin of which some tell which pairs to choose, together with all partners of small heaps
     * @param end where they end
     * @param small common heaps below this one may be paired with all heaps
     * @param threads with two or more, a second thread prepares a span while the first fills the one before
     * @param search the smaller heap of a pair that has a value, or -1: given where the value of the heap will be, and the value
     */
    CoveredSpan(
            OctalMoves moves,
            SparseSpace space,
            OptionSets kernel,
            HeapsOfClass rares,
            NimValues values,
            int from,
            int end,
            int small,
            int threads,
            IntBinaryOperator search) {
        this.single = moves.single();
        this.split = moves.split();
        this.space = space;
        this.search = search;
        this.ahead = threads > 1;
        this.least = ahead ? 2 * SPAN : SPAN;
        this.near = rares.below(least);
        PairCover cover = new PairCover(moves, values, space, from, end);
        HeapsOfClass rare = cover.choose(rares, rares.countUpTo(least - 1), true, RARE_GAIN);
        HeapsOfClass commons = HeapsOfClass.common(values, space, Math.min(small, MOST_SMALL));
        HeapsOfClass common = cover.choose(commons, commons.countUpTo(least - 1), false, COMMON_GAIN);
        this.spans = new PreparedSpans(kernel, split, space, rare, rares.without(rare, least), common);
    }

    /** Whether lower bytes tell the values, and there are heaps enough to choose from. */
    static boolean fits(SparseSpace space, int words, HeapsOfClass rares) {
        return words == WORDS && (space.mask() & BIT_8) != 0 && !space.parityAware() && rares.count() >= MANY;
    }

    /** Starts the second thread, if there is to be one; {@link #end} stops it. */
    void begin() {
        if (ahead) {
            spans.begin();
        }
    }

    /** To be called before values move. */
    void end() {
        spans.end();
    }

    /**
     * Puts values from {@code at} on, a span or fewer; how many. All partners of all rare heaps, and of the small common ones, are common;
     * all but those of the least heaps are known.
     *
     * @param more whether the next span will be filled, too
     */
    int fill(NimValues values, int at, boolean more) {
        spans.take(values.low(), at);
        if (more) {
            spans.prepare(values.low(), at + SPAN);
        }
        sinceForgotten += SPAN;
        if (sinceForgotten > SOME_HEAPS) {
            Arrays.fill(found, 0);
            sinceForgotten = 0;
        }
        for (int j = 0; j < SPAN; j++) {
            int value = leastCommon(values, at + j, j);
            if (value == LIMIT || !allShown(values, at + j, j, value)) {
                return j;
            }
            values.put(at + j, value);
        }
        return SPAN;
    }

    /** The least common value that is no option, or {@link #LIMIT}. */
    private int leastCommon(NimValues values, int at, int j) {
        MissingValues common = spans.common();
        int count = common.count(j);
        for (int k = 0; k < count; k++) {
            if (!common.seen(j, k) && !isNear(values, at, common.value(j, k))) {
                return common.value(j, k);
            }
        }
        if (!common.more(j)) {
            return LIMIT;
        }
        int value = common.next(j, common.value(j, count - 1) + 1);
        while (value < LIMIT && (isNear(values, at, value) || among(values.low(), at, spans.rareAsked(), value))) {
            value = common.next(j, value + 1);
        }
        return value;
    }

    /** Whether all rare values below this one are shown to be options. */
    private boolean allShown(NimValues values, int at, int j, int end) {
        MissingValues rare = spans.rare();
        int count = rare.count(j);
        for (int k = 0; k < count; k++) {
            int value = rare.value(j, k);
            if (value > end) {
                return true;
            }
            if (!rare.seen(j, k) && !isShown(values, at, value)) {
                return false;
            }
        }
        if (!rare.more(j)) {
            return true;
        }
        for (int value = rare.next(j, rare.value(j, count - 1) + 1); value < end; value = rare.next(j, value + 1)) {
            if (!isShown(values, at, value)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a search shows a rare value; a common heap that it finds often is asked for all heaps from then on. */
    private boolean isShown(NimValues values, int at, int value) {
        int heap = search.applyAsInt(at, value);
        if (heap >= least && heap < MOST_ASKED && ++found[heap] == OFTEN && !space.isRare(heap, values.get(heap))) {
            spans.ask(heap, values.get(heap));
        }
        return heap >= 0;
    }

    /** Whether a common value is that of a single heap that is left, or of a pair with one of the least rare heaps. */
    private boolean isNear(NimValues values, int at, int value) {
        for (int t : single) {
            if (values.get(at - t) == value) {
                return true;
            }
        }
        return among(values.low(), at, near, value);
    }

    private boolean among(byte[] g, int at, HeapsOfClass some, int value) {
        int[] heaps = some.heaps();
        int[] keys = some.values();
        int count = some.count();
        for (int t : split) {
            for (int i = 0; i < count; i++) {
                if (((g[at - t - heaps[i]] ^ keys[i] ^ value) & 0xFF) == 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
