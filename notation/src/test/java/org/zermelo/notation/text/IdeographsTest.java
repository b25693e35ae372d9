package org.zermelo.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Chinese signs: words without blanks, signs of full width. */
class IdeographsTest {

    @Test
    void aRunIsCutIntoTheFewestKnownWords() {
        assertThat(Ideographs.words("总和")).containsExactly("总和");
        assertThat(Ideographs.words("终局总和")).containsExactly("终局", "总和");
        assertThat(Ideographs.words("除以")).containsExactly("除", "以");
        assertThat(Ideographs.words("向下取整")).containsExactly("向下取整");
        assertThat(Ideographs.words("不重复自己的走法")).containsExactly("不", "重复", "自己的", "走法");
    }

    @Test
    void aRunOfUnknownWordsIsOneName() {
        assertThat(Ideographs.words("甲")).containsExactly("甲");
        assertThat(Ideographs.words("总和甲")).containsExactly("总和甲");
        assertThat(Ideographs.words("总".repeat(100))).containsExactly("总".repeat(100));
    }

    @Test
    void signsOfFullWidthAreThoseOfAscii() {
        assertThat(Ideographs.plain("（７，５；＋１、＊２）＝\u3000：")).isEqualTo("(7,5;+1,*2)= :");
        assertThat(Ideographs.plain("nim(5, 3)")).isEqualTo("nim(5, 3)");
        assertThat(new Source("a", "尼姆（3）").text()).isEqualTo("尼姆(3)");
    }
}
