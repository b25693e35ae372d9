package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.play.OtherProgram;

/** Programs that were started here and do not want to end. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its programs are shell scripts that catch signals")
class EndedProgramsTest {

    private static final int GUARD_SECONDS = 120;

    /** Hears no signal, starts another that hears none either, tells both numbers, and makes no move. */
    private static final String STUBBORN = """
            trap '' TERM INT HUP
            sleep 987 &
            echo $$ $! > "$1"
            echo ready
            while :; do sleep 1; done
            """;

    @TempDir
    private Path folder;

    private List<ProcessHandle> programs = List.of();

    @AfterEach
    void leaveNone() {
        programs.forEach(ProcessHandle::destroyForcibly);
    }

    private List<String> player(String text) throws IOException {
        Path script = folder.resolve("player.sh");
        Files.writeString(script, text);
        return List.of("sh", script.toString(), folder.resolve("numbers").toString());
    }

    /** Waits for the numbers that the player tells. */
    private void findPrograms() throws IOException, InterruptedException {
        Path numbers = folder.resolve("numbers");
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(GUARD_SECONDS);
        while (!Files.exists(numbers) || !Files.readString(numbers).endsWith("\n")) {
            assertThat(System.nanoTime()).as("the player tells its numbers").isLessThan(end);
            Thread.sleep(20);
        }
        programs = Stream.of(Files.readString(numbers).strip().split(" "))
                .map(number -> ProcessHandle.of(Long.parseLong(number)).orElseThrow())
                .toList();
        assertThat(programs).hasSize(2);
    }

    private void assertEnded() throws Exception {
        for (ProcessHandle program : programs) {
            program.onExit().get(GUARD_SECONDS, TimeUnit.SECONDS);
        }
    }

    private void playAndClose(String text) throws Exception {
        try (OtherProgram program = OtherProgram.started(player(text))) {
            assertThat(program.hear(0)).isEqualTo(OtherProgram.Heard.LINE);
            findPrograms();
        }
        assertEnded();
    }

    @Test
    void aProgramThatHearsNoSignalIsEndedWithItsChild() throws Exception {
        playAndClose(STUBBORN);
    }

    /** The child lives on where its parent ends when it is asked to. */
    @Test
    void theStubbornChildOfAWillingProgramIsEnded() throws Exception {
        playAndClose(STUBBORN.replace("trap '' TERM INT HUP\n", "").replace("sleep 987", "(trap '' TERM; sleep 987)"));
    }

    /** It has nothing to put away, so nobody waits for it. */
    @Test
    void aSignalEndsAtOnceWhoWaitsForInput() throws Exception {
        Process batch = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "batch")
                .start();
        try (BufferedReader answers = batch.inputReader();
                BufferedWriter questions = batch.outputWriter()) {
            questions.write("{\"game\":\"nim(3)\",\"ask\":[\"value\"]}\n");
            questions.flush();
            assertThat(answers.readLine()).contains("value");
            long begun = System.nanoTime();

            // the process itself would close its pipes, too
            batch.toHandle().destroy();

            assertThat(batch.waitFor(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun)).isLessThan(2_500);
            assertThat(batch.exitValue()).isEqualTo(128 + 15);
        } finally {
            batch.destroyForcibly();
        }
    }

    @Test
    void aRefereeThatIsEndedEndsItsPlayer() throws Exception {
        Path said = folder.resolve("said");
        Process referee = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "referee",
                        "nim(3, 4)",
                        "--player",
                        String.join(" ", player(STUBBORN)))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        findPrograms();

        referee.destroy();

        assertThat(referee.waitFor(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertEnded();
        assertThat(Files.readString(said)).doesNotContain("Exception");
    }
}
