package org.zermelo.board.chomp;

/**
 * A move of Chomp: take a square and everything below it and to its right.
 *
 * @param row the square's row, from 1 (the poisoned square is in row 1)
 * @param column the square's column, from 1
 */
public record Bite(int row, int column) {

    @Override
    public String toString() {
        return "(" + row + ", " + column + ")";
    }
}
