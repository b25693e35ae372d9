package org.zermelo.board.grid;

import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Look;
import org.zermelo.game.Pictured;
import org.zermelo.solve.LineFilling;

/**
 * The m,n,k games: two players write x and o in turn into the free cells of a board of m columns and n rows; k in a row,
 * straight or slanting, wins, and a full board without such a row is a tie. Tic-tac-toe is {@code mnk(3, 3, 3)}.
 */
public final class Mnk extends CellGame implements Pictured, LineFilling<GridPosition> {

    /** Boards up to this size are also quick without symmetries, and then every position is listed itself. */
    private static final int MOST_PLAIN_CELLS = 16;

    private final LineKernel kernel;

    private Mnk(String name, int columns, int inARow, LineKernel kernel) {
        super(name, kernel, kernel.board(), columns, inARow);
        this.kernel = kernel;
    }

    /**
     * The game on m columns and n rows with k in a row.
     *
     * @throws BadInputException when a number is below 1, k passes both sides, or the board has more than 32 cells
     */
    public static Mnk of(int m, int n, int k) {
        check(m, n, k, "mnk(4, 4, 4)");
        TernaryBoard board = new TernaryBoard(m * n, TernaryBoard.gridSymmetries(m, n));
        LineKernel kernel = new LineKernel(board, Lines.inRow(m, n, k), true, m * n > MOST_PLAIN_CELLS);
        String name = m == 3 && n == 3 && k == 3 ? "tictactoe()" : "mnk(" + m + ", " + n + ", " + k + ")";
        return new Mnk(name, m, k, kernel);
    }

    /** @param fits a game of the same family that is possible */
    static void check(int m, int n, int k, String fits) {
        if (m < 1 || n < 1 || k < 1 || k > Math.max(m, n) || (long) m * n > TernaryBoard.MOST_CELLS) {
            throw new BadInputException(
                    "grid.mnk", "m", m, "n", n, "k", k, "most", TernaryBoard.MOST_CELLS, "fits", fits);
        }
    }

    @Override
    public Optional<Marks> marks(GridPosition position) {
        return Optional.of(kernel.marks(position.key()));
    }

    @Override
    public Look look() {
        return Look.CELLS;
    }

    @Override
    String moveText(long key, int index) {
        return BoardRows.cell(kernel.freeCell(key, index), columns);
    }
}
