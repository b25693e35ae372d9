package org.zermelo.desk.box;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;

/**
 * Numbers as people paste them: {@code 7 9 1}, {@code [1,5,233,7]}, {@code nums = [1, 2]}.
 *
 * @param label what stands before a colon or a sign of equality; empty where nothing does
 */
record BareNumbers(String label, List<String> all) {

    /** What a program or a task writes before numbers, such as {@code int[] nums =} or {@code Input: piles =}. */
    private static final String LABEL = "(?:[\\p{L}_][\\p{L}\\p{Nd}_]*(?:<\\w+>|\\[])?\\s*){0,3}[:=]\\s*";

    private static final String ONE = "-?\\d+(?:\\.\\d+)?";

    private static final String MORE = "(?:(?:\\s*[,;/|]\\s*|\\s+)" + ONE + ")";

    /** With the brackets of a program, or without; a lone number without any is a value, a pair with a bar is one, too. */
    private static final Pattern LIST = Pattern.compile(
            "(?:" + LABEL + ")*+(?:[\\[(<]\\s*" + ONE + MORE + "*+\\s*,?\\s*[])>]|(?<=[:=]\\s?)\\{\\s*" + ONE + MORE
                    + "*+\\s*,?\\s*}|(?!" + ONE + "\\s*[/|]\\s*" + ONE + "$)" + ONE + MORE + "++)\\s*[;.,?!]*");

    /** Numbers parted by blanks, with a comma before each three digits. */
    private static final Pattern THOUSANDS =
            Pattern.compile("(?=\\S*,)-?\\d{1,3}(?:,\\d{3})*(?:\\s+-?\\d{1,3}(?:,\\d{3})*)+");

    private static final Pattern NUMBER = Pattern.compile(ONE);

    /** The numbers of a text that holds nothing else; empty for other texts. */
    static Optional<BareNumbers> read(String text) {
        if (!LIST.matcher(text).matches()) {
            return Optional.empty();
        }
        if (THOUSANDS.matcher(text).matches()) {
            return read(text.replace(",", ""));
        }
        int labelled = Math.max(text.indexOf('='), text.indexOf(':'));
        List<String> all = NUMBER.matcher(text.substring(labelled + 1))
                .results()
                .map(MatchResult::group)
                .toList();
        return Optional.of(
                new BareNumbers(text.substring(0, Math.max(0, labelled)).strip(), all));
    }

    /** The numbers in the parentheses of a name, and nothing else; empty for other texts. */
    static Optional<BareNumbers> behind(String text) {
        int open = text.indexOf('(');
        return open <= 0 ? Optional.empty() : read(text.substring(0, open).strip() + "=" + text.substring(open));
    }

    /** The games that people play with such numbers: a row of coins, any number from an end, Nim; those alone that these numbers make. */
    List<String> games(Notation notation) {
        String row = String.join(" ", all);
        return Stream.of(row(), "coins(" + row + "; take any)", nim())
                .filter(game -> isRead(game, notation))
                .toList();
    }

    /** The numbers as a row of coins. */
    String row() {
        return "coins(" + String.join(" ", all) + ")";
    }

    /** The numbers as heaps of Nim. */
    String nim() {
        return "nim(" + String.join(", ", all) + ")";
    }

    private static boolean isRead(String game, Notation notation) {
        try {
            notation.parse(game);
            return true;
        } catch (ZermeloException e) {
            return false;
        }
    }
}
