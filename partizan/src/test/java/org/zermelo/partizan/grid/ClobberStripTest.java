package org.zermelo.partizan.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.partizan.check.PlainCheck;
import org.zermelo.partizan.check.PlainRules;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;

/** Strips by texts, against the rules of the library. */
class ClobberStripTest {

    @ParameterizedTest
    @ValueSource(strings = {"xo", "xxo", "xoo", "xxoo", "xxoxo", "xxxoo"})
    void valuesAreThoseOfTheLibrary(String pattern) {
        Forms forms = new Forms();
        PositionValues<String> values = new PositionValues<>(forms, new ClobberStrip(pattern));
        for (int times = 1; times * pattern.length() <= 12; times++) {
            String strip = pattern.repeat(times);
            String text = "clobber(" + strip + ")";
            assertThat(values.of(strip))
                    .as(text)
                    .isEqualTo(Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length())
                            .form());
        }
    }

    /** The value that is conjectured for every length, on a strip that no word holds. */
    @Test
    void longStripsAreReadAsPatterns() {
        Forms forms = new Forms();
        int times = Share.of(100, 40);
        String words = "xxo * " + times;
        String text = "clobber(" + words + ")";
        assertThat(Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length())
                        .form())
                .isEqualTo(forms.ups(times / 2));
        DecomposingRules<?, ?> rules = PartizanFamilies.GAMES.rules("clobber", words, 0, words.length());
        assertThat(rules).hasToString(text);
        PlainCheck check = new PlainCheck((name, inner) -> Optional.empty(), Watch.NONE, note -> {});
        assertThat(check.value(PlainRules.of(rules))).isEqualTo(check.claimed("^" + times / 2));
        assertThat(PartizanFamilies.GAMES.rules("clobber", "xxo*4", 0, 5)).hasToString("clobber(xxoxxoxxoxxo)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"xxo * 0", "xxo * 401", "xo|ox * 3", "xo * 3 * 2", "* 3", "xo * 999999999", "xo * 9999999999"})
    void otherRepetitionsAreRefused(String text) {
        assertThatThrownBy(() -> PartizanFamilies.GAMES.rules("clobber", text, 0, text.length()))
                .isInstanceOf(LiteralException.class);
    }
}
