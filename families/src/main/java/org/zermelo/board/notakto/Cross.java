package org.zermelo.board.notakto;

/**
 * A move of Notakto.
 *
 * @param board the board's number, from 1
 * @param row the row, from 1
 * @param column the column, from 1
 */
public record Cross(int board, int row, int column) {

    @Override
    public String toString() {
        return board + ": (" + row + ", " + column + ")";
    }
}
