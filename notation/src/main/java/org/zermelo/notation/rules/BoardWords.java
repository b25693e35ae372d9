package org.zermelo.notation.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of board games in every language, by what they mean. Each language has a file beside this class; the first word of the
 * first language is the one that is written.
 */
final class BoardWords {

    private static final String FOLDER = "words/";

    private static final Map<String, List<List<String>>> ALL = read();

    private BoardWords() {}

    private static Map<String, List<List<String>>> read() {
        Map<String, List<List<String>>> all = new HashMap<>();
        for (String language : text("index").lines().toList()) {
            Properties words = new Properties();
            try {
                words.load(new StringReader(text(language + ".properties")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            words.forEach((meaning, phrases) -> Arrays.stream(((String) phrases).split("\\|"))
                    .map(phrase -> List.of(phrase.strip().split(" ")))
                    .forEach(phrase -> all.computeIfAbsent((String) meaning, name -> new ArrayList<>())
                            .add(phrase)));
        }
        return all;
    }

    private static String text(String name) {
        try (InputStream in = BoardWords.class.getResourceAsStream(FOLDER + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All phrases of a meaning. */
    private static List<List<String>> phrases(String meaning) {
        return Objects.requireNonNull(ALL.get(meaning), meaning);
    }

    /** How a meaning is written. */
    static String written(String meaning) {
        return String.join(" ", phrases(meaning).get(0));
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
        for (int i = 0; i < phrase.size(); i++) {
            if (!tokens.isWord(i, List.of(phrase.get(i)))
                    || i > 0 && tokens.peek(i).newLine()) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word, in lower case, has one of these meanings by itself. */
    static boolean means(String word, List<String> meanings) {
        return meanings.stream().anyMatch(meaning -> phrases(meaning).contains(List.of(word)));
    }

    /** The phrases of these meanings, for hints. */
    static Stream<String> known(List<String> meanings) {
        return meanings.stream().flatMap(meaning -> phrases(meaning).stream()).map(phrase -> String.join(" ", phrase));
    }

    /** These meanings as they are written, for a list of what is allowed. */
    static String list(List<String> meanings) {
        return meanings.stream().map(BoardWords::written).collect(Collectors.joining(", "));
    }
}
