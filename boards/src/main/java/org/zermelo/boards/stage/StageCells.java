package org.zermelo.boards.stage;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What is known of the positions of a stage while it is solved: two to a {@code long}, written by any thread. Blocks of cells know the
 * least depth at which one of them is to be passed on.
 */
final class StageCells {

    /** Nothing is known yet; the low byte counts the moves within the stage that are not known to lose. */
    static final int OPEN = 0;
    /** The same, and all moves out of the stage lose, the latest at the depth. */
    static final int HOLDING = 1;
    /** Won at the depth, unless sooner. */
    static final int WON = 2;

    static final int LOST = 3;
    /** No position. */
    static final int NONE = 4;

    /** The count of a position that cannot lose, as a move out of the stage does not. */
    static final int NEVER = 255;

    /** Cells of a block, as a power of 2. */
    static final int BLOCK = 13;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    private static final int PART = 20;

    private static final long SETTLED = Long.MAX_VALUE;

    private final long[][] words;
    private final long[] next;
    private final long size;

    StageCells(long size) {
        this.size = size;
        long all = (size + 1) / 2;
        this.words = new long[(int) (all + (1L << PART) - 1 >>> PART)][];
        for (int i = 0; i < words.length; i++) {
            words[i] = new long[(int) Math.min(1L << PART, all - ((long) i << PART))];
        }
        this.next = new long[(int) (size + (1L << BLOCK) - 1 >>> BLOCK)];
        Arrays.fill(next, SETTLED);
    }

    static int cell(int kind, int depth, int count) {
        return kind << 24 | depth << 8 | count;
    }

    static int kind(int cell) {
        return cell >>> 24;
    }

    static int depth(int cell) {
        return cell >>> 8 & 0xFFFF;
    }

    static int count(int cell) {
        return cell & 0xFF;
    }

    long size() {
        return size;
    }

    int blocks() {
        return next.length;
    }

    int get(long at) {
        long word = words[(int) (at >>> PART + 1)][(int) (at >>> 1) & (1 << PART) - 1];
        return (int) (word >>> 32 * (at & 1));
    }

    /** Begins a cell. */
    void begin(long at, int cell) {
        while (!change(at, 0, cell)) {
            // the other half was written meanwhile
        }
        int kind = kind(cell);
        if (kind == WON || kind == LOST) {
            awaits(at, depth(cell));
        }
    }

    private boolean change(long at, int from, int to) {
        long[] part = words[(int) (at >>> PART + 1)];
        int place = (int) (at >>> 1) & (1 << PART) - 1;
        long word = (long) LONGS.getVolatile(part, place);
        int shift = (int) (32 * (at & 1));
        if ((int) (word >>> shift) != from) {
            return false;
        }
        long changed = word & ~(0xFFFF_FFFFL << shift) | (to & 0xFFFF_FFFFL) << shift;
        return LONGS.compareAndSet(part, place, word, changed);
    }

    private int seen(long at) {
        long word = (long) LONGS.getVolatile(words[(int) (at >>> PART + 1)], (int) (at >>> 1) & (1 << PART) - 1);
        return (int) (word >>> 32 * (at & 1));
    }

    /** Notes that a move leads to a position that the other has lost at a depth. */
    void wins(long at, int depth) {
        while (true) {
            int cell = seen(at);
            int kind = kind(cell);
            if (kind == LOST || kind == NONE || kind == WON && depth(cell) <= depth + 1) {
                return;
            }
            if (change(at, cell, cell(WON, depth + 1, 0))) {
                awaits(at, depth + 1);
                return;
            }
        }
    }

    /** Notes that so many moves lead to a position that the other has won at a depth. */
    void loses(long at, int depth, int moves) {
        while (true) {
            int cell = seen(at);
            if (kind(cell) >= WON || count(cell) == NEVER) {
                return;
            }
            int left = count(cell) - moves;
            int latest = kind(cell) == HOLDING ? Math.max(depth(cell), depth + 1) : depth + 1;
            int changed = left == 0 ? cell(LOST, latest, 0) : cell - moves;
            if (left < 0) {
                throw new IllegalStateException("more moves lead on than were counted, at " + at);
            }
            if (change(at, cell, changed)) {
                if (left == 0) {
                    awaits(at, latest);
                }
                return;
            }
        }
    }

    private void awaits(long at, int depth) {
        awaitsInBlock((int) (at >>> BLOCK), depth);
    }

    /** Notes that a cell of a block is to be passed on at a depth. */
    void awaitsInBlock(int block, long depth) {
        long before = (long) LONGS.getVolatile(next, block);
        while (before > depth && !LONGS.compareAndSet(next, block, before, depth)) {
            before = (long) LONGS.getVolatile(next, block);
        }
    }

    /** Whether cells of a block are to be passed on at a depth; nothing is, then, until it is noted again. */
    boolean takes(int block, int depth) {
        long before = (long) LONGS.getVolatile(next, block);
        while (before <= depth) {
            if (LONGS.compareAndSet(next, block, before, SETTLED)) {
                return true;
            }
            before = (long) LONGS.getVolatile(next, block);
        }
        return false;
    }

    /** The least depth at which a cell is to be passed on; -1 when there is none. */
    int least() {
        long least = SETTLED;
        for (long depth : next) {
            least = Math.min(least, depth);
        }
        return least == SETTLED ? -1 : (int) least;
    }
}
