package org.zermelo.game;

/**
 * Rules that came from a game whose players differ, by letting the turn pass with every move.
 *
 * @param <P> a position, in which the player to move is not named
 * @param <M> a move
 */
public interface Turned<P, M> {

    /** The same game with the player to move outside the position. */
    PartizanRules<P, M> withoutTurn();
}
