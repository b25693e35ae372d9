package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

class ExamCommandTest {

    private static final String GAME = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
    private static final String RECORD = "{\"id\":\"t\",\"heaps\":{\"start\":[\"S\"],\"sMin\":1,\"sMax\":28},"
            + "\"moves\":[\"+1\",\"*2\"],\"end\":\"sum>=29\",\"q19\":{\"set\":\"L1\",\"ask\":\"only\"},"
            + "\"answers\":{\"19\":[14]}}";

    @Test
    void aGameIsAnsweredWithItsReadings() {
        CliRun run = CliRun.of("exam", GAME);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("least value: 18")
                .contains("all values: 31 34")
                .contains("least value: 30");
        assertThat(CliRun.of("exam", GAME, "--lang", "ru").out()).contains("наименьшее значение: 18");
        assertThat(CliRun.of("exam", GAME, "--json").out())
                .contains("\"meant\"")
                .contains("\"answer\"");
        assertThat(CliRun.of("exam", GAME, "--ask", "20=W2:max").out()).contains("greatest value: 34");
    }

    /** The least of an endless set is among the first starts; all of the other would be 20 million to look at. */
    @Test
    void aQuestionThatCannotBeAnsweredLeavesTheOthersAnswered() {
        String large = "heaps(S in 1..20000000; move +1, *2; end sum >= 30000000)";
        CliRun run = CliRun.of("exam", large, "--ask", "19=Wany:min", "--ask", "20=W2:all");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("19. Wany, the least value: 2\n", "20. W2, all values: 20000000 starts are more than")
                .doesNotContain("Readings");
        CliRun json = CliRun.of("exam", large, "--ask", "20=W2:all", "--ask", "19=Wany:min", "--json");
        assertThat(json.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(json.out())
                .containsSubsequence("\"20\"", "\"exam.too-many-starts\"", "\"19\"", "\"answer\" : [ 2 ]");
        CliRun alone = CliRun.of("exam", large, "--ask", "20=W2:all");
        assertThat(alone.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(alone.out()).isEmpty();
        assertThat(alone.err()).contains("20000000 starts");
    }

    @Test
    void anExplanationThatCannotBeGivenLeavesTheOthers() {
        String far = "heaps(S in 1..1000; move +1, +2; end sum >= 2200000)";
        CliRun run = CliRun.of("exam", far, "--ask", "19=W1:min", "--ask", "20=Wany:min", "--explain");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "19. W1, the least value: none",
                        "20. Wany, the least value: From 2 at least 2,200,000 positions");
    }

    @Test
    void oddRulesAreCalledOddWhateverTheStart() {
        assertThat(CliRun.of("exam", "heaps(S in 1..9; move +0, +1; end sum >= 20)")
                        .out())
                .startsWith("The move +0 changes nothing, wherever it is made");
    }

    @Test
    void aBankTellsByItsExitCode(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("bank.json");
        Files.writeString(file, "[" + RECORD + "]");
        assertThat(CliRun.of("exam", file.toString()).code()).isZero();
        Files.writeString(file, "[" + RECORD.replace("[14]", "[13]") + "]");
        CliRun differs = CliRun.of("exam", file.toString());
        assertThat(differs.code()).isEqualTo(ExitCode.NO);
        assertThat(differs.out()).contains("DIFFERS from the published 13");
        Files.writeString(file, "[" + RECORD + ",{\"id\":\"bad\"}]");
        CliRun bad = CliRun.of("exam", file.toString());
        assertThat(bad.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(bad.out()).contains("14   agrees").contains("bad:");
        Files.writeString(file, "[" + RECORD.replace("sum>=29", "S>=29") + "]");
        assertThat(CliRun.of("exam", file.toString()).out()).contains("'S>=29' never changes in play");
        assertThat(CliRun.reading(RECORD, "exam", "-", "--json").out()).contains("\"agrees\"");
    }

    @Test
    void claimsAreJudged() {
        assertThat(CliRun.of("exam", GAME, "--check", "20=31,34").code()).isZero();
        assertThat(CliRun.of("exam", GAME, "--check", "20=30,34").code()).isEqualTo(ExitCode.NO);
        assertThat(CliRun.of("exam", GAME, "--why", "21=17").out()).contains("(14, 17)");
        assertThat(CliRun.of("exam", GAME, "--explain").out()).contains("Vanya wins by");
        assertThat(CliRun.of("exam", GAME, "--show", "program", "--dialect", "cpp")
                        .out())
                .contains("int main()");
    }

    @Test
    void claimsAndExplanationsAreJsonToo() {
        assertThat(CliRun.of("exam", GAME, "--check", "21=6", "--json").out())
                .contains("\"right\" : false")
                .contains("slip.whole-strategy");
        CliRun why = CliRun.of("why", GAME, "21=17", "--json");
        assertThat(why.code()).isEqualTo(ExitCode.NO);
        assertThat(why.out()).contains("\"belongs\" : false").contains("\"claims\"");
        assertThat(CliRun.of("why", GAME, "21=30").code()).isZero();
        assertThat(CliRun.of("exam", GAME, "--explain", "--json").out()).contains("explanation");
        assertThat(CliRun.of("table", GAME).out()).contains("(8, 34) (10, 33)");
        assertThat(CliRun.of("exam", "@two-heaps").out()).contains("31 34");
        assertThat(CliRun.of("exam", "@nowhere").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void badInputIsOneSentence() {
        String[][] bad = {
            {"exam"},
            {"exam", "heaps(7, 17; move +1; end sum >= 77)", "--ask", "20=W2:all"},
            {"exam", "no-such-file.json"},
            {"exam", GAME, "--ask", "20"},
            {"exam", GAME, "--check", "9=3"},
            {"exam", GAME, "--why", "21=x"},
            {"exam", GAME, "--to", "0"},
            {"exam", GAME, "--show", "tree"},
            {"exam", GAME, "--show", "poem"},
            {"exam", GAME, "--show", "table", "--plies", "0"},
            {"exam", GAME, "--variants", "0"},
            {"exam", GAME, "--test", "20=1"},
        };
        for (String[] arguments : bad) {
            CliRun run = CliRun.of(arguments);
            assertThat(run.code()).as(String.join(" ", arguments)).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err().lines()).hasSize(1);
            assertThat(run.err()).startsWith("zermelo: ").doesNotContain("exam.");
        }
    }

    private static final String ONE_HEAP = "heaps(S in 1..99; move +1, +4, *3; end sum >= 100)";

    /** Neither wording of question 19 is chosen in silence: published is 33, and 12 is the answer to the other wording. */
    @Test
    void bothWordingsOfQuestion19StandSideBySide() {
        assertThat(CliRun.of("exam", ONE_HEAP).out().lines().filter(line -> line.startsWith("19.")))
                .satisfiesExactly(
                        any -> assertThat(any).matches("19\\. L1, the least value: 33 +if the task says: after any .*"),
                        unlucky -> assertThat(unlucky)
                                .matches("19\\. U, the least value: 12 +if the task says: after an unlucky .*"));
        Map<?, ?> document =
                (Map<?, ?>) Json.read(CliRun.of("exam", ONE_HEAP, "--json").out());
        Map<?, ?> first = (Map<?, ?>) ((List<?>) document.get("questions")).get(0);
        assertThat((List<?>) document.get("questions")).hasSize(3);
        assertThat(((List<?>) first.get("wordings")).stream().map(wording -> ((Map<?, ?>) wording).get("answer")))
                .isEqualTo(List.of(List.of(33L), List.of(12L)));
        assertThat(CliRun.of("exam", ONE_HEAP, "--ask", "19=U:min")
                        .out()
                        .lines()
                        .filter(line -> line.startsWith("19.")))
                .containsExactly("19. U, the least value: 12");
        assertThat(CliRun.of("exam", ONE_HEAP, "--explain").out())
                .contains("19. L1, the least value: 33", "19. U, the least value: 12");
        assertThat(CliRun.of("exam", ONE_HEAP, "--show", "program").out()).contains("'19_L1'", "'19_U'");
        assertThat(CliRun.of("exam", ONE_HEAP, "--variants", "2", "--key").out())
                .containsPattern("\\| \\d+ \\(.*any move.*\\); \\d+ \\(.*unlucky");
        // with these two heaps no start answers the other wording
        assertThat(CliRun.of("exam", GAME).out().lines().filter(line -> line.startsWith("19.")))
                .containsExactly("19. U, the least value: 18");
    }

    @Test
    void anAnswerIsRightInOneWordingOrWrongInBoth() {
        for (String right : List.of("33", "12")) {
            CliRun run = CliRun.of("exam", ONE_HEAP, "--check", "19=" + right);
            assertThat(run.code()).isZero();
            assertThat(run.out())
                    .contains(right + " is right in one wording")
                    .contains("33 if the task says: after any", "12 if the task says: after an unlucky");
            assertThat(CliRun.of("exam", ONE_HEAP, "--check", "19=" + right, "--json")
                            .out())
                    .contains("\"right\" : true", "\"wordings\"");
        }
        CliRun wrong = CliRun.of("exam", ONE_HEAP, "--check", "19=11");
        assertThat(wrong.code()).isEqualTo(ExitCode.NO);
        assertThat(wrong.out()).contains("11 is wrong; right is 33 if the task says: after any");
        assertThat(CliRun.of("exam", ONE_HEAP, "--why", "19=33").out())
                .contains("S = 33 belongs to L1.", "S = 33 belongs to U.");
        assertThat(CliRun.of("why", ONE_HEAP, "19=12").code()).isZero();
        assertThat(CliRun.of("why", ONE_HEAP, "19=11").code()).isEqualTo(ExitCode.NO);
    }

    /** Who wins with the best play of any length is not told where there is no end to it; the set is explained all the same. */
    @Test
    void anAnswerIsExplainedWhereTheWholeGameIsTooLarge() {
        CliRun run = CliRun.of(
                "exam", "heaps(S in 6..40; move -1, +2; end sum <= 5)", "--ask", "19=W1:all", "--why", "19=6");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("S = 6 belongs to W1");
    }

    @Test
    void theDeepestSetsAreAskedWithAllTheirReadings() {
        for (String set : new String[] {"W260", "W500", "L500"}) {
            CliRun run = CliRun.of(
                    "exam",
                    "heaps(S in 1..99; move +1, +2; end sum >= 100)",
                    "--ask",
                    "20=" + set + ":min",
                    "--check",
                    "20=5");
            assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.NO);
        }
    }

    @Test
    void theSumOfPairsIsAskedOnTheCommandLine() {
        String pairs = "heaps(K in 1..9, S in 1..9; move +1, *2; end sum >= 12; where K+S < 12)";
        CliRun run = CliRun.of("exam", pairs, "--ask", "21=L2:all:sum", "--check", "21=5");
        assertThat(run.out()).contains("21: 5 is wrong; right is 4");
        assertThat(CliRun.of("exam", pairs, "--ask", "21=L2:all:sum").out())
                .startsWith("21. L2, all values (K + S): 4\n");
        assertThat(CliRun.of("exam", pairs, "--ask", "21=L2:all:sum", "--json").out())
                .contains("\"value\" : \"sum\"");
        assertThat(CliRun.of("exam", pairs, "--ask", "21=L2:all:product").err())
                .contains("'product' is not a value of a start")
                .hasLineCount(1);
    }

    @Test
    void aFileIsNamedOnlyForWhatIsShown(@TempDir Path folder) {
        Path file = folder.resolve("answers.txt");
        CliRun run = CliRun.of("exam", ONE_HEAP, "--out", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--show").hasLineCount(1);
        assertThat(file).doesNotExist();
    }

    /** The matches of the source text: the first player wins by taking one. */
    @Test
    void aFixedStartIsAnsweredWithItsTree() {
        String matches = "heaps(5; move -1, -2; end sum = 1)";
        CliRun run = CliRun.of("exam", matches, "--lang", "ru");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("выигрывает Петя", "Первый ход -1, остаётся 4.", "Ваня");
        assertThat(CliRun.of("exam", "heaps(4; move -1, -2; end sum = 1)").out())
                .contains("Vanya, who moves second, wins");
        assertThat(CliRun.of("exam", matches, "--json").out())
                .contains("\"winner\" : \"first\"", "\"code\" : 2", "\"moves\" : [ \"-1\" ]");
        assertThat(CliRun.of("exam", matches, "--show", "tree", "--whole").out())
                .contains("Petya -2: 3");
        assertThat(CliRun.of("exam", matches, "--variants", "2").err()).contains("leave nothing open");
        assertThat(CliRun.of("exam", matches, "--check", "19=3").err()).contains("leave nothing open");
        assertThat(CliRun.of("exam", "heaps(1; move -1; end sum = 1)").out()).contains("already over", "Vanya");
        assertThat(CliRun.of("exam", "heaps(1; move -1; end sum = 1 : other)", "--json")
                        .out())
                .contains("\"winner\" : \"first\"");
    }

    /** В and П are a win and a loss, or Vanya and Petya: both are read, and which is meant is said below the answers. */
    @Test
    void lettersOfClassroomsAreReadAndTold() {
        CliRun run = CliRun.of("exam", GAME, "--lang", "ru", "--ask", "21=П2:min");
        assertThat(run.out()).contains("21. П2, наименьшее значение: 30", "Буквы: В — выигрывает");
        CliRun players = CliRun.of("exam", GAME, "--lang", "ru", "--ask", "21=В2:min", "--letters", "players");
        assertThat(players.out()).contains("21. В2, наименьшее значение: 30", "Буквы: П — выигрывает Петя");
        assertThat(CliRun.of("exam", GAME, "--ask", "20=W2:all", "--letters", "players")
                        .out())
                .contains("20. P2, all values: 31 34", "P where Petya wins");
        assertThat(CliRun.of("exam", GAME, "--ask", "7=П2:all").err()).contains("--letters");
        assertThat(CliRun.of("exam", GAME, "--letters", "x").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aBoundThatIsNoWholeNumberIsTold() {
        String game = "heaps(S in 1..60; move *k for k in 2..80/x+1; end sum >= 100)";
        assertThat(CliRun.of("exam", game, "--ask", "19=W1:all").out()).contains("not a whole number");
        assertThat(CliRun.of("exam", game.replace("80/x+1", "80//x+1"), "--ask", "19=W1:all")
                        .out())
                .doesNotContain("not a whole number");
        assertThat(CliRun.of(
                                "exam",
                                "heaps(S in 1..60; take 1..3; end sum = 0)",
                                "--ask",
                                "21=Lany:all",
                                "--show",
                                "program",
                                "--dialect",
                                "python-c")
                        .code())
                .isZero();
    }
}
