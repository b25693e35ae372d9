package org.zermelo.present.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.zermelo.game.Note;
import org.zermelo.game.Place;
import org.zermelo.game.ZermeloException;

/**
 * The words of one language for the notes of the lower modules and for the program's own phrases.
 *
 * <p>A key's first part names its file: {@code row.sum-exceeds-long} stands in {@code words/row.properties} (English) and
 * {@code words/row_ru.properties}. A phrase that a language lacks is said in English. How phrases are written: {@link
 * Phrase}.
 */
public final class Words {

    private static final Map<Language, Words> ALL =
            Map.of(Language.EN, new Words(Language.EN), Language.RU, new Words(Language.RU));

    private final Language language;
    private final Map<String, Properties> files = new ConcurrentHashMap<>();

    private Words(Language language) {
        this.language = language;
    }

    /** The words of a language. */
    public static Words in(Language language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    /** The language of these words. */
    public Language language() {
        return language;
    }

    /** A note in words; the key and its arguments when there is no phrase for it. */
    public String say(Note note) {
        return phrase(note.key())
                .map(phrase -> Phrase.fill(phrase, note.args(), this))
                .orElseGet(note::toString);
    }

    /** A phrase with alternating argument names and values. */
    public String say(String key, Object... namesAndValues) {
        return say(Note.of(key, namesAndValues));
    }

    /** What an exception has to say, led by its place when it has one. */
    public String say(ZermeloException failure) {
        String text = say(failure.note());
        return failure.place().map(at -> shown(at) + ": " + text).orElse(text);
    }

    private String shown(Place at) {
        String where = switch (at.sourceName()) {
            case "argument" -> say("general.argument");
            case "game" -> say("general.game-field");
            default -> at.sourceName();
        };
        return where + ":" + at.line() + ":" + at.column();
    }

    /** The phrase under a key, unfilled; empty when neither this language nor English has it. */
    public Optional<String> phrase(String key) {
        Optional<String> own = Optional.ofNullable(file(key).getProperty(key));
        return own.isPresent() || language == Language.EN
                ? own
                : in(Language.EN).phrase(key);
    }

    /** All phrases of one file, unfilled; where this language lacks one, the English. */
    public Map<String, String> phrases(String name) {
        Map<String, String> phrases = new TreeMap<>(
                language == Language.EN ? Map.of() : in(Language.EN).phrases(name));
        Properties own = file(name + ".");
        own.stringPropertyNames().forEach(key -> phrases.put(key, own.getProperty(key)));
        return phrases;
    }

    /** Whether this language itself has the phrase. */
    public boolean has(String key) {
        return file(key).containsKey(key);
    }

    private Properties file(String key) {
        int dot = key.indexOf('.');
        return files.computeIfAbsent(dot < 0 ? "general" : key.substring(0, dot), this::load);
    }

    private Properties load(String name) {
        Properties properties = new Properties();
        String suffix = language == Language.EN ? "" : "_" + language.code();
        try (InputStream in = Words.class.getResourceAsStream(name + suffix + ".properties")) {
            if (in != null) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
