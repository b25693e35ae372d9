package org.zermelo.desk.play;

import java.util.Locale;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;

/** A kind of opponent. */
public enum OpponentKind {
    /** Never errs. */
    PERFECT,
    /** Plays perfectly where that takes a moment, but slips now and then; else sees many plies ahead. */
    HARD,
    /** As {@link #HARD}, but slips at two moves of five. */
    MEDIUM,
    /** Sees its own next move only, and at every other one not even that. */
    EASY,
    /** Takes the most points at once; it knows only games with points. */
    GREEDY,
    /** In a coin row of even length: keeps to the half, odd or even places, that is worth more. */
    PARITY,
    /** Sees a few plies ahead and no further. */
    LIMITED,
    /** Any move. */
    RANDOM;

    /** The name that is given to commands and in addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names of all. */
    public static String[] codes() {
        return Stream.of(values()).map(OpponentKind::code).toArray(String[]::new);
    }

    /**
     * The player of this name.
     *
     * @throws BadInputException when there is none
     */
    public static OpponentKind of(String name) {
        for (OpponentKind player : values()) {
            if (player.code().equals(name.strip().toLowerCase(Locale.ROOT))) {
                return player;
            }
        }
        throw new BadInputException("play.no-player", "seen", name, "allowed", String.join(", ", codes()));
    }
}
