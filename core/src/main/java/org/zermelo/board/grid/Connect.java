package org.zermelo.board.grid;

import org.zermelo.game.BadInputException;

/**
 * Connect-k: as the m,n,k games, but a piece falls to the lowest free cell of its column; Connect Four is {@code connect(7,
 * 6, 4)}, which is beyond one machine's table. A move names the column.
 */
public final class Connect extends CellGame {

    private final LineKernel kernel;

    private Connect(String name, int columns, LineKernel kernel) {
        super(name, kernel, kernel.board(), columns);
        this.kernel = kernel;
    }

    /**
     * The game on m columns and n rows with k in a row.
     *
     * @throws BadInputException when a number is below 1, k passes both sides, or the board has more than 32 cells
     */
    public static Connect of(int m, int n, int k) {
        Mnk.check(m, n, k, "connect(5, 4, 4)");
        int[][] all = TernaryBoard.gridSymmetries(m, n);
        TernaryBoard board = new TernaryBoard(m * n, all[0], all[1]);
        LineKernel kernel = new LineKernel(board, Lines.inRow(m, n, k), true, false, m);
        return new Connect("connect(" + m + ", " + n + ", " + k + ")", m, kernel);
    }

    @Override
    String moveText(long key, int index) {
        return String.valueOf((char) ('a' + kernel.freeCell(key, index) % columns));
    }
}
