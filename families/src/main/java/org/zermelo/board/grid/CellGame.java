package org.zermelo.board.grid;

import org.zermelo.game.PackedRules;

/** A ready game whose position is what stands on the cells of a board, row by row, and nothing else; who has a line of them wins. */
public abstract class CellGame extends GridGame {

    private final CellBoard board;
    private final int inARow;
    final int columns;

    CellGame(String name, PackedRules kernel, CellBoard board, int columns, int inARow) {
        super(name, kernel);
        this.board = board;
        this.columns = columns;
        this.inARow = inARow;
    }

    /** How many in a row end the game. */
    public final int inARow() {
        return inARow;
    }

    @Override
    final String boardText(long key) {
        return BoardRows.text(board.cells(key), columns);
    }

    @Override
    long read(String text) {
        return board.key(text);
    }

    @Override
    public final String drawing(GridPosition position) {
        return BoardRows.drawing(board.cells(position.key()), columns);
    }
}
