package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.zermelo.cli.context.ExitCode;

/** {@code check --against}: programs that are right, wrong, silent, late, that fail, and that are not there. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class OwnProgramTest {

    private static final String NIM = "nim({1..4 random 0..9})";

    private static CliRun against(String program, String game, String... more) {
        String[] words = new String[more.length + 5];
        System.arraycopy(new String[] {"check", "--against", program, game, "--seed=3"}, 0, words, 0, 5);
        System.arraycopy(more, 0, words, 5, more.length);
        return CliRun.of(words);
    }

    @Test
    void bothAnswersAreCompared() {
        CliRun right = against("tail -n 1", "coins({1 random 1..9})", "--cases=5");
        assertThat(right.code()).isEqualTo(ExitCode.DONE);
        assertThat(right.out()).isEqualTo("Both agree on 5 inputs (seed 3).\n");
        CliRun wrong = against("tail -n 1", "coins({1..5 random 1..9})", "--json");
        assertThat(wrong.code()).isEqualTo(ExitCode.NO);
        assertThat(wrong.out()).contains("\"input\" : \"2\\n1 1\\n\"", "\"yours\" : \"1 1\"", "\"ours\" : \"0\"");
    }

    @Test
    void aRunThatDoesNotGoWellIsToldInASentence() {
        assertThat(against("true", NIM).out()).startsWith("The program printed nothing on input 1 (seed 3).");
        assertThat(against("sleep 30", NIM, "--seconds=0.05").out())
                .startsWith("The program had not ended after 0.05 s");
        assertThat(against("ls /no-such-place", NIM).out()).startsWith("The program failed on input 1 (seed 3): ls:");
        CliRun missing = against("no-such-program", NIM);
        assertThat(missing.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(missing.err()).contains("cannot be started");
    }

    @Test
    void whatIsAskedWronglyIsToldInASentence() {
        for (String option :
                new String[] {"--compare=luck", "--says=one", "--input=none", "--cases=0", "--seconds=0", "--input={#2}"
                }) {
            CliRun run = against("true", NIM, option);
            assertThat(run.code()).as(option).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err().lines()).as(option).hasSize(1);
        }
    }

    @Test
    void aProgramAtTheOtherEndIsAsked() {
        CliRun right = CliRun.reading(
                "{\"output\": \"first\"}\n{\"output\": \"yes\"}\n",
                "check",
                "--against=-",
                "nim({1 random 1..9})",
                "--cases=2",
                "--seed=1");
        assertThat(right.code()).isEqualTo(ExitCode.DONE);
        assertThat(right.out()).startsWith("{\"input\":").endsWith("# Both agree on 2 inputs (seed 1).\n");
        CliRun gone = CliRun.reading("", "check", "--against=-", NIM);
        assertThat(gone.code()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
