package org.zermelo.present.catalogue;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.notation.rules.Library;

/**
 * A board game in words of which every position is solved.
 *
 * @param game its text
 * @param positions positions that can come up
 * @param start who wins from the start
 * @param plies after how many plies the play from the start ends; empty where neither can force an end
 * @param longest plies of the win that takes longest, from any position
 * @param worths how many positions are worth what
 * @param bits bits a position of the stored table, with two digits behind the point
 * @param seconds of the processor that solving took, with one digit behind the point
 * @param table the beginning of the SHA-256 of the stored table
 */
public record SolvedGame(
        String game,
        long positions,
        Start start,
        OptionalLong plies,
        long longest,
        ByWorth worths,
        double bits,
        double seconds,
        String table) {

    private static final Pattern NAMED = Pattern.compile("@([a-z0-9-]+)(\\(.*\\))?");

    private static final Pattern TITLE = Pattern.compile("^game \"([^\"]+)\"", Pattern.MULTILINE);

    /** What its text in the library is called, with the arguments that it has; empty for a text of its own. */
    public Optional<String> title() {
        Matcher named = NAMED.matcher(game);
        if (!named.matches()) {
            return Optional.empty();
        }
        String arguments = named.group(2) == null ? "" : " " + named.group(2);
        return Library.find(named.group(1))
                .map(source -> TITLE.matcher(source.text()))
                .filter(Matcher::find)
                .map(title -> title.group(1) + arguments);
    }

    /**
     * Positions by what they are worth.
     *
     * @param won those that the player to move wins
     * @param lost that it loses
     * @param tied that end level
     * @param drawn in which neither can force an end
     */
    public record ByWorth(long won, long lost, long tied, long drawn) {}

    /** What the start is worth. */
    public enum Start {
        /** The first player wins. */
        FIRST,
        /** The second player wins. */
        SECOND,
        /** The play ends level. */
        TIE,
        /** Neither can force an end. */
        DRAW
    }
}
