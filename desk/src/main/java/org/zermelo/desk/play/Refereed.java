package org.zermelo.desk.play;

import java.util.Optional;
import java.util.OptionalInt;
import org.zermelo.desk.Match;

/**
 * A game that a {@link Referee} has seen to its end.
 *
 * @param number from 1
 * @param first whether the contender moved first
 * @param match the game as it was left
 * @param result what it is for the contender
 * @param forfeit why it was lost without being played to its end; empty when it was not
 * @param mistakes the contender's moves that gave the game, or half of it, away; empty where the game is too large to tell
 */
public record Refereed(
        int number, boolean first, Match<?, ?> match, Result result, Optional<Forfeit> forfeit, OptionalInt mistakes) {

    /** How a game ended for the contender. */
    public enum Result {
        WIN,
        LOSS,
        /** Nobody has won, or the game was broken off. */
        TIE
    }

    /** Why a game was lost without being played to its end. */
    public enum Forfeit {
        /** {@link Referee#MOST_ILLEGAL} answers in a row were no legal move. */
        ILLEGAL,
        LATE
    }
}
