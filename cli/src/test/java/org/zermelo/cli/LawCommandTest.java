package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;

/** Laws on the command line, and their certificates. */
class LawCommandTest {

    @TempDir
    private Path folder;

    private Path written() {
        Path file = folder.resolve("law.certificate");
        CliRun run = CliRun.of("law", "heaps(S; move -1, =x//2)", "--certificate", file.toString());
        assertThat(run.code()).isZero();
        return file;
    }

    @Test
    void aCertificateHolds() {
        CliRun run = CliRun.of("check", written().toString());
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .startsWith(
                        "The certificate holds: who wins is stated correctly for every position of heaps(S; move -1,");
        assertThat(CliRun.of("check", written().toString(), "--json").out())
                .contains("\"right\" : true", "\"game\" : \"heaps(S; move -1, =x//2)\"", "\"states\" : 3");
    }

    @Test
    void aChangedOneDoesNot() throws IOException {
        Path file = written();
        Files.writeString(file, Files.readString(file).replace("-1, =x//2", "-2, =x//2"));
        CliRun run = CliRun.of("check", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).startsWith("The certificate does not hold. The digest does not fit the text");
    }

    /** Nimbers that grow with the heap have a certificate, but no automaton, so no program. */
    @Test
    void nimbersThatGrow() {
        Path file = folder.resolve("window.certificate");
        CliRun run = CliRun.of("law", "heaps(S; take 1..x//2)", "--value", "nimber", "--certificate", file.toString());
        assertThat(run.code()).isZero();
        assertThat(CliRun.of("check", file.toString()).out()).startsWith("The certificate holds: the nimber");
        assertThat(CliRun.of("law", "heaps(S; take 1..x//2)", "--value", "nimber", "--program", "python")
                        .err())
                .contains("Nimbers of heaps(S; move take 1..x//2) grow with the heap. Such a law has no automaton");
    }

    /** A question of nothing asks nothing. */
    @Test
    void withoutAQuestionThereIsTheLaw() {
        CliRun run = CliRun.of("law", "heaps(S; move -1, -2)", "--ask", "");
        assertThat(run.out())
                .isEqualTo(CliRun.of("law", "heaps(S; move -1, -2)").out())
                .contains("S % 3 in {0}");
    }

    /** What is proved of numbers up to a greatest one is not told of all. */
    @Test
    void lettersWithAGreatestNumber() {
        String least = "19=L1:min";
        assertThat(CliRun.of("law", "heaps(M in 1..9, S; move +1, *2; end sum >= N)", "--ask", least)
                        .out())
                .contains("N is any whole number from 1 on, and", "M is any number as well, from 1 on, at most 9.");
        assertThat(CliRun.of("law", "heaps(S; var N in 20..99 = 50; move +1, *2; end x >= N)", "--ask", least)
                        .out())
                .contains("N is any whole number from 20 on, at most 99, and no move changes it.");
    }
}
