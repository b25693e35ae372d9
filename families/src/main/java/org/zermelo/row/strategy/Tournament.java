package org.zermelo.row.strategy;

import java.util.ArrayList;
import java.util.List;

/**
 * Strategies against each other in one coin row: who gets what.
 *
 * @param matches every strategy first against every strategy second, in the order of the list
 * @param guarantees for every strategy, what it gets going first against the best reply
 * @param repliesFirst for every strategy, what the best reply gets when it goes first
 */
public record Tournament(List<RowMatch> matches, List<RowMatch> guarantees, List<RowMatch> repliesFirst) {

    public Tournament {
        matches = List.copyOf(matches);
        guarantees = List.copyOf(guarantees);
        repliesFirst = List.copyOf(repliesFirst);
    }

    /**
     * Plays all matches, O(n^2) for each best reply.
     *
     * @throws org.zermelo.game.RefusedException for rows too long for a table of bits
     */
    public static Tournament of(long[] row, List<Strategy> strategies) {
        List<RowMatch> matches = new ArrayList<>();
        for (Strategy first : strategies) {
            for (Strategy second : strategies) {
                matches.add(RowMatch.play(row, first, second));
            }
        }
        return new Tournament(
                matches,
                strategies.stream().map(s -> BestReply.second(row, s)).toList(),
                strategies.stream().map(s -> BestReply.first(row, s)).toList());
    }
}
