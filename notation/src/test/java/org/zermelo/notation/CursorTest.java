package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

class CursorTest {

    private static Cursor over(String text) {
        return new Cursor(Source.of(text), 0, text.length());
    }

    @ParameterizedTest
    @CsvSource({
        "10^6, 1000000",
        "-3, -3",
        "+4, 4",
        "2^62, 4611686018427387904",
        "-9223372036854775808, -9223372036854775808",
        "1^63, 1",
        "-1^3, -1",
        "-1^64, -1",
        "-10^2, -100",
        "-2^63, -9223372036854775808",
        "0^0, 1",
        "7^1, 7",
        "10^6+1, 1000001",
        "3*10^6-1, 2999999",
        "2^3+3^2-1, 16",
        "2*3, 6",
        "-10^2+1, -99"
    })
    void integers(String text, long expected) {
        assertThat(over(text).integer()).isEqualTo(expected);
    }

    /** Two numbers or their sum? */
    @Test
    void plainNumbersWithAPlusBetweenAreRefused() {
        assertThatThrownBy(() -> over("3+5").integer())
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("A plus sign stands between numbers: 3+5.");
        assertThat(over("3 +5").integers()).containsExactly(3L, 5L);
        assertThat(over("10^3 5-3").integers()).containsExactly(1000L, 5L, -3L);
    }

    @Test
    void numbersAreSeparatedBySpacesOrCommas() {
        assertThat(over("5 -3,2 ,  7\n8 # and no more").integers()).containsExactly(5L, -3L, 2L, 7L, 8L);
    }

    @Test
    void errorsNameLineAndColumn() {
        assertThatThrownBy(() -> over("1 2\n3 x 5").integers())
                .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
                .satisfies(e -> {
                    assertThat(e.line()).isEqualTo(2);
                    assertThat(e.column()).isEqualTo(3);
                    assertThat(e.note().args()).containsEntry("seen", "x");
                });
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775808", "2^63", "2^62+2^62", "4*2^61", "10^19", "3^99999999999999999999"})
    void numbersBeyondALongAreRefused(String text) {
        assertThatThrownBy(() -> over(text).integer())
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("number-too-large");
    }

    @Test
    void fourHundredDigitsAreShownCut() {
        assertThatThrownBy(() -> over("9".repeat(400)).integer())
                .isInstanceOf(NotationException.class)
                .extracting(Throwable::getMessage)
                .asString()
                .hasSizeLessThan(200);
    }
}
