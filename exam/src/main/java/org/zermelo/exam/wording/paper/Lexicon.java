package org.zermelo.exam.wording.paper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The words of tasks in one language, as its {@code .wording} file has them: numbers, ordinals, names, and what each phrase means. */
public final class Lexicon {

    /**
     * A phrase and what it means.
     *
     * @param line its place among the phrases: of two that take the same words the first counts
     */
    public record Entry(String concept, WordPattern pattern, int line) {}

    /** A word of a phrase, which is no name of a part of it. */
    private static final Pattern PLAIN = Pattern.compile("(?<![$!{\\p{L}\\d:-])\\p{L}+(?![\\p{L}\\d~'-])");

    /** What words of a game mean, of more letters than a preposition has. */
    private static final Set<String> DEEDS = Set.of(
            "add",
            "take",
            "raise",
            "lower",
            "multiply",
            "divide",
            "carry",
            "power",
            "times",
            "over",
            "halves",
            "outside",
            "cannot",
            "can",
            "if",
            "ifonly",
            "else",
            "ends",
            "ask",
            "min",
            "max",
            "once",
            "example");

    private static final int SHORT = 3;

    private static final Map<String, Lexicon> READ = new ConcurrentHashMap<>();

    private final Map<String, String> numbers = new HashMap<>();
    private final Map<String, Integer> ordinals = new HashMap<>();
    private final Map<String, String> letters = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, String> same = new HashMap<>();
    private final Map<String, WordPattern> macros = new HashMap<>();
    private final Set<String> skipped = new HashSet<>();
    private final Set<String> whole = new HashSet<>();
    private final Set<String> stems = new HashSet<>();
    private final List<Entry> entries = new ArrayList<>();
    private final ByInitial<Entry> byInitial;
    private final List<Entry> players = new ArrayList<>();

    private Lexicon(String text) {
        for (String line : text.split("\n")) {
            String content = line.strip();
            if (!content.isEmpty() && !content.startsWith("#")) {
                int equals = content.indexOf(" = ");
                add(
                        content.substring(0, equals).strip(),
                        content.substring(equals + 3).strip());
            }
        }
        byInitial = new ByInitial<>(entries, Entry::pattern);
    }

    public static Lexicon of(String language) {
        return READ.computeIfAbsent(language, code -> new Lexicon(file(code + ".wording")));
    }

