package org.zermelo.solve;

import java.util.Arrays;

/**
 * The points of positions between which no move gains any, when the points of all moves out of them are known and a play that never
 * leaves them counts 0.
 *
 * <p>From the largest number t down: who can leave with t or more gets it; who can only hand such a position to the other, or leave
 * with -t or less, gets -t or less; these spread backwards, and each position is decided once. What is never decided is 0. So it is
 * done for awari (J. Romein, H. Bal, Solving awari with parallel retrograde analysis, Computer 36(10), 2003), there in a pass for
 * each t. Time O(positions x log positions + moves).
 */
public final class PointSpread {

    /** That a position has no move out. */
    public static final long NO_EXIT = Long.MIN_VALUE;

    /** The greatest points that a pass can sort by. */
    private static final long MOST = 1L << 31;

    private final int[] begins;
    private final int[] options;
    private final long[] exits;
    private final Watch watch;
    private final int[] parentBegins;
    private final int[] parents;
    private final int[] open;
    private final boolean[] known;
    private final long[] points;
    private final int[] queue;
    private int head;
    private int tail;

    private PointSpread(int[] begins, int[] options, long[] exits, Watch watch) {
        int size = exits.length;
        this.begins = begins;
        this.options = options;
        this.exits = exits;
        this.watch = watch;
        this.parentBegins = new int[size + 1];
        this.parents = new int[begins[size]];
        this.open = new int[size];
        this.known = new boolean[size];
        this.points = new long[size];
        this.queue = new int[size];
        listParents();
    }

    /**
     * The points of every position for its mover.
     *
     * @param begins where the options of each position begin in the list; one more than positions, the last being the end
     * @param options the options that are among these positions, by number
     * @param exits the most that a move out of them is worth to the mover, below 2^31 either way, or {@link #NO_EXIT}; of an
     *     ended position what it is worth
     */
    public static long[] points(int[] begins, int[] options, long[] exits, Watch watch) {
        return new PointSpread(begins, options, exits, watch).spread();
    }

    private void listParents() {
        int size = exits.length;
        for (int i = 0; i < begins[size]; i++) {
            parentBegins[options[i] + 1]++;
        }
        for (int i = 0; i < size; i++) {
            parentBegins[i + 1] += parentBegins[i];
            open[i] = begins[i + 1] - begins[i];
        }
        int[] next = Arrays.copyOf(parentBegins, size);
        for (int i = 0; i < size; i++) {
            for (int at = begins[i]; at < begins[i + 1]; at++) {
                parents[next[options[at]]++] = i;
            }
        }
    }

    private long[] spread() {
        long[] events = events();
        int at = events.length - 1;
        while (at >= 0) {
            long size = events[at] >>> 32;
            for (; at >= 0 && events[at] >>> 32 == size; at--) {
                int position = (int) events[at];
                boolean decides = exits[position] > 0 || open[position] == 0;
                if (decides && !known[position]) {
                    decide(position, exits[position]);
                }
            }
            settle(size);
        }
        return points;
    }

    /** The positions whose exits are not 0, by the size of these, ascending. */
    private long[] events() {
        int count = 0;
        for (long exit : exits) {
            count += exit != 0 && exit != NO_EXIT ? 1 : 0;
        }
        long[] events = new long[count];
        int at = 0;
        for (int i = 0; i < exits.length; i++) {
            if (exits[i] != 0 && exits[i] != NO_EXIT) {
                if (Math.abs(exits[i]) >= MOST) {
                    throw new ArithmeticException("points beyond 2^31: " + exits[i]);
                }
                events[at++] = Math.abs(exits[i]) << 32 | i;
            }
        }
        Arrays.sort(events);
        return events;
    }

    private void decide(int position, long worth) {
        known[position] = true;
        points[position] = worth;
        queue[tail++] = position;
    }

    /** Hands on what was decided with points of this size. */
    private void settle(long size) {
        while (head < tail) {
            if ((head & 0xFFFF) == 0) {
                watch.check();
            }
            int position = queue[head++];
            boolean won = points[position] > 0;
            for (int at = parentBegins[position]; at < parentBegins[position + 1]; at++) {
                int parent = parents[at];
                open[parent] -= won ? 1 : 0;
                if (known[parent]) {
                    continue;
                }
                if (!won) {
                    decide(parent, size);
                } else if (open[parent] == 0 && exits[parent] <= -size) {
                    decide(parent, -size);
                }
            }
        }
    }
}
