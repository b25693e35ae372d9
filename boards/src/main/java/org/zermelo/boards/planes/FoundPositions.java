package org.zermelo.boards.planes;

/** The positions that are found from what stands on planes of one word. */
abstract class FoundPositions extends FoundNumbers {

    /** For each value the cells on which it stands. */
    final long[] on;

    /** Whether they are found in the order in which moves are listed. */
    final boolean ordered;

    FoundPositions(long[] on, int width, boolean ordered) {
        super(width);
        this.on = on;
        this.ordered = ordered;
    }

    /** Forgets what was found; positions are now found from what stands on the planes. */
    final void forget() {
        end = 0;
        begin();
    }

    abstract void begin();

    /** Finds the position that stands on the planes. */
    abstract void find(long last);

    /** Finds a position that differs from the first in two planes, of which the other may be that of empty cells. */
    abstract void find(int value, long cells, int other, long others, long last);

    /** Finds for each of some cells a position that differs from the first in one plane: by this cell, and by a start. */
    abstract void spread(int value, long start, long cells, long last);

    /** Keeps what stands on the planes for {@link #held}. */
    abstract void hold(long last);

    /** Finds for each of some empty cells the position that is kept, with a value there. */
    abstract void held(int value, long cells);

    /** Writes the cells on which each value stands at a position that was found, but for empty ones. */
    abstract void standing(int found, long[] into);
}
