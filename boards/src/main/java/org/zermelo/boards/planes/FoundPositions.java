package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The positions that are found from one, as numbers one behind the other in one array. */
abstract class FoundPositions {

    /** For each value the cells on which it stands. */
    final long[] on;

    /** How many numbers a position takes. */
    final int width;

    /** Whether they are found in the order in which moves are listed. */
    final boolean ordered;

    private long[] found = new long[1 << 6];
    /** Where the positions end that were found. */
    int end;

    FoundPositions(long[] on, int width, boolean ordered) {
        this.on = on;
        this.width = width;
        this.ordered = ordered;
    }

    /** The positions that were found, one behind the other. */
    final long[] found() {
        return found;
    }

    final boolean isEmpty() {
        return end == 0;
    }

    /** How many were found. */
    final int count() {
        return end / width;
    }

    /** Leaves of the positions found only some. */
    final void keep(IntPredicate kept) {
        int into = 0;
        for (int i = 0; i < count(); i++) {
            if (kept.test(i)) {
                System.arraycopy(found, i * width, found, into, width);
                into += width;
            }
        }
        end = into;
    }

    /** An array with room for so many positions more. */
    final long[] room(int more) {
        if (end + more * width > found.length) {
            found = Arrays.copyOf(found, 2 * found.length + more * width);
        }
        return found;
    }

    final void add(long[] position) {
        System.arraycopy(position, 0, room(1), end, width);
        end += width;
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
