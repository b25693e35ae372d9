package org.zermelo.boards.stage;

import org.jspecify.annotations.Nullable;

/** What moves out of a row are worth that leave the major the same men: those of one row of a stage below, where it can be told at once. */
final class RowExit {

    /** The major's men after the moves. */
    int major;
    /** The place that the moves need free, as a set; 0 when they need none. */
    int needed;

    private final StageReach reach;
    private final boolean minorIsNext;
    private final StageRow from;
    private final RowImage image;
    private char @Nullable [] values;

    /**
     * Moves to a stage.
     *
     * @param minorIsNext whether the minor is to move there
     */
    RowExit(StageReach reach, boolean minorIsNext, StageRow from) {
        this.reach = reach;
        this.minorIsNext = minorIsNext;
        this.from = from;
        this.image = new RowImage(reach.index);
    }

    /** Finds the row for the row that is open now. */
    void open(int after, int free) {
        major = after;
        needed = free;
        values = null;
        if (!reach.ended() && reach.byMajor != minorIsNext) {
            image.find(reach.index, after, from);
            if (image.plain) {
                image.tabulate();
                values = reach.row(image.row);
            }
        }
    }

    /** What a position is worth to the player who is to move after the move; the minor's men are places of the row. */
    int value(int minor) {
        if (values != null) {
            return values[image.number(minor)];
        }
        int cells = from.expand(minor);
        return minorIsNext ? reach.value(cells, major) : reach.value(major, cells);
    }
}
