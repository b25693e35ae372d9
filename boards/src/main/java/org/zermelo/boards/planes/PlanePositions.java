package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The planes of one position, and the positions that are found from it, one behind the other in one array. */
abstract class PlanePositions {

    /** The value of each plane. */
    final int[] values;

    /** The plane of each value. */
    final int[] planeOf;

    /** For each value the cells on which it stands. */
    final long[] on;

    /** The position after a move that changes nothing but the turn, as it is found. */
    final long[] base;

    /** How many numbers a position takes. */
    final int width;

    private long[] found = new long[1 << 8];
    /** Where the positions end that were found. */
    private int end;

    PlanePositions(PlaneShape shape, int all) {
        this.values = shape.values;
        this.width = shape.width;
        this.on = new long[all];
        this.base = new long[width];
        this.planeOf = new int[all];
        for (int plane = 0; plane < values.length; plane++) {
            planeOf[values[plane]] = plane;
        }
    }

    /** The positions that were found, one behind the other. */
    final long[] found() {
        return found;
    }

    /** How many were found. */
    final int count() {
        return end / width;
    }

    /** Forgets what was found; positions are now found from what stands on the planes. */
    final void begin(long after) {
        end = 0;
        write(base, 0, after);
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

    /** Finds the position that stands on the planes. */
    final void find(long rest) {
        write(room(1), end, rest);
        end += width;
    }

    final void write(long[] into, int at, long rest) {
        int next = at;
        for (int value : values) {
            into[next++] = on[value];
        }
        into[next] = rest;
    }

    /** Finds a position that differs from another in one plane. */
    final void find(long[] from, int plane, long bits) {
        long[] into = room(1);
        int at = end;
        into[at] = from[0];
        into[at + 1] = from[1];
        if (width > 2) {
            into[at + 2] = from[2];
            for (int i = 3; i < width; i++) {
                into[at + i] = from[i];
            }
        }
        into[at + plane] ^= bits;
        end = at + width;
    }

    /** Finds for each of some cells a position that differs from another in one plane: by this cell, and by a start. */
    final void spread(long[] from, int plane, long start, long cells) {
        long[] into = room(Long.bitCount(cells));
        int at = end;
        if (width == 3) {
            long changed = from[plane] ^ start;
            long other = from[1 - plane];
            long rest = from[2];
            for (long left = cells; left != 0; left &= left - 1) {
                into[at + plane] = changed ^ left & -left;
                into[at + 1 - plane] = other;
                into[at + 2] = rest;
                at += 3;
            }
        } else if (width == 4) {
            long rest = from[3];
            for (long left = cells; left != 0; left &= left - 1) {
                into[at] = from[0];
                into[at + 1] = from[1];
                into[at + 2] = from[2];
                into[at + 3] = rest;
                into[at + plane] ^= start | left & -left;
                at += 4;
            }
        } else {
            for (long left = cells; left != 0; left &= left - 1) {
                System.arraycopy(from, 0, into, at, width);
                into[at + plane] ^= start | left & -left;
                at += width;
            }
        }
        end = at;
    }

    /** Finds for each of some cells the position in which the piece there has gone so far; on two planes it takes what it meets. */
    final void shift(int plane, long cells, int offset) {
        long[] into = room(Long.bitCount(cells));
        int at = end;
        if (width == 3) {
            long own = base[plane];
            long other = base[1 - plane];
            long rest = base[2];
            for (long left = cells; left != 0; left &= left - 1) {
                long bit = left & -left;
                long to = offset > 0 ? bit << offset : bit >>> -offset;
                into[at + plane] = own ^ (bit | to);
                into[at + 1 - plane] = other & ~to;
                into[at + 2] = rest;
                at += 3;
            }
        } else {
            for (long left = cells; left != 0; left &= left - 1) {
                long bit = left & -left;
                System.arraycopy(base, 0, into, at, width);
                into[at + plane] ^= bit | (offset > 0 ? bit << offset : bit >>> -offset);
                at += width;
            }
        }
        end = at;
    }

    /** Changes one more plane of the position that was found last, and its last number. */
    final void and(int plane, long bits, long added) {
        found[end - width + plane] ^= bits;
        found[end - 1] += added;
    }

    private long[] room(int more) {
        if (end + more * width > found.length) {
            found = Arrays.copyOf(found, 2 * found.length + more * width);
        }
        return found;
    }

    final long mask(int set) {
        long mask = 0;
        for (int left = set; left != 0; left &= left - 1) {
            mask |= on[Integer.numberOfTrailingZeros(left)];
        }
        return mask;
    }

    final int valueAt(int cell) {
        for (int value : values) {
            if ((on[value] >>> cell & 1) != 0) {
                return value;
            }
        }
        return 0;
    }

    /** Puts pieces on empty cells, or takes them off again. */
    final void put(int value, long cells) {
        on[value] ^= cells;
        on[0] ^= cells;
    }
}
