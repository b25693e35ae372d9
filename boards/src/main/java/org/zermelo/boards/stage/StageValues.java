package org.zermelo.boards.stage;

/** What the positions of a stage are worth to the player to move: 0 a draw, else one more than the plies to the end. */
public final class StageValues {

    /** A number that is no position. */
    public static final int NONE = Character.MAX_VALUE;

    static final int MOST_PLIES = NONE - 2;

    private static final int BITS = 22;

    private final char[][] parts;
    private final long size;

    /** Values, all 0. */
    public StageValues(long size) {
        this.size = size;
        this.parts = new char[(int) (size + (1L << BITS) - 1 >>> BITS)][];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new char[(int) Math.min(1L << BITS, size - ((long) i << BITS))];
        }
    }

    /** How many numbers there are. */
    public long size() {
        return size;
    }

    /** What a number is worth: an odd number of plies wins, an even one loses. */
    public int get(long index) {
        return parts[(int) (index >>> BITS)][(int) index & (1 << BITS) - 1];
    }

    /** Sets it. */
    public void set(long index, int value) {
        parts[(int) (index >>> BITS)][(int) index & (1 << BITS) - 1] = (char) value;
    }
}
