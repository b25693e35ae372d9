package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.cli.context.ExitCode;

/** Rules that are wrong, absurd or without end, as a user meets them: one sentence in each language, and the place. */
class HostileRulesCommandTest {

    @Test
    void whatGoesWrongInPlayIsShownAtTheMoveClause(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("halves.game");
        Files.writeString(file, "heaps 7, 3\nmoves\n  b: -1\n  a = a//b  # down\nend a > 77\n");
        String place = "      a = a//b  # down\n      ^^^^^^^^\n";
        CliRun divides = CliRun.of("solve", "--file", file.toString());
        assertThat(divides.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(divides.err()).hasLineCount(1).contains("halves.game:4:3: In position [7, 0]");
        assertThat(divides.place()).isEqualTo(place);
        CliRun overflow = CliRun.of("solve", "heaps(7; move =x*x*x*x, +1; end x % 1000 = 999)", "--lang", "ru");
        assertThat(overflow.err()).hasLineCount(1).contains(":1:15: В позиции [33232930569601]");
        assertThat(overflow.place()).endsWith("    " + " ".repeat(14) + "^".repeat(8) + "\n");
        CliRun exam = CliRun.of("exam", "heaps(S in 1..20, 4; move b: -1, a = a//b; end a > 77)");
        // two questions are answered all the same, and the third says at its place what prevents it
        assertThat(exam.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(exam.out())
                .contains("21. L2, the least value: argument:1:34: In position [1, 0]")
                .containsPattern("\n +heaps\\(S in 1\\.\\.20, 4; move b: -1, a = a//b; end a > 77\\)\n {35,}\\^{8}\n");
    }

    @Test
    void whatGoesWrongInAnEndConditionIsShownThere() {
        String end = "x*x*x*x*x*x >= 10^18";
        CliRun overflow = CliRun.of("solve", "heaps(7; move =x*x; end " + end + ")");
        assertThat(overflow.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(overflow.err()).hasLineCount(1).contains(":1:25: In position [", "] a number passes");
        assertThat(overflow.place()).endsWith("    " + " ".repeat(24) + "^".repeat(end.length()) + "\n");
        CliRun bound =
                CliRun.of("solve", "heaps(S in 1..9; move +1; end 10//(x-5) = 5 or x > 90; S = 3)", "--lang", "ru");
        assertThat(bound.err()).hasLineCount(1).contains(":1:31: В позиции [5]");
        assertThat(bound.place())
                .endsWith("    " + " ".repeat(30) + "^".repeat("10//(x-5) = 5 or x > 90".length()) + "\n");
    }

    @Test
    void whatIsOddInAFileIsNamedWithItsLine(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("leaves.game");
        Files.writeString(file, "heaps 7\nvar n in 0..5 = 5\nmoves\n  -1\n  n -= 2\nend a > 77\n");
        assertThat(CliRun.of("explain", "--file", file.toString()).out())
                .contains("The move n -= 2 (5:3) can take n out of 0..5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(7; mvoe +1) | 1:10 | ^^^^ | Did you mean 'move'? | Может быть",
                "heaps(7; move /0; end a >= 9) | 1:16 | ^ | divides by 0 | делит на 0",
                "heaps(7; move +1; end summ >= 9) | 1:23 | ^^^^ | Did you mean 'sum'? | Может быть",
                "heaps(5; move +1) | 1:15 | ^^ | for ever | вечно",
                "heaps(7; move +99999999999999999999; end a >= 9) | 1:16 | ^^^^^^^^^^^^^^^^^^^^ | 9223372036854775807 | 9223372036854775807",
                "heaps(S in 9..1; move +1; end a >= 9; S = 3) | 1:12 | ^ | Maybe | Может быть"
            })
    void theTextIsShownWithCaretsUnderThePlace(String game, String at, String carets, String en, String ru) {
        CliRun english = CliRun.of("solve", game);
        CliRun russian = CliRun.of("solve", game, "--lang", "ru");
        assertThat(english.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(english.err()).hasLineCount(1).contains(":" + at + ": ").contains(en);
        assertThat(russian.err()).hasLineCount(1).contains(":" + at + ": ").contains(ru);
        int column = Integer.parseInt(at.substring(at.indexOf(':') + 1));
        String place = "    " + game + "\n    " + " ".repeat(column - 1) + carets + "\n";
        assertThat(english.place()).isEqualTo(place);
        assertThat(russian.place()).isEqualTo(place);
        assertThat(CliRun.of("solve", game, "--json").place()).isEmpty();
    }

    @Test
    void russianWordsAreSuggestedForRussianOnes() {
        CliRun run = CliRun.of("solve", "кучи(7; ход +1; конец сума >= 9)", "--lang", "ru");
        assertThat(run.err()).contains(":1:23: ", "«сумма»").hasLineCount(1);
        assertThat(run.place()).endsWith("\n    " + " ".repeat(22) + "^^^^\n");
    }

    @Test
    void ofALongLineThePartAroundThePlaceIsShown(@TempDir Path folder) throws Exception {
        Path deep = folder.resolve("deep.game");
        Files.writeString(deep, "heap 5\nmove +" + "(".repeat(100_000) + "1" + ")".repeat(100_000) + "\nend x > 9\n");
        CliRun run = CliRun.of("solve", deep.toString());
        assertThat(run.err()).hasLineCount(1).contains(":2:107: ");
        assertThat(run.place().lines()).hasSize(2).allMatch(line -> line.length() < 120);
    }

    @Test
    void manyMovesAreNotCompiled(@TempDir Path folder) throws Exception {
        Path many = folder.resolve("many.game");
        String moves = IntStream.rangeClosed(1, 50_000).mapToObj(k -> "+" + k).collect(Collectors.joining(", "));
        Files.writeString(many, "heap 5\nmove " + moves + "\nend x >= 10\n");
        CliRun run = CliRun.of("solve", many.toString(), "--moves", "best");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("the first player wins in 1 ply");
    }

    @Test
    void aPositionWithAMillionMovesIsAnswered() {
        String game = "heaps(1000000; move take k in 1..1000000; end x < 999999)";
        CliRun run = CliRun.of("solve", game, "--moves", "best", "--json");
        assertThat(run.out()).contains("\"winner\" : \"first\"", "\"plies\" : 1", "\"moveCount\" : 1000000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(3, 0; move =x//other, +1 if other = 0; end sum >= 8) | =x//other | Limit the move",
                "heaps(5; move ^9; end a = 10) | ^9 | Maybe an end condition",
                "heaps(10^18; move take k in 1..10^18 if k % 3 = 1) | 1000000000000000000 | Try a smaller range"
            })
    void whatGoesWrongInPlayNamesTheMove(String game, String move, String hint) {
        CliRun run = CliRun.of("solve", game);
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).hasLineCount(1).contains(move, hint);
        CliRun russian = CliRun.of("solve", game, "--lang", "ru");
        assertThat(russian.err())
                .hasLineCount(1)
                .contains(move)
                .containsPattern("Попробуйте|Может быть|Ограничьте")
                .doesNotContain("Maybe", "move");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(0, 3; move *2, +1; end sum >= 9) | leaves 0 as it is | оставляет 0 как есть",
                "heaps(9; move +1; end sum >= 7) | already an end | уже конец",
                "heaps(5; move +1; end sum >= 9; end sum = 20) | can never hold | никогда не выполнится",
                "heaps(5; var n in 0..3 = 0; move a -= 1 and n += 1) | out of 0..3 | за границы 0..3"
            })
    void whatIsOddIsSaidByExplain(String game, String en, String ru) {
        assertThat(CliRun.of("explain", game).out()).contains(en);
        assertThat(CliRun.of("explain", game, "--lang", "ru").out()).contains(ru);
    }

    /** Positions without number: refused by what the rules alone say, before any is looked at, with a start that fits. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"heaps(7, 10^18; move +1, *2; end sum >= 2*10^18)", "heaps(1, 1; move +1, *2; end sum >= 10^18)"})
    void whatIsFarTooLargeIsRefusedWithAStartThatFits(String game) {
        CliRun run = CliRun.of("solve", game);
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).hasLineCount(1).containsPattern("Too big: .* [0-9, ()]+ would fit");
        CliRun russian = CliRun.of("solve", game, "--lang", "ru");
        assertThat(russian.err()).hasLineCount(1).contains("Слишком велико").doesNotContain("would");
        assertThat(CliRun.of("explain", game).code()).isZero();
    }

    /** Beyond any table: answered by a law where there is one, and else that is what is said. */
    @Test
    void startsWithoutNumberHaveALawOrNone() {
        assertThat(CliRun.of("solve", "heaps(10^18; move -1, -3; end sum <= 10)")
                        .out())
                .contains("the second player wins");
        assertThat(CliRun.of("solve", "heaps(10^18; move take k in 1..3; end x = 0)")
                        .out())
                .contains("the second player wins");
        CliRun none = CliRun.of("solve", "heaps(7, 10^18; move -1, /2 floor; end sum <= 10)");
        assertThat(none.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(none.err()).hasLineCount(1).contains("No law with at most 250 states");
    }

    @Test
    void longExamQuestionsAreRefusedWithAStartThatFits() {
        String game = "heaps(7, S in 999999999999999990..10^18; move -1, /2 floor; end sum <= 10)";
        CliRun run = CliRun.of("exam", game, "--ask", "1=Wany:min");
        assertThat(run.out() + run.err()).containsPattern("From \\(7, 99999999999999999\\d\\) at least .* would fit");
    }

    /** Depths do not fit into the memory of a test, who wins does: that is told, and why, and at once. */
    @Test
    void withoutRoomForDepthsTheWinnerIsAsked() {
        String game = "heaps(1, 1; move +1, *2; end sum >= 60000)";
        assertThat(CliRun.of("explain", game).out())
                .contains("Asked: winner", "Only who wins: compiled-sweep with depths needs");
        assertThat(CliRun.of("explain", game, "--value", "outcome").out())
                .contains("Asked: outcome")
                .doesNotContain("Only who wins");
    }
}
