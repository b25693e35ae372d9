package org.zermelo.boards.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.PieceCounts;
import org.zermelo.boards.model.Content;

/**
 * Numbers the boards on which as many pieces stand as can be there, in their order. Reads a few cells at a time, from the last: what
 * was counted so far is a state, and for each state and filling of the next cells it is known how many boards come before.
 */
final class CountedBoards implements BoardOrder {

    private static final int MOST_FILLINGS = 243;

    /** States times fillings of all groups; more would take longer to make than they save. */
    private static final long MOST_ENTRIES = 1L << 23;

    private final int groups;
    private final int[] sizes;
    /** For each group, state and filling: how many boards with a lesser filling of it there are. */
    private final long[][] before;
    /** The state behind it; -1 where too many pieces are counted. */
    private final int[][] next;

    private final BitSet accepting = new BitSet();
    private final long size;
    private final int dimRight;
    private final int dimNeutral;
    private final int states;

    private CountedBoards(int[] values, PieceCounts counts) {
        this.dimRight = Math.min(values.length, counts.most(2)) + 1;
        this.dimNeutral = neutrals(values, counts) + 1;
        this.states = states(values, counts);
        List<int[]> cut = groups(values);
        this.groups = cut.size();
        this.sizes = new int[groups];
        this.before = new long[groups][];
        this.next = new int[groups][];
        long[] ways = new long[states];
        for (int state = 0; state < states; state++) {
            int left = state / dimNeutral / dimRight;
            boolean possible = counts.possible(left, state / dimNeutral % dimRight, state % dimNeutral);
            accepting.set(state, possible);
            ways[state] = possible ? 1 : 0;
        }
        // group 0 is counted last, and its lesser fillings come first
        for (int g = 0; g < groups; g++) {
            ways = group(g, cut.get(g), values, ways);
        }
        this.size = ways[0];
    }

    /** The order of a game's boards; null where it would be too large. */
    static @Nullable CountedBoards of(int[] values, PieceCounts counts) {
        long entries =
                (long) states(values, counts) * MOST_FILLINGS * groups(values).size();
        return entries > MOST_ENTRIES ? null : new CountedBoards(values, counts);
    }

    private static int neutrals(int[] values, PieceCounts counts) {
        boolean any = Arrays.stream(values).anyMatch(value -> (value >> 3 & 1) != 0);
        return any ? Math.min(values.length, counts.most(3)) : 0;
    }

    private static int states(int[] values, PieceCounts counts) {
        int left = Math.min(values.length, counts.most(1)) + 1;
        int right = Math.min(values.length, counts.most(2)) + 1;
        return left * right * (neutrals(values, counts) + 1);
    }

    private static List<int[]> groups(int[] values) {
        List<int[]> groups = new ArrayList<>();
        int from = 0;
        int size = 1;
        for (int cell = 0; cell < values.length; cell++) {
            int radix = Integer.bitCount(values[cell]);
            if (size * radix > MOST_FILLINGS) {
                groups.add(new int[] {from, cell, size});
                from = cell;
                size = 1;
            }
            size *= radix;
        }
        groups.add(new int[] {from, values.length, size});
        return groups;
    }

    /** Fills the tables of a group; returns in how many ways it and those below can be filled from each state. */
    private long[] group(int g, int[] range, int[] values, long[] below) {
        int fillings = range[2];
        sizes[g] = fillings;
        before[g] = new long[states * fillings];
        next[g] = new int[states * fillings];
        long[] ways = new long[states];
        for (int state = 0; state < states; state++) {
            long sum = 0;
            for (int filling = 0; filling < fillings; filling++) {
                int to = after(state, filling, range, values);
                before[g][state * fillings + filling] = sum;
                next[g][state * fillings + filling] = to;
                sum += to < 0 ? 0 : below[to];
            }
            ways[state] = sum;
        }
        return ways;
    }

    private int after(int state, int filling, int[] range, int[] values) {
        int[] counts = {0, state / dimNeutral / dimRight, state / dimNeutral % dimRight, state % dimNeutral};
        int rest = filling;
        for (int cell = range[0]; cell < range[1]; cell++) {
            int radix = Integer.bitCount(values[cell]);
            int digit = rest % radix;
            rest /= radix;
            int value = 0;
            for (int v = 0; v < Content.VALUES; v++) {
                if ((values[cell] >> v & 1) != 0 && digit-- == 0) {
                    value = v;
                }
            }
            counts[value]++;
        }
        int most = states / dimNeutral / dimRight;
        boolean fits = counts[1] < most && counts[2] < dimRight && counts[3] < dimNeutral;
        return fits ? (counts[1] * dimRight + counts[2]) * dimNeutral + counts[3] : -1;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public long index(long board) {
        long rest = board;
        long divisor = 1;
        for (int g = 0; g < groups - 1; g++) {
            divisor *= sizes[g];
        }
        int state = 0;
        long index = 0;
        for (int g = groups - 1; g >= 0; g--) {
            int filling = (int) (rest / divisor);
            rest -= filling * divisor;
            int at = state * sizes[g] + filling;
            index += before[g][at];
            state = next[g][at];
            if (state < 0) {
                return -1;
            }
            divisor = g == 0 ? 1 : divisor / sizes[g - 1];
        }
        return accepting.get(state) ? index : -1;
    }

    @Override
    public long board(long index) {
        long board = 0;
        long rest = index;
        int state = 0;
        for (int g = groups - 1; g >= 0; g--) {
            int low = state * sizes[g];
            int high = low + sizes[g];
            while (high - low > 1) {
                int middle = (low + high) >>> 1;
                if (before[g][middle] <= rest) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            rest -= before[g][low];
            board = board * sizes[g] + low - state * sizes[g];
            state = next[g][low];
        }
        return board;
    }
}
