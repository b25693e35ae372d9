package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;

/**
 * The options of a span of heaps from pairs of which one heap is of one class and its partner common, all of them known: then
 * the class of a pair's value is known, and bit 6 of the value, if the space counts it, follows from the others. Sets are made of the
 * other bits, half as large, and folded out in the end.
 */
final class FoldedSets {

    private static final int BLOCK = OptionSets.BLOCK;
    private static final int SPAN = OptionSets.SPAN;
    /** Words of sets whose values are more than bytes. */
    private static final int WIDE = 8;

    private final SparseSpace space;
    private final OptionSets kernel;
    private final OptionWords options;
    /** Options of a span of heaps, of one class, by all bits but bit 6. */
    private final long[] halves;
    /** The options of a span of heaps: word w of the set of heap j is at SPAN w + j. */
    private final long[] spans;

    /**
     * Empty sets.
     *
     * @param options the sets of eight heaps that {@link #copy} fills
     */
    FoldedSets(SparseSpace space, OptionWords options, OptionSets kernel) {
        this.space = space;
        this.kernel = kernel;
        this.options = options;
        this.halves = new long[SPAN * options.words / 2];
        this.spans = new long[SPAN * options.words];
    }

    /** Whether sets of so many words can be folded: bit 6 has to count. */
    static boolean fit(SparseSpace space, int words) {
        return words > 1 && words <= WIDE && (space.mask() & 1 << 6) != 0;
    }

    void clear() {
        Arrays.fill(spans, 0);
    }

    /**
     * Adds the pairs of the heaps from &lt;= i &lt; to of a list, none below a span, with partners that are all common.
     *
     * @param base where the partner of a heap of 0 counters is found for the first heap of the span
     * @param n the first heap of the span, or another of its parity
     * @param flip 0 when the heaps are rare, so that the values are common; -1 when both are the other way round
     */
    void add(NimValues values, int base, int n, HeapsOfClass some, int from, int to, long flip) {
        Arrays.fill(halves, 0);
        if (options.words == WIDE) {
            kernel.addFoldedWide(values.low(), values.high(), base, some.heaps(), some.values64(), from, to, halves);
        } else {
            kernel.addFolded(values.low(), base, some.heaps(), some.values64(), from, to, options.words / 2, halves);
        }
        for (int i = 0; i < halves.length; i++) {
            int word = i / SPAN * 2;
            int j = i % SPAN;
            long here = options.common[word] ^ -(long) space.flip(n + j) ^ flip;
            spans[SPAN * word + j] |= halves[i] & here;
            spans[SPAN * word + SPAN + j] |= halves[i] & ~here;
        }
    }

    /** Puts the options of eight heaps of the span, from j = {@code first} on, in place of those that there are. */
    void copy(int first) {
        for (int w = 0; w < options.words; w++) {
            System.arraycopy(spans, SPAN * w + first, options.sets, BLOCK * w, BLOCK);
        }
    }
}
