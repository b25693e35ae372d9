package org.zermelo.present.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.text.NotationException;
import org.zermelo.phrase.Phrase;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;

class WordsTest {

    private static final Words EN = Words.in(Language.EN);
    private static final Words RU = Words.in(Language.of("ru"));

    private static String fill(Words words, String phrase, Object... args) {
        Map<String, Object> named = new HashMap<>();
        for (int i = 0; i < args.length; i += 2) {
            named.put((String) args[i], args[i + 1]);
        }
        return Phrase.fill(phrase, named, words);
    }

    @ParameterizedTest
    @CsvSource({
        "1,полуход",
        "2,полухода",
        "4,полухода",
        "5,полуходов",
        "11,полуходов",
        "12,полуходов",
        "21,полуход",
        "22,полухода",
        "111,полуходов",
        "0,полуходов"
    })
    void russianCountsTakeThreeForms(long count, String form) {
        assertThat(fill(RU, "{n#полуход|полухода|полуходов}", "n", count)).isEqualTo(form);
    }

    @Test
    void englishCountsTakeTwo() {
        assertThat(fill(EN, "{n} {n#ply|plies}", "n", 1L)).isEqualTo("1 ply");
        assertThat(fill(EN, "{n} {n#ply|plies}", "n", 0)).isEqualTo("0 plies");
        assertThat(fill(EN, "{n} {n#ply|plies}", "n", 21)).isEqualTo("21 plies");
    }

    @Test
    void anOptionalPartIsThereOnlyWithItsArgument() {
        String phrase = "No.{?nearest: Did you mean '{nearest}'?}";
        assertThat(fill(EN, phrase, "nearest", "nim")).isEqualTo("No. Did you mean 'nim'?");
        assertThat(fill(EN, phrase, "nearest", "")).isEqualTo("No.");
        assertThat(fill(EN, phrase)).isEqualTo("No.");
    }

    @Test
    void amountsAndConstantsAreSaidInWords() {
        assertThat(fill(EN, "{b@bytes}", "b", 3L << 29)).isEqualTo("1.5 GiB");
        assertThat(fill(EN, "{b@bytes}", "b", 17L)).isEqualTo("17 B");
        assertThat(fill(EN, "{m@signed}", "m", 6L)).isEqualTo("+6");
        assertThat(fill(EN, "{e}", "e", Ending.SCORED)).isEqualTo("the points decide");
        assertThat(fill(RU, "{e}", "e", Ending.SCORED)).isEqualTo("решают очки");
        assertThat(fill(EN, "{w}", "w", new Margin(-2))).isEqualTo("-2");
        assertThat(fill(RU, "{w}", "w", new Outcome(Outcome.Result.LOSS, 2)))
                .isEqualTo("проигрыш на 1-м ходу соперника");
        assertThat(fill(RU, "{w}", "w", new Outcome(Outcome.Result.WIN, 3))).isEqualTo("выигрыш на своём 2-м ходу");
        assertThat(fill(RU, "{w}", "w", new Outcome(Outcome.Result.WIN, 2))).isEqualTo("выигрыш через 2 хода на двоих");
        assertThat(fill(RU, "{w}", "w", new Outcome(Outcome.Result.LOSS, 0))).isEqualTo("проигрыш");
    }

    @Test
    void amountsAreWrittenAsTheLanguageWritesThem() {
        assertThat(fill(RU, "{b@bytes}", "b", 3L << 29)).isEqualTo("1,5 ГиБ");
        assertThat(fill(RU, "{s@seconds}", "s", 2.5)).isEqualTo("2,5 с");
        assertThat(fill(EN, "{s@seconds}", "s", 5400.0)).isEqualTo("90 min");
        assertThat(fill(RU, "{s@seconds}", "s", Double.POSITIVE_INFINITY)).isEqualTo("> 10000 лет");
        assertThat(fill(EN, "{n@about}", "n", 8431.0)).isEqualTo("8,400");
        assertThat(fill(RU, "{n@about}", "n", 8431.0)).isEqualTo("8\u00a0400");
        assertThat(fill(RU, "{n@about}", "n", 3.14e11)).isEqualTo("3,1 x 10^11");
    }

    @Test
    void ordersOfGrowthNameTheirQuantities() {
        assertThat(Orders.say("O(positions x options)", EN)).isEqualTo("O(positions x options)");
        assertThat(Orders.say("O(positions x options)", RU)).isEqualTo("O(позиции x ходы)");
        assertThat(Orders.say("O(n log n)", RU)).isEqualTo("O(n log n)");
        assertThat(Orders.say("O(coins^3)", RU)).isEqualTo("O(монеты^3)");
    }

    @Test
    void argumentsOfFamiliesAreSaidAndTheNotationStays() {
        for (Family family : Notation.standard().families()) {
            assertThat(Synopses.say(family.synopsis(), EN)).isEqualTo(family.synopsis());
            assertThat(Synopses.say(family.synopsis(), RU)).doesNotContainPattern("[A-Z]{2}|\\bor\\b");
        }
        assertThat(Synopses.say("chomp(ROWSxCOLUMNS) or chomp(ROW LENGTHS)", RU))
                .isEqualTo("chomp(СТРОКИxСТОЛБЦЫ) или chomp(ДЛИНЫ СТРОК)");
    }

