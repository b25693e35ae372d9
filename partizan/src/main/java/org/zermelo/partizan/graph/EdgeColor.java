package org.zermelo.partizan.graph;

import java.util.Optional;
import org.zermelo.game.Player;

/** Whose an edge is. */
enum EdgeColor {
    LEFT,
    RIGHT,
    EITHER;

    /** The letters of the colours, in this order. */
    static final String LETTERS = "lre";

    /** The player whose it is alone. */
    Optional<Player> owner() {
        return this == EITHER ? Optional.empty() : Optional.of(this == LEFT ? Player.LEFT : Player.RIGHT);
    }

    boolean of(Player player) {
        return this == EITHER || (this == LEFT) == (player == Player.LEFT);
    }
}
