package org.zermelo.desk.play;

import java.util.List;
import java.util.OptionalInt;

/**
 * What came of the games that a {@link Referee} ran.
 *
 * @param games those that ended, in their order
 * @param gone the number of the game in which the contender left; empty when it stayed
 */
public record Tally(List<Refereed> games, OptionalInt gone) {

    public Tally {
        games = List.copyOf(games);
    }

    /** How many games ended so for the contender. */
    public int count(Refereed.Result result) {
        return (int) games.stream().filter(game -> game.result() == result).count();
    }

    /** How many games the contender lost without their being played to the end. */
    public int forfeits() {
        return (int) games.stream().filter(game -> game.forfeit().isPresent()).count();
    }

    /** The contender's moves that gave a game, or half of it, away; empty where a game was too large to tell. */
    public OptionalInt mistakes() {
        return games.stream().allMatch(game -> game.mistakes().isPresent())
                ? OptionalInt.of(games.stream()
                        .mapToInt(game -> game.mistakes().getAsInt())
                        .sum())
                : OptionalInt.empty();
    }
}
