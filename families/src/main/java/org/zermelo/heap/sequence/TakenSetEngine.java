package org.zermelo.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.solve.Watch;

/**
 * Games in which every heap offers the same takes, of which there are many: the heaps with an option of value v are the heaps of value v
 * with the set of takes added to each, 64 heaps at a time. O(heaps^2 / 128).
 *
 * <p>Where the values recur and no take leads from a heap to one of the same value, as the residues of the takes show, the rest is
 * copied. A heap has the options that the heap a period below has, too, so that each lesser value is reached; its own is not. That proves
 * the values of all heaps up to the largest by induction.
 */
final class TakenSetEngine implements Engine {

    static final String NAME = "taken-sets";

    private static final int CHECK_MASK = 0xFFF;

    /** At so many heaps, and whenever they have doubled, the values are looked at for a period. */
    private static final int FIRST_LOOK = 1 << 10;

    private static final int LONGEST_PERIOD = 1 << 8;

    private final int[] taken;

    /** @param taken what may be taken, rising from 1 at least */
    TakenSetEngine(int[] taken) {
        this.taken = taken;
    }

    /** Whether words of heaps are fewer than takes. */
    static boolean worthwhile(int[] taken, int heaps) {
        return taken.length > heaps / Long.SIZE;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        if (recurs(values, to)) {
            return;
        }
        long[] set = new long[(to >> 6) + 1];
        for (int take : taken) {
            if (take < to) {
                set[take >> 6] |= 1L << take;
            }
        }
        List<long[]> reached = new ArrayList<>();
        for (int heap = 0; heap < to; heap++) {
            if ((heap & CHECK_MASK) == 0) {
                watch.check();
            }
            if (heap == values.size()) {
                if (Integer.bitCount(heap) == 1 && recurs(values, to)) {
                    return;
                }
                values.append(value(reached, heap));
            }
            int value = values.get(heap);
            if (value == reached.size()) {
                reached.add(new long[set.length]);
            }
            add(set, heap, reached.get(value));
        }
    }

    private static int value(List<long[]> reached, int heap) {
        int value = 0;
        while (value < reached.size() && (reached.get(value)[heap >> 6] >>> heap & 1) != 0) {
            value++;
        }
        return value;
    }

    /** Adds a heap to each number of a set. */
    private static void add(long[] set, int heap, long[] sums) {
        int words = heap >> 6;
        int left = heap & 63;
        int length = set.length - words;
        if (left == 0) {
            for (int i = 0; i < length; i++) {
                sums[words + i] |= set[i];
            }
            return;
        }
        int right = Long.SIZE - left;
        sums[words] |= set[0] << left;
        for (int i = 1; i < length; i++) {
            sums[words + i] |= set[i] << left | set[i - 1] >>> right;
        }
    }

    /** Appends all values, where they recur from the first heap on. */
    private boolean recurs(NimValues values, int to) {
        int heaps = values.size();
        int period = period(values, heaps);
        if (heaps < FIRST_LOOK || period > LONGEST_PERIOD) {
            return false;
        }
        boolean[] same = new boolean[period];
        for (int heap = period; heap < 2 * period; heap++) {
            for (int take = 0; take < period; take++) {
                same[take] |= values.get(heap) == values.get(heap - take);
            }
        }
        for (int take : taken) {
            if (same[take % period]) {
                return false;
            }
        }
        for (int heap = heaps; heap < to; heap++) {
            values.append(values.get(heap - period));
        }
        return true;
    }

    private static int period(NimValues values, int heaps) {
        int period = 1;
        for (int heap = period; heap < heaps && period <= LONGEST_PERIOD; heap++) {
            if (values.get(heap) != values.get(heap - period)) {
                period++;
                heap = period - 1;
            }
        }
        return period;
    }
}
