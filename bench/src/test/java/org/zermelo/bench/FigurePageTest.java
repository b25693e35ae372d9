package org.zermelo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    @Test
    void everyCommandOfThePageIsAMeasurement() throws IOException {
        FigurePage page = new FigurePage(Path.of("../docs/benchmarks.md"), words -> List.of());
        assertThat(page.commands())
                .isNotEmpty()
                .allSatisfy(command -> assertThat(FigurePage.words(command))
                        .filteredOn(word -> !word.startsWith("-"))
                        .first()
                        .isIn(Bench.names())
                        .isNotEqualTo("page"));
    }

    @Test
    void thePagesOfTheDocsHoldMeasurementsOnly() throws IOException {
        for (String page : List.of("benchmarks.md", "results.md", "growth.md")) {
            List<String> commands = new FigurePage(Path.of("../docs", page), words -> List.of()).commands();
            assertThat(commands)
                    .hasSizeGreaterThan(3)
                    .allSatisfy(command -> assertThat(Bench.names())
                            .contains(FigurePage.words(command).stream()
                                    .filter(word -> !word.startsWith("-"))
                                    .findFirst()
                                    .orElseThrow()));
        }
    }
}
