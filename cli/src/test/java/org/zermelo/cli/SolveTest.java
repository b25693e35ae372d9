package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

class SolveTest {

    private static final String ROW = "coins(7 9 1 6 4 3)";

    @Test
    void everyMethodGivesTheSameAnswer() {
        String best = CliRun.of("solve", ROW, "--brief").out();
        assertThat(best).isEqualTo("+6: the first player gets 18, the second 12\n");
        for (String method : new String[] {"linear", "interval-rows", "interval-search", "memo", "plain-search"}) {
            assertThat(CliRun.of("solve", ROW, "--method", method, "--brief").out())
                    .as(method)
                    .isEqualTo(best);
            assertThat(CliRun.of("solve", ROW, "--method", method).out()).contains(best.strip(), "Method  " + method);
        }
    }

    @Test
    void movesOfTheSameWorthStandOnALine() {
        assertThat(CliRun.of("solve", "notakto(2)").out())
                .contains("Moves   1: (1, 1), 1: (1, 2), 1: (1, 3), 1: (2, 1), 1: (2, 2)  *1\n")
                .contains("        2: (3, 1), 2: (3, 2), 2: (3, 3)  *1\n");
        assertThat(CliRun.of("solve", "nim(2, 2)").out()).contains("1: 2->1  *3", "2: 2->1  *3");
    }

