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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.phrase.English;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Orders;
import org.zermelo.present.words.Words;

/** What the house promises of its sources. */
class HouseRulesTest {

    /** The modules below present. */
    private static final Set<String> LIBRARY = Set.of(
            "core", "families", "boards", "compile", "partizan", "notation", "law", "vector", "exam", "store", "desk");

    private static final Path LIBRARY_WORDS =
            Checkout.root().resolve("core/src/main/resources/org/zermelo/phrase/english.properties");

    private static final int LONGEST_FILE = 400;
    private static final int LONGEST_PROSE = 140;
    private static final int LONGEST_SCRIPT = 200;

    private static final Pattern ENTRY = Pattern.compile("^([a-z][^ =:]*) *=");

    @Test
    void aFileIsARoomWithOnePurpose() {
        List<String> tooLong = Stream.of(".java", ".js", ".css")
                .flatMap(kind -> Checkout.files("src/main", kind).stream())
                .filter(file -> Checkout.read(file).lines().count() > LONGEST_FILE)
                .map(file -> Checkout.root().relativize(file).toString())
                .toList();
        assertThat(tooLong).as("files over " + LONGEST_FILE + " lines").isEmpty();
    }

    /** As .editorconfig says. A table's row and an example cannot be broken; prose can. */
    @Test
    void scriptsStylesAndPagesOfTheDocsAreFormatted() {
        List<String> wrong = new ArrayList<>();
        for (Path file : Checkout.ours(Set.of("js", "css", "md"))) {
            String text = Checkout.read(file);
            boolean prose = file.toString().endsWith(".md");
            boolean example = false;
            int number = 0;
            for (String line : text.lines().toList()) {
                number++;
                example ^= prose && line.strip().startsWith("```");
                boolean whole = prose && (example || line.startsWith("    ") || line.startsWith("|"));
                int most = prose ? LONGEST_PROSE : LONGEST_SCRIPT;
                if (line.contains("\t") || !line.equals(line.stripTrailing()) || !whole && line.length() > most) {
                    wrong.add(Checkout.root().relativize(file) + ":" + number);
                }
            }
            if (!text.endsWith("\n") || text.endsWith("\n\n") || text.contains("\r")) {
                wrong.add(Checkout.root().relativize(file) + ": its end, or ends of lines");
            }
        }
        assertThat(wrong).isEmpty();
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

    /** What is said and what is read stands in the files of each language, so that another language needs no code. */
    @Test
    void noWordsOfAnotherLanguageStandInTheCode() {
        Pattern letters = Pattern.compile("[\\p{IsAlphabetic}&&[^\\p{IsLatin}\\p{IsGreek}\\p{IsCommon}]]");
        assertThat(Checkout.sources("main").stream()
                        .filter(file -> letters.matcher(Checkout.read(file)).find()))
                .isEmpty();
    }

    /** So that no device, pipe or link is replaced, and no half of a file stays. */
    @Test
    void commandsWriteFilesInOneRoomOnly() {
        Pattern writing = Pattern.compile("Files\\.(write|newOutput|newBufferedWriter|move|copy|create)|FileWriter"
                + "|new FileOutputStream\\((?!FileDescriptor)|new PrintWriter\\(\"");
        assertThat(Checkout.sources("main").stream()
                        .filter(file -> Checkout.root().relativize(file).startsWith("cli"))
                        .filter(file -> writing.matcher(Checkout.read(file)).find()))
                .isEmpty();
    }

    @Test
    void everyNoteHasWordsInEveryLanguage() {
        Set<String> groups = groups();
        Pattern key = Pattern.compile("\"((?:" + String.join("|", groups) + ")\\.[a-z][a-z0-9.-]*[a-z0-9])\"");
        List<String> missing = new ArrayList<>();
        for (Path source : Checkout.sources("main")) {
            // benchmarks say no notes, and name pages such as impartial.md
            if (source.startsWith(Checkout.root().resolve("bench"))) {
                continue;
            }
            Matcher found = key.matcher(Checkout.read(source));
            while (found.find()) {
                for (Language language : Language.all()) {
                    if (!Words.in(language).has(found.group(1))) {
                        missing.add(language + " " + found.group(1) + " of " + source.getFileName());
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    /** An exception of the library says its sentence without the modules above; what is traced, and slips of pupils, is never thrown. */
    @Test
    void everyNoteThatTheLibraryThrowsHasItsOwnEnglishWords() {
        Pattern key = Pattern.compile("\"((?:" + String.join("|", groups()) + ")\\.[a-z][a-z0-9.-]*[a-z0-9])\"");
        English english = new English();
        Set<String> thrown = new TreeSet<>();
        for (Path source : Checkout.sources("main")) {
            if (LIBRARY.contains(Checkout.root().relativize(source).getName(0).toString())) {
                key.matcher(Checkout.read(source))
                        .results()
                        .map(found -> found.group(1))
                        .forEach(thrown::add);
            }
        }
        thrown.removeIf(note -> note.startsWith("trace.") || note.startsWith("slip.") || note.startsWith("timed."));
        assertThat(thrown)
                .hasSizeGreaterThan(500)
                .allMatch(note -> english.phrase(note).isPresent());
        assertThat(new BadInputException("notation.heap-expected", "expected", "40"))
                .hasMessage("Here the size of a heap is expected. Try 40.");
    }

    /** The class library of the page without a server knows decimal digits, not all that Unicode calls numbers. */
    @Test
    void patternsKeepToClassesThatTheBrowserKnows() {
        List<String> wrong = Checkout.sources("main").stream()
                .filter(source -> Checkout.read(source).contains("p{" + "N}"))
                .map(source -> Checkout.root().relativize(source).toString())
                .toList();
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyQuantityOfAnOrderOfGrowthHasWords() {
        Pattern order = Pattern.compile("\"(O\\([^\"]*)\"");
        Set<String> english = new TreeSet<>();
        for (Path source : Checkout.sources("main")) {
            Matcher found = order.matcher(Checkout.read(source));
            while (found.find()) {
                Matcher word =
                        Pattern.compile("[a-z]{2,}").matcher(Orders.say(found.group(1), Words.in(Language.of("ru"))));
                word.results().map(MatchResult::group).forEach(english::add);
            }
        }
        assertThat(english).containsExactlyInAnyOrder("log", "sqrt");
    }

    /** Also which language lacks a phrase, for English has all. */
    @Test
    void everyLanguageSaysTheSameInTheSameOrder() {
        List<String> english = keys(Language.EN);
        List<String> library = keysOf(LIBRARY_WORDS);
        assertThat(english).doesNotHaveDuplicates().hasSizeGreaterThan(1_000).containsAll(library);
        for (Language language : Language.all()) {
            List<String> keys = keys(language);
            assertThat(keys.stream().filter(key -> !key.startsWith("help.")).toList())
                    .as(language.code())
                    .containsExactlyInAnyOrderElementsOf(english);
            for (Path file : List.of(LIBRARY_WORDS, wordFile(Language.EN))) {
                List<String> said = keysOf(file);
                assertThat(keys.stream().filter(Set.copyOf(said)::contains).toList())
                        .as(language.code())
                        .containsExactlyElementsOf(said);
            }
            assertThat(keys).as(language.code()).doesNotHaveDuplicates();
            assertThat(keys).as(language.code()).allMatch(Words.in(language)::has);
        }
    }

    /** What the page says in another phrase's place: that phrase is there, and no option of the command is named. */
    @Test
    void thePageNamesNoOptionsWhereItSpeaksForItself() {
        for (Language language : Language.all()) {
            assertThat(Words.in(language).phrases("onpage"))
                    .hasSizeGreaterThan(10)
                    .allSatisfy((key, phrase) -> {
                        assertThat(Words.in(language).has(key.substring("onpage.".length())))
                                .as(key)
                                .isTrue();
                        assertThat(phrase).as(key).doesNotContainPattern("--[a-z]|ZERMELO_|zermelo ");
                    });
        }
    }

    @Test
    void aLanguageIsOneFileWithAPhraseALine() {
        assertThat(wordFiles())
                .extracting(file -> file.getFileName().toString())
                .containsExactlyInAnyOrderElementsOf(Language.all().stream()
                        .map(language -> language.code() + ".properties")
                        .toList());
        for (Path file :
                Stream.concat(wordFiles().stream(), Stream.of(LIBRARY_WORDS)).toList()) {
            assertThat(Checkout.read(file).lines())
                    .as("%s", file)
                    .allMatch(line -> line.isEmpty()
                            || line.startsWith("#")
                            || ENTRY.matcher(line).find())
                    .noneMatch(line -> line.endsWith("\\"));
        }
    }

    private static List<String> keys(Language language) {
        return wordFilesOf(language).stream()
                .flatMap(file -> keysOf(file).stream())
                .toList();
    }

    /** The file of a language; of English that of the library, too. */
    static List<Path> wordFilesOf(Language language) {
        return language == Language.EN ? List.of(wordFile(language), LIBRARY_WORDS) : List.of(wordFile(language));
    }

    private static List<String> keysOf(Path file) {
        return Checkout.read(file)
                .lines()
                .map(ENTRY::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .toList();
    }

    private static Path wordFile(Language language) {
        return wordFiles().stream()
                .filter(file -> file.endsWith(language.code() + ".properties"))
                .findFirst()
                .orElseThrow();
    }

    private static Set<String> groups() {
        return keys(Language.EN).stream()
                .filter(key -> key.contains("."))
                .map(key -> key.substring(0, key.indexOf('.')))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> wordFiles() {
        return Checkout.files("src/main/resources/org/zermelo/present/words", ".properties");
    }
}
