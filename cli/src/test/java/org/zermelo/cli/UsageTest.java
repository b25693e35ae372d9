package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.command.Commands;
import org.zermelo.cli.context.ExitCode;

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
        assertThat(run.err())
                .contains("'slove'")
                .contains("Did you mean 'solve'?")
                .hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aMistypedOptionIsNotTakenForAGame() {
        CliRun run = CliRun.of("solve", "--jsn", "nim(1)");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("--jsn").hasLineCount(1);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void anUnknownOptionIsNeverPartOfTheGame(String command) {
        for (String option : List.of("--no-such-option", "--no-such-option=9", "-Q")) {
            CliRun run = CliRun.of(command, option, "nim(1)");
            assertThat(run.code()).as(option).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err())
                    .as(option)
                    .contains("'" + option.replace("=9", "") + "'", "option", "zermelo " + command + " --help")
                    .hasLineCount(1);
        }
    }

    static List<String> commands() {
        return Commands.all().stream().map(Commands.Entry::name).toList();
    }

    @Test
    void anOptionOfAnotherCommandIsUnknownAndAMistypedOneHasAHint() {
        assertThat(CliRun.of("quotient", "--file", "x").err()).contains("There is no option '--file' here.");
        assertThat(CliRun.of("nimbers", "--file", "x", "0.77").err()).contains("no option '--file'");
        assertThat(CliRun.of("exam", "--file", "x").err()).contains("no option '--file'");
        assertThat(CliRun.of("solve", "--briefe", "nim(1)").err()).contains("Did you mean '--brief'?");
    }

    @Test
    void negativeNumbersAreWordsOfTheGameAndAHyphenPairEndsTheOptions() {
        assertThat(CliRun.of("solve", "coins", "5", "-3", "--brief").code()).isZero();
        assertThat(CliRun.of("solve", "--brief", "--", "coins", "-5", "-3").code())
                .isZero();
        assertThat(CliRun.of("solve", "--brief", "--", "--coins", "-5").err()).doesNotContain("option");
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
