package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;

/** Cram: players place dominoes, either way up, on free squares of a board; who cannot place one has ended the play. */
public final class Cram extends SplitGame {

    private final int rows;
    private final int columns;
    private final long firstColumn;

    private Cram(int rows, int columns) {
        super((1L << rows * columns) - 1, "cram(" + rows + "x" + columns + ")");
        this.rows = rows;
        this.columns = columns;
        long column = 0;
        for (int row = 0; row < rows; row++) {
            column |= 1L << row * columns;
        }
        this.firstColumn = column;
    }

    /**
     * Cram on an empty board.
     *
     * @throws BadInputException when a side is less than 1 or there are more than 62 squares
     */
    public static Cram of(int rows, int columns) {
        if (rows < 1 || columns < 1 || (long) rows * columns > MOST_CELLS) {
            throw new BadInputException("split.board", "rows", rows, "columns", columns, "allowed", MOST_CELLS);
        }
        return new Cram(rows, columns);
    }

    @Override
    boolean singlesAreDead() {
        return true;
    }

    @Override
    List<Take> takes(long cells) {
        List<Take> takes = new ArrayList<>();
        for (long left = cells & cells >>> 1 & ~(firstColumn << columns - 1); left != 0; left &= left - 1) {
            takes.add(domino(Long.numberOfTrailingZeros(left), 1));
        }
        for (long left = cells & cells >>> columns; left != 0; left &= left - 1) {
            takes.add(domino(Long.numberOfTrailingZeros(left), columns));
        }
        return takes;
    }

    private Take domino(int cell, int step) {
        int other = cell + step;
        return new Take(1L << cell | 1L << other, square(cell) + "-" + square(other));
    }

    private String square(int cell) {
        return "(" + (cell / columns + 1) + ", " + (cell % columns + 1) + ")";
    }

    @Override
    long grown(long set, long within) {
        long sideways = (set & ~(firstColumn << columns - 1)) << 1 | (set & ~firstColumn) >>> 1;
        return (set | sideways | set << columns | set >>> columns) & within;
    }

    /** The least image under the symmetries of the board that fit it, moved to the first corner. */
    @Override
    long canonical(long component) {
        int top = Long.numberOfTrailingZeros(component) / columns;
        long moved = component >>> top * columns;
        while ((moved & firstColumn) == 0) {
            moved >>>= 1;
        }
        int height = (63 - Long.numberOfLeadingZeros(moved)) / columns + 1;
        int width = columns;
        while ((moved & firstColumn << width - 1) == 0) {
            width--;
        }
        boolean turns = height <= columns && width <= rows;
        long[] images = new long[8];
        for (long left = moved; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int r = cell / columns;
            int c = cell % columns;
            int up = height - 1 - r;
            int back = width - 1 - c;
            images[0] |= 1L << cell;
            images[1] |= 1L << up * columns + c;
            images[2] |= 1L << r * columns + back;
            images[3] |= 1L << up * columns + back;
            if (turns) {
                images[4] |= 1L << c * columns + r;
                images[5] |= 1L << back * columns + r;
                images[6] |= 1L << c * columns + up;
                images[7] |= 1L << back * columns + up;
            }
        }
        long least = images[0];
        for (int k = 1; k < (turns ? 8 : 4); k++) {
            least = Math.min(least, images[k]);
        }
        return least;
    }
}
