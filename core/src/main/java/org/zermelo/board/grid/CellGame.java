package org.zermelo.board.grid;

import org.zermelo.game.PackedRules;

/** A ready game whose position is what stands on the cells of a board, row by row, and nothing else. */
abstract class CellGame extends GridGame {

    private final TernaryBoard board;
    final int columns;

    CellGame(String name, PackedRules kernel, TernaryBoard board, int columns) {
        super(name, kernel);
        this.board = board;
        this.columns = columns;
    }

    private String cells(long key) {
        return Rows.cells(board.colours(key), board.cells());
    }

    @Override
    final String boardText(long key) {
        return Rows.text(cells(key), columns);
    }

    @Override
    final long read(String text) {
        return board.filling(Rows.colours(text));
    }

    @Override
    public final String drawing(GridPosition position) {
        return Rows.drawing(cells(position.key()), columns);
    }
}
