package org.zermelo.board.split;

/**
 * A move that removes cells.
 *
 * @param removed all cells that leave the position
 * @param text how the move is written in the notation
 */
public record Removal(long removed, String text) {

    @Override
    public String toString() {
        return text;
    }
}
