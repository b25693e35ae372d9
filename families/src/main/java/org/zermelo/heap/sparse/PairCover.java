package org.zermelo.heap.sparse;

import java.util.Arrays;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;

/**
 * Chooses few heaps whose pairs show most of the values below the nimbers of a sample of known heaps: each time the heap that shows most
 * of what is not shown yet (greedy cover, Chvatal 1979). Later heaps look much like the sample, so that the same pairs show most there.
 */
final class PairCover {

    private static final int SAMPLES = 256;

    private static final int NONE = -1;
    /** Lower bytes of values. */
    private static final int VALUES = 1 << 8;

    private final OctalMoves moves;
    private final NimValues values;
    private final SparseSpace space;
    /** The heaps of the sample, the largest first. */
    private final int[] sample = new int[SAMPLES];

    /**
     * A cover for about the last quarter of the values {@code from .. end - 1}, at least eight times {@link #SAMPLES}.
     *
     * @param space one in which the parity of a heap does not count, but bit 8 of a value does, so that a value of a known class is told by
     *     its lower byte
     */
    PairCover(OctalMoves moves, NimValues values, SparseSpace space, int from, int end) {
        this.moves = moves;
        this.values = values;
        this.space = space;
        int step = (end - from) / (4 * SAMPLES) | 1;
        for (int s = 0; s < SAMPLES; s++) {
            sample[s] = end - 1 - s * step;
        }
    }

    /**
     * Some of the heaps from {@code from} on, in ascending order. Partners of all of them must be known and different from them.
     *
     * @param common whether it is common values that have to be shown
     * @param gain the least number of new values that another heap has to show, in a thousand heaps
     */
    HeapsOfClass choose(HeapsOfClass some, int from, boolean common, int gain) {
        boolean[] wanted = wanted(common);
        int most = SAMPLES * moves.split().length;
        // chains of heaps that showed so many values when they were last asked
        int[] first = new int[most + 1];
        int[] next = new int[some.count()];
        Arrays.fill(first, NONE);
        for (int i = from; i < next.length; i++) {
            int count = shown(wanted, some, i, false);
            next[i] = first[count];
            first[count] = i;
        }
        boolean[] chosen = new boolean[next.length];
        for (int count = most; count > 0 && count * 1_000L >= (long) gain * SAMPLES; count--) {
            while (first[count] != NONE) {
                int i = first[count];
                first[count] = next[i];
                // what a heap shows anew only falls: one that still shows as much as it did is the best
                int now = shown(wanted, some, i, false);
                if (now == count) {
                    chosen[i] = true;
                    shown(wanted, some, i, true);
                } else {
                    next[i] = first[now];
                    first[now] = i;
                }
            }
        }
        return some.where(chosen);
    }

    /** The lower bytes of the values of one class below the nimber of each heap of the sample. */
    private boolean[] wanted(boolean common) {
        boolean[] wanted = new boolean[SAMPLES * VALUES];
        for (int s = 0; s < SAMPLES; s++) {
            for (int value = values.get(sample[s]) - 1; value >= 0; value--) {
                if ((space.classOf(value) == 1) == common) {
                    wanted[s * VALUES + (value & VALUES - 1)] = true;
                }
            }
        }
        return wanted;
    }

    /** How many wanted values the pairs of a heap show; they are wanted no more if it takes them. */
    private int shown(boolean[] wanted, HeapsOfClass some, int i, boolean takes) {
        byte[] g = values.low();
        int heap = some.heaps()[i];
        int key = some.values()[i];
        int count = 0;
        for (int t : moves.split()) {
            for (int s = 0; s < SAMPLES; s++) {
                int at = s * VALUES | (g[sample[s] - t - heap] ^ key) & VALUES - 1;
                if (wanted[at]) {
                    count++;
                    wanted[at] = !takes;
                }
            }
        }
        return count;
    }
}
