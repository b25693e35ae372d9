package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

class QuotientTest {

    @Test
    void aCode() {
        Map<?, ?> document =
                (Map<?, ?>) Json.read(CliRun.of("quotient", "0.123", "--json").out());
        assertThat(document.get("schema")).isEqualTo("zermelo/quotient/1");
        assertThat(document.get("order")).hasToString("20");
        assertThat((List<?>) document.get("previous")).hasSize(5);
        assertThat(document.get("period")).hasToString("{length=5, preperiod=5}");
        assertThat((List<?>) document.get("values")).hasSize(200);
        assertThat(CliRun.of("quotient", "0.123").out()).contains("Order 20", "period 5 from heap 5", "2^1420");
    }

    @Test
    void aGame() {
        assertThat(CliRun.of("quotient", "notakto(2)").out()).contains("Order 18, 4 elements", "any sum");
    }

    /** Heaps 1 to 150 of Kayles have the whole quotient, and prove no period. */
    @Test
    void whatIsNotProvedIsNotSaid() {
        assertThat(CliRun.of("quotient", "0.77", "--to", "150").out()).contains("no period is proved");
        assertThat(CliRun.of("quotient", "0.77").out()).contains("period 12 from heap 71");
    }

    /** Moves that leave three heaps; no theorem proves a period of them. */
    @Test
    void threeHeaps() {
        assertThat(CliRun.of("quotient", "0.8", "--to", "16").out())
                .contains("Order 10, 2 elements", "no period is proved");
        CliRun large = CliRun.of("quotient", "0.8", "--to", "5000");
        assertThat(large.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(large.err()).hasLineCount(1).contains("smaller --to");
    }

    /** Rules by which who cannot move wins, and those by which he loses, have one misère quotient. */
    @Test
    void declaredMisereRules() {
        String quotient = CliRun.of("quotient", "@misere-nim").out();
        assertThat(quotient).contains("Order 6, 2 elements");
        assertThat(quotient.lines().skip(1).toList())
                .isEqualTo(CliRun.of("quotient", "heaps(1, 1, 2; move take any)")
                        .out()
                        .lines()
                        .skip(1)
                        .toList());
    }

    @Test
    void refusals() {
        CliRun scoring = CliRun.of("quotient", "coins(1 2 3)");
        assertThat(scoring.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(scoring.err()).hasLineCount(1);
        assertThat(CliRun.of("quotient", "0.8x").code()).isEqualTo(ExitCode.BAD_INPUT);
        CliRun nimber = CliRun.of("solve", "tictactoe()", "--value", "nimber");
        assertThat(nimber.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(nimber.err())
                .contains("their own pieces or marks", "neither wins")
                .hasLineCount(1);
        assertThat(CliRun.of("explain", "tictactoe()").out()).contains("six conditions", "no   both players");
    }
}
