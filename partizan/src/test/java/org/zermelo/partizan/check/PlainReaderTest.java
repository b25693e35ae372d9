package org.zermelo.partizan.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.solve.Watch;

/** Two readers of values, which share no code. */
class PlainReaderTest {

    private static final String[] ATOMS = {
        "0",
        "1",
        "-2",
        "3/4",
        "-5/8",
        "*",
        "*2",
        "^",
        "v",
        "^^",
        "v3",
        "^*",
        "1v*2",
        "^<2>",
        "v[3]",
        "+-1",
        "±{2|1}",
        "Tiny(2)",
        "1Miny(3)",
        "up",
        "down*",
        "2 . {1|*}",
        "-3.^",
        "+-{1,1^}",
        "{2||1|0}",
        "{|}",
        "{2|}",
        "{|1}",
        "{||1|0}",
        "{0|1||}",
        "{0|||1||2|3}",
        "−1v",
        "-v",
        "(1 - *)",
        "3/2^3*5"
    };

    private static PlainCheck check() {
        return new PlainCheck((name, inner) -> Optional.empty(), Watch.NONE, note -> {});
    }

    private static void assertReadAlike(String text) {
        Forms forms = new Forms(1 << 14);
        int form = LiteralReader.read(forms, text);
        PlainCheck check = check();
        String printed = new LiteralPrinter(forms).text(form);
        assertThat(check.claimed(text)).as(text).isEqualTo(check.claimed(printed));
        String other = new LiteralPrinter(forms).text(forms.sum(form, forms.star(1)));
        assertThat(check.claimed(text)).as(text).isNotEqualTo(check.claimed(other));
    }

    @Test
    void theSignsOfValuesAreReadAlike() {
        for (String atom : ATOMS) {
            assertReadAlike(atom);
        }
    }

    @Test
    void randomTextsAreReadAlike() {
        SplittableRandom random = new SplittableRandom(40);
        for (int k = 0; k < 150; k++) {
            String[] some =
                    random.ints(5, 0, ATOMS.length).mapToObj(i -> ATOMS[i]).toArray(String[]::new);
            assertReadAlike("{" + some[0] + ", " + some[1] + "|" + some[2] + "} - " + some[3]);
            assertReadAlike("{" + some[0] + "||" + some[1] + "|" + some[4] + "} + " + some[2]);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "{1}", "{1|2|3}", "{1 2}", "{1|2", "1/3", "(1", "1 +", "x", "nim(3)", "{|}}", "1 > 0", "0.5", "2^^x"
            })
    void whatIsNoValueIsNotRead(String text) {
        assertThatThrownBy(() -> check().claimed(text)).as(text).isInstanceOf(BadInputException.class);
    }

    @Test
    void whatIsDoneWithValuesByNameIsNotJudged() {
        assertThatThrownBy(() -> check().value("cool({3|1}, 1/2)"))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("check-function");
    }
}
