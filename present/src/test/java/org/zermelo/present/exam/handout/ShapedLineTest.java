package org.zermelo.present.exam.handout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Signs from the left, with the forms of Arabic letters as the charts of the Unicode blocks FB50 and FE70 name them. */
class ShapedLineTest {

    @Test
    void lettersTakeTheFormThatTheirNeighboursAskFor() {
        // beh joins on both sides, alef on the right alone
        assertThat(ShapedLine.of("ب", true)).isEqualTo("\ufe8f");
        assertThat(ShapedLine.of("ببب", true)).isEqualTo("\ufe90\ufe92\ufe91");
        assertThat(ShapedLine.of("باب", true)).isEqualTo("\ufe8f\ufe8e\ufe91");
    }

    @Test
    void lettersOfPersianHaveForms() {
        assertThat(ShapedLine.of("پیچ", true)).isEqualTo("\ufb7b\ufbff\ufb58");
        assertThat(ShapedLine.of("ژگک", true)).isEqualTo("\ufb8f\ufb94\ufb8a");
    }

    @Test
    void lamWithAlefIsOneSign() {
        assertThat(ShapedLine.of("لا", true)).isEqualTo("\ufefb");
        assertThat(ShapedLine.of("بلا", true)).isEqualTo("\ufefc\ufe91");
    }

    @Test
    void theJoinerWithoutWidthPartsAndIsNotPrinted() {
        assertThat(ShapedLine.of("می\u200cبرد", true)).isEqualTo("\ufea9\ufeae\ufe91\ufbfd\ufee3");
    }

    @Test
    void aMarkStandsOverItsLetterAndPartsNothing() {
        assertThat(ShapedLine.of("بُب", true)).isEqualTo("\ufe90\u064f\ufe91");
    }

    @Test
    void numbersAndFormulasKeepTheirOrder() {
        assertThat(ShapedLine.of("ر ۱۲۳", true)).isEqualTo("۱۲۳ \ufead");
        assertThat(ShapedLine.of("ر \u2068f(7, 9)\u2069 ز", true)).isEqualTo("\ufeaf f(7, 9) \ufead");
        assertThat(ShapedLine.of("26 28", true)).isEqualTo("26 28");
        assertThat(ShapedLine.of("(ر)", true)).as("mirrored").isEqualTo("(\ufead)");
    }

    @Test
    void otherLinesStayAsTheyAre() {
        assertThat(ShapedLine.of("coins(7 9) – кучи 堆", false)).isEqualTo("coins(7 9) – кучи 堆");
    }
}
