package org.zermelo.row.linear;

import org.zermelo.row.take.Side;
import org.zermelo.row.take.TakeRuns;

/**
 * Optimal play of one valley that is open at both ends: the larger end first, the left one when both are equal. Blocks that are
 * taken from the same side one after the other make one run, so that a sorted row has a line of one run. O(blocks) time.
 *
 * @param margin the first player's total minus the second's
 * @param runs every move; empty when only the margin was asked
 */
record ValleyLine(long margin, TakeRuns runs) {

    /**
     * Plays a valley out.
     *
     * @param value the values of the blocks from the left
     * @param start the first item of each block; empty when each is one item
     * @param size how many blocks there are
     * @param items how many items they have together
     * @param line whether the moves are wanted
     */
    static ValleyLine of(long[] value, int[] start, int size, int items, boolean line) {
        TakeRuns.TakeRunsBuilder runs = new TakeRuns.TakeRunsBuilder(16, false);
        int i = 0;
        int j = size - 1;
        long margin = 0;
        // 1 while the first player is to move, -1 while the second is
        int turn = 1;
        while (i <= j) {
            int left = i;
            long other = value[j];
            // A valley falls strictly and then rises strictly, so that the inner of two neighbours tells of both.
            long gained = 0;
            for (; i + 1 < j && value[i + 1] >= other; i += 2) {
                gained += value[i] - value[i + 1];
            }
            margin += turn * gained;
            if (i <= j && value[i] >= other) {
                margin += turn * value[i++];
                turn = -turn;
            }
            int right = j;
            other = value[Math.min(i, j)];
            gained = 0;
            for (; j > i && value[j - 1] > other; j -= 2) {
                gained += value[j] - value[j - 1];
            }
            margin += turn * gained;
            if (j >= i && value[j] > other) {
                margin += turn * value[j--];
                turn = -turn;
            }
            if (line && i > left) {
                runs.add(0, Side.LEFT, item(start, i, size, items) - item(start, left, size, items));
            }
            if (line && right > j) {
                runs.add(0, Side.RIGHT, item(start, right + 1, size, items) - item(start, j + 1, size, items));
            }
        }
        return new ValleyLine(margin, runs.build());
    }

    private static int item(int[] start, int block, int size, int items) {
        return block == size ? items : start.length == 0 ? block : start[block];
    }
}
