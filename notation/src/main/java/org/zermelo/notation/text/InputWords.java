package org.zermelo.notation.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words that texts of games are written in, in every language, by what they mean. Each language has a file beside this class, which
 * the file {@code index} lists; the first word of the first language is the one that is written.
 */
public final class InputWords {

    private static final String FOLDER = "words/";

    /** Meanings that are no words of rules: claims about games, hints, names of players, of chessmen and of sets of starts. */
    private static final Pattern APART =
            Pattern.compile("(claim|player|chessman|set)\\..*|verbs|rules|after|from|misere|sides|cross|title");

    private static final Map<String, Map<String, List<String>>> BY_LANGUAGE = new LinkedHashMap<>();

    private static final Map<String, List<String>> ALL = load();

    private InputWords() {}

    private static Map<String, List<String>> load() {
        Map<String, List<String>> all = new HashMap<>();
        for (String language : text("index").split("\n")) {
            Properties words = new Properties();
            try {
                words.load(new StringReader(text(language + ".properties")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            Map<String, List<String>> own = new TreeMap<>();
            BY_LANGUAGE.put(language, own);
            for (String meaning : words.stringPropertyNames()) {
                List<String> known = new ArrayList<>(all.getOrDefault(meaning, List.of()));
                own.put(
                        meaning,
                        Arrays.stream(words.getProperty(meaning).split("\\|"))
                                .map(String::strip)
                                .toList());
                for (String word : words.getProperty(meaning).split("\\|")) {
                    known.add(word.strip());
                    if (word.indexOf(PlainSigns.JOINER) >= 0) {
                        known.add(word.strip().replace(String.valueOf(PlainSigns.JOINER), ""));
                    }
                }
                all.put(meaning, List.copyOf(known));
            }
        }
        return all;
    }

    private static String text(String name) {
        try (InputStream in = InputWords.class.getResourceAsStream(FOLDER + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words of a meaning in all languages, in lower case but for symbols; the one that is written is the first. */
    public static List<String> of(String meaning) {
        return Objects.requireNonNull(ALL.get(meaning), meaning);
    }

    /**
     * The words in which rules are written in a language, in the order of the alphabet, the first of each meaning; none for a language
     * that is not read.
     */
    public static List<String> ofRules(String language) {
        return BY_LANGUAGE.getOrDefault(language, Map.of()).entrySet().stream()
                .filter(meaning -> !APART.matcher(meaning.getKey()).matches())
                .map(meaning -> meaning.getValue().get(0))
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The words that are read, of all meanings and languages; those of {@code verbs} are for hints and may be several in one, and
     * letters of sets stand in questions, where they are never beside other words.
     */
    static Stream<String> read() {
        return ALL.entrySet().stream()
                .filter(meaning -> !meaning.getKey().matches("verbs|set\\..*"))
                .flatMap(meaning -> meaning.getValue().stream());
    }

    /** A group of a regular expression that takes any word of these meanings. */
    public static String group(String... meanings) {
        return Arrays.stream(meanings)
                .flatMap(meaning -> of(meaning).stream())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?:", ")"));
    }

    /** The first of these words that is written in the letters of another, or else the first of all. */
    public static String inLettersOf(List<String> words, String other) {
        return words.stream()
                .filter(word -> script(word) == script(other))
                .findFirst()
                .orElse(words.get(0));
    }

    private static Character.UnicodeScript script(String word) {
        return Character.UnicodeScript.of(word.isEmpty() ? 'a' : word.codePointAt(0));
    }
}
