package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.Mex;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.solve.Watch;

/**
 * Sparse space for values below 65,536, with a stamp for each value instead of a bit. The same steps as
 * {@link Sparse64Engine}.
 */
public final class SparseWideEngine implements Engine {

    public static final String NAME = "sparse-wide";

    private static final int CHECK_MASK = 0x3FF;
    /** Pairs that are marked in order, for each value, before single values are looked for. */
    private static final int PAIRS_PER_VALUE = 8;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final WitnessSearch witnesses;
    private final int[] split;
    private final int[] reach;
    private final Mex options = new Mex();
    private int[] missing = new int[256];

    public SparseWideEngine(OctalMoves moves, SparseSpace space, PairSearch search) {
        this.moves = moves;
        this.space = space;
        this.witnesses = new WitnessSearch(moves, search);
        this.split = moves.split();
        this.reach = moves.reach();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        HeapsOfClass rare = HeapsOfClass.rare(values, space);
        int mostRare = 2 * rare.count() + 256;
        int width = values.width();
        values.reserve(to);
        while (values.size() < to && rare.count() <= mostRare && values.width() == width) {
            int n = values.size();
            if ((n & CHECK_MASK) == 0) {
                watch.check();
            }
            int value = next(values, n, rare);
            values.append(value);
            if (space.isRare(n, value)) {
                rare.add(n, value);
            }
        }
    }

    private int next(NimValues values, int n, HeapsOfClass rare) {
        options.clear();
        moves.addUnsplit(values, n, options);
        for (int d = 0; d < split.length; d++) {
            options.addPairs(values, n - split[d], rare, reach[d] == 1);
        }
        int flip = space.flip(n);
        int common = options.leastAbsent(0);
        while ((space.classOf(common) ^ flip) == 0) {
            common = options.leastAbsent(common + 1);
        }
        int count = 0;
        for (int value = options.leastAbsent(0); value < common; value = options.leastAbsent(value + 1)) {
            if (count == missing.length) {
                missing = Arrays.copyOf(missing, 2 * count);
            }
            missing[count++] = value;
        }
        return count == 0 ? common : firstUnseen(values, n, count, common);
    }

    /** The least of the missing values that no pair of heaps shows, or {@code common} when all are shown. */
    private int firstUnseen(NimValues values, int n, int count, int common) {
        int marked = PAIRS_PER_VALUE * (values.max() + 2);
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            options.addPairs(values, rest, 1, Math.min(marked, rest - reach[d] >> 1));
        }
        for (int i = 0; i < count; i++) {
            if (!options.has(missing[i]) && !witnesses.shown(values, n, marked + 1, missing[i])) {
                return missing[i];
            }
        }
        return common;
    }
}
