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

    private final int width;
    private final boolean turned;
    private final long firstColumn;
    private final long lastColumn;
    private final CramSymmetry symmetry;

    private Cram(int rows, int columns) {
        super((1L << rows * columns) - 1, "cram(" + rows + "x" + columns + ")");
        this.turned = columns > rows;
        this.width = Math.min(rows, columns);
        int height = Math.max(rows, columns);
        long column = 0;
        for (int row = 0; row < height; row++) {
            column |= 1L << row * width;
        }
        this.firstColumn = column;
        this.lastColumn = column << width - 1;
        this.symmetry = new CramSymmetry(width, column);
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

    private long along(long cells) {
        return cells & cells >>> 1 & ~lastColumn;
    }

    private long across(long cells) {
        return cells & cells >>> width;
    }

    @Override
    List<Take> takes(long cells) {
        List<Take> takes = new ArrayList<>();
        for (long left = along(cells); left != 0; left &= left - 1) {
            takes.add(domino(Long.numberOfTrailingZeros(left), 1));
        }
        for (long left = across(cells); left != 0; left &= left - 1) {
            takes.add(domino(Long.numberOfTrailingZeros(left), width));
        }
        return takes;
    }

    private Take domino(int cell, int step) {
        int other = cell + step;
        return new Take(1L << cell | 1L << other, square(cell) + "-" + square(other));
    }

    private String square(int cell) {
        int a = cell / width + 1;
        int b = cell % width + 1;
        return turned ? "(" + b + ", " + a + ")" : "(" + a + ", " + b + ")";
    }

    @Override
    int options(long cells, long[] into) {
        int count = 0;
        for (long left = along(cells); left != 0; left &= left - 1) {
            into[count++] = cells & ~(3 * Long.lowestOneBit(left));
        }
        for (long left = across(cells); left != 0; left &= left - 1) {
            long square = Long.lowestOneBit(left);
            into[count++] = cells & ~(square | square << width);
        }
        return count;
    }

    @Override
    int weight(long component) {
        return Long.bitCount(along(component)) + Long.bitCount(across(component));
    }

    private long rightOf(long set) {
        return (set & ~lastColumn) << 1;
    }

    private long leftOf(long set) {
        return (set & ~firstColumn) >>> 1;
    }

    @Override
    long grown(long set, long within) {
        return (set | rightOf(set) | leftOf(set) | set << width | set >>> width) & within;
    }

    /**
     * A square may be left out when each of its neighbours has another neighbour that is a leaf, a square with one
     * neighbour: a domino on the square and such a neighbour does no more than the domino on the leaf, for without its
     * neighbour the leaf is dead, and the square stays of no use. One leaf is kept for each square that has any.
     */
    @Override
    long simplified(long cells) {
        long below = cells << width;
        long above = cells >>> width;
        long right = rightOf(cells);
        long left = leftOf(cells);
        long two = (below & above) | (left & right) | ((below | above) & (left | right));
        long leaves = cells & (below | above | left | right) & ~two;
        long hubs = leaves >>> width & cells;
        long kept = hubs << width;
        long more = leftOf(leaves) & cells & ~hubs;
        hubs |= more;
        kept |= rightOf(more);
        more = rightOf(leaves) & cells & ~hubs;
        hubs |= more;
        kept |= leftOf(more);
        more = leaves << width & cells & ~hubs;
        hubs |= more;
        kept |= more >>> width;
        long others = cells & ~(leaves & ~kept) & ~hubs;
        long beside = others << width | others >>> width | rightOf(others) | leftOf(others);
        return cells & ~(leaves & ~kept) & ~(others & ~kept & ~beside);
    }

    /** The least image under the symmetries of the board that fit it, moved to the first corner. */
    @Override
    long canonical(long component) {
        return symmetry.canonical(component);
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
}
