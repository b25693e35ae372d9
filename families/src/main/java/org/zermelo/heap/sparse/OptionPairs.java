package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.OctalMoves;

/**
 * Places where options of a heap n are read: one is {@code G(n - offset) XOR key}. A move that leaves one heap is such a place
 * with the key 0, a move that leaves a certain heap a and any other is one with the key G(a). Sorted by their offsets, each
 * only once.
 */
final class OptionPairs {

    private final OctalMoves moves;
    private int[] offsets = new int[64];
    private long[] keys = new long[64];
    /** For each place the heap that it is no option of, because it would be broken into equal heaps; or -1. */
    private int[] halved = new int[64];

    private int count;
    private int special;

    /** The moves that leave one heap. */
    OptionPairs(OctalMoves moves) {
        this.moves = moves;
        for (int t : moves.whole()) {
            special = Math.max(special, t);
        }
        for (int t : moves.single()) {
            insert(t, 0, -1);
        }
    }

    /** Adds the moves that leave a heap {@code a} of value {@code value} and any other. */
    void add(int a, int value) {
        for (int d = 0; d < moves.split().length; d++) {
            add(d, a, value);
        }
    }

    /** Adds the move that takes as the split numbered {@code d} does, and leaves a heap {@code a} and any other. */
    void add(int d, int a, int value) {
        int offset = moves.split()[d] + a;
        insert(offset, value, moves.reach()[d] == 0 ? -1 : offset + a);
    }

    private void insert(int offset, int key, int equal) {
        int at = count;
        while (at > 0 && offsets[at - 1] >= offset) {
            at--;
            if (offsets[at] == offset && keys[at] == key && halved[at] == equal) {
                return;
            }
        }
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            keys = Arrays.copyOf(keys, 2 * count);
            halved = Arrays.copyOf(halved, 2 * count);
        }
        System.arraycopy(offsets, at, offsets, at + 1, count - at);
        System.arraycopy(keys, at, keys, at + 1, count - at);
        System.arraycopy(halved, at, halved, at + 1, count - at);
        offsets[at] = offset;
        keys[at] = key;
        halved[at] = equal;
        count++;
        special = Math.max(special, Math.max(offset, equal));
    }

    int count() {
        return count;
    }

    int[] offsets() {
        return offsets;
    }

    long[] keys() {
        return keys;
    }

    /** How many places have a lesser offset. */
    int below(int offset) {
        int at = 0;
        while (at < count && offsets[at] < offset) {
            at++;
        }
        return at;
    }

    /** Up to this heap some places are no options. */
    int special() {
        return special;
    }

    /** The options of a heap that these places and the moves that leave nothing show, of values below 64. */
    long atSpecial(byte[] g, int n) {
        long options = 0;
        for (int t : moves.whole()) {
            options |= t == n ? 1 : 0;
        }
        for (int i = 0; i < count && offsets[i] < n; i++) {
            options |= halved[i] == n ? 0 : 1L << (g[n - offsets[i]] ^ keys[i]);
        }
        return options;
    }
}
