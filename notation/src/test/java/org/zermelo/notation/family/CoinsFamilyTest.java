package org.zermelo.notation.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.take.Ends;

class CoinsFamilyTest {

    private static RowGame parse(String text) {
        return (RowGame) Notation.standard().parse(text).rules();
    }

    @Test
    void numbersAreSeparatedBySpacesOrCommas() {
        assertThat(parse("coins(5 -3)")).isEqualTo(RowGame.of(Row.of(5, -3)));
        assertThat(parse("coins(5,-3 ,\n+2 , 10^3)")).isEqualTo(RowGame.of(Row.of(5, -3, 2, 1000)));
        assertThat(parse("coins(-10^2 -2^62 -1^2 0^0)")).isEqualTo(RowGame.of(Row.of(-100, -1L << 62, -1, 1)));
        assertThat(parse("coins(9223372036854775807)")).isEqualTo(RowGame.of(Row.of(Long.MAX_VALUE)));
    }

    @Test
    void optionsAreReadInAnyOrder() {
        assertThat(parse("coins(1 2; ends left; take 1..3)"))
                .isEqualTo(RowGame.of(Row.of(1, 2).open(Ends.LEFT).take(3)));
        assertThat(parse("coins(1 2; take any)"))
                .isEqualTo(RowGame.of(Row.of(1, 2).take(Row.ANY)));
        assertThat(parse("coins(1 2; take 1; ends both)")).isEqualTo(RowGame.of(Row.of(1, 2)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "coins(7 9 1 6 4 3)",
                "coins(-7; take any)",
                "coins(1 2 3; take 1..2; ends right)",
                "coins(1 2; ends left) + coins(3 7 4)"
            })
    void whatIsWrittenReadsBack(String text) {
        assertThat(parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coins(1 x 2) | 9",
                "coins(1 2; take 2..3) | 17",
                "coins(1 2; take 1..0) | 20",
                "coins(1 2; ends up) | 17",
                "coins(1 2; hold 3) | 12",
                "coins(1 2; circle; take any) | 10",
                "coins(9223372036854775807 1) | 7",
                "coins(-9223372036854775808) | 7",
                "coins(9223372036854775808) | 7",
                "coins(1,,2) | 9"
            })
    void errorsNameTheirPlace(String text, int column) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.column()).isEqualTo(column));
    }

    @Test
    void aHugeNumberIsShownCut() {
        assertThatThrownBy(() -> parse("coins(1 " + "9".repeat(400) + ")"))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.column()).isEqualTo(9);
                    assertThat(e.getMessage().length()).isLessThan(200);
                });
    }

    @Test
    void theBoundOfASumIsKept() {
        assertThatThrownBy(() -> parse("coins(9223372036854775807) + coins(1)")).isInstanceOf(RefusedException.class);
    }

    @Test
    void coinsInACircle() {
        assertThat(Notation.standard().parse("coins(3 1 5 8 2; circle)").rules())
                .hasToString("stones-circle(3 1 5 8 2)");
    }
}
