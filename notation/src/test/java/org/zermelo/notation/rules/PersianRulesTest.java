package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;

/** Rules in Persian are those in English, with Persian digits and signs, with pieces of words joined or apart. */
class PersianRulesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "توده‌ها(7, S در 1..69; حرکت +1, *2; پایان مجموع >= 77; S = 31)"
                        + "| heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 31)",
                "توده ها(۷، S از ۱ تا ۶۹؛ حرکت +۱، *۲؛ پایان مجموع >= ۷۷؛ S = ۳۱)"
                        + "| heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 31)",
                "دسته‌ها(٧، S از ١ تا ٦٩؛ حرکت‌ها +١، *٢؛ پایان مجموع >= ٧٧؛ S = ٣١)"
                        + "| heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 31)",
                "توده(۱۰؛ حرکت بردار ۱ یا ۳؛ بن‌بست می‌بازد) | heaps(10; moves take 1 or 3; stuck loses)",
                "توده(۱۰؛ حرکت بردار ۱ يا ۳؛ بن بست مي بازد) | heaps(10; moves take 1 or 3; stuck loses)",
                "توده(۱۰؛ حرکت بردار k در ۱..۳؛ بن‌بست می‌برد) | heaps(10; moves take k in 1..3; stuck wins)",
                "توده‌ها(۹، ۵؛ حرکت بردار ۱ اگر x زوج باشد، دو‌برابر اگر دیگری > ۲ و مجموع < ۲۰؛"
                        + " پایان مجموع >= ۲۰ یا a = ۰؛ برنده آخرین بازیکن)"
                        + "| heaps(9, 5; moves take 1 if x is even, double if other > 2 and sum < 20; end sum >= 20 or a = 0; win last)",
                "توده(۲۰؛ حرکت تقسیم بر ۲ گرد پایین، -۱؛ پایان x <= ۲؛ بدون تکرار خود)"
                        + "| heaps(20; moves divide by 2 rounded down, -1; end x <= 2; no repeat own)",
                "توده(۹؛ بیفزا ۲؛ بیفزا ۵؛ پایان مجموع > ۲۰: مساوی؛ حدود ۰..۳۰)"
                        + "| heaps(9; move +2, +5; end sum > 20: draw; limits 0..30)",
                "توده(۹؛ حرکت ضرب در ۲، بردار ۱ اگر x بخش‌پذیر بر ۳ باشد؛ پایان مجموع > ۲۰)"
                        + "| heaps(9; move multiply by 2, take 1 if x is divisible by 3; end sum > 20)",
            })
    void aGameInPersianIsTheSame(String persian, String english) {
        assertThat(RuleTextTest.code(persian)).isEqualTo(RuleTextTest.code(english));
        assertThat(RuleTextTest.moves(persian)).hasSameSizeAs(RuleTextTest.moves(english));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "صفحه ۳ x ۳؛ حرکت بگذار؛ پایان خط ۳؛ بن‌بست مساوی | board 3 x 3; moves place; end line of 3; stuck draws",
                "صفحه ۴×۴؛ شروع oooo/oooo/xxxx/xxxx؛ حرکت برو جلو یا مورب جلو، بگیر مورب جلو؛ پایان رسیدن به آخرین ردیف"
                        + "| board 4 x 4; start oooo/oooo/xxxx/xxxx; moves step forward or diagonally forward,"
                        + " capture diagonally forward; end reach last row",
                "صفحه ۶ x ۶؛ حرکت بگذار برگردان؛ بن‌بست پاس؛ امتیاز مهره‌ها"
                        + "| board 6 x 6; moves place flipping; stuck passes; score pieces",
                "صفحه ۳ x ۳؛ دست ۳ هر نفر؛ حرکت بگذار از دست، سپس برو در هر جهت؛ پایان خط ۳"
                        + "| board 3 x 3; hand 3 each; moves place from hand, then step any way; end line of 3",
                "صفحه 5 x 5; شروع ooo../ooo../...../..xxx/..xxx; حرکت بپر مورب از روی حریف گرفتن زنجیروار;"
                        + " پایان کمتر از 2 خودی می‌بازد"
                        + "| board 5 x 5; start ooo../ooo../...../..xxx/..xxx; moves jump diagonally over other capturing in chains;"
                        + " end fewer than 2 own loses",
            })
    void aBoardGameInPersianIsTheSame(String persian, String english) {
        String rules = Notation.standard().parse("board(" + english + ")").toString();
        assertThat(Notation.standard().parse("board(" + persian + ")")).hasToString(rules);
    }

    @Test
    void heapsAndTitlesHavePersianNames() {
        assertThat(RuleTextTest.code(
                        "توده‌ها(سنگ‌ریزه = ۳، لوبیا = ۴؛ حرکت سنگ‌ریزه: -۱، لوبیا: -۱؛ پایان سنگ‌ریزه + لوبیا = ۰)"))
                .isEqualTo(RuleTextTest.code("heaps(k = 3, l = 4; move k: -1, l: -1; end k + l = 0)"));
        assertThat(RuleTextTest.code("توده(۳؛ بازی «سنگ‌ها»؛ حرکت -۱)"))
                .isEqualTo(RuleTextTest.code("heaps(3; move -1)"));
    }

    @Test
    void wordsOfAWholeGameStandTogether() {
        assertThat(Notation.standard().parse("معکوس nim(۳، ۴)"))
                .hasToString(Notation.standard().parse("misere nim(3, 4)").toString());
        assertThat(Notation.standard().parse("domineering(2x3) راست اول").rules())
                .hasToString(Notation.standard()
                        .parse("domineering(2x3) Right first")
                        .rules()
                        .toString());
        assertThat(Notation.standard().parse("coins(۷ ۹ ۱ ۶ ۴ ۳) پس از L").rules())
                .isEqualTo(
                        Notation.standard().parse("coins(7 9 1 6 4 3) after L").rules());
    }

    @Test
    void aSlipIsToldTheWordOfItsLanguageAndItsPlace() {
        assertThatThrownBy(() -> RuleTextTest.game("توده(۹؛ حرکت -۱؛ پایان مجمعو <= ۴)"))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.note().args()).containsEntry("nearest", "مجموع");
                    assertThat(e.place().orElseThrow().column()).isEqualTo(24);
                });
    }
}
