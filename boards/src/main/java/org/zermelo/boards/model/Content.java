package org.zermelo.boards.model;

import org.zermelo.game.Player;

/** What stands on a cell, seen by a player. On the board itself 0 is empty, 1 Left's, 2 Right's and 3 neutral. */
public enum Content {
    EMPTY,
    OWN,
    OTHER,
    NEUTRAL;

    /** How many different things can stand on a cell where each player has one kind of piece. */
    public static final int VALUES = 4;

    /** The sign of each value in the text of a position. */
    public static final String SIGNS = ".xo*";

    /** What this is on the board. */
    public int value(Player viewer) {
        return switch (this) {
            case EMPTY -> 0;
            case OWN -> viewer == Player.LEFT ? 1 : 2;
            case OTHER -> viewer == Player.LEFT ? 2 : 1;
            case NEUTRAL -> 3;
        };
    }

    /** What a value on the board is to a player. */
    public static Content of(int value, Player viewer) {
        return switch (value) {
            case 0 -> EMPTY;
            case 3 -> NEUTRAL;
            default -> {
                boolean left = value == 1 || value >= VALUES && value % 2 == 0;
                yield left == (viewer == Player.LEFT) ? OWN : OTHER;
            }
        };
    }
}
