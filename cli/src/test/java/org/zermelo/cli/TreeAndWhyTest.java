package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.present.json.Json;

class TreeAndWhyTest {

    private static final String ROW = "coins(7 9 1 6 4 3)";

    @Test
    void theTreeShowsEveryMoveWithItsValue() {
        assertThat(CliRun.of("tree", "coins(5 1 2)", "--depth", "1").out()).isEqualTo("""
                        5 1 2  [+4]
                        ├─ L (5)*: 1 2  [+1]  ... 2 more options
                        └─ R (2): 5 1  [+4]  ... 2 more options

                        3 positions; values are for the player to move, * marks best moves.
                        """);
    }

    @Test
    void aWholeTreeHasAllPositions() {
        Map<?, ?> tree = (Map<?, ?>) Json.read(
                CliRun.of("tree", "coins(1 2 3)", "--depth", "9", "--json").out());
        // Two ends of 3, of 2 and of the last item: 1 + 2 + 4 + 8 nodes, as the texts count.
        assertThat(tree.get("nodes")).isEqualTo(15L);
        assertThat(((List<?>) ((Map<?, ?>) tree.get("root")).get("options"))).hasSize(2);
    }

    @Test
    void drawingsAreWellFormed(@TempDir Path folder) throws Exception {
        Path svg = folder.resolve("tree.svg");
        assertThat(CliRun.of("tree", ROW, "--prune", "best", "--depth", "6", "--out", svg.toString())
                        .code())
                .isZero();
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
        Path dot = folder.resolve("tree.dot");
        CliRun.of("tree", ROW, "--out", dot.toString());
        assertThat(Files.readString(dot)).startsWith("digraph").contains("->").endsWith("}\n");
    }

    @Test
    void aTreeThatNobodyCanReadIsRefused() {
        CliRun run = CliRun.reading("1 2 ".repeat(10), "tree", "coins", "-", "--depth", "20");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("5000", "--depth").hasLineCount(1);
        assertThat(CliRun.of("tree", ROW, "--prune", "some").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CliRun.of("tree", ROW, "--depth", "x").err()).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({
        "first wins,0",
        "the first player wins,0",
        "second wins,1",
        "draw,1",
        "+6,0",
        "6,0",
        "-6,1",
        "R,0",
        "L,1",
        "best R,0",
        "R L L L L L,0",
        "R;L;R,1",
        "line R L,0"
    })
    void claimsAreJudged(String claim, int code) {
        CliRun run = CliRun.of("why", ROW, claim);
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.out()).startsWith(code == 0 ? "Yes: +6" : "No: +6");
        Map<?, ?> document =
                (Map<?, ?>) Json.read(CliRun.of("why", ROW, claim, "--json").out());
        assertThat(document.get("holds")).isEqualTo(code == 0);
    }

    @Test
    void theTextsCounterexamplesAreRefuted() {
        // 5 8 3 2: greedy takes 5 and loses; 3 2 2 3 1 2: after 3 and the left 2 only the right 2 keeps 8.
        assertThat(CliRun.of("why", "coins(5 8 3 2)", "L").out()).contains("R is better");
        assertThat(CliRun.of("why", "coins(3 2 2 3 1 2)", "L L R").code()).isZero();
        assertThat(CliRun.of("why", "coins(3 2 2 3 1 2)", "L L L").out()).contains("R is better");
    }

    @Test
    void badClaimsAreOneSentence() {
        for (String claim : new String[] {"*3", "X", "R R R R R R R", ""}) {
            CliRun run = CliRun.of("why", ROW, claim);
            assertThat(run.code()).as(claim).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).as(claim).hasLineCount(1);
        }
    }
}
