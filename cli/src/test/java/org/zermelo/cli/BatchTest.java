package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.tests.LongOnly;

class BatchTest {

    private static List<String> lines(CliRun run) {
        return run.out().lines().toList();
    }

    @Test
    void answersLineByLineWhatIsAsked() {
        CliRun run = CliRun.reading("""
                {"id":1,"game":"coins(7 9 1 6 4 3)","ask":["value"]}

                {"id":"two","game":"coins(1 2)","ask":["value","moves","line"]}
                """, "batch");
        assertThat(run.code()).isZero();
        assertThat(lines(run))
                .containsExactly(
                        "{\"id\":1,\"value\":{\"kind\":\"margin\",\"first\":18,\"second\":12,\"margin\":6}}",
                        "{\"id\":\"two\",\"value\":{\"kind\":\"margin\",\"first\":2,\"second\":1,\"margin\":1},"
                                + "\"moves\":[{\"move\":\"R\",\"value\":{\"kind\":\"margin\",\"margin\":1},\"best\":true},"
                                + "{\"move\":\"L\",\"value\":{\"kind\":\"margin\",\"margin\":-1},\"best\":false}],"
                                + "\"line\":[{\"by\":\"first\",\"move\":\"R\",\"gain\":2},"
                                + "{\"by\":\"second\",\"move\":\"L\",\"gain\":1}]}");
    }

    @Test
    void aBadLineIsAnsweredByItsErrorAndTheRunGoesOn() {
        CliRun run = CliRun.reading("""
                {"id":1,"game":"coins(1 2"}
                not json
                {"id":3}
                {"id":4,"game":"coins(1)","ask":["everything"]}
                {"id":5,"game":"coins(1)","shout":true}
                {"id":6,"game":7}
                [1]
                {"id":8,"game":"coins(1)","method":"magic"}
                {"id":9,"game":"coins(4)","ask":["value"]}
                """, "batch");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        List<String> lines = lines(run);
        assertThat(lines).hasSize(9);
        assertThat(lines.subList(0, 8)).allMatch(line -> line.contains("\"error\":{\"kind\":\"bad-input\""));
        assertThat(lines.get(0)).contains("\"line\":1", "\"column\":6");
        assertThat(lines.get(8)).startsWith("{\"id\":9,\"value\":{\"kind\":\"margin\",\"first\":4");
    }

    /** Some editors begin a file in UTF-8 with it. */
    @Test
    void aMarkBeforeTheFirstLineIsNoPartOfIt() {
        CliRun run = CliRun.reading("\ufeff{\"game\":\"coins(4)\",\"ask\":[\"value\"]}\n", "batch");
        assertThat(run.code()).as(run.out()).isZero();
    }

    @Test
    void anEmptyBatchIsDone() {
        assertThat(CliRun.reading("", "batch")).isEqualTo(new CliRun(0, "", ""));
    }

    /** A sum that is too much for one value is searched, and its winner is the answer. */
    @LongOnly
    @Test
    void aSumThatIsOnlySearchedTellsWhoWins() {
        CliRun run =
                CliRun.reading("{\"game\":\"domineering(5x6) + domineering(5x5)\",\"ask\":[\"value\"]}\n", "batch");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"value\":null", "\"sum\":{");
    }
}
