package org.zermelo.present.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Against the samples of the Unicode CLDR 46, plurals.xml, whole numbers. */
class PluralsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            one: n = 1; other                                                                           | 0 1 2 16 1000       | 1 0 1 1 1
            other                                                                                       | 0 7                 | 0 0
            one: n = 0..1; other                                                                        | 0 1 2 17            | 0 0 1 1
            one: n = 1; many: n % 1000000 = 0 and n != 0; other                                         | 0 1 2 1000000 1001  | 2 0 2 1 2
            zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99; other    | 0 1 2 3 110 11 111 199 100 202 | 0 1 2 3 3 4 4 4 5 5
            one: n % 10 = 1 and n % 100 != 11,71,91; few: n % 10 = 3..4,9 and n % 100 != 10..19; other  | 1 81 11 3 49 13 5   | 0 0 2 1 1 2 2
            one: n = 1 or n = 7 and n != 7 or n = 5; other                                              | 1 7 5               | 0 1 0
            """)
    void aCountTakesTheFirstFormWhoseConditionHolds(String rule, String counts, String forms) {
        Plurals plurals = new Plurals(rule);
        assertThat(LongStream.of(numbers(counts)).mapToObj(plurals::form).toList())
                .isEqualTo(LongStream.of(numbers(forms)).mapToObj(n -> (int) n).toList());
    }

    private static long[] numbers(String text) {
        return Arrays.stream(text.split(" +")).mapToLong(Long::parseLong).toArray();
    }

    @Test
    void theSignOfACountDoesNotMatter() {
        Plurals russian = Language.of("ru").plurals();
        for (long n = 0; n < 200; n++) {
            assertThat(russian.form(-n)).isEqualTo(russian.form(n));
        }
        assertThat(russian.form(Long.MIN_VALUE)).isBetween(0, 2);
        assertThat(russian.names()).containsExactly("one", "few", "many");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"one; other", "one: n = 1", "one: i = 1; other", "one: n % 10 % 3 = 1; other", "one: n; other"})
    void aRuleThatIsNotWrittenSoIsRefused(String rule) {
        assertThatThrownBy(() -> new Plurals(rule)).isInstanceOf(IllegalArgumentException.class);
    }
}
