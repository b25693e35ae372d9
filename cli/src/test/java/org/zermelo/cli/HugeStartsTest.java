package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.cli.context.ExitCode;

/** Starts that no table and no search can hold are refused before the work begins, in one sentence. */
class HugeStartsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chomp(40x40) | nimber | chomp(",
                "wythoff(10^9, 10^9) | nimber | wythoff(",
                "fibonacci(10^6) | nimber | fibonacci(",
                "fibonacci(10^15) | nimber | fibonacci(",
                "moore(2; 10^6, 10^6, 10^6) | nimber | moore(",
                "misere staircase(10^9, 10^9, 10^9) | outcome | staircase(",
                "misere strip(1000, 2000, 3000, 4000) | outcome | strip(",
                "misere northcott(1000; 1-1000, 5-999, 7-70) | outcome | northcott(",
                "misere turning-turtles(2000, 1990, 1980, 1970, 1960) | outcome | turning-turtles(",
                "misere ruler(2000) | outcome | ruler(",
                "misere treblecross(20000) | outcome | treblecross(",
                "misere treblecross(12000) | outcome | treblecross(",
                "misere notakto(2; side 5) | outcome | notakto(",
                "misere mock-turtles(2000, 1990, 1980, 1970, 1960) | outcome | mock-turtles("
            })
    void areRefusedAndASmallerOneIsNamed(String game, String value, String proposal) {
        CliRun run = CliRun.of("solve", game, "--value", value);
        assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).hasLineCount(1).contains(proposal).contains("would fit");
    }
}