    /** The languages that have a file. */
    public static List<String> languages() {
        return file("index")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static String file(String name) {
        try (InputStream in = Lexicon.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String key, String value) {
        String[] head = key.split(" ", 2);
        switch (head[0]) {
            case "number" -> words(value).forEach(word -> numbers.put(word, head[1]));
            case "ordinal" -> words(value).forEach(word -> ordinals.put(word, Integer.valueOf(head[1])));
            case "letter" -> Arrays.stream(value.split(" ")).forEach(word -> letters.put(word, head[1]));
            case "skip" -> skipped.addAll(words(value));
            case "same" -> words(value).forEach(word -> same.put(word, head[1]));
            case "name" -> names.put(head[1], value);
            case "let" -> macros.put(head[1], pattern(value));
            case "opens", "follows" -> {
                boolean first = head[0].equals("opens");
                entries.add(tagged(first ? "firstmove" : "firstmove !second", pattern(value)));
                players.add(
                        new Entry(first ? "first" : "second", pattern(value.replace("{N}", "{name}")), players.size()));
            }
            case "players", "first", "second" -> players.add(new Entry(key, pattern(value), players.size()));
            default -> entries.add(tagged(key, pattern(value)));
        }
    }

    /** A meaning with the tags that stand behind it. */
    private Entry tagged(String key, WordPattern pattern) {
        String[] parts = key.split(" !");
        List<WordPattern> all = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            all.add(new WordPattern.Tag(parts[i].strip()));
        }
        all.add(pattern);
        return new Entry(parts[0].strip(), all.size() == 1 ? pattern : new WordPattern.Sequence(all), entries.size());
    }

    private static List<String> words(String value) {
        return Arrays.stream(value.split(" ")).map(PaperText::plain).toList();
    }

    private WordPattern pattern(String value) {
        value = PLAIN.matcher(value)
                .replaceAll(one -> skipped.contains(one.group())
                        ? ""
                        : numbers.getOrDefault(one.group(), same.getOrDefault(one.group(), one.group())))
                .replaceAll("\\( *\\| *", "(")
                .replaceAll("\\[ *\\| *", "[");
        Matcher word =
                Pattern.compile("(?<![$!{\\w])[\\p{L}][\\p{L}\\p{M}'-]*~?").matcher(value);
        while (word.find()) {
            String plain = PaperText.plain(word.group());
            if (plain.endsWith("~")) {
                stems.add(plain.substring(0, plain.length() - 1));
            } else {
                whole.add(plain);
            }
        }
        return PatternReader.read(value, macros);
    }

    /** The meanings that may begin with this word, in their order. */
    public List<Entry> entries(PaperWord word) {
        return byInitial.of(word);
    }

    /** How players are told. */
    List<Entry> players() {
        return players;
    }

    @Nullable
    String number(String word) {
        return numbers.get(word);
    }

    /** The word that stands for this one in all phrases, which is another where two mean the same. */
    String same(String word) {
        return same.getOrDefault(word, word);
    }

    /** The number of an ordinal, or null for another word. */
    public @Nullable Integer ordinal(String word) {
        int dash = !word.isEmpty() && Character.isDigit(word.codePointAt(0)) ? word.indexOf('-') : -1;
        boolean figure = (dash == 1 || dash == 2)
                && Character.isDigit(word.codePointAt(dash - 1))
                && (" " + name("ordinal") + " ").contains(" " + word.substring(dash) + " ");
        return figure ? Integer.valueOf(word.substring(0, dash)) : ordinals.get(word);
    }

    /** The Latin letter that a letter of the language looks like, or null. */
    @Nullable
    String letter(String word) {
        return letters.get(word);
    }

    /** A setting of the language for names, or the empty text. */
    public String name(String key) {
        return names.getOrDefault(key, "");
    }

    /** Whether a word may stand anywhere, as an article does. */
    public boolean skips(String word) {
        return skipped.contains(word);
    }

    /** Whether a word is one of the language for what is counted. */
    public boolean counts(PaperWord word) {
        WordPattern stones = macros.get("stones");
        return stones != null && stones.begins(WordPattern.Row.of(List.of(word), this), 0);
    }

    /** Whether a word is written short, with a full stop that ends no sentence. */
    boolean shortened(PaperWord word) {
        return listed("short", word);
    }

    /** Whether a word joins two others: "and", "or". */
    public boolean joins(PaperWord word) {
        return listed("joins", word);
    }

    /** Whether a word begins one of these phrases, each for a thing that a game has. */
    boolean thing(PaperWord word, String... things) {
        WordPattern.Row row = WordPattern.Row.of(List.of(word), this);
        return Arrays.stream(things).map(macros::get).anyMatch(one -> one != null && one.begins(row, 0));
    }

    /** Whether a word stands in a setting of the language. */
    boolean listed(String key, PaperWord word) {
        return (" " + name(key) + " ").contains(" " + word.text() + " ");
    }

    /** Whether a word with a great letter is what a question of a paper is called. */
    boolean titled(PaperWord word) {
        return word.capital() && listed("heading", word);
    }

    /** Whether a word is one of a game: what is played with, who plays, what they do, may not do, or what is asked. */
    boolean plays(PaperWord word) {
        WordPattern.Row row = WordPattern.Row.of(List.of(word), this);
        return knows(word.text())
                && (thing(word, "stones", "heap", "person", "move", "win", "lose")
                        || word.text().length() > SHORT
                                && entries(word).stream()
                                        .anyMatch(entry ->
                                                DEEDS.contains(entry.concept().split(" ")[0])
                                                        && entry.pattern().begins(row, 0)));
    }

    /** Whether a word stands in some phrase. */
    public boolean knows(String word) {
        return whole.contains(word)
                || numbers.containsKey(word)
                || ordinals.containsKey(word)
                || IntStream.rangeClosed(1, word.length())
                        .anyMatch(letters -> (letters > SHORT || word.length() - letters <= SHORT)
                                && stems.contains(word.substring(0, letters)));
    }
}
