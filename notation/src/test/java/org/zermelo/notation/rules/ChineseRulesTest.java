package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;

/** Rules in Chinese are those in English, with and without blanks between the words, with signs of full width and of ASCII. */
class ChineseRulesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "堆(7, S 属于 1..69; 走法 +1, *2; 终局 总和 >= 77; S = 31)"
                        + "| heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 31)",
                "堆（７，S从1到69；走法+1，*2；终局总和>=77；S＝31）" + "| heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 31)",
                "堆(10; 走法 取 1 或 3; 不能走 负) | heaps(10; moves take 1 or 3; stuck loses)",
                "石子（10；走法取1或3；不能走者负） | heaps(10; moves take 1 or 3; stuck loses)",
                "堆(10; 走法 拿 k 属于 1..3; 无路可走 胜) | heaps(10; moves take k in 1..3; stuck wins)",
                "堆（9，5；走法 取1 如果x是偶数，加倍 当另一堆>2且总和<20；终局总和>=20或a=0；胜者 走最后一步者）"
                        + "| heaps(9, 5; moves take 1 if x is even, double if other > 2 and sum < 20; end sum >= 20 or a = 0; win last)",
                "堆(20; 走法 除以2 向下取整, -1; 终局 x <= 2; 不重复自己的走法)"
                        + "| heaps(20; moves divide by 2 rounded down, -1; end x <= 2; no repeat own)",
                "堆(9; 加 2; 加 5; 终局 总和 > 20: 和局; 界限 0..30) | heaps(9; move +2, +5; end sum > 20: draw; limits 0..30)",
            })
    void aGameInChineseIsTheSame(String chinese, String english) {
        assertThat(RuleTextTest.code(chinese)).isEqualTo(RuleTextTest.code(english));
        assertThat(RuleTextTest.moves(chinese)).hasSameSizeAs(RuleTextTest.moves(english));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "棋盘 3 x 3; 走法 放; 终局 连成 3; 不能走 和局 | board 3 x 3; moves place; end line of 3; stuck draws",
                "棋盘3×3；走法放子；终局连成3；不能走和局 | board 3 x 3; moves place; end line of 3; stuck draws",
                "棋盘 4 x 4; 开局 oooo/oooo/xxxx/xxxx; 走法 移动 向前 或 斜着向前, 吃子 斜着向前; 终局 到达 最后一行"
                        + "| board 4 x 4; start oooo/oooo/xxxx/xxxx; moves step forward or diagonally forward,"
                        + " capture diagonally forward; end reach last row",
                "棋盘 6 x 6; 走法 放 翻转; 不能走 停; 计分 棋子 | board 6 x 6; moves place flipping; stuck passes; score pieces",
                "棋盘 3 x 3; 手中 3 每人; 走法 放 从手中, 然后 移动 任意方向; 终局 连成 3"
                        + "| board 3 x 3; hand 3 each; moves place from hand, then step any way; end line of 3",
            })
    void aBoardGameInChineseIsTheSame(String chinese, String english) {
        String rules = Notation.standard().parse("board(" + english + ")").toString();
        assertThat(Notation.standard().parse("board(" + chinese + ")")).hasToString(rules);
    }

    @Test
    void aHeapMayHaveAChineseName() {
        assertThat(RuleTextTest.code("heaps(甲 = 3, 乙 = 4; move 甲: -1, 乙: -1; end 甲+乙 = 0)"))
                .isEqualTo(RuleTextTest.code("heaps(k = 3, l = 4; move k: -1, l: -1; end k + l = 0)"));
    }

    @Test
    void wordsOfAWholeGameStandTogether() {
        assertThat(Notation.standard().parse("反常规nim(3, 4)"))
                .hasToString(Notation.standard().parse("misere nim(3, 4)").toString());
        assertThat(Notation.standard().parse("domineering(2x3) 右方先走").rules())
                .hasToString(Notation.standard()
                        .parse("domineering(2x3) Right first")
                        .rules()
                        .toString());
    }

    @Test
    void aSlipIsToldTheWordOfItsLanguage() {
        assertThatThrownBy(() -> RuleTextTest.game("堆(9; 走法 -1; 终局 总合 <= 4)"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        e -> assertThat(e.note().args()).containsEntry("nearest", "总和"));
    }
}
