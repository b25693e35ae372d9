package org.zermelo.game;

/**
 * A position of {@link PartizanRules} with the player whose turn it is.
 *
 * @param <P> a position, in which the player to move is not named
 */
public record AtTurn<P>(P position, Player mover) {

    @Override
    public String toString() {
        return position + (mover == Player.LEFT ? " (Left)" : " (Right)");
    }
}
