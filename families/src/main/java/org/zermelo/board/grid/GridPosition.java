package org.zermelo.board.grid;

/**
 * A position of a grid game.
 *
 * @param game the game it belongs to
 * @param key its packed form
 */
public record GridPosition(GridGame game, long key) {

    @Override
    public boolean equals(Object other) {
        return other instanceof GridPosition that && key == that.key && game == that.game;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key);
    }

    /** The position's text, as its game reads it. */
    @Override
    public String toString() {
        return game.text(this);
    }
}
