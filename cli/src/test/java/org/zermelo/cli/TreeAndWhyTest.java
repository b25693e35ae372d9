package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;
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
        Path png = folder.resolve("graph.png");
        assertThat(CliRun.of("tree", "nim(2, 1)", "--graph", "--out", png.toString())
                        .code())
                .isZero();
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(100);
        CliRun terminal = CliRun.of("tree", ROW, "--format", "png");
        assertThat(terminal.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(terminal.err()).contains("--out FILE.png").hasLineCount(1);
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

    private static final String OPEN = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";

    @ParameterizedTest
    @ValueSource(strings = {"tree", "explain", "solve", "line"})
    void anOpenGameNeedsAStart(String command) {
        CliRun run = CliRun.of(command, OPEN);
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1).contains("--start 35", "zermelo exam");
        CliRun russian = CliRun.of(command, OPEN, "--lang", "ru");
        assertThat(russian.err()).hasLineCount(1).contains("--start 35", "начальная позиция");
        CliRun bound = CliRun.of(command, OPEN, "--start", "31");
        assertThat(bound.code()).as(bound.err()).isZero();
        assertThat(CliRun.of(command, "@two-heaps", "--start", "31").code()).isZero();
    }

    @Test
    void aStartBindsWhatIsOpen(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("race.game");
        Files.writeString(file, "heaps K, S\nK in 1..9\nS in 1..69\nmove +1, *2\nend sum >= 77\n");
        for (String game : List.of(
                "heaps(K in 1..9, S in 1..69; move +1, *2; end sum >= 77)",
                file.toString(),
                "heaps(K in 7..7, S in 1..69; move +1, *2; end sum >= 77)")) {
            CliRun run = CliRun.of("solve", game, "--start", "K=7, S=31");
            assertThat(run.out()).as(run.err()).contains("the first player wins in 3 plies");
            assertThat(CliRun.of("solve", game, "--start", "31").err())
                    .contains("K=")
                    .hasLineCount(1);
        }
        assertThat(CliRun.of("solve", file + "(K=7)", "--start", "31").out()).contains("wins in 3 plies");
        assertThat(CliRun.of("solve", "@two-heaps(S=31)", "--start", "31").code())
                .isEqualTo(ExitCode.BAD_INPUT);
        for (String bad : List.of("70", "0", "x", "", "S=1,S=2,K=3", "S=3,S=17", "99999999999999999999", "K=3")) {
            CliRun run = CliRun.of("solve", OPEN, "--start", bad);
            assertThat(run.code()).as(bad).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).as(bad).hasLineCount(1);
        }
        assertThat(CliRun.of("solve", "nim(3, 4)", "--start", "3").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    /** Where the rules stand makes no difference. */
    @Test
    void aStartBindsWhatAFileOrAPipeHolds(@TempDir Path folder) throws Exception {
        String rules = "heaps 7, S\nS in 1..69\nmove +1, *2\nend sum >= 77\n";
        for (String held : List.of(OPEN + "\n", rules, "@two-heaps\n", "\ufeff" + OPEN)) {
            String file = Files.writeString(folder.resolve("held.txt"), held).toString();
            CliRun run = CliRun.of("solve", "--file", file, "--start", "31");
            assertThat(run.out()).as(held + run.err()).contains("wins in 3 plies");
            assertThat(CliRun.reading(held, "solve", "-", "--start", "31").out())
                    .isEqualTo(run.out());
            assertThat(CliRun.of("solve", "--file", file).err())
                    .as(held)
                    .contains("--start")
                    .hasLineCount(1);
            assertThat(CliRun.of("why", "--file", file, "20=31").out()).as(held).contains("S = 31 belongs to W2.");
        }
        assertThat(CliRun.reading("nim(3, 4)", "solve", "-", "--start", "3").err())
                .contains("--start 3")
                .hasLineCount(1);
    }

    @Test
    void aBlankBehindANameIsNoClaim() {
        CliRun run = CliRun.of("why", "tictactoe ", "");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1);
        assertThat(CliRun.of("why", "tictactoe ", "draw").code()).isZero();
    }

    @Test
    void claimsAboutFilesAndOpenGames() {
        assertThat(CliRun.of("why", "@two-heaps", "20=31").out()).contains("S = 31 belongs to W2.");
        assertThat(CliRun.of("why", "@two-heaps(S=31)", "first wins").code()).isZero();
        assertThat(CliRun.of("why", OPEN, "--start", "31", "first wins").code()).isZero();
        assertThat(CliRun.of("why", "крестики-нолики", "draw").code()).isZero();
        assertThat(CliRun.of("why", "heaps(7; move take 1..3) + nim(2)", "first wins")
                        .code())
                .isZero();
        for (CliRun none : List.of(CliRun.of("why", OPEN, "21="), CliRun.of("exam", OPEN, "--why", "21="))) {
            assertThat(none.code()).as(none.out()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(none.err()).contains("'21='").hasLineCount(1);
        }
        CliRun open = CliRun.of("why", OPEN, "first wins");
        assertThat(open.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(open.err()).hasLineCount(1).contains("--start");
    }

    /** As the moves of a position are listed, so they may be claimed. */
    @ParameterizedTest
    @ValueSource(
            strings = {"1: 5->4", "1:5->4", "1: 5->4;", "1: 5->4 ~ 3: 6->2", "1: 5->4; 3: 6->2", "1: 5->4, 3: 6->2"})
    void movesWithBlanksAreClaimedAsTheyAreListed(String line) {
        CliRun run = CliRun.of("why", "nim(5, 3, 6)", line);
        assertThat(run.code()).as(run.err()).isIn(0, ExitCode.NO);
        assertThat(run.out()).contains("1: 5->4");
    }

    /** Of many moves only those that win are listed. */
    @Test
    void aMoveThatIsNotListedIsJudgedByWhereItLeads() {
        CliRun run = CliRun.of("why", "nim(100000, 5)", "1: 100000->7");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).contains("1: 100000->5");
        assertThat(CliRun.of("why", "nim(100000, 100000)", "1: 100000->7").code())
                .isZero();
    }
}
