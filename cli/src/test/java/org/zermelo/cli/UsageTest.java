package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(strings = {"Broken pipe", "Bad file descriptor"})
    void anOutputThatNobodyTakesEndsTheProgramQuietly(String problem) {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(problem);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String row = "coins(" + "1 2 3 ".repeat(60) + ")";
        for (String command : new String[] {"table", "solve"}) {
            int code = new Cli(InputStream.nullInputStream(), closed, err, new Cancellation()).run(command, row);
            assertThat(code).isZero();
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        }
    }
}
