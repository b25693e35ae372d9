package org.zermelo.heap.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.solve.Watch;

/**
 * Sparse space for values below 256 and many rare heaps, eight heaps n .. n+7 at a time: the values of n-t-r .. n-t-r+7 are one
 * {@code long}, so a rare heap r of at least 8 is looked up once for all eight. The same is done with all small heaps, which
 * shows most rare values to be options. Pairs with a heap below 8 are added heap by heap.
 */
public final class SparseBlockEngine implements Engine {

    public static final String NAME = "sparse-block";

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final int BLOCK = 8;
    private static final int VALUES = 256;
    private static final int CHECK_MASK = 0xFFF;
    /** Small heaps that are paired with all others, for each value that there is: with few rare heaps they would be the main cost. */
    private static final int FEW_PER_VALUE = 1;

    private static final int MANY_PER_VALUE = 8;
    /** Rare heaps for each value that count as many. */
    private static final int MANY_RARE = 4;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final int[] split;
    private final int[] reach;
    private final boolean[] common = new boolean[VALUES];
    private final byte[] marks = new byte[BLOCK * VALUES];
    private final WitnessSearch witnesses;

    public SparseBlockEngine(OctalMoves moves, SparseSpace space, PairSearch search) {
        this.moves = moves;
        this.space = space;
        this.split = moves.split();
        this.reach = moves.reach();
        this.witnesses = new WitnessSearch(moves, search);
        for (int value = 0; value < VALUES; value++) {
            common[value] = space.classOf(value) == 1;
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
        values.reserve(to);
        while (values.size() < to && rare.count() <= mostRare && values.width() == 1) {
            int n = values.size();
            if ((n & CHECK_MASK) < BLOCK) {
                watch.check();
            }
            Arrays.fill(marks, (byte) 0);
            int perValue = rare.count() > MANY_RARE * values.max() ? MANY_PER_VALUE : FEW_PER_VALUE;
            int small = Math.min(n / 4, perValue * (values.max() + 2));
            for (int d = 0; d < split.length; d++) {
                markSmall(values.low(), n - split[d], reach[d], small);
                markRare(values.low(), n - split[d], reach[d], small, rare);
            }
            int end = Math.min(to, n + BLOCK);
            for (int heap = n; heap < end && values.width() == 1; heap++) {
                int value = next(values, heap, (heap - n) * VALUES, small);
                values.append(value);
                if (space.isRare(heap, value)) {
                    rare.add(heap, value);
                }
            }
        }
    }

    private void markSmall(byte[] g, int rest, int different, int small) {
        for (int a = BLOCK; a <= Math.min(small, rest - 1); a++) {
            if (different == 0 || 2 * a < rest) {
                mark((long) LONG.get(g, rest - a) ^ (g[a] & 0xFF) * ONES);
            }
        }
    }

    private void markRare(byte[] g, int rest, int different, int small, HeapsOfClass rare) {
        int[] heaps = rare.heaps();
        int[] values = rare.values();
        for (int i = rare.countUpTo(small); i < rare.count() && heaps[i] < rest; i++) {
            int heap = heaps[i];
            if (heap >= BLOCK && (different == 0 || 2 * heap < rest || 2 * heap > rest + BLOCK)) {
                mark((long) LONG.get(g, rest - heap) ^ values[i] * ONES);
            } else if (heap >= BLOCK) {
                markApart(g, rest, heap, values[i]);
            }
        }
    }

    /** Marks a pair for those of the eight heaps for which its heaps differ. */
    private void markApart(byte[] g, int rest, int heap, int value) {
        for (int j = 0; j < BLOCK; j++) {
            if (rest + j != 2 * heap) {
                marks[j * VALUES + ((g[rest + j - heap] & 0xFF) ^ value)] = 1;
            }
        }
    }

    private void mark(long eight) {
        byte[] m = marks;
        m[(int) eight & 0xFF] = 1;
        m[VALUES + ((int) (eight >>> 8) & 0xFF)] = 1;
        m[2 * VALUES + ((int) (eight >>> 16) & 0xFF)] = 1;
        m[3 * VALUES + ((int) (eight >>> 24) & 0xFF)] = 1;
        m[4 * VALUES + ((int) (eight >>> 32) & 0xFF)] = 1;
        m[5 * VALUES + ((int) (eight >>> 40) & 0xFF)] = 1;
        m[6 * VALUES + ((int) (eight >>> 48) & 0xFF)] = 1;
        m[7 * VALUES + ((int) (eight >>> 56) & 0xFF)] = 1;
    }

    private int next(NimValues values, int n, int row, int small) {
        markNear(values, n, row);
        boolean flipped = space.flip(n) == 1;
        int least = 0;
        while (least < VALUES && (common[least] == flipped || marks[row + least] != 0)) {
            least++;
        }
        for (int value = 0; value < least; value++) {
            if (marks[row + value] == 0 && !witnesses.shown(values, n, small + 1, value)) {
                return value;
            }
        }
        // no pair of bytes has the value 256, so that it is the nimber when all below are options, be it rare or common
        return least;
    }

    /** Options that leave one heap or none, and those with a heap below 8. */
    private void markNear(NimValues values, int n, int row) {
        byte[] g = values.low();
        for (int t : moves.whole()) {
            if (t == n) {
                marks[row] = 1;
            }
        }
        for (int t : moves.single()) {
            if (t < n) {
                marks[row + (g[n - t] & 0xFF)] = 1;
            }
        }
        for (int d = 0; d < split.length; d++) {
            int rest = n - split[d];
            int last = Math.min(BLOCK - 1, rest - reach[d] >> 1);
            for (int a = 1; a <= last; a++) {
                marks[row + ((g[a] ^ g[rest - a]) & 0xFF)] = 1;
            }
        }
    }
}
