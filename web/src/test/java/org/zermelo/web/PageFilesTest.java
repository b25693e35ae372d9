package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.web.page.Files;

/** What the page is made of. */
class PageFilesTest {

    private static final Path FOLDER = Path.of("src/main/resources/org/zermelo/web/page/files");

    private final Files files = Files.load();

    private String text(String path) {
        return new String(files.at(path).orElseThrow().bytes(), StandardCharsets.UTF_8);
    }

    private Stream<String> scripts() {
        return files.paths().stream().filter(path -> path.endsWith(".js"));
    }

    /** What the page says it fills itself, and knows fewer forms than the server does. */
    @Test
    void thePageFillsEveryPhraseThatItGets() {
        for (Language language : Language.all()) {
            assertThat(Words.in(language).phrases("page").values())
                    .as(language.code())
                    .isNotEmpty()
                    .noneMatch(phrase -> phrase.matches(".*\\{(?!\\w+}|\\w+#[^}]*}|=[^}]*}).*"));
        }
    }

    @Test
    void theListNamesExactlyTheFolder() throws IOException {
        try (Stream<Path> found = java.nio.file.Files.walk(FOLDER)) {
            List<String> names = found.filter(java.nio.file.Files::isRegularFile)
                    .map(path -> "/" + FOLDER.relativize(path).toString().replace('\\', '/'))
                    .toList();
            assertThat(files.paths()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void thePageWeighsLessThanHalfAMegabyte() {
        int weight = files.paths().stream()
                .mapToInt(path -> files.at(path).orElseThrow().bytes().length)
                .sum();
        assertThat(weight).isLessThan(500_000);
    }

    @Test
    void nothingComesFromElsewhere() {
        Pattern elsewhere =
                Pattern.compile("(?:https?:)?//(?!www\\.w3\\.org/)[a-z0-9.-]+\\.[a-z]{2,}", Pattern.CASE_INSENSITIVE);
        for (String path : files.paths()) {
            assertThat(text(path)).as(path).doesNotContainPattern(elsewhere);
        }
    }

    @Test
    void noMarkupIsMadeOfTexts() {
        scripts()
                .forEach(path -> assertThat(text(path))
                        .as(path)
                        .doesNotContain("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("));
    }

    @Test
    void everyWordOfTheScriptsStandsInTheBundles() {
        Set<String> english = Words.in(Language.EN).phrases("page").keySet();
        Pattern key = Pattern.compile("say\\('([a-z.-]+)'");
        Set<String> missing = new TreeSet<>();
        scripts()
                .forEach(path -> key.matcher(text(path))
                        .results()
                        .map(m -> m.group(1))
                        .forEach(name -> {
                            if (!english.contains("page." + name)) {
                                missing.add(path + ": " + name);
                            }
                        }));
        assertThat(missing).isEmpty();
    }

    @Test
    void everyLanguageSaysTheSameWithTheSameSlots() {
        for (String file : List.of("page", "play", "web", "measure")) {
            Set<String> keys = Words.in(Language.EN).phrases(file).keySet();
            for (String name : keys) {
                for (Language language : Language.all()) {
                    Words words = Words.in(language);
                    assertThat(words.has(name)).as(name).isTrue();
                    assertThat(slots(words, name)).as(name).isEqualTo(slots(Words.in(Language.EN), name));
                }
            }
        }
    }

    /** The names of a phrase's arguments; a count of points is told by number alone in English. */
    private static Set<String> slots(Words words, String key) {
        return Pattern.compile("\\{\\??(\\w+)")
                .matcher(words.phrase(key).orElseThrow())
                .results()
                .map((MatchResult m) -> m.group(1))
                .filter(name -> !name.equals("count"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
