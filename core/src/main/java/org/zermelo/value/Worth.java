package org.zermelo.value;

/** What a position, or a move, is worth to the player to move. */
public sealed interface Worth permits Outcome, Margin, PacedMargin, Nimber {

    /** The kind's name in JSON: {@code outcome}, {@code margin}, {@code margin-and-plies}, {@code nimber}. */
    String kind();

    /** Who wins: 1 the player to move, -1 the opponent, 0 neither. */
    int sign();
}
