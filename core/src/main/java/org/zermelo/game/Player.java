package org.zermelo.game;

/**
 * One of two players who own different things. Left plays x, upper-case letters, or the colour named first; in Domineering Left
 * places upright.
 */
public enum Player {
    LEFT,
    RIGHT;

    /** The opponent. */
    public Player other() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
