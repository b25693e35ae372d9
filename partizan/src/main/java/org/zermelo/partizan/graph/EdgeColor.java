package org.zermelo.partizan.graph;

import org.zermelo.game.Player;

/** Whose an edge is. */
enum EdgeColor {
    LEFT,
    RIGHT,
    EITHER;

    /** The letters of the colours, in this order. */
    static final String LETTERS = "lre";

    boolean of(Player player) {
        return this == EITHER || (this == LEFT) == (player == Player.LEFT);
    }
}
