package org.zermelo.desk;

import java.util.Locale;
import org.zermelo.game.BadInputException;

/**
 * How much of a long list is shown.
 *
 * @param moves moves shown, best first; {@link #ALL}, or {@link #BEST} for those that no move beats
 * @param line plies of the main line shown, or {@link #ALL}
 */
public record Paging(int moves, int line) {

    /** Everything. */
    public static final int ALL = Integer.MAX_VALUE;

    /** Only the best. */
    public static final int BEST = -1;

    /** Up to this many moves are all shown when nothing is said. */
    private static final int USUAL = 1000;

    /** All up to 1,000 moves, else the best; the first 1,000 plies. */
    public static Paging usual() {
        return new Paging(USUAL, USUAL);
    }

    /** The same with the moves that a word asks for: {@code all}, {@code best}, or a number. */
    public Paging withMoves(String word) {
        return new Paging(count("--moves", word, true), line);
    }

    /** The same with the plies that a word asks for: {@code all} or a number. */
    public Paging withLine(String word) {
        return new Paging(moves, count("--line", word, false));
    }

    private static int count(String option, String word, boolean best) {
        String wanted = word.toLowerCase(Locale.ROOT);
        if (wanted.equals("all")) {
            return ALL;
        }
        if (best && wanted.equals("best")) {
            return BEST;
        }
        try {
            int count = Integer.parseInt(wanted);
            if (count >= 0) {
                return count;
            }
        } catch (NumberFormatException e) {
            // said below, like a negative number
        }
        throw new BadInputException(
                "general.count-expected", "option", option, "seen", word, "allowed", best ? "all, best" : "all");
    }
}
