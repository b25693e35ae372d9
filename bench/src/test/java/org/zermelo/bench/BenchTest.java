package org.zermelo.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.Stopwatch;

/** One runner for all measurements: each has a command in the page, and says what it takes. */
class BenchTest {

    @Test
    void thePageHasACommandForEveryMeasurement() throws IOException {
        String page = Files.readString(Path.of("README.md"));
        assertThat(Bench.names())
                .hasSizeGreaterThan(20)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(page).contains("    $B " + name));
    }

    @Test
    void argumentsAreTakenInOrderAndMissedByName() {
        Arguments arguments = new Arguments(List.of("5", "0.77", "x"));
        assertThat(arguments.number()).isEqualTo(5);
        assertThat(arguments.next()).isEqualTo("0.77");
        assertThatThrownBy(arguments::number)
                .isInstanceOf(Arguments.BadException.class)
                .hasMessage("'x' is not a whole number.");
        assertThat(arguments.next("other")).isEqualTo("other");
        assertThatThrownBy(arguments::next).isInstanceOf(Arguments.BadException.class);
        assertThat(new Arguments(List.of("a", "b")).rest()).containsExactly("a", "b");
    }

    @Test
    void aSpreadTellsOfTheSortedTimes() {
        double[] times = new double[200];
        for (int i = 0; i < times.length; i++) {
            times[i] = (i * 37) % 200;
        }
        RunTimes spread = RunTimes.of(times);
        assertThat(spread.median()).isEqualTo(100);
        assertThat(spread.within(99)).isEqualTo(198);
        assertThat(spread.longest()).isEqualTo(199);
        assertThat(times[1]).isEqualTo(37);
    }

    @Test
    void theLeastOfRunsKeepsTheLastResult() {
        Stopwatch.Spent least =
                Stopwatch.Spent.NEVER.or(new Stopwatch.Spent(3, 1, 7)).or(new Stopwatch.Spent(2, 5, 8));
        assertThat(least).isEqualTo(new Stopwatch.Spent(2, 1, 8));
        assertThat(Stopwatch.onThread(() -> 42).result()).isEqualTo(42);
    }
}
