package org.zermelo.board.grid;

import java.util.stream.IntStream;

/**
 * Boards of columns that fill up from the ground, in one {@code long}: each column takes a bit for each of its cells, from the
 * ground up, and one more that no stone is put on, so that rows and slants do not run from one column into another.
 *
 * <p>A position is two sets of cells: the stones of the player to move, and all stones. Its key is their sum and the ground's:
 * in each column the highest bit says how high it is, and those below whose the stones are. Different positions have different keys.
 *
 * <p>J. Tromp, The Fhourstones Benchmark, uses this form.
 */
public final class ColumnBoard implements CellBoard {

    /** Bits of a key; the sign of a {@code long} is left free. */
    static final int MOST_BITS = 63;

    private final int columns;
    private final int rows;
    private final int inARow;
    /** From a cell to its right neighbour. */
    private final int across;

    /** From a cell to the next one of each kind of row that has room on the board. */
    private final int[] steps;
    /** Whether a row is of four, and of each kind there are some. */
    private final boolean fours;

    private final long ground;
    private final long cells;

    /** An empty board; {@code inARow} stones in a straight line are a row. */
    ColumnBoard(int columns, int rows, int inARow) {
        this.columns = columns;
        this.rows = rows;
        this.inARow = inARow;
        this.across = rows + 1;
        boolean lies = inARow <= columns;
        boolean stands = inARow <= rows;
        this.steps = IntStream.of(1, across, across + 1, across - 1)
                .filter(step -> step == 1 ? stands : lies && (stands || step == across))
                .toArray();
        this.fours = inARow == 4 && lies && stands;
        long lowest = 0;
        for (int c = 0; c < columns; c++) {
            lowest |= 1L << c * across;
        }
        this.ground = lowest;
        this.cells = lowest * ((1L << rows) - 1);
    }

    /** Whether a board has a key. */
    static boolean fits(int columns, int rows) {
        return columns * (rows + 1L) <= MOST_BITS;
    }

    /** Columns. */
    public int columns() {
        return columns;
    }

    /** Rows. */
    public int rows() {
        return rows;
    }

    /** Cells. */
    public int size() {
        return columns * rows;
    }

    /** Bits of a key. */
    public int bits() {
        return columns * across;
    }

    /** All cells. */
    public long cells() {
        return cells;
    }

    /** The cells of a column. */
    public long column(int column) {
        return (1L << rows) - 1 << column * across;
    }

    /** The free cells on which a stone can come to lie. */
    public long open(long stones) {
        return stones + ground & cells;
    }

    /** The key of a position. */
    public long key(long own, long stones) {
        return own + stones + ground;
    }

    /** All stones of a key. */
    public long stones(long key) {
        // the highest bit of each column is carried down to the ground
        long filled = key;
        for (int r = 0; r < rows; r++) {
            filled |= filled >>> 1 & cells;
        }
        return filled >>> 1 & cells;
    }

    /** The stones of the player to move. */
    public long own(long key) {
        return key - stones(key) - ground;
    }

    @Override
    public String cells(long key) {
        long stones = stones(key);
        long own = own(key);
        long first = (Long.bitCount(stones) & 1) == 0 ? own : stones ^ own;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size(); i++) {
            long cell = cell(i);
            text.append((stones & cell) == 0 ? '.' : (first & cell) != 0 ? 'x' : 'o');
        }
        return text.toString();
    }

    @Override
    public long key(String text) {
        String pieces = text.replace("/", "");
        long first = 0;
        long second = 0;
        for (int i = 0; i < pieces.length(); i++) {
            first |= pieces.charAt(i) == 'x' ? cell(i) : 0;
            second |= pieces.charAt(i) == 'o' ? cell(i) : 0;
        }
        int lead = Long.bitCount(first) - Long.bitCount(second);
        if (lead < 0 || lead > 1 || pieces.length() != size()) {
            throw new NumberFormatException();
        }
        return key(lead == 0 ? first : second, first | second);
    }

    /** A cell by its number, row by row from the top. */
    private long cell(int number) {
        return 1L << number % columns * across + rows - 1 - number / columns;
    }

    /** A set of cells, or a key, with left and right exchanged. */
    public long mirrored(long set) {
        long mirrored = 0;
        long rest = set;
        long low = (1L << across) - 1;
        for (int c = 0; c < columns; c++) {
            mirrored = mirrored << across | rest & low;
            rest >>>= across;
        }
        return mirrored;
    }

    /** Whether some row is full of these stones. */
    public boolean hasRow(long set) {
        for (int step : steps) {
            if (hasRow(set, step)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasRow(long set, int step) {
        long from = set;
        for (int length = 1; length < inARow && from != 0; ) {
            int more = Math.min(length, inARow - length);
            from &= from >>> more * step;
            length += more;
        }
        return from != 0;
    }

    /** The free cells that would complete a row of these stones, whether a stone can come to lie there now or not. */
    public long completing(long set, long stones) {
        long found = 0;
        if (fours) {
            found = set << 1 & set << 2 & set << 3;
            found |= ofFour(set, across) | ofFour(set, across + 1) | ofFour(set, across - 1);
        } else {
            for (int step : steps) {
                found |= ofAny(set, step);
            }
        }
        return found & cells & ~stones;
    }

    /** The cells that lie, with as many of the set as a row needs besides, in one line, whatever stands on them. */
    public long inRows(long set) {
        long found = 0;
        if (fours) {
            found = ofFour(set, 1) | ofFour(set, across) | ofFour(set, across + 1) | ofFour(set, across - 1);
        } else {
            for (int step : steps) {
                found |= ofAny(set, step);
            }
        }
        return found & cells;
    }

    /** Cells with three of the set in line, any of them before or behind. */
    private static long ofFour(long set, int step) {
        long before = set << step;
        long behind = set >>> step;
        long twoBefore = before & set << 2 * step;
        long twoBehind = behind & set >>> 2 * step;
        return twoBefore & (set << 3 * step | behind) | twoBehind & (set >>> 3 * step | before);
    }

    private long ofAny(long set, int step) {
        long found = 0;
        for (int before = 0; before < inARow; before++) {
            long all = -1;
            for (int i = 1; i <= before; i++) {
                all &= set << i * step;
            }
            for (int i = 1; i < inARow - before; i++) {
                all &= set >>> i * step;
            }
            found |= all;
        }
        return found;
    }
}
