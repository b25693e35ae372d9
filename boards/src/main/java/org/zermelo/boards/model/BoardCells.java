package org.zermelo.boards.model;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A set of cells of a board, as bits. Compiled forms take boards of at most {@link Board#ONE_WORD} cells and know a set by its first
 * number alone.
 *
 * @param low the cells 0 to 63
 * @param high the cells 64 to 127
 */
public record BoardCells(long low, long high) {

    /** No cell. */
    public static final BoardCells NONE = new BoardCells(0, 0);

    /** Every cell. */
    public static final BoardCells ALL = new BoardCells(-1, -1);

    /** One cell; none where the number is negative. */
    public static BoardCells of(int cell) {
        return cell < 0 ? NONE : cell < Long.SIZE ? new BoardCells(1L << cell, 0) : new BoardCells(0, 1L << cell);
    }

    /** The first numbers of sets. */
    public static long[] low(List<BoardCells> sets) {
        return sets.stream().mapToLong(BoardCells::low).toArray();
    }

    /**
     * The cells on which any of some values stands, on a board of one word.
     *
     * @param standing for each value the cells on which it stands
     * @param values the values, value v as bit v
     */
    public static long union(long[] standing, int values) {
        long cells = 0;
        for (int left = values; left != 0; left &= left - 1) {
            cells |= standing[Integer.numberOfTrailingZeros(left)];
        }
        return cells;
    }

    /** Whether a cell is one of these. */
    public boolean has(int cell) {
        return ((cell < Long.SIZE ? low : high) >>> cell & 1) != 0;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /** Whether all of some others are among these. */
    public boolean hasAll(BoardCells others) {
        return (others.low & ~low | others.high & ~high) == 0;
    }

    /** Whether any of some others is among these. */
    public boolean hasAny(BoardCells others) {
        return (low & others.low | high & others.high) != 0;
    }

    /** These with one more. */
    public BoardCells with(int cell) {
        return or(of(cell));
    }

    /** These and others. */
    public BoardCells or(BoardCells others) {
        return new BoardCells(low | others.low, high | others.high);
    }

    /** Those that are among others, too. */
    public BoardCells and(BoardCells others) {
        return new BoardCells(low & others.low, high & others.high);
    }

    /** Those that are not among others. */
    public BoardCells without(BoardCells others) {
        return new BoardCells(low & ~others.low, high & ~others.high);
    }

    /** How many they are. */
    public int count() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The least of them; there must be one. */
    public int first() {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /** The greatest of them; there must be one. */
    public int last() {
        return high != 0
                ? 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(high)
                : Long.SIZE - 1 - Long.numberOfLeadingZeros(low);
    }

    /** Their numbers, the least first. */
    public IntStream numbers() {
        return IntStream.range(0, 2 * Long.SIZE).filter(this::has);
    }
}
