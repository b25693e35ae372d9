package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;

/**
 * What lies on the cells of a rectangle, at most 64. Cell {@code r * columns + c} is bit {@code r * columns + c}; row 0 is on top.
 *
 * @param left cells with a piece of Left
 * @param right cells with a piece of Right
 * @param other cells with something else: a hole, an arrow, a neutral stone, as the rules say
 */
public record CellPosition(int rows, int columns, long left, long right, long other) {

    /** Cells of the largest board. */
    public static final int MOST_CELLS = Long.SIZE;

    /** So many bits of a code tell what lies on the cells. */
    private static final int CODED = 50;

    /** The first column of each rectangle, by rows and columns. */
    private static final long[][] EDGES = edges();

    long all() {
        return rows * columns == 0 ? 0 : -1L >>> (Long.SIZE - rows * columns);
    }

    long free() {
        return all() & ~(left | right | other);
    }

    /** The first column; the others are its shifts. */
    private long edge() {
        return EDGES[rows][columns];
    }

    private static long[][] edges() {
        long[][] edges = new long[MOST_CELLS + 1][];
        edges[0] = new long[MOST_CELLS + 1];
        for (int rows = 1; rows <= MOST_CELLS; rows++) {
            edges[rows] = new long[MOST_CELLS / rows + 1];
            for (int columns = 1; rows * columns <= MOST_CELLS; columns++) {
                for (int r = 0; r < rows; r++) {
                    edges[rows][columns] |= 1L << (r * columns);
                }
            }
        }
        return edges;
    }

    /** The cells one step further in a direction: up and left are -1, down and right 1. What leaves the board is lost. */
    long step(long cells, int down, int right) {
        long moved = cells;
        if (down != 0) {
            moved = rows == 1 ? 0 : down > 0 ? (moved << columns) & all() : moved >>> columns;
        }
        if (right > 0) {
            moved = (moved & ~(edge() << (columns - 1))) << 1;
        } else if (right < 0) {
            moved = (moved & ~edge()) >>> 1;
        }
        return moved;
    }

    /** The cells and their neighbours. */
    long spread(long cells, boolean diagonal) {
        long wide = cells | step(cells, 0, 1) | step(cells, 0, -1);
        long from = diagonal ? wide : cells;
        return wide | step(from, 1, 0) | step(from, -1, 0);
    }

    /**
     * The connected regions of some cells, each as a board of its own.
     *
     * @param counts whether a region counts; the others are left out
     * @param board the board of a region
     */
    List<CellPosition> parts(long cells, boolean diagonal, LongPredicate counts, LongFunction<CellPosition> board) {
        List<CellPosition> parts = new ArrayList<>(2);
        long rest = cells;
        while (rest != 0) {
            long region = Long.lowestOneBit(rest);
            long grown = spread(region, diagonal) & cells;
            while (grown != region) {
                region = grown;
                grown = spread(region, diagonal) & cells;
            }
            if (counts.test(region)) {
                parts.add(board.apply(region));
            }
            rest &= ~region;
        }
        return parts;
    }

    /**
     * Some cells as a board of their own, cut to their rectangle, and of its mirror images the least.
     *
     * @param outside whether the other cells of the rectangle hold {@code other}; else they are empty
     * @param turns whether rows and columns may be exchanged
     */
    CellPosition cut(long cells, boolean outside, boolean turns) {
        if (cells == 0) {
            return new CellPosition(0, 0, 0, 0, 0);
        }
        int top = Long.numberOfTrailingZeros(cells) / columns;
        int bottom = (Long.SIZE - 1 - Long.numberOfLeadingZeros(cells)) / columns;
        int first = columns;
        int last = -1;
        for (int r = top; r <= bottom; r++) {
            long row = row(cells, r);
            if (row != 0) {
                first = Math.min(first, Long.numberOfTrailingZeros(row));
                last = Math.max(last, Long.SIZE - 1 - Long.numberOfLeadingZeros(row));
            }
        }
        int height = bottom - top + 1;
        int width = last - first + 1;
        CellPosition cut = new CellPosition(
                height,
                width,
                window(left & cells, top, first, height, width),
                window(right & cells, top, first, height, width),
                window(outside ? (other & cells) | ~cells : other & cells, top, first, height, width));
        return cut.least(turns);
    }

