package org.zermelo.present.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.phrase.English;

/**
 * A language of nobody, for tests: English in Hebrew letters, written from right to left, with Persian digits. A Latin letter in what the
 * program says in it is notation or a name, or it did not come from the language's file; and lines run as they will in Persian.
 */
public final class PseudoLanguage {

    /** One of the codes that ISO 639 leaves to private use. */
    private static final String CODE = "qps";

    private static final String LETTERS = "אבגדהוזחטיכלמנסעפצקרשתןףץם";
    private static final String LATIN = "abcdefghijklmnopqrstuvwxyz";
    private static final String CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяё";

    /** A slot, the head of an optional part, a doubled brace: what is not said but filled. */
    private static final Pattern SLOT = Pattern.compile("\\{\\{|\\{=[^}]*}|\\{\\?\\w+:|\\{(\\w+)(#[^}]*|@\\w+)?\\}");

    private PseudoLanguage() {}

    /** The language; its file is made, of the English as it is and the help of the commands as it is in Russian. */
    public static synchronized Language make() {
        StringBuilder file = new StringBuilder();
        TreeMap<String, String> phrases = new TreeMap<>();
        read("en").forEach((key, phrase) -> phrases.put((String) key, pseudo((String) phrase)));
        read("ru").forEach((key, phrase) -> {
            if (key.toString().startsWith("help.")) {
                phrases.put((String) key, letters((String) phrase, CYRILLIC));
            }
        });
        phrases.put("language.name", pseudo("Pseudo"));
        phrases.put("language.direction", "rtl");
        phrases.put("amount.digits", "۰۱۲۳۴۵۶۷۸۹");
        phrases.put("language.plural", "one: n = 1; other");
        phrases.forEach((key, phrase) -> file.append(key)
                .append(" = ")
                .append(phrase.replace("\\", "\\\\").replaceFirst("^ ", "\\\\u0020"))
                .append('\n'));
        try {
            // this class may lie in an archive, the tests of the module that runs never do
            Path folder = Files.createDirectories(Path.of(
                    System.getProperty("basedir", ""),
                    "target/test-classes",
                    PseudoLanguage.class.getPackageName().replace('.', '/')));
            Path made = folder.resolve(CODE + ".properties");
            if (!Files.exists(made) || !Files.readString(made).contentEquals(file)) {
                Path aside = Files.createTempFile(folder, CODE, null);
                Files.writeString(aside, file);
                Files.move(aside, made, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Language.of(CODE);
    }

    private static Properties read(String code) {
        Properties properties = new Properties();
        try (InputStreamReader in = new InputStreamReader(
                Objects.requireNonNull(Words.class.getResourceAsStream(code + ".properties")),
                StandardCharsets.UTF_8)) {
            properties.load(in);
            if (code.equals("en")) {
                properties.load(new StringReader(new String(English.bytes(), StandardCharsets.UTF_8)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /** A phrase with its slots left as they are. */
    private static String pseudo(String phrase) {
        StringBuilder out = new StringBuilder();
        Matcher slots = SLOT.matcher(phrase);
        int from = 0;
        while (slots.find()) {
            out.append(letters(phrase.substring(from, slots.start()), LATIN)).append(slot(slots.toMatchResult()));
            from = slots.end();
        }
        return out.append(letters(phrase.substring(from), LATIN)).toString();
    }

    private static String slot(MatchResult slot) {
        String kind = slot.group(2);
        if (kind != null && kind.startsWith("#")) {
            return "{" + slot.group(1) + "#"
                    + Stream.of(kind.substring(1).split("\\|", -1))
                            .map(form -> letters(form, LATIN))
                            .collect(Collectors.joining("|"))
                    + "}";
        }
        // Ordinals are English alone.
        return slot.group().replace("@nth", "");
    }

    private static String letters(String text, String alphabet) {
        return text.codePoints()
                .map(c -> {
                    int at = alphabet.indexOf(Character.toLowerCase(c));
                    return at < 0 ? c : LETTERS.charAt(at % LETTERS.length());
                })
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
