package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * Cram: players place dominoes, either way up, on free squares of a board; who cannot place one has ended the play.
 *
 * <p>The bits of a position run along the shorter side of the board, so that a line of squares has few bits.
 */
public final class Cram extends SplitGame {

    private final int rows;
    private final int columns;
    private final int width;
    private final int height;
    private final boolean turned;
    private final CramGrid grid;
    private final CramSymmetry symmetry;

    private Cram(int rows, int columns) {
        super((1L << rows * columns) - 1, "cram(" + rows + "x" + columns + ")");
        this.rows = rows;
        this.columns = columns;
        this.turned = columns > rows;
        // a side of 0 is one of squares that are not there
        this.width = Math.max(1, Math.min(rows, columns));
        this.height = Math.max(1, Math.max(rows, columns));
        this.grid = new CramGrid(width, height);
        this.symmetry = new CramSymmetry(grid);
    }

    /**
     * Cram on an empty board.
     *
     * @throws BadInputException when a side is negative or there are more than 62 squares
     */
    public static Cram of(int rows, int columns) {
        if (rows < 0 || columns < 0 || (long) rows * columns > MOST_CELLS) {
            throw new BadInputException("split.board", "rows", rows, "columns", columns, "allowed", MOST_CELLS);
        }
        return new Cram(rows, columns);
    }

    /** Rows of the board. */
    public int rows() {
        return rows;
    }

    /** Columns of the board. */
    public int columns() {
        return columns;
    }

    /** The number in {@link CellSet} of the square in this row and column, both from 0. */
    public int cell(int row, int column) {
        return turned ? column * width + row : row * width + column;
    }

    @Override
    List<Removal> takes(long cells) {
        List<Removal> takes = new ArrayList<>();
        for (long left = grid.along(cells, 0); left != 0; left &= left - 1) {
            takes.add(domino(Long.numberOfTrailingZeros(left), 1));
        }
        for (long left = grid.across(cells); left != 0; left &= left - 1) {
            takes.add(domino(Long.numberOfTrailingZeros(left), width));
        }
        return takes;
    }

    private Removal domino(int cell, int step) {
        int other = cell + step;
        return new Removal(1L << cell | 1L << other, square(cell) + "-" + square(other));
    }

    private String square(int cell) {
        int a = cell / width + 1;
        int b = cell % width + 1;
        return turned ? "(" + b + ", " + a + ")" : "(" + a + ", " + b + ")";
    }

    @Override
    int options(long cells, long[] into) {
        int count = 0;
        for (long left = grid.along(cells, grid.cut(cells)); left != 0; left &= left - 1) {
            into[count++] = cells & ~(3 * Long.lowestOneBit(left));
        }
        for (long left = grid.across(cells); left != 0; left &= left - 1) {
            long square = Long.lowestOneBit(left);
            into[count++] = cells & ~(square | square << width);
        }
        return count;
    }

    @Override
    int moves(long cells) {
        return Long.bitCount(grid.along(cells, grid.cut(cells))) + Long.bitCount(grid.across(cells));
    }

    @Override
    int loss(long cells, long after) {
        return Long.bitCount(grid.beside(cells ^ after, 0) & after);
    }

    @Override
    long grown(long set, long within) {
        return (set | grid.beside(set, 0)) & within;
    }

    /** A cut of {@link CramGrid} may part squares; what is left of them may have more squares of no use. */
    @Override
    int parts(long cells, long[] into, int count) {
        long before = grid.cut(cells);
        long all = grid.simplified(cells, before);
        long cut = all == cells ? before : grid.cut(all);
        int end = count;
        for (long left = all; left != 0; ) {
            long part = grid.connected(Long.lowestOneBit(left), left, cut);
            left &= ~part;
            if (cut != 0 && part != all) {
                end = parts(part, into, end);
            } else if ((part & part - 1) != 0) {
                into[end++] = part;
            }
        }
        return end;
    }

    /** The least image under the symmetries of the board that fit it, moved to the first corner. */
    @Override
    long canonical(long component) {
        return symmetry.least(grid.cornered(component));
    }

    @Override
    Naming naming() {
        return new CramForm(grid, symmetry)::name;
    }

    /**
     * A component that looks the same after half a turn is lost when no domino covers its centre, for the second player
     * copies; when just one does, placing it leaves such a component.
     */
    @Override
    long facts(long component) {
        return switch (symmetry.halfTurn(component)) {
            case NONE -> 0;
            case NO_CENTRE -> SplitTable.EXACT;
            case DOMINO -> 1;
        };
    }

    @Override
    boolean symmetric(long component) {
        return symmetry.isSymmetric(component);
    }
}
