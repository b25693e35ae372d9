package org.zermelo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.play.PositionValues;

/** Strips by texts, against the rules of the library. */
class ClobberStripTest {

    @ParameterizedTest
    @ValueSource(strings = {"xo", "xxo", "xoo", "xxoo", "xxoxo", "xxxoo"})
    void valuesAreThoseOfTheLibrary(String pattern) {
        Forms forms = new Forms();
        PositionValues<String> values = new PositionValues<>(
                forms, new ClobberStrip(pattern), ClobberStrip::parts, ClobberStrip::opposite, String::length);
        for (int times = 1; times * pattern.length() <= 12; times++) {
            String strip = pattern.repeat(times);
            String text = "clobber(" + strip + ")";
            assertThat(values.of(strip))
                    .as(text)
                    .isEqualTo(Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length())
                            .form());
        }
    }
}
