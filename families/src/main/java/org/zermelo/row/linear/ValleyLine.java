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
        TakeRuns.Builder runs = new TakeRuns.Builder(16, false);
        int i = 0;
        int j = size - 1;
        long margin = 0;
        // 0 for the first player and -1 for the second: (v ^ sign) - sign is v or -v
        long sign = 0;
        while (i <= j) {
            int left = i;
            for (long other = value[j]; i <= j && value[i] >= other; i++) {
                margin += (value[i] ^ sign) - sign;
                sign = ~sign;
            }
            int right = j;
            for (long other = value[Math.min(i, j)]; j >= i && value[j] > other; j--) {
                margin += (value[j] ^ sign) - sign;
                sign = ~sign;
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
