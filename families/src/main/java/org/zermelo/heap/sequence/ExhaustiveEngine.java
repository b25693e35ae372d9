package org.zermelo.heap.sequence;

import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.Mex;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.solve.Watch;

/**
 * For games without sparse space: a few pairs of heaps for each value mark most options, then each number that is still
 * unmarked is looked for among all pairs, smallest first, until one is not found. O(n) pairs a heap, as by definition, but
 * nearly all of them are looked at only once and many at a time.
 */
final class ExhaustiveEngine implements Engine {

    static final String NAME = "exhaustive";

    private static final int CHECK_MASK = 0x3FF;
    /** Pairs that are marked for each value that there is. */
    private static final int PAIRS_PER_VALUE = 16;

    private final OctalMoves moves;
    private final int[] split;
    private final int[] reach;
    private final PairSearch search;
    private final Mex options = new Mex();

    ExhaustiveEngine(OctalMoves moves, PairSearch search) {
        this.moves = moves;
        this.split = moves.split();
        this.reach = moves.reach();
        this.search = search;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        int width = values.width();
        values.reserve(to);
        while (values.size() < to && values.width() == width) {
            int n = values.size();
            if ((n & CHECK_MASK) == 0) {
                watch.check();
            }
            values.append(next(values, n));
        }
    }

    private int next(NimValues values, int n) {
        options.clear();
        moves.addUnsplit(values, n, options);
        int marked = PAIRS_PER_VALUE * (values.max() + 2);
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            options.addPairs(values, rest, 1, Math.min(marked, rest - reach[d] >> 1));
        }
        int value = options.leastAbsent(0);
        while (found(values, n, marked + 1, value)) {
            value = options.leastAbsent(value + 1);
        }
        return value;
    }

    private boolean found(NimValues values, int n, int from, int value) {
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            if (values.find(search, rest, from, rest - reach[d] >> 1, value) >= 0) {
                return true;
            }
        }
        return false;
    }
}
