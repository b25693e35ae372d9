package org.zermelo.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;

/** Numbers at the edges of {@code int} and {@code long} end in exact answers or true refusals. */
class EdgeTest {

    private static final int CALLS = Share.of(1_600, 70);
    private static final long SEED = 7;
    private static final long LIMIT_MILLIS = 100;

    @TempDir
    private Path folder;

    @Test
    void noCommandWrapsOrRecommendsWhatDoesNotFit() {
        for (int i = 0; i < CALLS; i++) {
            if (EdgeFigures.call(SEED, i, folder) instanceof HostileCalls.Command command) {
                assertThat(EdgeFigures.faults(command, LIMIT_MILLIS))
                        .as("call %d: %s", i, command)
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fibonacci(9223372036854775807)",
                "fibonacci(9223372036854775806; most 9223372036854775807)",
                "moore(1; 9223372036854775807, 1)",
                "moore(2147483647; 9223372036854775807, 1)",
                "wythoff(9223372036854775807, 9223372036854775806)",
                "staircase(9223372036854775807, 9223372036854775807)",
                "strip(9223372036854775806, 9223372036854775807)",
                "euclid(9223372036854775807, 1; positive)",
                "nim(9223372036854775807, 9223372036854775807)",
                "stones-squares(9223372036854775807)",
                "heaps(1000000; move take any; end x < 0)",
            })
    void startsAtTheEdgeAreRefusedTruly(String game) {
        for (List<String> words : List.of(
                List.of("solve", game),
                List.of("solve", game, "--value", "outcome", "--json"),
                List.of("explain", game, "--all"))) {
            HostileCalls.Command command = new HostileCalls.Command(words, "");
            assertThat(EdgeFaults.of(command, command.spoken(briefly())))
                    .as(command.toString())
                    .isEmpty();
        }
    }

    /** It is no fault to be stopped. */
    private static Watch briefly() {
        long start = System.nanoTime();
        return new Watch() {
            @Override
            public boolean cancelled() {
                return System.nanoTime() - start >= LIMIT_MILLIS * 1_000_000;
            }
        };
    }

    /** Sums of heaps and partners of pairs wrapped; the pairs follow from whole numbers of any length. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff(9223372036854775807, 9223372036854775807) | first | ->(0, 0)",
                "wythoff(9223372036854775807, 9223372036854775807) | first | ->(5700357409661599242, 9223372036854775807)",
                "wythoff(0, 9223372036854775807) | first | ->(0, 0)",
                "wythoff(9223372036854775807, 5700357409661599242) | second | = 5700357409661599242",
                "wythoff(5700357409661599241, 9223372036854775807) | first | ->(5700357409661599241, 9223372036854775805)",
            })
    void wythoffIsRightUpToTheLargestNumber(String game, String winner, String shown) {
        HostileCalls.Said said =
                new HostileCalls.Command(List.of("solve", game, "--value", "outcome"), "").spoken(Watch.NONE);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("the " + winner + " player wins").contains(shown);
    }
}
