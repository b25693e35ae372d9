package org.zermelo.row.take;

/**
 * A move: contiguous items from one end of a row.
 *
 * @param row which row of a sum, counted from 1; 0 when there is only one row
 * @param side the end
 * @param count how many items, at least 1
 */
public record Take(int row, Side side, int count) {

    private static final Take LEFT = new Take(0, Side.LEFT, 1);
    private static final Take RIGHT = new Take(0, Side.RIGHT, 1);

    public Take {
        if (row < 0 || count < 1) {
            throw new IllegalArgumentException("row " + row + " or count " + count + " is too small");
        }
    }

    /** One item of the only row. */
    public static Take one(Side side) {
        return side == Side.LEFT ? LEFT : RIGHT;
    }

    /** Some items of the only row. */
    public static Take of(Side side, int count) {
        return count == 1 ? one(side) : new Take(0, side, count);
    }

    /** Notation: {@code L}, {@code R}, {@code L3}, and in a sum {@code 2:L3} for the second row. */
    @Override
    public String toString() {
        return (row > 0 ? row + ":" : "") + side.letter() + (count > 1 ? count : "");
    }
}
