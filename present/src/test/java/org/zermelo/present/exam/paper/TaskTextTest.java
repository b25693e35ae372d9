package org.zermelo.present.exam.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.exam.wording.Wording;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Ruleset;

class TaskTextTest {

    /** Each form that moves, bans, ends, winners and starts have, with words that its text must have in Russian and in English. */
    private static final List<List<String>> FORMS = List.of(
            List.of(
                    "heaps(S in 1..60; move +1, /2 if x % 2 = 0; end big >= 70)",
                    "уменьшить количество камней в куче в два раза, если количество камней в куче чётно.",
                    "divide the number of stones in the heap by 2 if the number of stones in the heap is even."),
            List.of(
                    "heaps(7, S in 1..60; move +1, +other, +2*other; end big >= 77)",
                    "столько камней, сколько их в другой куче",
                    "as many stones as there are in the other heap"),
            List.of(
                    "heaps(7, S in 1..60; move /2 if x is even else =(x+3)//2, -1; end sum <= 2)",
                    "а иначе сделать количество камней в одной из куч равным (x + 3) / 2 (с округлением вниз)",
                    "Here x is the number of stones in the heap that the move changes."),
            List.of(
                    "heaps(3, 7, S in 1..60; move larger: +1, smaller: *2; end small >= 30; overshoot sum > 100)",
                    "добавить в наибольшую кучу один камень",
                    "But if the number of stones in the heaps together becomes greater than 100, the opponent"),
            List.of(
                    "heaps(7, S in 1..60; move [+1, *2], [-3, 0], b: *2, x: -5 and other: +2; end sum >= 100 : other)",
                    "увеличить количество камней во второй куче в два раза",
                    "The player who made the last move loses."),
            List.of(
                    "heaps(S in 20..; move /1.5 floor, take any, take k in 1..x/2 floor, -k for k in {1, 3, 4}; end x <= 5)",
                    "в 1,5 раза (если не делится нацело, результат округляется вниз)",
                    "take 1, 3 or 4 stones from the heap"),
            List.of(
                    "heaps(S in 1..60; move *k for k in 2..4, +k*k for k in 1..3, ^2, take 1..3; end sum >= 100)",
                    "выбрать целое число k от 2 до 4 и увеличить количество камней в куче в k раз",
                    "take from 1 to 3 stones from the heap"),
            List.of(
                    "heaps(7, S in 1..60; move +1 once, *2, +3; end sum >= 60; result x % 3 != 0; no repeat own; limits 0..100)",
                    "Нельзя делать ход, после которого количество камней в наибольшей куче больше 100.",
                    "A player may not make a move after which the number of stones in this heap is divisible by 3."),
            List.of(
                    "heaps(S in 1..60; move +1, +2, *2; end sum >= 60; no repeat own, opponent)",
                    "Игроку нельзя повторять ни свой предыдущий ход, ни ход, только что сделанный противником.",
                    "A player may make neither the move that they made the last time nor the move that the opponent has just made."),
            List.of(
                    "heaps(7, S in 1..60; move +1; end sum >= 60; no repeat opponent; winner draw if a = b, last)",
                    "Но если a = b, игра заканчивается вничью.",
                    "Here a is the number of stones in the first heap, b is the number of stones in the second heap."),
            List.of(
                    "heaps(S, 2S; S in 1..9; move +1; end product >= 90; where S > 3)",
                    "во второй — 2S камней; 1 ≤ S ≤ 9; S > 3.",
                    "The game ends when the product of the numbers of stones in the heaps becomes 90 or more."),
            List.of(
                    "heaps(S in 3..40; move -1, -3)",
                    "Игрок, который не может сделать ход, проигрывает.",
                    "The player who cannot move loses."),
            List.of(
                    "heaps(S in 3..40; move -2, -5; end sum = 0; stuck wins)",
                    "Игрок, который не может сделать ход, выигрывает.",
                    "The player who cannot move wins."),
            List.of(
                    "heaps(3, S in 1..9; move +1, *2; end a*a + b*b >= 40)",
                    "Игра завершается в тот момент, когда a·a + b·b ≥ 40.",
                    "The game ends when a·a + b·b ≥ 40."),
            List.of(
                    "heaps(3, S in 1..9; var n in 0..20 = 0; move a += 1 and n += 2, +1 if n > 3; end n >= 9 or a = b)",
                    "число n равно 0",
                    "make the number n equal to n + 2"),
            List.of(
                    "heaps(7, S in 1..60; move +1, *2 if x is divisible by 3 else *3; end a >= 40; end b >= 30; stock 99)",
                    "становится не менее 40 или количество камней во второй куче становится не менее 30",
                    "A player may not make a move after which the number of stones in the heaps together is greater than"),
            List.of(
                    "heaps(S in 1..60; move +1, +2; end x >= 70; end x = 66 : other)",
                    "Игра завершается и в том случае, когда количество камней в куче становится равным 66",
                    "The game also ends when the number of stones in the heap becomes equal to 66"),
            List.of(
                    "heaps(1, 2, 3, 4, S in 1..9; move h5: +1, h4: *2 if abs(a-b) > min(a, 2) or not x in 3..7; end sum >= 40)",
                    "в 5-й — S камней",
                    "|a - b| > min(a, 2)"),
            List.of(
                    "heaps(6; move take k in 1..2 gain k; stuck points)",
                    "побеждает игрок, набравший больше очков",
                    "for which the player scores k"));

    private static Stream<Arguments> forms() {
        return Language.all().stream().flatMap(language -> FORMS.stream().map(form -> Arguments.of(language, form)));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyFormIsSaidInWords(Language language, List<String> form) {
        Words words = Words.in(language);
        Ruleset rules = RuleText.ruleset(form.get(0));
        String text = words.sentences(TaskText.of(rules, words));
        List<String> ends = Stream.of("end", "stuck.last", "stuck.other", "stuck.scored")
                .map(key -> words.say("exam.task." + key, "when", "#").split("#")[0])
                .map(TaskTextTest::plain)
                .toList();
        assertThat(ends).anyMatch(plain(text)::contains);
        assertThat(text).doesNotContain("{", "exam.", rules.text()).doesNotContainPattern("[а-я] (if|floor|for) ");
        if (language.code().equals("ru") || language.code().equals("en")) {
            assertThat(text.replace(PaperFormula.BLANK, " "))
                    .contains(form.get(language.code().equals("ru") ? 1 : 2));
        }
    }

    /** Without signs that are not seen. */
    private static String plain(String text) {
        return text.replaceAll("\\p{Cf}", "");
    }

    /** Words that are read back at all are read as the same moves, ends and bans. */
    @ParameterizedTest
    @MethodSource("forms")
    void whatIsReadBackIsTheSame(Language language, List<String> form) {
        if (!Wording.languages().contains(language.code())) {
            return;
        }
        Ruleset rules = RuleText.ruleset(form.get(0));
        Words words = Words.in(language);
        Wording.read(words.sentences(TaskText.of(rules, words)))
                .rules()
                .map(RuleText::ruleset)
                .ifPresent(read -> {
                    assertThat(read.parameters()).isEqualTo(rules.parameters());
                    assertThat(read.repeat()).isEqualTo(rules.repeat());
                    assertThat(read.ends()).hasSameSizeAs(rules.ends());
                    assertThat(read.result().equals(rules.result()))
                            .isEqualTo(!form.get(0).contains("limits"));
                });
    }
}
