package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

/** The blocks of the linear method on the command line. */
class BlocksTest {

    @TempDir
    private Path folder;

    @Test
    void theRowMeltsStepByStep() throws Exception {
        Path svg = folder.resolve("blocks.svg");
        CliRun run = CliRun.of("explain", "coins(7 9 1 6 4 3)", "--blocks", "--svg", svg.toString());

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("""
                           7   9   1   6   4   3
                          [    -1    ] 6   4   3
                          [        -3        ] 3
                        1. 7, 9, 1 act as one block worth -1
                        2. -1, 6, 4 act as one block worth -3
                        The valley -3, 3 is left: begin at the right end, worth 3, because it is the larger.
                        """);
        assertThat(Files.readString(svg)).startsWith("<svg").contains(">-3<", ">-1<", "2 steps");
        assertThat(CliRun.of("explain", "coins(7 9 1 6 4 3)").out()).doesNotContain("act as one block");
    }

    @Test
    void theDocumentHasTheSameBlocks() throws Exception {
        CliRun run = CliRun.of("explain", "coins(7 9 1 6 4 3)", "--blocks", "--json");
        assertThat(String.valueOf(Json.read(run.out())).replace(" ", ""))
                .contains(
                        "reduction={blocks=[{from=0,to=5,value=-3},{from=5,to=6,value=3}]",
                        "merged={from=0,to=3,value=-1}");
        assertThat(CliRun.of("explain", "coins(7 9 1 6 4 3)", "--json").out()).doesNotContain("reduction");
    }

    @Test
    void otherGamesHaveNone() {
        CliRun run = CliRun.of("explain", "coins(1 2 3; take any)", "--blocks");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("one row of at most 60 numbers");
    }
}
