package org.zermelo.row.linear;

import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;

/**
 * What the linear method knows of one reduced row: the blocks that are free to take, and behind them, at a closed end, the
 * pairs that nobody wants to open.
 *
 * <p>At the closed end of a row, a deepest block that is at least as large as the block before it makes a pair with it:
 * whoever opens the pair loses {@code deepest - inner}. What stays free falls strictly from the open end.
 *
 * @param first first free block
 * @param end block after the last free one
 * @param pen what all pairs together cost their opener, at least 0
 */
record Reduced(int first, int end, long pen) {

    static Reduced of(Blocks blocks, int row, Ends ends) {
        int first = blocks.first(row);
        int end = blocks.end(row);
        long pen = 0;
        if (ends == Ends.LEFT) {
            while (end - first >= 2 && blocks.value(end - 2) <= blocks.value(end - 1)) {
                pen += blocks.value(end - 1) - blocks.value(end - 2);
                end -= 2;
            }
        } else if (ends == Ends.RIGHT) {
            while (end - first >= 2 && blocks.value(first + 1) <= blocks.value(first)) {
                pen += blocks.value(first) - blocks.value(first + 1);
                first += 2;
            }
        }
        return new Reduced(first, end, pen);
    }

    /** How many blocks are free. */
    int free() {
        return end - first;
    }

    /** The side of the larger open block; the left one when both are equal. */
    static Side better(Blocks blocks, int first, int end, Ends ends) {
        if (ends != Ends.BOTH) {
            return ends == Ends.LEFT ? Side.LEFT : Side.RIGHT;
        }
        return blocks.value(first) >= blocks.value(end - 1) ? Side.LEFT : Side.RIGHT;
    }
}
