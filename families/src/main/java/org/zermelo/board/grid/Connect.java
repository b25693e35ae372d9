package org.zermelo.board.grid;

import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Look;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Pictured;

/**
 * Connect-k: as the m,n,k games, but a piece falls to the lowest free cell of its column; Connect Four is {@code connect(7,
 * 6, 4)}. A move names the column.
 *
 * <p>Boards of up to 32 cells are packed by what stands on each cell, which leaves few numbers between their positions and suits
 * tables; larger ones by their {@link ColumnBoard}.
 */
public final class Connect extends CellGame implements Pictured {

    /** The column of a position's i-th move. */
    private interface ColumnOf {
        int column(long key, int index);
    }

    private final CellBoard board;
    private final Optional<ColumnBoard> columnBoard;
    private final ColumnOf columnOf;
    private final String words;

    private Connect(
            String name,
            String words,
            PackedRules kernel,
            CellBoard board,
            int columns,
            int inARow,
            Optional<ColumnBoard> columnBoard,
            ColumnOf columnOf) {
        super(name, kernel, board, columns, inARow);
        this.words = words;
        this.board = board;
        this.columnBoard = columnBoard;
        this.columnOf = columnOf;
    }

    /**
     * The game on m columns and n rows with k in a row.
     *
     * @throws BadInputException when a number is below 1, k passes both sides, or the board has more than 32 cells and more than
     *     63 with one more row
     */
    public static Connect of(int m, int n, int k) {
        boolean small = (long) m * n <= TernaryBoard.MOST_CELLS;
        if (m < 1 || n < 1 || k < 1 || k > Math.max(m, n) || !small && !ColumnBoard.fits(m, n)) {
            throw new BadInputException(
                    "grid.connect", "m", m, "n", n, "k", k, "most", ColumnBoard.MOST_BITS, "fits", "connect(7, 6, 4)");
        }
        String name = "connect(" + m + ", " + n + ", " + k + ")";
        String words = n + "x" + m + "; moves drop; end line of " + k + "; stuck draws";
        Optional<ColumnBoard> columns =
                ColumnBoard.fits(m, n) ? Optional.of(new ColumnBoard(m, n, k)) : Optional.empty();
        if (!small) {
            ColumnKernel kernel = new ColumnKernel(columns.get());
            return new Connect(name, words, kernel, columns.get(), m, k, columns, kernel::column);
        }
        int[][] all = TernaryBoard.gridSymmetries(m, n);
        TernaryBoard board = new TernaryBoard(m * n, all[0], all[1]);
        LineKernel kernel = new LineKernel(board, Lines.inRow(m, n, k), true, false, m);
        return new Connect(name, words, kernel, board, m, k, columns, (key, index) -> kernel.freeCell(key, index) % m);
    }

    /** The same game as a board game in words: what stands between the brackets of {@code board(...)}. */
    public String inWords() {
        return words;
    }

    /** The board by columns; empty when its keys would not fit. */
    public Optional<ColumnBoard> columnBoard() {
        return columnBoard;
    }

    /** The key of a position on the board by columns. */
    public long columnKey(GridPosition position) {
        ColumnBoard columns = columnBoard.orElseThrow();
        return board == columns ? position.key() : columns.key(board.cells(position.key()));
    }

    /** Also refuses stones in the air, and more of one colour than turns can bring. */
    @Override
    long read(String text) {
        String cells = text.replace("/", "");
        if (columnBoard.isPresent()
                && !columnBoard.get().cells(columnBoard.get().key(cells)).equals(cells)) {
            throw new NumberFormatException();
        }
        // a board without columns is one row, where no stone is in the air
        long lead = count(cells, 'x') - count(cells, 'o');
        if (lead < 0 || lead > 1) {
            throw new NumberFormatException();
        }
        return super.read(text);
    }

    /** Also reads a board with the player to move behind it, as its text in words has it, when it is his turn. */
    @Override
    public GridPosition position(String text) {
        String board = text.strip().replaceFirst(" [xo]$", "");
        boolean odd = (count(board, 'x') + count(board, 'o')) % 2 != 0;
        return super.position(board.equals(text.strip()) || text.strip().endsWith(odd ? " o" : " x") ? board : text);
    }

    private static long count(String cells, char colour) {
        return cells.chars().filter(c -> c == colour).count();
    }

    @Override
    public Look look() {
        return Look.COLUMNS;
    }

    @Override
    String moveText(long key, int index) {
        return String.valueOf((char) ('a' + columnOf.column(key, index)));
    }
}
