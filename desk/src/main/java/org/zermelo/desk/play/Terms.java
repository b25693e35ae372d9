package org.zermelo.desk.play;

import org.zermelo.game.BadInputException;

/**
 * How a {@link Referee} lets games be played.
 *
 * @param games how many, at least 1; the sides change each time, and the contender begins the first
 * @param seconds how long a move may take, 0 to 1,000,000; 0 is no limit
 */
public record Terms(int games, double seconds) {

    private static final double LONGEST = 1e6;

    /**
     * Checks the ranges.
     *
     * @throws BadInputException when one is left
     */
    public Terms {
        if (games < 1 || !(seconds >= 0 && seconds <= LONGEST)) {
            throw new BadInputException("referee.option", "games", games, "seconds", String.valueOf(seconds));
        }
    }
}
