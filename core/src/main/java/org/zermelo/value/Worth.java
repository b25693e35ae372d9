package org.zermelo.value;

/** What a position, or a move, is worth to the player to move. */
public sealed interface Worth permits Outcome, Margin, PacedMargin, Nimber, SomeNimber {

    /** The kind's name in JSON: {@code outcome}, {@code margin}, {@code margin-and-plies}, {@code nimber}. */
    String kind();

    /** Who wins: 1 the player to move, -1 the opponent, 0 neither. */
    int sign();

    /** Who wins by a move of this worth: 1 the mover, -1 the opponent. A move's nimber is that of the position after it. */
    default int signOfMove() {
        return sign();
    }
}