    @Test
    void aNoteWithinANoteIsAClause() {
        Note why = Note.of("method.compiled-sweep.rules-only");
        assertThat(fill(EN, "It fails: {why@clause}, so.", "why", why))
                .isEqualTo("It fails: Only rules that are declared as text can be compiled, so.");
    }

    @Test
    void aListIsSaidAsASentenceSaysIt() {
        assertThat(fill(EN, "{all@list}", "all", List.of("nim(3)"))).isEqualTo("nim(3)");
        assertThat(fill(EN, "{all@list}.", "all", List.of("a", "b", "c"))).isEqualTo("a, b and c.");
        assertThat(fill(RU, "{all@list}", "all", List.of(1, "\u0000"))).isEqualTo("1 и \\u0000");
        assertThat(fill(EN, "{all@list}", "all", List.of())).isEmpty();
    }

    @Test
    void chineseHasItsOwnSignsBetweenItemsAndSentences() {
        Words chinese = Words.in(Language.of("zh"));
        assertThat(fill(chinese, "{all@list}。", "all", List.of("a", "b", "c"))).isEqualTo("a、b 和 c。");
        assertThat(chinese.sentences(List.of("甲先走。", "乙后走。"))).isEqualTo("甲先走。乙后走。");
        assertThat(EN.sentences(List.of("One.", "Two.", "Three."))).isEqualTo("One. Two. Three.");
        assertThat(EN.joined(List.of())).isEmpty();
        Note why = Note.of("method.compiled-sweep.rules-only");
        assertThat(fill(chinese, "不行：{why@clause}。", "why", why)).isEqualTo("不行：只有用文字写出的规则才能编译。");
        assertThat(fill(chinese, "{n#步}", "n", 1L))
                .isEqualTo(fill(chinese, "{n#步}", "n", 5L))
                .isEqualTo("步");
    }

    @Test
    void aSignOfChineseTakesTwoColumns() {
        assertThat(Words.seen("ab")).isEqualTo(2);
        assertThat(Words.seen("步数：3")).isEqualTo(7);
    }

    @Test
    void controlCharactersOfTheInputAreMadeVisible() {
        assertThat(fill(EN, "'{s}'", "s", "a\u0000\u001b[1m\nb")).isEqualTo("'a\\u0000\\u001b[1m\\nb'");
    }

    @Test
    void marksOfDirectionAndOtherHiddenSignsOfTheInputAreMadeVisible() {
        for (int letter = 0; letter <= Character.MAX_CODE_POINT; letter++) {
            int type = Character.getType(letter);
            if (type == Character.FORMAT || type == Character.SURROGATE || type == Character.LINE_SEPARATOR) {
                String said = fill(EN, "{s}", "s", new String(Character.toChars(letter)));
                assertThat(said).as("U+%04X", letter).startsWith("\\u").isASCII();
            }
        }
        assertThat(fill(EN, "'{s}'", "s", "a\u202eb\udc00c\ud83d\ude00")).isEqualTo("'a\\u202eb\\udc00c\ud83d\ude00'");
    }

    @Test
    void aFormulaThatAPhraseSetsApartKeepsItsDigits() {
        Words persian = Words.in(Language.of("fa"));
        assertThat(fill(persian, "{n} \u2068p({n},{n}) = {n}\u2069 {n}", "n", 17L)
                        .replaceAll("[\u2068\u2069]", ""))
                .isEqualTo("۱۷ p(17,17) = 17 ۱۷");
    }

    @Test
    void numbersOfProseHaveTheDigitsOfTheLanguageAndThoseOfTheNotationAscii() {
        Words pseudo = Words.in(PseudoLanguage.make());
        assertThat(fill(pseudo, "א {n}.", "n", 17)).isEqualTo("א \u2068۱۷\u2069.");
        assertThat(fill(pseudo, "{l@list}", "l", List.of(17))).isEqualTo("\u2068۱۷\u2069");
        assertThat(fill(pseudo, "{b@bytes}", "b", 3L << 29)).contains("۱.۵ ");
        for (String phrase : List.of("--page {n}", "S={n}", "א(x+{n})", "{n} * 2", "{n@code}", "{n@signed}")) {
            boolean apart = phrase.equals("{n} * 2");
            assertThat(fill(pseudo, phrase, "n", 17)).as(phrase).contains(apart ? "۱۷" : "17");
        }
        assertThat(fill(pseudo, "{n@nimber}", "n", 3)).isEqualTo("\u2068*3\u2069");
        assertThat(fill(pseudo, "{n}", "n", "3")).as("a move").isEqualTo("\u20683\u2069");
        assertThat(fill(EN, "{n}", "n", 17)).isEqualTo("17");
    }

