package org.zermelo.boards.stage;

import java.util.function.IntFunction;

/**
 * What the positions of a stage are worth to the player to move: 0 a draw, else one more than the plies to the end. They stand in rows of
 * one length.
 */
public final class StageValues {

    /** A number that is no position. */
    public static final int NONE = Character.MAX_VALUE;

    static final int MOST_PLIES = NONE - 2;

    private final int count;
    private final IntFunction<char[]> rows;
    private final int length;

    /** Values, all 0. */
    public StageValues(int rows, int length) {
        this(new char[rows][length], length);
    }

    /** Values that stand in rows. */
    StageValues(char[][] rows, int length) {
        this(rows.length, length, row -> rows[row]);
    }

    /** Values whose rows are found when they are asked for. */
    public StageValues(int count, int length, IntFunction<char[]> rows) {
        this.count = count;
        this.length = length;
        this.rows = rows;
    }

    /** How many rows there are. */
    public int rows() {
        return count;
    }

    /** How many values stand in a row. */
    public int length() {
        return length;
    }

    /** How many numbers there are. */
    public long size() {
        return (long) count * length;
    }

    /** The values of a row themselves. */
    public char[] row(int row) {
        return rows.apply(row);
    }

    /** What a number is worth: an odd number of plies wins, an even one loses. */
    public int get(long index) {
        return row((int) (index / length))[(int) (index % length)];
    }

    /** Sets it. */
    public void set(long index, int value) {
        row((int) (index / length))[(int) (index % length)] = (char) value;
    }
}
