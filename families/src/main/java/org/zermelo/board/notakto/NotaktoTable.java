package org.zermelo.board.notakto;

import org.zermelo.solve.Watch;

/** The nimbers of all boards of one size. A cross makes the number of a board larger, so one sweep downwards does. */
final class NotaktoTable {

    private static final byte DEAD = -1;

    private final byte[] nimbers;

    /** @param forbidden whether completing a line is forbidden instead of killing the board */
    NotaktoTable(SquareLines lines, boolean forbidden, Watch watch) {
        int boards = 1 << lines.cells();
        this.nimbers = new byte[boards];
        for (int crosses = boards - 1; crosses >= 0; crosses--) {
            if ((crosses & 0xFFFFF) == 0) {
                watch.check();
                watch.progress(boards - crosses, boards);
            }
            if (lines.isDead(crosses)) {
                nimbers[crosses] = DEAD;
                continue;
            }
            int seen = 0;
            for (int free = ~crosses & boards - 1; free != 0; free &= free - 1) {
                int nimber = nimbers[crosses | Integer.lowestOneBit(free)];
                if (nimber != DEAD) {
                    seen |= 1 << nimber;
                } else if (!forbidden) {
                    seen |= 1;
                }
            }
            nimbers[crosses] = (byte) Integer.numberOfTrailingZeros(~seen);
        }
    }

    /** The nimber of a board; that of a dead one is 0. */
    int nimber(int crosses) {
        return Math.max(0, nimbers[crosses]);
    }

    boolean isDead(int crosses) {
        return nimbers[crosses] == DEAD;
    }
}
