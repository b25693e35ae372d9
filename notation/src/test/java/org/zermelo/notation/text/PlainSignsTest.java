package org.zermelo.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Signs of other scripts, one for one. */
class PlainSignsTest {

    private static final String JOINED = "توده\u200cها";

    @Test
    void signsOfFullWidthAreThoseOfAscii() {
        assertThat(PlainSigns.of("（７，５；＋１、＊２）＝\u3000：")).isEqualTo("(7,5;+1,*2)= :");
        assertThat(PlainSigns.of("nim(5, 3)")).isEqualTo("nim(5, 3)");
        assertThat(new Source("a", "尼姆（3）").text()).isEqualTo("尼姆(3)");
    }

    @Test
    void digitsAndSignsOfPersianAndArabicAreThoseOfAscii() {
        assertThat(PlainSigns.of("(۰۱۲۳۴۵۶۷۸۹؛ ٠١٢٣٤٥٦٧٨٩، ۲٫۵٪؟)")).isEqualTo("(0123456789; 0123456789, 2.5%?)");
    }

    @Test
    void lettersOfArabicAreThoseOfPersian() {
        assertThat(PlainSigns.of("بازي يك")).isEqualTo("بازی یک");
    }

    @Test
    void piecesOfAKnownWordMayStandApart() {
        assertThat(PlainSigns.of("توده ها(3)")).isEqualTo(JOINED + "(3)");
        assertThat(PlainSigns.of("توده هایی")).as("another word").isEqualTo("توده هایی");
        assertThat(InputWords.of("rules")).contains(JOINED, "تودهها");
    }

    @Test
    void whatASentenceSetsApartIsReadWithItsMarks() {
        assertThat(PlainSigns.of("\u2068nim(5, 3)\u2069")).isEqualTo(" nim(5, 3) ");
        assertThat(PlainSigns.of("a\u2069")).as("no pair").isEqualTo("a\u2069");
        assertThat(PlainSigns.of("نیم\u200f(5)")).isEqualTo("نیم (5)");
    }

    @Test
    void placesStayAndTheLineIsToldAsItWasWritten() {
        String written = "توده ها(۷؛ حرکت؟)";
        Source source = Source.of(written);
        assertThat(source.text()).hasSameSizeAs(written);
        assertThat(source.lineText(9)).isEqualTo(written);
        assertThat(source.column(9)).isEqualTo(10);
    }
}
