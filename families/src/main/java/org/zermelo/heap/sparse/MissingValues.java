package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;

/**
 * The least values of one class, rare or common, that some pairs do not show, for each heap of a span. A value below 512 of a known class
 * is told by its lower byte, since the space counts bit 8.
 */
final class MissingValues {

    private static final int SPAN = OptionSets.STRETCH;
    private static final int WORDS = PairMarks.WORDS;
    private static final int BYTE = 1 << 8;

    /** How many of a heap are known by number: a multiple of {@link OptionSets#SOUGHT}. */
    private final int most;
    /** Lower bytes that are values of the class as they are; all others are with bit 8. */
    private final long[] plain = new long[WORDS];

    private final long[] shown = new long[WORDS * SPAN];
    private final int[] count = new int[SPAN];
    /** The k-th value of heap j is at SPAN k + j. */
    private final int[] values;

    private final byte[] low;
    private final boolean[] seen;

    MissingValues(SparseSpace space, boolean common, int most) {
        this.most = most;
        this.values = new int[most * SPAN];
        this.low = new byte[most * SPAN];
        this.seen = new boolean[most * SPAN];
        for (int value = 0; value < BYTE; value++) {
            plain[value >> 6] |= (space.classOf(value) == 1) == common ? 1L << value : 0;
        }
    }

    /**
     * Those that no pair shows of a heap of a list and a heap that is known and common, for a span of heaps.
     *
     * @param at where the value of the first heap of the span will be
     */
    void leave(byte[] g, int at, int[] splits, HeapsOfClass some) {
        Arrays.fill(seen, false);
        for (int first = 0; first < SPAN; first += PairMarks.BLOCK) {
            PairMarks.mark(g, at + first, splits, some, shown, WORDS * first);
            for (int j = first; j < first + PairMarks.BLOCK; j++) {
                int k = collect(j, 0, 0);
                count[j] = k == most ? most : collect(j, -1, k);
            }
        }
    }

    /** Notes missing values below 256, with 0, or the others, with -1. */
    private int collect(int j, long turned, int from) {
        int k = from;
        int above = (int) turned & BYTE;
        for (int w = 0; w < WORDS; w++) {
            for (long free = (plain[w] ^ turned) & ~shown[WORDS * j + w]; free != 0; free &= free - 1) {
                int value = 64 * w + Long.numberOfTrailingZeros(free);
                low[SPAN * k + j] = (byte) value;
                values[SPAN * k + j] = above + value;
                if (++k == most) {
                    return k;
                }
            }
        }
        return k;
    }

    /** Notes which of them the pairs of other heaps show. */
    void seek(OptionSets kernel, byte[] g, int at, int[] splits, HeapsOfClass others) {
        for (int t : splits) {
            for (int k = 0; k < most; k += OptionSets.SOUGHT) {
                kernel.seek(g, at - t, others.heaps(), others.values64(), 0, others.count(), low, SPAN * k, seen);
            }
        }
    }

    /** How many of a heap are known by number; {@code most} when there may be more. */
    int count(int j) {
        return count[j];
    }

    /** Whether there may be more than are known by number. */
    boolean more(int j) {
        return count[j] == most;
    }

    int value(int j, int k) {
        return values[SPAN * k + j];
    }

    /** Whether another pair showed it. */
    boolean seen(int j, int k) {
        return seen[SPAN * k + j];
    }

    /** The least value of the class from {@code from} on that the marked pairs do not show; 512 when there is none. */
    int next(int j, int from) {
        for (int value = from; value < 2 * BYTE; value++) {
            int w = value >> 6 & WORDS - 1;
            long ofClass = plain[w] ^ -(long) (value / BYTE);
            if ((ofClass & ~shown[WORDS * j + w]) >>> value << 63 != 0) {
                return value;
            }
        }
        return 2 * BYTE;
    }
}
