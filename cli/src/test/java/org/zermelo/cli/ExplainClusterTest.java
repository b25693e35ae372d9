package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a table takes on a cluster, told beforehand. */
class ExplainClusterTest {

    @Test
    void theLastLineTellsIt() {
        CliRun run = CliRun.of("explain", "tictactoe()", "--cluster", "4");
        assertThat(run.out())
                .contains("\nOn a cluster of 4 processors: about 5,500 positions")
                .endsWith("with 4 shards.\n");
        assertThat(CliRun.of("explain", "quixo(3)", "--cluster", "1").out())
                .contains("On a cluster of 1 processor: ")
                .contains("with 1 GiB each, about ");
    }

    @Test
    void theDocumentHasTheSame() {
        assertThat(CliRun.of("explain", "tictactoe()", "--cluster", "4", "--json")
                        .out())
                .contains("\"cluster\"", "\"shards\" : 4")
                .doesNotContain("fitting");
    }

    /** A number of symmetries has forms in some languages. */
    @Test
    void symmetriesAreCountedInSpanish() {
        assertThat(CliRun.of("explain", "dodgem(3)", "--lang", "es").out()).contains("intercambia");
    }

    @Test
    void noProcessorsAndMemoryAloneAreRefused() {
        assertThat(CliRun.of("explain", "tictactoe()", "--cluster", "0").err()).contains("allowed is 1 to");
        assertThat(CliRun.of("explain", "tictactoe()", "--memory", "64").err()).contains("--cluster N");
    }
}
