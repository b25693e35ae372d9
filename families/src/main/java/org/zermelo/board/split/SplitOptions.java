package org.zermelo.board.split;

import java.util.Arrays;

/**
 * The options of a component, found one after the other, those that lose most first. An option is the number of its
 * components and the components, the heaviest last.
 */
final class SplitOptions {

    private static final int[] NOTHING = {};
    private static final long[] ALL_FOUND = {};
    /** See {@link SplitGame#loss}. */
    private static final int LOSSES = 16;

    /** What each move leaves, as far as it has not been looked at, the next one last. */
    private long[] left;

    private int open;
    private int[] found = NOTHING;
    private int end;
    private int count;

    SplitOptions(SplitGame game, long component, long[] scratch) {
        this.open = game.options(component, scratch);
        this.left = new long[open];
        int[] places = new int[LOSSES + 1];
        for (int i = 0; i < open; i++) {
            places[game.loss(component, scratch[i]) + 1]++;
        }
        for (int loss = 0; loss < LOSSES; loss++) {
            places[loss + 1] += places[loss];
        }
        for (int i = 0; i < open; i++) {
            left[places[game.loss(component, scratch[i])]++] = scratch[i];
        }
    }

    /** What one component's options take, in about. */
    long bytes() {
        return 64 + Integer.BYTES * (long) found.length + Long.BYTES * (long) left.length;
    }

    boolean isComplete() {
        return open == 0;
    }

    /** What the next move leaves that has not been looked at. */
    long next() {
        return left[--open];
    }

    int count() {
        return count;
    }

    /** Where the list of options ends; it starts at 0, and the option at {@code at} is followed by {@link #after}. */
    int end() {
        return end;
    }

    int after(int at) {
        return at + 1 + found[at];
    }

    /** One of the components of the option at {@code at}, from 0. */
    int part(int at, int which) {
        return found[at + 1 + which];
    }

    int parts(int at) {
        return found[at];
    }

    void add(int[] parts, int size) {
        if (end + size + 1 > found.length) {
            found = Arrays.copyOf(found, Math.max(end + size + 1, end + end / 2 + 8));
        }
        found[end++] = size;
        System.arraycopy(parts, 0, found, end, size);
        end += size;
        count++;
        if (open == 0) {
            left = ALL_FOUND;
        }
    }
}
