package org.zermelo.boards.stage;

/** What the moves of one position are worth; used again for the next. */
final class MoveTally {

    /** The soonest win by a move out of the stage, in plies; {@link Integer#MAX_VALUE} when there is none. */
    int win;
    /** The latest loss by such a move; -1 when none loses. */
    int loss;
    /** Whether such a move draws. */
    boolean draw;
    /** How many moves stay in the stage. */
    int inner;

    void clear() {
        win = Integer.MAX_VALUE;
        loss = -1;
        draw = false;
        inner = 0;
    }

    /** A move leads out to a position of this value to the other. */
    void leaves(int value) {
        if (value == 0) {
            draw = true;
        } else if ((value & 1) != 0) {
            win = Math.min(win, value);
        } else {
            loss = Math.max(loss, value);
        }
    }

    /** What is known of the position before any move within the stage is. */
    int cell() {
        if (win < Integer.MAX_VALUE) {
            return RowTable.won(win);
        }
        if (draw) {
            return RowTable.open(RowTable.NEVER, false);
        }
        return inner == 0 ? RowTable.lost(Math.max(0, loss)) : RowTable.open(inner, loss >= 0);
    }
}
