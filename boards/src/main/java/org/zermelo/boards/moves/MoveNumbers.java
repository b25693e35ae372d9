package org.zermelo.boards.moves;

import java.util.Arrays;
import java.util.function.LongPredicate;

/** The moves of a position, each once: what it adds to the number. */
public final class MoveNumbers {

    private long[] adds = new long[48];
    private int[] taken = new int[48];
    private int count;
    /** What the moves so far are called, as numbers; 0 where there is none. */
    private long[] names = new long[128];

    private int most;

    /** How many there are. */
    public int count() {
        return count;
    }

    /** What a move adds to the number. */
    public long adds(int move) {
        return adds[move];
    }

    /**
     * Adds a move, unless one of its name is there.
     *
     * @param captured how many pieces it takes where the longest chain counts; else 0
     */
    void add(long name, long delta, int captured) {
        if (!fresh(name)) {
            return;
        }
        if (count == adds.length) {
            adds = Arrays.copyOf(adds, 2 * count);
            taken = Arrays.copyOf(taken, 2 * count);
        }
        adds[count] = delta;
        taken[count++] = captured;
        most = Math.max(most, captured);
    }

    private boolean fresh(long name) {
        if (2 * (count + 1) > names.length) {
            long[] before = names;
            names = new long[4 * before.length];
            for (long each : before) {
                if (each != 0) {
                    names[slot(each)] = each;
                }
            }
        }
        int slot = slot(name);
        boolean free = names[slot] == 0;
        names[slot] = name;
        return free;
    }

    private int slot(long name) {
        int slot = (int) (name * 0x9E3779B97F4A7C15L >>> 40) & names.length - 1;
        while (names[slot] != 0 && names[slot] != name) {
            slot = slot + 1 & names.length - 1;
        }
        return slot;
    }

    /** Leaves out chains that take fewer than another. */
    void keepLongest() {
        int kept = 0;
        for (int i = 0; most > 0 && i < count; i++) {
            if (taken[i] == 0 || taken[i] == most) {
                adds[kept++] = adds[i];
            }
        }
        count = most > 0 ? kept : count;
    }

    /** Leaves out moves of which what they add is not allowed. */
    public void keep(LongPredicate allowed) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (allowed.test(adds[i])) {
                adds[kept++] = adds[i];
            }
        }
        count = kept;
    }
}
