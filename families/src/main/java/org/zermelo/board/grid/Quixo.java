package org.zermelo.board.grid;

import org.zermelo.game.BadInputException;
import org.zermelo.game.Look;
import org.zermelo.game.Pictured;

/**
 * Quixo on a square: take a free or own cube from the edge, push it in again from an end of its row or column where it did
 * not stand. A full line wins for its colour; who makes one for the opponent loses. In the text of a position x is the
 * player to move; a push can therefore lead to the same view with the players exchanged, which is a play
 * without end like any other repetition. A move names the cell that the cube leaves and the one where it enters.
 */
public final class Quixo extends CellGame implements Pictured {

    private final QuixoKernel kernel;

    private Quixo(int side, QuixoKernel kernel) {
        super("quixo(" + side + ")", kernel, kernel.board(), side, side);
        this.kernel = kernel;
    }

    /**
     * Quixo on a square of this side.
     *
     * @throws BadInputException when the side is not 3 to 5
     */
    public static Quixo of(int side) {
        if (side < 3 || side > 5) {
            throw new BadInputException("grid.quixo", "seen", side);
        }
        return new Quixo(side, new QuixoKernel(side));
    }

    @Override
    public Look look() {
        return Look.CELLS_OF_THE_MOVER;
    }

    /** Also reads a board with the player to move behind it, as its text in words has it: crosses are the first player's there. */
    @Override
    public GridPosition position(String text) {
        String board = text.strip().replaceFirst(" [xo]$", "");
        boolean second = text.strip().endsWith(" o");
        return super.position(second ? board.replace('x', '*').replace('o', 'x').replace('*', 'o') : board);
    }

    @Override
    String moveText(long key, int index) {
        int[] push = kernel.push(key, index);
        return BoardRows.cell(push[0], columns) + "-" + BoardRows.cell(push[1], columns);
    }
}
