package org.zermelo.boards.planes;

import org.zermelo.boards.model.BoardCells;

/** What stands on the cells: a set of them for each value. Moves are made on it and taken back. */
abstract class StandingPlanes {

    /** For each value the cells on which it stands. */
    final long[] on;

    /** The values that can stand, but for empty cells. */
    private final int[] values;

    /** The values whose planes may have changed since the move began, value v as bit v. */
    int touched;

    StandingPlanes(int all, int[] values) {
        this.on = new long[all];
        this.values = values;
    }

    final long mask(int set) {
        return BoardCells.union(on, set);
    }

    final int valueAt(int cell) {
        if ((on[0] >>> cell & 1) != 0) {
            return 0;
        }
        for (int value : values) {
            if ((on[value] >>> cell & 1) != 0) {
                return value;
            }
        }
        return 0;
    }

    /** Puts pieces on empty cells, or takes them off again. */
    final void put(int value, long cells) {
        turn(0, value, cells);
    }

    /** Makes another value of one on some cells, or makes it what it was again. */
    final void turn(int value, int other, long cells) {
        touched |= 1 << value | 1 << other;
        on[value] ^= cells;
        on[other] ^= cells;
    }

    /** Takes what stood before. */
    final void back(long[] before) {
        System.arraycopy(before, 0, on, 0, on.length);
    }
}