    @Test
    void aNameWithAnAtSignThatIsNoneOfTheLibraryIsAFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.txt"), "nim(3, 5)");
        assertThat(CliRun.of("solve", "@" + file).out()).contains("Game    nim(3, 5)", "first player wins");
        assertThat(CliRun.of("solve", "@" + folder.resolve("none")).code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    /** A command that lacks its game shows its own example, not that of another one. */
    @Test
    void aCommandWithoutAGameShowsItsOwnExample() {
        assertThat(CliRun.of("law", "").err()).contains("No game is given. For example: zermelo law 'heaps(");
        assertThat(CliRun.of("table").err()).contains("For example: zermelo table '");
        assertThat(CliRun.of("solve", "").err()).contains("For example: zermelo solve '");
    }

    @Test
    void anUnknownMethodIsBadInputAndAnUnfitOneIsRefused() {
        CliRun unknown = CliRun.of("solve", ROW, "--method", "magic");
        assertThat(unknown.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(unknown.err()).contains("'magic'", "linear").hasLineCount(1);
        CliRun unfit = CliRun.of("solve", ROW, "--method", "retrograde");
        assertThat(unfit.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(unfit.err()).hasLineCount(1);
    }

    @Test
    void jsonAndTextSayTheSame() {
        Map<?, ?> document =
                (Map<?, ?>) Json.read(CliRun.of("solve", ROW, "--json").out());
        assertThat(document.get("schema")).isEqualTo("zermelo/answer/1");
        assertThat(document.get("value")).hasToString("{kind=margin, first=18, second=12, margin=6}");
        assertThat(document.get("made").toString()).contains("version", "jdk", "command");
    }

    @Test
    void failuresAreDocumentsTooWhenJsonIsWanted() {
        CliRun run = CliRun.of("solve", "coins(1 x)", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).contains("\"error\"", "\"column\" : 9");
        assertThat(run.err()).hasLineCount(1);
    }

    /** With no time at all nothing is proved; with enough the answer is the usual one. */
    @Test
    void aTimeEndsTheWorkWithASentence() {
        CliRun run = CliRun.of("solve", "connect(7, 7, 4)", "--seconds", "0.000001");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("zermelo: Not finished within").hasLineCount(1);
        assertThat(CliRun.of("solve", ROW, "--seconds", "600").out())
                .isEqualTo(CliRun.of("solve", ROW).out());
        assertThat(CliRun.of("solve", ROW, "--seconds", "0").code()).isEqualTo(ExitCode.BAD_INPUT);
        CliRun sum = CliRun.of("solve", "domineering(8x8) + domineering(6x6)", "--seconds", "0.000001");
        assertThat(sum.code()).isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void movesAndLinesArePaged() {
        assertThat(CliRun.of("solve", ROW, "--moves", "best").out()).contains("... and 1 more move (+6: 1, +2: 1)");
        assertThat(CliRun.of("solve", ROW, "--line", "2").out()).contains("... and 4 more plies");
        assertThat(CliRun.of("solve", ROW, "--moves", "some").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void russianIsSpokenThroughout() {
        assertThat(CliRun.of("solve", ROW, "--lang", "ru").out())
                .contains("первый получает 18, второй 12", "Почему")
                .doesNotContainPattern("[a-z]{9,}");
        assertThat(CliRun.of("explain", ROW, "--lang=ru").out()).contains("позиции не повторяются");
    }

    /** Steps that only rank a method are not told as a time; a search that the sample shows to be hopeless is not begun. */
    @Test
    void noTimeIsToldThatNobodyForesees() {
        assertThat(CliRun.of("explain", "cram(9, 9)").out())
                .containsPattern("sprague-grundy +too big: needs")
                .doesNotContain("about");
    }

    /** No table holds these nimbers, but a formula says who wins: that is the answer, and the refusal of the nimber names it. */
    @Test
    void whoWinsStandsInForANimberThatIsOutOfReach() {
        assertThat(CliRun.of("solve", "wythoff(10^9, 10^9)").out())
                .contains("the first player wins", "Only who wins, by a formula", "--value nimber", "closed-form");
        CliRun refused = CliRun.of("solve", "wythoff(10^9, 10^9)", "--value", "nimber");
        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).hasLineCount(1).contains("--value outcome");
        assertThat(CliRun.of("solve", "wythoff(10^9, 10^9)", "--value", "outcome")
                        .code())
                .isZero();
        assertThat(CliRun.of("solve", "chomp(40x40)").err()).doesNotContain("--value outcome");
    }

    @Test
    void cancelledWorkEndsWithItsOwnCode() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        var out = new ByteArrayOutputStream();
        int code = new Cli(InputStream.nullInputStream(), out, new ByteArrayOutputStream(), cancellation)
                .run("solve", ROW, "--method", "memo");
        assertThat(code).isEqualTo(ExitCode.CANCELLED);
    }

    /** Misère is part of the game: naming a value does not turn it into normal play. */
    @Test
    void valuesOfMisereGamesAreThoseOfMiserePlay() {
        for (String value : new String[] {"outcome", "winner", "misere"}) {
            CliRun run = CliRun.of("solve", "misere nim(1, 1)", "--value", value, "--json");
            assertThat(run.code()).isEqualTo(ExitCode.DONE);
            assertThat(run.out())
                    .contains("\"convention\" : \"misere\"", "\"winner\" : \"first\"")
                    .doesNotContain("\"winner\" : \"second\"");
        }
        CliRun nimber = CliRun.of("solve", "misere nim(1, 1)", "--value", "nimber");
        assertThat(nimber.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(nimber.err()).hasLineCount(1).contains("quotient");
    }

    /** The answer is right for the rules as they stand, but these are hardly what was meant. */
    @Test
    void oddRulesAreToldBesideTheAnswer() {
        assertThat(CliRun.of("solve", "heaps(5; move -1, -2; end sum >= 200)").out())
                .contains("in 3 plies", "End condition 1 can never hold");
        assertThat(CliRun.of("solve", "heaps(5; move -1, -2; end sum >= 200)", "--json")
                        .out())
                .contains("end-out-of-reach");
        assertThat(CliRun.of("solve", "heaps(5; move -1, -2; end sum = 0)").out())
                .doesNotContain("never");
        assertThat(CliRun.of("exam", "heaps(S in 1..9; move -1, -2; end sum >= 200)")
                        .out())
                .startsWith("End condition 1 can never hold");
    }

    /** What is left at the end goes to both, so that the points of the line add up to those of the answer. */
    @Test
    void thePointsOfALineAddUp() throws Exception {
        String game = "@kalah(pits 2x2; seeds 2)";
        Map<?, ?> document =
                (Map<?, ?>) Json.read(CliRun.of("solve", game, "--json").out());
        long[] totals = new long[2];
        for (Object each : (List<?>) document.get("line")) {
            Map<?, ?> step = (Map<?, ?>) each;
            int by = "first".equals(step.get("by")) ? 0 : 1;
            long both = step.get("both") == null ? 0 : ((Number) step.get("both")).longValue();
            totals[by] += ((Number) step.get("gain")).longValue() + both;
            totals[1 - by] += both;
        }
        Map<?, ?> value = (Map<?, ?>) document.get("value");
        assertThat(totals)
                .containsExactly(((Number) value.get("first")).longValue(), ((Number) value.get("second")).longValue());
        assertThat(CliRun.of("solve", game).out()).containsPattern("\\(\\d+ : \\d+\\)");
    }
}
