package org.zermelo.present.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.phrase.English;
import org.zermelo.phrase.WordFile;

/**
 * A language that Zermelo speaks. It is there when its file is: {@code words/ru.properties} makes it speak Russian, with no
 * other place to name it.
 */
public final class Language {

    private static final Map<String, Language> FOUND = new ConcurrentHashMap<>();

    /** English, which has every phrase. */
    public static final Language EN = of("en");

    private final String code;
    private final WordFile file;

    /** Read when a phrase first counts something. */
    private volatile @Nullable Plurals plurals;

    private Language(String code, WordFile file) {
        this.code = code;
        this.file = file;
    }

    /**
     * The language of this code, whatever its case.
     *
     * @throws BadInputException when it is none of ours
     */
    public static Language of(String code) {
        return find(code)
                .orElseThrow(() -> new BadInputException(Note.of("general.language-unknown")
                        .with("seen", code)
                        .with("allowed", all().stream().map(Language::code).collect(Collectors.joining(", ")))));
    }

    /** The language of this code, whatever its case; empty when it is none of ours. */
    public static Optional<Language> find(String code) {
        String lower = code.toLowerCase(Locale.ROOT);
        if (lower.length() > 3 || !lower.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            return Optional.empty();
        }
        Language known = FOUND.get(lower);
        if (known != null) {
            return Optional.of(known);
        }
        // Only those that are there are kept: the page is asked for any.
        return fileOf(lower).map(file -> FOUND.computeIfAbsent(lower, c -> new Language(c, file)));
    }

    /** The file of a language, of English with the words that the modules below say themselves; empty when there is none. */
    private static Optional<WordFile> fileOf(String code) {
        try (InputStream in = Language.class.getResourceAsStream(code + ".properties")) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] own = in.readAllBytes();
            byte[] library = code.equals("en") ? English.bytes() : new byte[0];
            byte[] all = Arrays.copyOf(own, own.length + library.length);
            System.arraycopy(library, 0, all, own.length, library.length);
            return Optional.of(new WordFile(all));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All that are there under a code of two letters of ISO 639, by code, English first. */
    public static List<Language> all() {
        return All.LANGUAGES;
    }

    /** Looked for when they are first asked for: nobody needs them for an answer. */
    private static final class All {
        static final List<Language> LANGUAGES = look();

        private static List<Language> look() {
            List<Language> all = new ArrayList<>(List.of(EN));
            for (String code : new TreeSet<>(List.of(Locale.getISOLanguages()))) {
                if (!code.equals(EN.code)) {
                    find(code).ifPresent(all::add);
                }
            }
            return List.copyOf(all);
        }
    }

    /** The code as it is given to {@code --lang}. */
    public String code() {
        return code;
    }

    /** What the language calls itself. */
    public String name() {
        return stated("language.name");
    }

    /** How its lines run: {@code ltr} or {@code rtl}. */
    public String direction() {
        return stated("language.direction");
    }

    /** How a count chooses its form in a phrase. */
    public Plurals plurals() {
        Plurals known = plurals;
        if (known == null) {
            known = new Plurals(stated("language.plural"));
            plurals = known;
        }
        return known;
    }

    private String stated(String key) {
        return Objects.requireNonNull(file.groupOf(key).get(key), () -> key + " of " + code);
    }

    WordFile file() {
        return file;
    }

    /** Which of so many forms a count takes, from 0; a phrase may have fewer than the language. */
    int form(long count, int forms) {
        return Math.min(plurals().form(count), forms - 1);
    }

    @Override
    public String toString() {
        return code;
    }
}
