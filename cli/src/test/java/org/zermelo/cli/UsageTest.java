package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UsageTest {

    @Test
    void helpNamesEveryCommand() {
        CliRun run = CliRun.of("--help");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("solve", "explain", "batch");
    }

    @Test
    void everyCommandHasHelp() {
        assertThat(CliRun.of("solve", "--help").out()).contains("--json", "--method", "GAME");
        assertThat(CliRun.of("help", "batch").out()).contains("one JSON object a line");
    }

    @Test
    void aMistypedCommandIsOneSentenceWithAGuess() {
        CliRun run = CliRun.of("slove", "nim(1)");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("'slove'").contains("Maybe 'solve'?").hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aMistypedOptionIsNotTakenForAGame() {
        CliRun run = CliRun.of("solve", "--jsn", "nim(1)");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("--jsn").hasLineCount(1);
    }

    @Test
    void noGameIsBadInputInTheUsersLanguage() {
        assertThat(CliRun.of("solve").err()).startsWith("zermelo: No game is given.");
        assertThat(CliRun.of("solve", "--lang", "ru").err()).startsWith("zermelo: Игра не задана.");
        assertThat(CliRun.of("solve", "--lang", "tlh", "x").code()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
