package org.zermelo.cli.play;

import java.util.Locale;
import org.zermelo.game.BadInputException;

/** Which sides the player has. */
enum PlayerSide {
    FIRST,
    SECOND,
    BOTH;

    boolean moves(boolean first) {
        return this == BOTH || (this == FIRST) == first;
    }

    /**
     * The side of this name.
     *
     * @throws BadInputException when there is none
     */
    static PlayerSide of(String name) {
        for (PlayerSide side : values()) {
            if (side.name().equalsIgnoreCase(name.strip())) {
                return side;
            }
        }
        throw new BadInputException("play.no-side", "seen", name);
    }

    /** The name that is given to commands. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
