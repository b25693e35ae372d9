package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.present.words.Language;

/** Each language has one word for a term, that of docs/adding/glossary.md. */
class GlossaryTest {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\S+) \\| ([a-z]{2}) \\| (.+?) \\|(.*)\\|$");

    private static final Pattern ENTRY = Pattern.compile("(?m)^([A-Za-z][^\\s=]*) *= *(.*)$");

    /** A name of an argument, a command or a formula is no word of the language. */
    private static final Pattern UNSAID = Pattern.compile("\\{\\w[\\w-]*(?:@\\w+)?}|\\{=[^}]*}|--?[a-z-]+");

    private static final Map<String, Map<String, String>> SAID = new TreeMap<>();

    /** A line of the page. */
    private record Term(String term, String language, List<String> words, List<String> rivals) {}

    static Stream<Term> terms() {
        String page = Checkout.read(Checkout.root().resolve("docs/adding/glossary.md"));
        List<Term> terms = new ArrayList<>();
        Matcher row = ROW.matcher(page);
        while (row.find()) {
            terms.add(new Term(row.group(1), row.group(2), list(row.group(3)), list(row.group(4))));
        }
        assertThat(terms).hasSizeGreaterThan(60);
        return terms.stream();
    }

    private static List<String> list(String column) {
        return Arrays.stream(column.split(","))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static Map<String, String> said(String language) {
        return SAID.computeIfAbsent(language, code -> {
            Map<String, String> phrases = new TreeMap<>();
            HouseRulesTest.wordFilesOf(Language.of(code)).forEach(file -> {
                Matcher entry = ENTRY.matcher(Checkout.read(file));
                while (entry.find()) {
                    phrases.put(
                            entry.group(1),
                            UNSAID.matcher(entry.group(2)).replaceAll("").toLowerCase(Locale.ROOT));
                }
            });
            return phrases;
        });
    }

    @ParameterizedTest
    @MethodSource("terms")
    void aTermHasOneWord(Term term) {
        Pattern english = Pattern.compile("\\b" + term.term() + "s?\\b");
        List<String> phrases = new ArrayList<>();
        said("en").forEach((key, phrase) -> {
            if (english.matcher(phrase).find() && said(term.language()).containsKey(key)) {
                phrases.add(said(term.language()).get(key));
            }
        });
        assertThat(phrases).hasSizeGreaterThan(5);
        assertThat(phrases.stream().filter(phrase -> holds(phrase, term.rivals())))
                .isEmpty();
        assertThat(phrases.stream().filter(phrase -> holds(phrase, term.words())))
                .hasSizeGreaterThan(phrases.size() / 3);
    }

    private static boolean holds(String phrase, List<String> words) {
        return words.stream().anyMatch(word -> phrase.contains(word.toLowerCase(Locale.ROOT)));
    }
}
