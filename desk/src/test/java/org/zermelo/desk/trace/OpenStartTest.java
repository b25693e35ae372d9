package org.zermelo.desk.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;

/** Starts that are chosen for those who only want to watch. */
class OpenStartTest {

    /** 34 and 14 are the greatest from which nobody wins at once; where S has no greatest value, 60 is the least. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77) | S = 34)",
                "@two-heaps | @two-heaps(S = 34)",
                "heaps(S in 1..28; move +1, *2; end sum >= 29) | S = 14)",
                "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19) | S = 60)",
                "heaps(K in 1..3, S in 1..9; move +1; end sum >= 2) | K = 2; S = 5)",
            })
    void aStartIsChosenFromWhichThereIsSomethingToSee(String text, String end) {
        Source open = Source.of(text);
        Source closed = OpenStart.closing(open, RuleText.ruleset(open));
        assertThat(closed.text()).endsWith(end);
        assertThat(RuleText.ruleset(closed).closed()).isTrue();
    }
}
