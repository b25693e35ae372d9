package org.zermelo.partizan.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Days;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.Literal;

class CanonicalFormTest {

    private static Appraisal appraisal(String text) {
        Forms forms = new Forms(1 << 12);
        return Appraisal.of(forms, Literal.read(forms, GameTerms.NONE, text, 0, text.length()));
    }

    @Test
    void valuesAreEqualIfTheGamesAre() {
        CanonicalForm one = CanonicalForm.parse("{3|1} + ^*");
        CanonicalForm other = CanonicalForm.parse("^ + {3,2,1|1,5} + *");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo(one.negated());
        assertThat(one.minus(other)).isEqualTo(CanonicalForm.parse("0"));
        assertThat(one.relation(CanonicalForm.parse("1"))).isEqualTo(Relation.GREATER);
        assertThat(one.outcome()).isEqualTo(OutcomeClass.LEFT);
        assertThat(CanonicalForm.parse("{2|^}").lefts()).containsExactly(CanonicalForm.parse("2"));
        assertThat(CanonicalForm.parse("{2|^}").rights()).containsExactly(CanonicalForm.parse("^"));
        assertThat(CanonicalForm.parse("*").outcome()).isEqualTo(OutcomeClass.NEXT);
    }

    @Test
    void aValueGoesIntoAnotherArenaAndBack() {
        Forms forms = new Forms(1 << 14);
        Forms other = new Forms(1 << 14);
        for (int game : Days.by(forms, 3)) {
            CanonicalForm value = CanonicalForm.of(forms, game);
            assertThat(value.into(forms)).isEqualTo(game);
            assertThat(CanonicalForm.of(other, value.into(other))).isEqualTo(value);
        }
    }

    @Test
    void whatIsKnownOfAValue() {
        Appraisal known = appraisal("{3||2*|1*}");
        assertThat(known.text().whole()).contains("{3||2*|1*}");
        assertThat(known.outcome()).isEqualTo(OutcomeClass.LEFT);
        assertThat(known.birthday()).isEqualTo(5);
        assertThat(known.stops().left()).hasToString("3");
        assertThat(known.stops().right()).hasToString("2");
        assertThat(known.thermograph().mean()).hasToString("9/4");
        assertThat(known.thermograph().temperature()).hasToString("3/4");
        assertThat(known.reduced().whole()).contains("{3||2|1}");
        assertThat(known.atomicWeight()).isEmpty();
    }

    /** Values that CGSuite gives. */
    @Test
    void gamesMadeOfAValue() {
        Derived known = appraisal("{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}").derived();
        assertThat(known.freezingPoint().orElseThrow().shown()).isEqualTo("-5/16*");
        Derived tiny = appraisal("{0||0|-3/2}").derived();
        assertThat(tiny.companion().orElseThrow().shown()).isEqualTo("{0,*||*|-3/2}");
        assertThat(tiny.leftIncentives().orElseThrow())
                .extracting(Appraisal.Shown::shown)
                .containsExactly("Miny(3/2)");
        assertThat(tiny.rightIncentives().orElseThrow())
                .extracting(Appraisal.Shown::shown)
                .containsExactly("{3/2,{3/2|0}|0}");
        assertThat(tiny.uptimal()).isEmpty();
        assertThat(appraisal("{0|v*}").derived().uptimal()).hasToString("Optional[0.01]");
    }

    @Test
    void aFormIsWrittenWhole() {
        StringBuilder text = new StringBuilder();
        CanonicalForm form = CanonicalForm.parse("{0||0|-2} + {3|1}");
        form.write(text::append, 100);
        assertThat(CanonicalForm.parse(text.toString())).isEqualTo(form);
        assertThatThrownBy(() -> form.write(text::append, 3))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("text-too-long");
    }

    @Test
    void optionsTellWhatBecomesOfThem() {
        Appraisal known = appraisal("{0,-1,*|*,1}");
        assertThat(known.text().shown()).isEqualTo("^");
        assertThat(known.written().lefts())
                .extracting(move -> move.value().shown())
                .containsExactly("0", "-1", "*");
        assertThat(known.written().lefts().get(1).dominated().orElseThrow().shown())
                .isEqualTo("0");
        assertThat(known.written().lefts().get(2).reversible().orElseThrow().shown())
                .isEqualTo("0");
        assertThat(known.written().rights().get(1).dominated().orElseThrow().shown())
                .isEqualTo("*");
    }

    @Test
    void aLongTextIsCut() {
        StringBuilder text = new StringBuilder("{0|-1}");
        for (int i = 1; i <= 9; i++) {
            text.append(" + {")
                    .append(1 << i)
                    .append('|')
                    .append(-3 * i)
                    .append("||")
                    .append(-(1 << i + 3))
                    .append('}');
        }
        Appraisal known = appraisal(text.toString());
        assertThat(known.text().whole()).isEmpty();
        assertThat(known.text().length()).isGreaterThan(2_500);
        assertThat(known.text().sha256().orElseThrow()).matches("[0-9a-f]{64}");
        assertThat(known.text().shown())
                .hasSizeLessThan(300)
                .endsWith("... (" + known.text().length() + ")");
    }
}
