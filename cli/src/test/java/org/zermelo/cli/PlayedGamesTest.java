package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayedGamesTest {

    @TempDir
    private Path folder;

    /** In tic-tac-toe an edge beside the centre's opponent loses to best play. */
    @Test
    void theHistoryShowsWhereTheGameWasGivenAway() throws IOException {
        Path svg = folder.resolve("history.svg");
        CliRun run = CliRun.of("history", "tictactoe()", "--played", "b2 b1 a1", "--svg", svg.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("given away at ply 2: b1").hasLineCount(5);
        assertThat(Files.readString(svg))
                .startsWith("<svg")
                .contains("<path", "b1  !")
                .endsWith("</svg>\n");
        assertThat(CliRun.of("history", "tictactoe()", "--played", "b2 b2").code())
                .isEqualTo(ExitCode.BAD_INPUT);
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
    void scoreFirstThenSpeed() {
        CliRun run = CliRun.of("solve", "boxes(1, 1)", "--value", "margin-and-plies", "--brief");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("-1", "4 plies to the end");
    }
}