    private long row(long cells, int r) {
        return (cells >>> (r * columns)) & (-1L >>> (Long.SIZE - columns));
    }

    private long window(long cells, int top, int first, int height, int width) {
        if (cells == 0) {
            return 0;
        }
        if (width == columns) {
            return cells >>> (top * columns) & (-1L >>> (Long.SIZE - height * width));
        }
        long window = 0;
        for (int r = 0; r < height; r++) {
            window |= ((row(cells, top + r) >>> first) & (-1L >>> (Long.SIZE - width))) << (r * width);
        }
        return window;
    }

    /** The least of the mirror images with the colours exchanged. */
    CellPosition recolored(boolean turns) {
        return new CellPosition(rows, columns, right, left, other).least(turns);
    }

    /** The least of the mirror images with rows and columns exchanged. */
    CellPosition turned() {
        return exchanged().leastOfMirrored();
    }

    private CellPosition least(boolean turns) {
        CellPosition least = leastOfMirrored();
        if (turns) {
            CellPosition other = exchanged().leastOfMirrored();
            return other.before(least) ? other : least;
        }
        return least;
    }

    private CellPosition leastOfMirrored() {
        CellPosition least = this;
        CellPosition halfTurn = halfTurn();
        CellPosition flipped = upsideDown();
        CellPosition mirrored = flipped.halfTurn();
        least = halfTurn.before(least) ? halfTurn : least;
        least = flipped.before(least) ? flipped : least;
        return mirrored.before(least) ? mirrored : least;
    }

    private boolean before(CellPosition that) {
        if (rows != that.rows) {
            return rows < that.rows;
        }
        if (left != that.left) {
            return left < that.left;
        }
        return right != that.right ? right < that.right : other < that.other;
    }

    private CellPosition halfTurn() {
        int shift = Long.SIZE - rows * columns;
        return new CellPosition(
                rows,
                columns,
                Long.reverse(left) >>> shift,
                Long.reverse(right) >>> shift,
                Long.reverse(other) >>> shift);
    }

    private CellPosition upsideDown() {
        return new CellPosition(rows, columns, upsideDown(left), upsideDown(right), upsideDown(other));
    }

    private long upsideDown(long cells) {
        if (cells == 0) {
            return 0;
        }
        long image = 0;
        for (int r = 0; r < rows; r++) {
            image |= row(cells, r) << ((rows - 1 - r) * columns);
        }
        return image;
    }

    private CellPosition exchanged() {
        return new CellPosition(columns, rows, exchanged(left), exchanged(right), exchanged(other));
    }

    private long exchanged(long cells) {
        long image = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            image |= 1L << (cell % columns * rows + cell / columns);
        }
        return image;
    }

    /** The name of a cell: columns are letters from the left, rows are numbers from the top. */
    String name(int cell) {
        int column = cell % columns;
        String letter = Character.toString((char) ('a' + column % 26));
        String before = column < 26 ? "" : Character.toString((char) ('a' + column / 26 - 1));
        return before + letter + (1 + cell / columns);
    }

    /** The rows from the top, with these signs for Left, Right, the rest, and empty. */
    String text(String signs) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < rows * columns; cell++) {
            text.append(cell > 0 && cell % columns == 0 ? "|" : "");
            long bit = 1L << cell;
            int kind = (left & bit) != 0 ? 0 : (right & bit) != 0 ? 1 : (other & bit) != 0 ? 2 : 3;
            text.append(signs.charAt(kind));
        }
        return text.toString();
    }

    /** A number that no other board has; -1 for a board that is too large. */
    long code() {
        int cells = rows * columns;
        if ((left | right) == 0) {
            return cells > CODED ? -1 : ((1L << 6 | rows) << 6 | columns) << CODED | other;
        }
        return 2 * cells > CODED ? -1 : ((long) rows << 6 | columns) << CODED | (left | other) << cells | right | other;
    }

    /** Boards that differ in few bits must not meet in a table. */
    @Override
    public int hashCode() {
        long mixed = left * 0x9E3779B97F4A7C15L + right;
        mixed = (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L + other;
        mixed = (mixed ^ mixed >>> 32) * 0x94D049BB133111EBL + (rows << 7 | columns);
        return (int) (mixed >>> 32 ^ mixed);
    }

    @Override
    public String toString() {
        return text("xo#.");
    }
}
