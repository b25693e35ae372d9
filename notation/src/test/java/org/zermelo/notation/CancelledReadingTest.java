package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.CancelledException;
import org.zermelo.game.large.CancelScope;

/** Whatever reads a long text asks whether to go on. */
class CancelledReadingTest {

    private static final int LONG = 5_000;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coins(1 | ' 2' | ; take 1..3)",
                "nim(1 | ', 2' | )",
                "coins(1 | ' # 7\n 2' | )",
                "subtraction({1 | ', 2' | }, 9)",
                "octal(0.77, 1 | ' 2' | )",
                "graph(9; 1-2 | ' 2-3' | )",
                "heaps(3 | ', 2' | ; move -1)",
                "heaps(7; move -1 | ', -2' | )",
                "heaps(7; move -1; end x <= 1 | ' or x = 0' | )",
                "nim(1) | ' + nim(2)' | ''",
            })
    void aLongTextIsReadOnlyAsLongAsItIsWanted(String before, String part, String after) {
        String text = before + part.repeat(LONG) + after;
        int[] asked = new int[1];
        assertThatThrownBy(() -> CancelScope.during(
                        () -> ++asked[0] > 1, () -> Notation.standard().parse(text)))
                .as(before)
                .isInstanceOf(CancelledException.class);
        assertThat(asked[0]).isEqualTo(2);
    }

    /** Every move of a replay lists the moves of its position, which may be many. */
    @Test
    void aReplayAsksAtEveryMove() {
        String text = "heaps(1; move +1; end x > 10^9) after +1" + " ~ +1".repeat(LONG);
        int[] asked = new int[1];
        CancelScope.during(() -> ++asked[0] < 0, () -> Notation.standard().parse(text));
        assertThat(asked[0]).isGreaterThan(LONG);
    }
}
