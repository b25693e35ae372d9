package org.zermelo.boards.planes;

import java.util.Arrays;

/** A position of planes of two words each, and the positions that are found from it. */
abstract class LargePositions extends FoundNumbers {

    final int[] values;
    /** For each value the place of its first word in a position. */
    final int[] wordOf;
    /** What stands on each cell. */
    final int[] on;
    /** The empty cells. */
    long emptyLow;

    long emptyHigh;
    /** The position in which nothing has changed but the turn. */
    final long[] base;
    /** The position after the move that is being made. */
    final long[] moved;

    LargePositions(PlaneShape shape, int size, int all) {
        super(shape.width);
        this.values = shape.values;
        this.wordOf = new int[all];
        for (int plane = 0; plane < values.length; plane++) {
            wordOf[values[plane]] = 2 * plane;
        }
        this.on = new int[size];
        this.base = new long[width];
        this.moved = new long[width];
    }

    /** Goes to a position; {@code after} is its last number after a move that changes no hand. */
    final void begin(long[] from, int at, long after) {
        System.arraycopy(from, at, base, 0, width);
        base[width - 1] = after;
        Arrays.fill(on, 0);
        emptyLow = -1;
        emptyHigh = -1L >>> -on.length;
        for (int value : values) {
            int word = wordOf[value];
            emptyLow &= ~base[word];
            emptyHigh &= ~base[word + 1];
            for (long left = base[word]; left != 0; left &= left - 1) {
                on[Long.numberOfTrailingZeros(left)] = value;
            }
            for (long left = base[word + 1]; left != 0; left &= left - 1) {
                on[Long.SIZE + Long.numberOfTrailingZeros(left)] = value;
            }
        }
    }

    /** Sets a cell of the position after the move, and of the board. */
    final void set(int cell, int value) {
        change(cell, on[cell]);
        change(cell, value);
        on[cell] = value;
    }

    private void change(int cell, int value) {
        if (value != 0) {
            moved[wordOf[value] + (cell >>> 6)] ^= 1L << cell;
        }
    }

    /** Begins a move. */
    final void begin() {
        System.arraycopy(base, 0, moved, 0, width);
    }

    /** Finds the positions after the move in each of which one more cell bears a value. */
    final void spread(int value, long low, long high) {
        long[] into = room(Long.bitCount(low) + Long.bitCount(high));
        int word = wordOf[value];
        spread(into, word, low);
        spread(into, word + 1, high);
    }

    private void spread(long[] into, int word, long cells) {
        int at = end;
        if (width == 7) {
            long first = moved[0];
            long second = moved[1];
            long third = moved[2];
            long fourth = moved[3];
            long fifth = moved[4];
            long sixth = moved[5];
            long last = moved[6];
            for (long left = cells; left != 0; left &= left - 1) {
                into[at] = first;
                into[at + 1] = second;
                into[at + 2] = third;
                into[at + 3] = fourth;
                into[at + 4] = fifth;
                into[at + 5] = sixth;
                into[at + 6] = last;
                into[at + word] ^= left & -left;
                at += 7;
            }
        } else {
            for (long left = cells; left != 0; left &= left - 1) {
                System.arraycopy(moved, 0, into, at, width);
                into[at + word] ^= left & -left;
                at += width;
            }
        }
        end = at;
    }
}
