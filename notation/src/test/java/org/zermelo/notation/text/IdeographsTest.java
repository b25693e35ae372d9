package org.zermelo.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Chinese signs: words without blanks. */
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
}
