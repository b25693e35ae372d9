package org.zermelo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a command printed replaces what it printed before, and nothing else of the page. */
class FigurePageTest {

    private static final String BEFORE = """
        # Figures

        Words before.

            bench/run -Xmx1g table 'a game'

        *Measured long ago.*

        | a | b |
        |---|---|

        Words between.

            bench/run lines

            bench/run broken

        *Measured long ago.*

        ```text
        | kept
        ```
        """;

    private static final String AFTER = """
        # Figures

        Words before.

            bench/run -Xmx1g table 'a game'

        *Measured now.*

        | c |
        |---|
        | 1 |

        Words between.

            bench/run lines

        *Measured now.*

        ```text
        one
        | two
        ```

            bench/run broken

        *Measured long ago.*

        ```text
        | kept
        ```
        """;

    @TempDir
    Path folder;

    @Test
    void outputsAreReplacedAndFailuresKeepTheirs() throws IOException, InterruptedException {
        Path file = folder.resolve("figures.md");
        Files.writeString(file, BEFORE);
        FigurePage page = new FigurePage(file, FigurePageTest::run);
        assertThat(page.renew(command -> true, () -> "now.")).containsExactly("broken");
        assertThat(file).hasContent(AFTER);
        assertThat(page.renew(command -> true, () -> "now.")).containsExactly("broken");
        assertThat(file).hasContent(AFTER);
        assertThat(page.renew(command -> command.contains("lines"), () -> "later."))
                .isEmpty();
        assertThat(file).content().containsOnlyOnce("*Measured later.*").containsOnlyOnce("*Measured now.*");
        assertThat(folder).isDirectoryContaining(found -> found.equals(file));
        assertThat(folder.toFile().list()).containsExactly("figures.md");
    }

    @Test
    void tablesReplaceTables() throws IOException, InterruptedException {
        Path file = folder.resolve("tables.md");
        String tables = "    bench/run two\n\n*Measured now.*\n\n![a](a.svg)\n\n| b |\n\nWords.\n\n| kept |\n";
        Files.writeString(file, tables.replace("| b |", "| b |\n| c |"));
        FigurePage page = new FigurePage(file, words -> List.of("![a](a.svg)", "", "| b |"));
        assertThat(page.renew(command -> true, () -> "now.")).isEmpty();
        assertThat(file).hasContent(tables);
    }

    private static List<String> run(List<String> words) throws IOException {
        return switch (words.get(0)) {
            case "-Xmx1g" -> {
                assertThat(words).containsExactly("-Xmx1g", "table", "a game");
                yield List.of("| c |", "|---|", "| 1 |  ");
            }
            case "lines" -> List.of("one", "| two");
            default -> throw new IOException("cannot be measured");
        };
    }

    /** What is renewed on one page would grow old on the other. */
    @Test
    void everyCommandOfThePagesIsAMeasurementAndStandsOnce() throws IOException {
        List<String> commands = new ArrayList<>();
        for (Path page : pages()) {
            List<String> shown = new FigurePage(page, words -> List.of()).commands();
            assertThat(shown)
                    .as("%s", page)
                    .isNotEmpty()
                    .allSatisfy(command -> assertThat(FigurePage.words(command))
                            .filteredOn(word -> !word.startsWith("-"))
                            .first()
                            .isIn(Bench.names())
                            .isNotEqualTo("page"));
            commands.addAll(shown);
        }
        assertThat(commands).hasSizeGreaterThan(60).doesNotHaveDuplicates();
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> notes = Files.list(Path.of("notes"))) {
            return Stream.concat(
                            Stream.of("benchmarks.md", "results.md", "growth.md")
                                    .map(page -> Path.of("../docs", page)),
                            notes)
                    .toList();
        }
    }

    /** It tells what is ahead of what; all else is a note. */
    @Test
    void thePageOfTheDocsIsShortAndLeadsToEveryPageOfNotes() throws IOException {
        String page = Files.readString(Path.of("../docs/benchmarks.md"));
        assertThat(page.lines()).hasSizeLessThanOrEqualTo(300);
        assertThat(pages())
                .filteredOn(note -> note.startsWith("notes"))
                .hasSizeGreaterThan(5)
                .allSatisfy(note -> assertThat(page).contains("../bench/" + note));
    }
}
