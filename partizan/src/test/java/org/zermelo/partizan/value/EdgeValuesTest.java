package org.zermelo.partizan.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.tests.LongOnly;

/** Values at the bounds of numbers and of depth: exact, or refused. */
class EdgeValuesTest {

    private final Forms forms = new Forms();

    private Literal read(String text) {
        return Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length());
    }

    private int form(String text) {
        return read(text).form();
    }

    @ParameterizedTest
    @CsvSource({
        "'norton(-9223372036854775808, 1*)', '-9223372036854775808'",
        "'norton(99999999999999999999, 2)', '199999999999999999998'",
        "'norton(-5, ^)', v5",
        "'^1000000000 - ^999999999', ^"
    })
    void edgesAreExact(String text, String same) {
        assertThat(form(text)).as(text).isEqualTo(form(same));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "norton(-9223372036854775808, ^)",
                "norton(-9223372036854775808, {0|*})",
                "norton(99999999999999999999, ^)",
                "^1000000000 + ^1",
                "{0|^1000000000}",
                "-(v1000000000 + v1000000000 + v147483648)"
            })
    void whatPassesTheBoundIsRefused(String text) {
        assertThatThrownBy(() -> form(text)).as(text).isInstanceOf(RefusedException.class);
    }

    @LongOnly
    @ParameterizedTest
    @ValueSource(strings = {"^[400]", "ordinal(^,450)", "ordinal(^,500)"})
    void aDeeperValue(String text) {
        aDeepValueIsToldWithoutWhatTakesTooLong(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"^[300]", "ordinal(^,300)"})
    void aDeepValueIsToldWithoutWhatTakesTooLong(String text) {
        Appraisal appraisal = Appraisal.of(forms, read(text));
        assertThat(appraisal.derived().uptimal()).isEmpty();
    }

    @Test
    void aFractionTooDeepForItsThermographIsRefused() {
        String text = "1/" + BigInteger.TWO.pow(16_000);
        assertThatThrownBy(() -> Appraisal.of(forms, read(text))).isInstanceOf(RefusedException.class);
        assertThat(Appraisal.of(forms, read("1/" + BigInteger.TWO.pow(900)))).isNotNull();
    }
}
