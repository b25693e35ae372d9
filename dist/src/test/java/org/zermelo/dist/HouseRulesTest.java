package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Orders;
import org.zermelo.present.words.Words;

/** What the house promises of its sources. */
class HouseRulesTest {

    private static final int LONGEST_FILE = 400;

    @Test
    void aFileIsARoomWithOnePurpose() {
        List<String> tooLong = Checkout.sources("main").stream()
                .filter(file -> Checkout.read(file).lines().count() > LONGEST_FILE)
                .map(file -> Checkout.root().relativize(file).toString())
                .toList();
        assertThat(tooLong).as("files over " + LONGEST_FILE + " lines").isEmpty();
    }

    @Test
    void everyPackageIsNullMarked() {
        Set<Path> folders = new TreeSet<>();
        Checkout.sources("main").stream()
                .filter(file -> !file.endsWith("module-info.java"))
                .filter(file -> !file.startsWith(Checkout.root().resolve("bench")))
                .forEach(file -> folders.add(file.getParent()));
        assertThat(folders)
                .allSatisfy(folder -> assertThat(Checkout.read(folder.resolve("package-info.java")))
                        .contains("@NullMarked"));
    }

    @Test
    void nothingIsLeftForLater() {
        Pattern later = Pattern.compile("\\b(TODO|FIXME|XXX)\\b|[Nn]ot (yet )?implemented");
        List<String> found = new ArrayList<>();
        for (String kind : List.of("main", "test")) {
            for (Path file : Checkout.sources(kind)) {
                if (!file.endsWith("HouseRulesTest.java")
                        && later.matcher(Checkout.read(file)).find()) {
                    found.add(Checkout.root().relativize(file).toString());
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void everyNoteHasWordsInEveryLanguage() {
        Set<String> files = wordFiles();
        Pattern key = Pattern.compile("\"((?:" + String.join("|", files) + ")\\.[a-z][a-z0-9.-]*[a-z0-9])\"");
        List<String> missing = new ArrayList<>();
        for (Path source : Checkout.sources("main")) {
            Matcher found = key.matcher(Checkout.read(source));
            while (found.find()) {
                for (Language language : Language.values()) {
                    if (!Words.in(language).has(found.group(1))) {
                        missing.add(language + " " + found.group(1) + " of " + source.getFileName());
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyQuantityOfAnOrderOfGrowthHasWords() {
        Pattern order = Pattern.compile("\"(O\\([^\"]*)\"");
        Set<String> english = new TreeSet<>();
        for (Path source : Checkout.sources("main")) {
            Matcher found = order.matcher(Checkout.read(source));
            while (found.find()) {
                Matcher word = Pattern.compile("[a-z]{2,}").matcher(Orders.say(found.group(1), Words.in(Language.RU)));
                word.results().map(MatchResult::group).forEach(english::add);
            }
        }
        assertThat(english).containsExactlyInAnyOrder("log", "sqrt");
    }

    @Test
    void everyPhraseIsThereInEveryLanguage() {
        List<String> missing = new ArrayList<>();
        for (Path file : wordFilesIn("")) {
            for (String line : Checkout.read(file).lines().toList()) {
                Matcher entry = Pattern.compile("^([a-z][A-Za-z0-9.-]*) *=").matcher(line);
                if (entry.find()) {
                    for (Language language : Language.values()) {
                        if (!Words.in(language).has(entry.group(1))) {
                            missing.add(language + " " + entry.group(1));
                        }
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void noPhraseIsWrittenTwiceAndBothLanguagesHaveTheSame() {
        Pattern entry = Pattern.compile("^([a-z][A-Za-z0-9.-]*) *=");
        for (Path russian : wordFilesIn("_ru")) {
            Path english =
                    russian.resolveSibling(russian.getFileName().toString().replace("_ru.", "."));
            assertThat(keys(russian, entry)).doesNotHaveDuplicates();
            assertThat(keys(english, entry)).doesNotHaveDuplicates();
            assertThat(keys(russian, entry))
                    .as("%s", russian)
                    .containsExactlyInAnyOrderElementsOf(keys(english, entry));
        }
    }

    private static List<String> keys(Path file, Pattern entry) {
        return Checkout.read(file)
                .lines()
                .map(entry::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .toList();
    }

    private static Set<String> wordFiles() {
        Set<String> names = new TreeSet<>();
        wordFilesIn("")
                .forEach(file -> names.add(file.getFileName().toString().replaceFirst("(_ru)?\\.properties$", "")));
        return names;
    }

    private static List<Path> wordFilesIn(String end) {
        return Checkout.files("src/main/resources/org/zermelo/present/words", end + ".properties");
    }
}
