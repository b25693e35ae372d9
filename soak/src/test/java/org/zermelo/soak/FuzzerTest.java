package org.zermelo.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.tests.Share;

/** A share of the random command lines, the same each time, and those that once were answered as none should be. */
class FuzzerTest {

    private static final int CASES = Share.of(1_000, 100);
    private static final long SEED = 13;
    private static final long LIMIT_MILLIS = 100;

    /** Who is not back by then is taken to be lost. */
    private static final long HANG_GUARD_MILLIS = 60_000;

    private final Watchdog watchdog = new Watchdog(LIMIT_MILLIS, HANG_GUARD_MILLIS, HANG_GUARD_MILLIS);

    @TempDir
    private Path folder;

    @Test
    void everyCaseIsAnsweredOrRefusedInASentence() throws IOException, InterruptedException {
        Map<String, Integer> kinds = new TreeMap<>();
        for (int number = 0; number < CASES; number++) {
            FuzzCases.FuzzCase asked = Fuzzer.at(SEED, number, folder);
            kinds.merge(asked.kind(), 1, Integer::sum);
            assertThat(faults(asked))
                    .as("case %d: %s", number, asked)
                    .isNotNull()
                    .isEmpty();
        }
        assertThat(kinds).as("kinds of command lines").hasSizeGreaterThan(12);
    }

    /** As the fuzzer does it, so that the work gets as far. */
    private static @Nullable List<String> faults(FuzzCases.FuzzCase asked) throws InterruptedException {
        Watchdog patient = new Watchdog(10 * LIMIT_MILLIS, HANG_GUARD_MILLIS, HANG_GUARD_MILLIS);
        return Fuzzer.faults(asked, patient, 10 * LIMIT_MILLIS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exam | heap(0, 4, 2S + 1; move \"label\": take {1, 2, 9223372036854775807}; limits 0..24) | --why"
                        + " 21=1 --check 20=30,37",
                "exam | heaps(S in -9223372036854775808..69; move +1; end x >= 77) | --ask 19=W1:min",
                "solve | heaps(9223372036854775807, 24, 3; move +1; stock 36) | --value outcome",
                "solve | heaps(9, 9; take {1, 2, 9223372036854775807}; end sum <= 1) | --value outcome",
                "compare | heaps(9; move -k*k for k in {1, 4000000000}; end x = 0) | --limit 0.1",
            })
    void whatWasFoundHolds(String command, String game, String options) throws InterruptedException {
        List<String> words = new ArrayList<>(List.of(command, game));
        words.addAll(List.of(options.split(" ")));
        assertThat(faults(new FuzzCases.FuzzCase(command, words, "")))
                .isNotNull()
                .isEmpty();
    }

    @Test
    void noSignOfAsciiIsWrittenUnseen() throws InterruptedException {
        String line = "{\"id\":\"\\u007f\\u0001\\u001f\",\"game\":\"nim(1 \\u007f)\"}\n";
        assertThat(faults(new FuzzCases.FuzzCase("batch", List.of("batch"), line)))
                .isNotNull()
                .isEmpty();
    }
}
