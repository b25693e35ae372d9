package org.zermelo.boards.interpret;

import org.zermelo.boards.model.Board;

/** Where a piece comes to rest that falls from the top of a column. */
final class Falls {

    private Falls() {}

    /** Whether one comes to rest on a cell: something below, or nothing, and nothing above. */
    static boolean lands(Board board, int[] on, int cell) {
        int below = board.next(Board.DOWN, cell);
        int above = board.next(Board.UP, cell);
        while (above >= 0 && on[above] == 0) {
            above = board.next(Board.UP, above);
        }
        return above < 0 && (below < 0 || on[below] != 0);
    }
}