    @Test
    void whatAPhraseSetApartStaysSoInAnother() {
        assertThat(fill(EN, "{s}!", "s", "a \u2068+6\u2069")).isEqualTo("a \u2068+6\u2069!");
        assertThat(fill(EN, "{s}!", "s", "a\u2069\u2068")).as("no pair").isEqualTo("a\\u2069\\u2068!");
    }

    @Test
    void theJoinerWithinAPersianWordIsNoHiddenSign() {
        assertThat(fill(EN, "{s}", "s", "سنگ\u200cها")).isEqualTo("سنگ\u200cها");
        assertThat(fill(EN, "{s}", "s", "سنگ \u200cها")).contains("\\u200c");
    }

    @Test
    void marksAndJoinersTakeNoColumn() {
        assertThat(Words.seen("سنگ\u200cها")).isEqualTo(5);
        assertThat(Words.seen("دقیقاً")).isEqualTo(5);
        assertThat(Words.seen("\u2068+6\u2069")).isEqualTo(2);
    }

    @Test
    void aRowOfATableStandsFromTheLeftInEveryLanguage() {
        assertThat(Words.fromLeft(List.of("a", "1"))).containsExactly("a", "1");
        assertThat(Words.fromLeft(List.of("", "سکه", "1"))).containsExactly("\u200e", "\u2068سکه\u2069", "1");
    }

    @Test
    void theLineOfAnErrorShowsHiddenSignsOneForOneAboveItsCarets() {
        NotationException wrong = catchThrowableOfType(
                NotationException.class, () -> Notation.standard().parse("nim(1, \u202e\u2069 x)"));
        assertThat(EN.say(wrong)).isASCII().contains("\\u202e");
        assertThat(CaretText.of(wrong.place().orElseThrow())).containsExactly("nim(1, \ufffd\ufffd x)", "       ^^");
    }

    @Test
    void aDoubledBraceIsABrace() {
        assertThat(fill(EN, "{{\"id\":{n}}", "n", 1)).isEqualTo("{\"id\":1}");
    }

    @Test
    void anUnknownKeyIsShownWithItsFacts() {
        assertThat(EN.say("nowhere.at-all", "seen", 3)).isEqualTo("nowhere.at-all (seen=3)");
    }

    @Test
    void aLanguageIsFoundByItsFile() {
        assertThat(Language.all()).extracting(Language::code).startsWith("en").contains("ru");
        assertThat(Language.all()).allSatisfy(language -> {
            assertThat(Language.of(language.code().toUpperCase(Locale.ROOT))).isSameAs(language);
            assertThat(language.name()).isNotBlank();
            assertThat(language.direction()).isIn("ltr", "rtl");
        });
        for (String none : new String[] {"xx", "", "../words/en", "en/", "e", "ENGLISH"}) {
            assertThat(Language.find(none)).as(none).isEmpty();
        }
        assertThatThrownBy(() -> Language.of("tlh"))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(EN.say(e.note()))
                                .startsWith("Language 'tlh' is not known; allowed are: en,")
                                .contains(" ru"));
    }

    @Test
    void aPageSaysWhatCanBeDoneThere() {
        String[] keys = {"plan.too-large", "plan.too-big", "notation.unknown-family"};
        for (String key : keys) {
            assertThat(RU.onPage().phrase(key))
                    .isEqualTo(RU.phrase("onpage." + key))
                    .isNotEqualTo(RU.phrase(key));
        }
        assertThat(RU.onPage().phrase("amount.hours")).isEqualTo(RU.phrase("amount.hours"));
        assertThat(EN.onPage().say("answer.moves")).isEqualTo(EN.say("answer.moves"));
    }

    @Test
    void aValueKeepsItsDirectionWithinALineFromRightToLeft() {
        Words pseudo = Words.in(PseudoLanguage.make());
        assertThat(fill(pseudo.onPage(), "א {m@signed} {n#ב|ג}", "m", 6L, "n", 2L))
                .isEqualTo("א \u2068+6\u2069 ג");
        assertThat(fill(pseudo.onPage(), "א{m}", "m", "")).isEqualTo("א");
        assertThat(fill(pseudo, "א {m@signed}", "m", 6L)).isEqualTo("א \u2068+6\u2069");
        assertThat(fill(RU.onPage(), "на {m@signed}", "m", 6L)).isEqualTo("на +6");
        assertThat(fill(RU, "на {m@signed}", "m", 6L)).isEqualTo("на +6");
        assertThat(EN.apart("+6")).isEqualTo("+6");
        assertThat(Words.seen(pseudo.apart("+6"))).isEqualTo(2);
    }

    @Test
    void aKeyWithoutADotIsOfTheGeneralGroup() {
        assertThat(EN.say("cancelled")).isEqualTo("Cancelled.");
        assertThat(EN.phrases("general")).containsKeys("cancelled", "general.argument");
        assertThat(RU.phrases("page"))
                .hasSizeGreaterThan(300)
                .allSatisfy((key, phrase) -> assertThat(key).startsWith("page."));
    }
}
