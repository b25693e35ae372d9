package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.pairs.PairSearch;

/**
 * Shows that a value is an option by finding two heaps for it. Where a value was last shown is remembered, because the next
 * heap often finds its own pair nearby.
 */
final class WitnessSearch {

    private static final int NEAR = 32;
    /** Looking through so many heaps takes much longer than asking whether to go on. */
    private static final int LONG_PIECE = 1 << 16;

    private static final int FIRST_PIECE = 1 << 9;

    private final int[] split;
    private final int[] reach;
    private final PairSearch search;
    private int[] witness = new int[256];

    WitnessSearch(OctalMoves moves, PairSearch search) {
        this.split = moves.split();
        this.reach = moves.reach();
        this.search = search;
    }

    /** Whether some pair whose smaller heap is at least {@code from} shows the value at heap n. */
    boolean shown(NimValues values, int n, int from, int value) {
        if (value >= witness.length) {
            witness = Arrays.copyOf(witness, Integer.highestOneBit(value) * 2);
        }
        int near = witness[value];
        for (int d = 0; d < split.length; d++) {
            if (shown(values, n, d, Math.max(from, near - NEAR), near + NEAR - 1L, value)) {
                return true;
            }
        }
        // the moves in turn, in growing pieces: one of them may show the value soon and another late or never
        long piece = FIRST_PIECE;
        for (long a = from; a <= n / 2; a += piece, piece *= 2) {
            if (piece >= LONG_PIECE) {
                CancelScope.check();
            }
            for (int d = 0; d < split.length; d++) {
                if (shown(values, n, d, (int) a, a + piece - 1, value)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The smaller heap of a pair that shows the value at heap n, below width 4, or -1 when there is none. */
    int smaller(NimValues values, int n, int value) {
        if (!shown(values, n, 1, value)) {
            return -1;
        }
        byte[] low = values.low();
        for (int a = witness[value]; ; a++) {
            for (int d = 0; d < split.length; d++) {
                int rest = n - split[d];
                if (a <= rest - reach[d] >> 1
                        && ((low[a] ^ low[rest - a] ^ value) & 0xFF) == 0
                        && (values.get(a) ^ values.get(rest - a)) == value) {
                    return a;
                }
            }
        }
    }

    private boolean shown(NimValues values, int n, int d, int from, long last, int value) {
        int rest = n - split[d];
        int a = values.find(search, rest, from, (int) Math.min(last, rest - reach[d] >> 1), value);
        if (a >= 0) {
            witness[value] = a;
        }
        return a >= 0;
    }
}
