package org.zermelo.board.grid;

import org.zermelo.game.BadInputException;
import org.zermelo.game.Look;
import org.zermelo.game.Pictured;

/**
 * Dodgem (Colin Vout; Winning Ways, chapter 22) on a square of n x n: x has n - 1 cars in the left column and drives to
 * the right, o has n - 1 in the bottom row and drives up, the lower left corner being free. A car goes one cell forwards or
 * to either side into a free cell, and leaves the board over the far edge. Who has driven all his cars off, or cannot move
 * on his turn, wins; cars may be moved to and fro for ever.
 */
public final class Dodgem extends GridGame implements Pictured {

    private final int side;
    private final DodgemKernel kernel;

    private Dodgem(int side, DodgemKernel kernel) {
        super("dodgem(" + side + ")", kernel);
        this.side = side;
        this.kernel = kernel;
    }

    /**
     * Dodgem on a square of this side.
     *
     * @throws BadInputException when the side is not 2 to 5
     */
    public static Dodgem of(int side) {
        if (side < 2 || side > 5) {
            throw new BadInputException("grid.dodgem", "seen", side);
        }
        return new Dodgem(side, new DodgemKernel(side));
    }

    @Override
    public Look look() {
        return Look.CELLS_WITH_EXITS;
    }

    @Override
    String moveText(long key, int index) {
        int[] move = kernel.move(key, index);
        return BoardRows.cell(move[0], side) + "-" + (move[1] < 0 ? "off" : BoardRows.cell(move[1], side));
    }

    private String cells(long key) {
        return BoardRows.cells(kernel.cars(key), side * side);
    }

    /** The board and, after a space, who is to move. */
    @Override
    String boardText(long key) {
        return BoardRows.text(cells(key), side) + (kernel.secondMoves(key) ? " o" : " x");
    }

    @Override
    long read(String text) {
        String[] parts = text.split(" ");
        return kernel.key(BoardRows.colours(parts[0]), parts[1].equals("o"));
    }

    @Override
    public String drawing(GridPosition position) {
        return BoardRows.drawing(cells(position.key()), side);
    }
}
