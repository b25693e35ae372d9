package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.cli.context.ExitCode;

class ColourTest {

    private static String run(String command, String... more) {
        List<String> words = new ArrayList<>(List.of(command.split("~")));
        words.addAll(List.of(more));
        return CliRun.of(words.toArray(new String[0])).out();
    }

    @ParameterizedTest
    @CsvSource({
        "solve~nim(5; 3), 94m, 33m",
        "solve~nim(2; 2), 33m, 0m",
        "solve~tictactoe(), 37m, 0m",
        "why~coins(7 9 1 6 4 3)~R, 94m, 1m",
        "table~nim(2; 1), 94m, 33m",
        "trace~coins(7 9 1)~--step~4, 1m, 4m"
    })
    void colourSaysNothingThatTheTextDoesNot(String words, String one, String other) {
        String command = words.replace(';', ',');
        String coloured = run(command, "--color", "always");
        assertThat(coloured).contains("\u001b[" + one, "\u001b[" + other);
        String plain = run(command, "--color", "never");
        assertThat(coloured.replaceAll("\u001b\\[\\d*m", "")).isEqualTo(plain);
        assertThat(run(command)).as("no terminal").isEqualTo(plain);
    }

    @Test
    void anotherWordIsRefused() {
        CliRun run = CliRun.of("solve", "nim(1)", "--color", "red");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("auto, always or never, not 'red'");
    }
}
