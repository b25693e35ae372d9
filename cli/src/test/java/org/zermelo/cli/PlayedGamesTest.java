package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;

class PlayedGamesTest {

    @TempDir
    private Path folder;

    /** In tic-tac-toe an edge beside the centre's opponent loses to best play. */
    @Test
    void theHistoryShowsWhereTheGameWasGivenAway() throws IOException {
        Path svg = folder.resolve("history.svg");
        CliRun run = CliRun.of("line", "tictactoe()", "--played", "b2 b1 a1");
        assertThat(run.out()).contains("Decisive mistake: move 2, b1 (loss in 6 plies); right was a1", "!");
        CliRun picture = CliRun.of("line", "tictactoe()", "--played", "b2 b1 a1", "--out", svg.toString());
        assertThat(picture.err()).contains("history.svg").hasLineCount(1);
        assertThat(Files.readString(svg))
                .startsWith("<svg")
                .contains("<path", "b1  !")
                .endsWith("</svg>\n");
        assertThat(CliRun.of("line", "tictactoe()", "--played", "b2 b2").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void anotherProgramPlaysAndItsMistakesAreCounted() {
        // three left are lost to whoever must move; then two are taken at once
        CliRun run = CliRun.reading("+1\n+9\n+2\n", "referee", "count-to(4)", "--games", "1");
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out()).contains("position 0", "move?", "illegal '+9'", "result win", "won 1, lost 0");
        CliRun lost = CliRun.reading("+2\n+2\n+2\n+1\n", "referee", "count-to(4)", "--games", "1");
        assertThat(lost.out()).contains("result loss", "won 0, lost 1", "gave the game away: 1");
        assertThat(CliRun.reading("+1\n", "referee", "count-to(9)").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void whoeverAnswersWithNoMoveTenTimesLoses() {
        CliRun run = CliRun.reading("+9\n".repeat(10) + "+1\n+2\n", "referee", "count-to(4)", "--games", "1");
        // every question is answered once: no answer is left for the next game
        assertThat(run.out().lines().filter("move?"::equals)).hasSize(10);
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out())
                .contains("result loss", "# game 1: lost after 0 plies, for 10 answers", "to the end: 1")
                .doesNotContain("result win");
        CliRun nine = CliRun.reading("+9\n".repeat(9) + "+1\n+2\n", "referee", "count-to(4)", "--games", "1");
        assertThat(nine.out()).contains("result win", "won 1, lost 0");
    }

    @Test
    void whatIsNoAnswerIsPassedOver() {
        String talk = "# thinking\n\n".repeat(1000) + "x".repeat(1 << 20) + "\n+1\n# sure\n+2";
        CliRun run = CliRun.reading(talk, "referee", "count-to(4)", "--games", "1");
        assertThat(run.out()).contains("result win", "won 1, lost 0").hasSizeLessThan(3000);
    }

    @Test
    void aPlayerWhoLeavesIsCountedSoFar() {
        CliRun run = CliRun.reading("+1\n+2\n", "referee", "count-to(4)", "--games", "3", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).contains("\"won\" : 1", "\"forfeits\" : 0");
        assertThat(run.err()).contains("stopped before the end of game 2");
    }

    @Test
    void aPlayerIsStartedAndMustNotSleep() throws IOException {
        Path player = folder.resolve("player.sh");
        Files.writeString(player, "while read -r line; do case $line in move*) sleep 30;; esac; done");
        CliRun slow =
                CliRun.of("referee", "count-to(4)", "--games", "1", "--seconds", "0.05", "--player", "sh " + player);
        assertThat(slow.out()).contains("game 1: lost after 0 plies, because no move came within 0.05 s");
        Files.writeString(player, "for move in +1 +2; do echo $move; done; cat > /dev/null");
        CliRun right = CliRun.of("referee", "count-to(4)", "--games", "1", "--player", "sh " + player);
        assertThat(right.out())
                .contains("game 1: won in 3 plies", "won 1, lost 0")
                .doesNotContain("#", "move?");
        CliRun none = CliRun.of("referee", "count-to(4)", "--player", "no-such-program");
        assertThat(none.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(none.err()).contains("cannot be started: no-such-program");
        assertThat(CliRun.of("referee", "count-to(4)", "--games", "0").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    /**
     * A player that does not answer when it is asked first: its answer comes when the second game has begun, and is not
     * taken for a move there.
     */
    @Test
    void aLateLineIsNotTakenForAMoveOfTheNextGame() throws IOException {
        Path player = folder.resolve("late.sh");
        Files.writeString(player, """
                late=yes
                while read -r line; do
                    case $line in
                    move*)
                        [ $late = no ] && echo +1
                        [ $late = yes ] && late=owed ;;
                    *) [ $late = owed ] && echo +2 && late=no ;;
                    esac
                done
                """);
        CliRun run = CliRun.of(
                "referee",
                "count-to(4)",
                "--games",
                "2",
                "--seconds",
                "4",
                "--opponent",
                "random",
                "--player",
                "sh " + player);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("game 1: lost after 0 plies, because no move came within 4.0 s")
                .containsPattern("game 2: (won|lost) in [34] plies");
    }

    @Test
    void theOpponentOfTheRefereeIsThatOfPlay() {
        // whoever plays at random may leave three; the same seed does so again
        String typed = "+1\n".repeat(20);
        CliRun once =
                CliRun.reading(typed, "referee", "count-to(12)", "--games", "2", "--opponent", "random", "--seed", "3");
        CliRun again =
                CliRun.reading(typed, "referee", "count-to(12)", "--games", "2", "--opponent", "random", "--seed", "3");
        assertThat(once.out()).isEqualTo(again.out()).contains("result");
        assertThat(CliRun.reading(typed, "referee", "count-to(12)", "--opponent", "parity")
                        .code())
                .isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void scoreFirstThenSpeed() {
        CliRun run = CliRun.of("solve", "boxes(1, 1)", "--value", "margin-and-plies", "--brief");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("-1", "4 plies to the end");
    }
}
