package org.zermelo.heap.sequence;

import org.zermelo.game.RefusedException;

/**
 * The step from the last values of a game to the next eight, when all rare heaps lie in a prefix that is kept. One array holds
 * the prefix and, behind it, a stretch that ends at the next heap; a small heap is found by its size and its partner by its
 * distance from the end.
 */
final class WindowEngine {

    private static final int BLOCK = OptionSets.BLOCK;
    /** Small heaps that are paired with every heap before single values are looked for. */
    private static final int SMALL = 64;

    private static final int NEAR = 32;
    private static final int FIRST_PIECE = 512;

    private final OctalMoves moves;
    private final SparseSpace space;
    private final PairSearch search;
    private final OptionSets kernel;
    private final HeapsOfClass rare;
    private final int prefix;
    private final int[] split;
    private final int[] smallHeaps = new int[SMALL];
    private final long[] smallValues = new long[SMALL];
    private final int[] witness = new int[256];
    private OptionWords options;

    WindowEngine(OctalMoves moves, SparseSpace space, NimValues boot, int prefix, PairSearch search) {
        this.moves = moves;
        this.space = space;
        this.search = search;
        this.kernel = search.sets();
        this.prefix = prefix;
        this.split = moves.split();
        this.rare = HeapsOfClass.rare(boot, space);
        for (int heap = 0; heap < SMALL; heap++) {
            smallHeaps[heap] = heap;
            smallValues[heap] = boot.get(heap);
        }
        this.options = new OptionWords(space, OptionWords.wordsFor(boot.max()));
    }

    /**
     * Writes the values of heaps n .. n + count - 1 to {@code g} from {@code at} on.
     *
     * @throws RefusedException when a rare heap turns up, when a value is seen in no pair of heaps within the prefix, or passes a byte
     */
    void fill(byte[] g, int at, long n, int count) {
        int done = 0;
        while (done < count) {
            done += block(g, at + done, n + done, Math.min(BLOCK, count - done));
        }
    }

    /** Up to eight values; fewer when one needs a longer word. */
    private int block(byte[] g, int at, long n, int count) {
        options.clear();
        int words = options.words;
        long[] sets = options.sets;
        for (int t : split) {
            int near = Math.max(1, BLOCK - t);
            kernel.add(g, at - t, smallHeaps, smallValues, near, SMALL, words, sets);
            kernel.add(g, at - t, rare.heaps(), rare.values64(), rare.countUpTo(SMALL - 1), rare.count(), words, sets);
        }
        for (int j = 0; j < count; j++) {
            int value = next(g, at + j, n + j, j);
            if (value > 255) {
                throw new RefusedException("heap.window.byte", "heap", n + j);
            }
            if ((space.classOf(value) ^ flip(n + j)) == 0) {
                throw new RefusedException("heap.window.rare", "heap", n + j, "window", 2L * prefix);
            }
            g[at + j] = (byte) value;
            if (value >= 64 * words) {
                options = new OptionWords(space, 2 * words);
                return j + 1;
            }
        }
        return count;
    }

    private int flip(long n) {
        return space.flip((int) (n & 1) + 2 * space.offset());
    }

    private int next(byte[] g, int at, long n, int j) {
        addNear(g, at, j);
        int least = options.leastCommon(j, -(long) flip(n));
        for (int value = options.absent(j, 0, least); value < least; value = options.absent(j, value + 1, least)) {
            if (!shown(g, at, value)) {
                throw new RefusedException("heap.window.unseen", "heap", n, "value", value, "window", 2L * prefix);
            }
        }
        return least;
    }

    private void addNear(byte[] g, int at, int j) {
        for (int t : moves.single()) {
            options.add(j, g[at - t] & 0xFF);
        }
        for (int t : split) {
            for (int a = 1; a < BLOCK - t; a++) {
                options.add(j, (g[a] ^ g[at - t - a]) & 0xFF);
            }
        }
    }

    private boolean shown(byte[] g, int at, int value) {
        int near = Math.max(SMALL, witness[value] - NEAR);
        if (shown(g, at, near, near + 2 * NEAR - 1, value)) {
            return true;
        }
        int piece = FIRST_PIECE;
        for (int a = SMALL; a < prefix; a += piece, piece *= 2) {
            if (shown(g, at, a, a + piece - 1, value)) {
                return true;
            }
        }
        return false;
    }

    private boolean shown(byte[] g, int at, int from, int last, int value) {
        for (int t : split) {
            int a = search.find(g, at - t, from, Math.min(last, prefix - 1), value);
            if (a >= 0) {
                witness[value] = a;
                return true;
            }
        }
        return false;
    }
}
