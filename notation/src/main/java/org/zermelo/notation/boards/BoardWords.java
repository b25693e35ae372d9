package org.zermelo.notation.boards;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.tokens.Tokens;

/** The words of board games, of which many are phrases of several. */
public final class BoardWords {

    /** The first of the signs, of Chinese and its like, that are words by themselves. */
    private static final char FIRST_SIGN = '\u2E80';

    private static final Map<String, List<List<String>>> PHRASES = new ConcurrentHashMap<>();

    private BoardWords() {}

    /** All phrases of a meaning, each as its words. */
    private static List<List<String>> phrases(String meaning) {
        return PHRASES.computeIfAbsent(
                meaning,
                each -> InputWords.of(each).stream()
                        .map(phrase -> List.of(phrase.split(" ")))
                        .toList());
    }

    /** How a meaning is written. */
    public static String written(String meaning) {
        return InputWords.of(meaning).get(0);
    }

    /** How many tokens of a phrase of this meaning come next; the most, and 0 when none does. */
    static int length(Tokens tokens, String meaning) {
        return phrases(meaning).stream()
                .filter(phrase -> comes(tokens, phrase))
                .mapToInt(List::size)
                .max()
                .orElse(0);
    }

    private static boolean comes(Tokens tokens, List<String> phrase) {
        // a letter that begins a line names a player's pieces, and is no word of a language: "o" is "or" in Spanish;
        // a sign that stands for a word is one
        if (tokens.peek().newLine()
                && phrase.equals(List.of(tokens.peek().text()))
                && phrase.get(0).length() == 1
                && phrase.get(0).charAt(0) < FIRST_SIGN) {
            return false;
        }
        for (int i = 0; i < phrase.size(); i++) {
            if (!tokens.isWord(i, List.of(phrase.get(i)))
                    || i > 0 && tokens.peek(i).newLine()) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word, in lower case, has one of these meanings by itself. */
    public static boolean means(String word, List<String> meanings) {
        return meanings.stream().anyMatch(meaning -> InputWords.of(meaning).contains(word));
    }

    /** The phrases of these meanings, for hints. */
    static Stream<String> known(List<String> meanings) {
        return meanings.stream().flatMap(meaning -> InputWords.of(meaning).stream());
    }

    /** These meanings as they are written, for a list of what is allowed. */
    static String list(List<String> meanings) {
        return meanings.stream().map(BoardWords::written).collect(Collectors.joining(", "));
    }
}
