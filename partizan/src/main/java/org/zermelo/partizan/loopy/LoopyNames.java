package org.zermelo.partizan.loopy;

import java.util.Locale;
import java.util.Set;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.LiteralReader;

/** Tells texts of games whose play may come back from other texts of values. */
public final class LoopyNames {

    static final Set<String> NAMES = Set.of("on", "off", "over", "under", "upon", "dud");

    private static final Set<String> NO_NAMES = Set.of("up", "down", "star");

    private LoopyNames() {}

    /** Whether a text begins with the name of such a value, or with a game that is given a name. */
    public static boolean begins(String text) {
        int at = 0;
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '(')) {
            at++;
        }
        int stop = letters(text, at, text.length());
        String word = text.substring(at, stop).toLowerCase(Locale.ROOT);
        return GameTerms.opening(text, at) < 0 && (NAMES.contains(word) || stop > at && named(text, word, stop));
    }

    private static boolean named(String text, String word, int stop) {
        return text.startsWith("{", stop) && !NO_NAMES.contains(word) && !word.matches("v+");
    }

    /** One past the letters that begin at a place. */
    static int letters(String text, int from, int end) {
        int at = from;
        while (at < end && Character.isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Whether something in a text needs the theory of games whose play may come back. */
    public static boolean isLoopy(GameTerms games, String text) {
        return isLoopy(games, text, 0, text.length());
    }

    static boolean isLoopy(GameTerms games, String text, int from, int to) {
        int at = from;
        while (at < to) {
            char sign = text.charAt(at);
            if (sign == '&') {
                return true;
            }
            if (!Character.isLetter(sign)) {
                at++;
                continue;
            }
            int open = GameTerms.opening(text, at);
            int stop = letters(text, at, to);
            String word = text.substring(at, stop).toLowerCase(Locale.ROOT);
            if (open >= 0 && open < to) {
                String name = text.substring(at, open).strip().toLowerCase(Locale.ROOT);
                int close = GameTerms.closing(text, open, to);
                if (games.isEndless(name) || LiteralReader.isFunction(name) && isLoopy(games, text, open + 1, close)) {
                    return true;
                }
                at = close;
            } else if (NAMES.contains(word) || word.equals("pass") || named(text, word, stop)) {
                return true;
            } else {
                at = stop;
            }
        }
        return false;
    }
}
