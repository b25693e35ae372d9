package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Positions that are found, as numbers one behind the other in one array. */
abstract class FoundNumbers {

    /** How many numbers a position takes. */
    final int width;

    private long[] found = new long[1 << 8];
    /** Where the positions end that were found. */
    int end;

    FoundNumbers(int width) {
        this.width = width;
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

    /** Finds a position. */
    final void add(long[] position) {
        System.arraycopy(position, 0, room(1), end, width);
        end += width;
    }
}
