package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;

/**
 * The options of eight heaps in a row: a set of one, two, four, eight or more words for each, laid out as {@link OptionSets} adds pairs
 * to them.
 */
final class OptionWords {

    private static final int BLOCK = OptionSets.BLOCK;

    /** Words of a set. */
    final int words;

    /** Word w of the set of heap j is at 8 w + j. */
    final long[] sets;

    /** The values that are common where a heap does not flip the classes, a bit each. */
    final long[] common;

    OptionWords(SparseSpace space, int words) {
        this.words = words;
        this.sets = new long[BLOCK * words];
        this.common = new long[words];
        for (int value = 0; value < 64 * words; value++) {
            common[value >> 6] |= (long) space.classOf(value) << value;
        }
    }

    /** The words of a set that holds values up to this one: a power of two. */
    static int wordsFor(int max) {
        return Math.max(1, Integer.highestOneBit(max) >> 5);
    }

    void clear() {
        Arrays.fill(sets, 0);
    }

    void add(int j, int value) {
        sets[BLOCK * (value >> 6) + j] |= 1L << value;
    }

    /**
     * The least common value that is no option of heap j; 64 times the words when all are.
     *
     * @param flip -1 where the heap flips the classes, else 0
     */
    int leastCommon(int j, long flip) {
        for (int w = 0; w < words; w++) {
            long free = (common[w] ^ flip) & ~sets[BLOCK * w + j];
            if (free != 0) {
                return 64 * w + Long.numberOfTrailingZeros(free);
            }
        }
        return 64 * words;
    }

    /** The least value of {@code from .. end - 1} that is no option of heap j; {@code end} when all are. */
    int absent(int j, int from, int end) {
        long above = -1L << from;
        for (int w = from >> 6; 64 * w < end; w++) {
            long missing = above & ~sets[BLOCK * w + j];
            if (missing != 0) {
                return Math.min(end, 64 * w + Long.numberOfTrailingZeros(missing));
            }
            above = -1;
        }
        return end;
    }
}
