package org.zermelo.boards.stage;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.IntBinaryOperator;
import org.zermelo.solve.work.Numbers;

/**
 * What is known of the positions of a stage with one of both players to move while it is solved: rows of 16 bits a position, written by
 * any thread. Each row knows in which of its parts there may be positions to be passed on at a depth.
 */
final class RowTable {

    /** No position. */
    static final char NONE = StageValues.NONE;

    /** The count of a position that cannot lose, as a move out of the stage does not. */
    static final int NEVER = 255;

    static final int MOST_PLIES = (1 << 14) - 2;

    private static final int DEPTH = (1 << 14) - 1;

    /** Beside a count: some move out of the stage loses, and all of them do. */
    private static final int HOLDS = 1 << 8;

    private static final int OPEN = 0;

    private static final int WON = 1 << 14;

    private static final int LOST = 2 << 14;

    private static final int KINDS = 3 << 14;

    /** Depths of a row are noted by their remainder. */
    private static final int DEPTHS = 256;

    /** Bytes that a row notes. */
    static final int BYTES_OF_NOTES = DEPTHS * Long.BYTES + 2 * Long.BYTES;

    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(char[].class);

    private static final VarHandle NOTES = MethodHandles.arrayElementVarHandle(long[].class);

    /** By number; null where the row is not of this table's range. */
    final char[][] rows;
    /** For each row and depth the parts of the row, of 64 at most. */
    private final long[][] notes;

    /** Places of a part, as a power of 2. */
    private final int part;

    private volatile int deepest;

    /** Whether more than one thread may write a row at the same time. */
    private final boolean shared;

    /** Nothing is known yet of the rows of a range. */
    RowTable(RowRange range, int length, boolean shared) {
        this.shared = shared;
        this.rows = new char[range.all()][];
        this.notes = new long[range.all()][];
        for (int row = range.from(); row < range.to(); row++) {
            rows[row] = new char[length];
            notes[row] = new long[DEPTHS];
        }
        this.part = Integer.SIZE - Integer.numberOfLeadingZeros(length - 1 >>> 6);
    }

    static int won(int depth) {
        return WON | depth;
    }

    static int lost(int depth) {
        return LOST | depth;
    }

    /** Nothing is known yet but how many moves within the stage are not known to lose. */
    static int open(int count, boolean holds) {
        if (count > NEVER) {
            throw new IllegalStateException("more moves than are counted: " + count);
        }
        return count | (holds ? HOLDS : 0);
    }

    /** What a cell is worth in the end, as {@link StageValues} tells it. */
    static char value(int cell) {
        return (char) (cell == NONE ? StageValues.NONE : (cell & KINDS) == OPEN ? 0 : (cell & DEPTH) + 1);
    }

    /** The greatest depth that was noted. */
    int deepest() {
        return deepest;
    }

    /** Notes the depths of a row that was filled. */
    void noteAll(int row) {
        char[] cells = rows[row];
        for (int place = 0; place < cells.length; place++) {
            int cell = cells[place];
            if (cell != NONE && (cell & KINDS) != OPEN) {
                note(row, place, cell & DEPTH);
            }
        }
    }

    private void note(int row, int place, int depth) {
        if (depth > deepest) {
            deepen(depth);
        }
        long bit = 1L << (place >>> part);
        long[] noted = notes[row];
        if (((long) NOTES.getVolatile(noted, depth & DEPTHS - 1) & bit) == 0) {
            NOTES.getAndBitwiseOr(noted, depth & DEPTHS - 1, bit);
        }
    }

    private synchronized void deepen(int depth) {
        if (depth > MOST_PLIES) {
            throw new IllegalStateException("more plies than are counted: " + depth);
        }
        deepest = Math.max(deepest, depth);
    }

    /** Whether positions of a row may be known at a depth. */
    boolean mayKnow(int row, int depth) {
        return (long) NOTES.getOpaque(notes[row], depth & DEPTHS - 1) != 0;
    }

    /**
     * The positions of a row that are known to be won or lost at a depth, which is no more noted then: an odd one is that of wins, an even
     * one that of losses.
     *
     * @param places to be filled with them
     * @return how many there are
     */
    int known(int row, int depth, int[] places) {
        int note = depth & DEPTHS - 1;
        boolean last = deepest < depth + DEPTHS;
        long parts = last ? (long) NOTES.getAndSet(notes[row], note, 0L) : (long) NOTES.getOpaque(notes[row], note);
        if (last && deepest >= depth + DEPTHS) {
            // a position that is deeper by a multiple of all depths was noted meanwhile, and its note may have gone
            // with the others
            NOTES.getAndBitwiseOr(notes[row], note, parts);
        }
        int wanted = (depth & 1) != 0 ? won(depth) : lost(depth);
        char[] cells = rows[row];
        int count = 0;
        for (; parts != 0; parts &= parts - 1) {
            int begin = Long.numberOfTrailingZeros(parts) << part;
            int end = Math.min(cells.length, begin + (1 << part));
            for (int place = begin; place < end; place++) {
                if (cells[place] == wanted) {
                    places[count++] = place;
                }
            }
        }
        return count;
    }

    private boolean change(char[] cells, int place, int from, int to) {
        if (shared) {
            return CELLS.compareAndSet(cells, place, (char) from, (char) to);
        }
        cells[place] = (char) to;
        return true;
    }

    /** Notes that a move leads to a position that the other has lost at a depth. */
    void wins(int row, int place, int depth) {
        char[] cells = rows[row];
        int cell = cells[place];
        while (true) {
            boolean settled = (cell & KINDS) >= LOST || (cell & KINDS) == WON && (cell & DEPTH) <= depth + 1;
            if (settled) {
                return;
            }
            if (change(cells, place, cell, won(depth + 1))) {
                note(row, place, depth + 1);
                return;
            }
            cell = (char) CELLS.getVolatile(cells, place);
        }
    }

    /**
     * Notes that so many moves lead to a position that the other has won at a depth.
     *
     * @param latest tells at which depth the moves out of the stage lose, by row and place
     */
    void loses(int row, int place, int depth, int moves, IntBinaryOperator latest) {
        char[] cells = rows[row];
        int cell = cells[place];
        while (true) {
            int count = cell & NEVER;
            if ((cell & KINDS) != OPEN || count == NEVER) {
                return;
            }
            if (count < moves) {
                throw new IllegalStateException("more moves lead on than were counted, at " + row + ", " + place);
            }
            int lost = depth + 1;
            if (count == moves && (cell & HOLDS) != 0) {
                lost = Math.max(lost, latest.applyAsInt(row, place));
            }
            int changed = count == moves ? lost(lost) : cell - moves;
            if (change(cells, place, cell, changed)) {
                if (count == moves) {
                    note(row, place, lost);
                }
                return;
            }
            cell = (char) CELLS.getVolatile(cells, place);
        }
    }

    /** Writes all rows with their notes. */
    void write(DataOutput out) throws IOException {
        out.writeInt(deepest);
        for (int row = 0; row < rows.length; row++) {
            if (rows[row] != null) {
                Numbers.write(out, rows[row]);
                Numbers.write(out, notes[row]);
            }
        }
    }

    /** Takes up what a table of the same range wrote. */
    void read(DataInput in) throws IOException {
        deepest = in.readInt();
        for (int row = 0; row < rows.length; row++) {
            if (rows[row] != null) {
                rows[row] = Numbers.chars(in);
                notes[row] = Numbers.longs(in);
            }
        }
    }
}
