package org.zermelo.heap.sequence;

import java.util.BitSet;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.PairSets;
import org.zermelo.solve.Watch;

/**
 * Codes with repeating digits that leave at most two heaps. Takes beyond the digits before the bracket depend only on
 * where n - m falls within the block, so the values of all such m are kept in one set for each residue of m; the sets only
 * grow, and the mex of a residue never has to look below what was full before. O(1) a heap, amortised, when no move breaks
 * a heap; else O(n).
 */
final class RepeatingEngine implements Engine {

    static final String NAME = "residue-sets";

    private static final int CHECK_MASK = 0xFFF;

    private final HeapCode code;
    private final int head;
    private final int block;
    private final boolean breaks;
    private final PairSets pairs;
    /** Values of moves that take no more than the digits before the bracket. */
    private final BitSet near = new BitSet();

    /** By residue of m: values of a heap of m, and of two heaps that hold m together. */
    private final BitSet[] singles;

    private final BitSet[] doubles;
    /** By residue of n: all values below are options of every later heap with this residue. */
    private final int[] full;

    private int added;

    RepeatingEngine(HeapCode code, long mostBytes) {
        this.code = code;
        this.head = code.digits().size();
        this.block = code.repeating().size();
        this.breaks = code.mostParts() == 2;
        this.pairs = new PairSets(head + 1, mostBytes);
        this.singles = emptySets(block);
        this.doubles = emptySets(block);
        this.full = new int[block];
    }

    private static BitSet[] emptySets(int count) {
        BitSet[] sets = new BitSet[count];
        for (int i = 0; i < count; i++) {
            sets[i] = new BitSet();
        }
        return sets;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        while (values.size() < to) {
            int n = values.size();
            if ((n & CHECK_MASK) == 0) {
                watch.check();
            }
            // in step, since older sets of pairs are dropped: an engine may begin behind many known values
            for (; added <= n - head; added++) {
                extendPairs(values, added);
                addFar(values, added);
            }
            extendPairs(values, n);
            near.clear();
            for (int t = 0; t < head && t <= n; t++) {
                addNear(values, n, t);
            }
            values.append(mex(n));
        }
    }

    private void extendPairs(NimValues values, int last) {
        if (breaks) {
            pairs.extend(values, last);
        }
    }

    private void addFar(NimValues values, int m) {
        if (m >= 1) {
            singles[m % block].set(values.get(m));
        }
        if (breaks) {
            doubles[m % block].or(BitSet.valueOf(pairs.words(m)));
        }
    }

    private void addNear(NimValues values, int n, int t) {
        int digit = code.digit(t);
        if ((digit & 1) != 0 && t == n) {
            near.set(0);
        }
        if ((digit & 2) != 0 && t < n) {
            near.set(values.get(n - t));
        }
        if ((digit & 4) != 0) {
            near.or(BitSet.valueOf(pairs.words(n - t)));
        }
    }

    private int mex(int n) {
        int residue = n % block;
        while (far(n, full[residue])) {
            full[residue]++;
        }
        int value = full[residue];
        boolean takesAll = n >= head && (code.digit(n) & 1) != 0;
        while (near.get(value) || takesAll && value == 0 || far(n, value)) {
            value++;
        }
        return value;
    }

    /** Whether a move that takes at least as many counters as there are digits before the bracket has this value. */
    private boolean far(int n, int value) {
        for (int residue = 0; residue < block; residue++) {
            int digit = code.repeating().get(Math.floorMod(n - residue - head, block));
            if ((digit & 2) != 0 && singles[residue].get(value) || (digit & 4) != 0 && doubles[residue].get(value)) {
                return true;
            }
        }
        return false;
    }
}
