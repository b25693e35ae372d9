package org.zermelo.desk.play;

import org.zermelo.game.BadInputException;

/**
 * A side of the games that a {@link Referee} runs, wherever its moves come from. Positions and moves are handed over as the objects that
 * the rules know, whose texts are those of the game.
 */
public interface Contender {

    /** What came of asking for a move. */
    sealed interface Choice {

        /** A text that should name a legal move. */
        record Named(String move) implements Choice {}

        /** Nothing came in time, and the game is lost. */
        record Late() implements Choice {}

        /** It has left; no further game is played. */
        record Gone() implements Choice {}
    }

    /**
     * A game begins.
     *
     * @param number from 1
     * @param first whether this side moves first
     */
    void begins(int number, boolean first);

    /**
     * It is this side's turn; its time for the move begins when this returns.
     *
     * @return false when it has left
     */
    boolean turn(Object position) throws InterruptedException;

    /**
     * Asks for the move, again after each text that named none.
     *
     * @param nanos what is left of the time for this move, in nanoseconds, at least 1; 0 where there is no limit
     */
    Choice move(long nanos) throws InterruptedException;

    /** Its text named no legal move. */
    void illegal(BadInputException why);

    /** The other side has moved. */
    void replied(Object move);

    /** A game has ended, from this side's view. */
    void ended(Refereed.Result result);
}
