package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.wording.Wording;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Ruleset;
import org.zermelo.tests.Share;

/** Forms of moves, bans, ends and starts, told and drawn, that are written in words are read back as a game with the same answers. */
class ReadBackTest {

    private static final List<String> FORMS = List.of(
            "heaps(7, S in 1..60; move +1, +other, +2*other; end big >= 77)",
            "heaps(3, 7, S in 1..40; move larger: +1, smaller: *2; end small >= 30; overshoot sum > 100)",
            "heaps(7, S in 1..60; move [+1, *2], [-3, 0], b: *2, x: -5 and other: +2; end sum >= 100 : other)",
            "heaps(S in 20..60; move /1.5 floor, take k in 1..x/2 floor, -k for k in {1, 3, 4}; end x <= 5)",
            "heaps(S in 3..40; move -1, -3)",
            "heaps(S in 3..40; move -2, -5; end sum = 0; stuck wins)",
            "heaps(S in 3..40; move -2, -5; stuck wins)",
            "heaps(7, S in 1..25; move +1, *2 if x is divisible by 3 else *3; end a >= 40; end b >= 30)",
            "heaps(7, S in 1..60; move +1, *2; end a >= 40)",
            "heaps(7, 3, S in 1..25; move +1, *2; end a >= 40 or c >= 30)",
            "heaps(1, 2, 3, S in 1..9; move +1, *2; end sum >= 20)",
            "heaps(1, 2, 3, 4, S in 1..9; move h5: +1, *2; end sum >= 30)",
            "heaps(5, S in 10..40; move take 1..3; end sum = 0)",
            "heaps(S in 1..9; move ^2, +1; end sum >= 100)",
            "heaps(5, S in 1..60; move h1: +1, h2: +2, *2; end sum >= 66 : other)",
            "heaps(5, S in 1..60; move x: -1 and other: +1, *2; end big >= 66)",
            "heaps(S in 20..60; move -1, /2 floor, /3 ceil; end sum <= 19)",
            "heaps(S in 1..60; move +1 if x is odd, +2 if x is even, *2 if x % 3 != 0; end sum >= 61)",
            "heaps(S in 1..60; move +1 if x > 10, *2 once; end sum >= 61; no repeat opponent)",
            "heaps(K in 1..9, S in 1..9; move +1, *2; end sum >= 12; where K+S < 12)",
            "heaps(5, S in 1..60; move +1, +3; end product >= 666; result x % 5 != 0)");

    /** So many rules are drawn. */
    private static final int DRAWN = 200;

    private static Stream<Arguments> forms() {
        return Wording.languages().stream()
                .flatMap(language -> Stream.concat(FORMS.stream(), drawn()).map(form -> Arguments.of(language, form)));
    }

    /** A share of them, which the long run has whole. */
    private static Stream<String> drawn() {
        return LongStream.range(0, DRAWN).filter(seed -> Share.takes(seed, 8)).mapToObj(DrawnRules::of);
    }

    /** In every language it is said how the play ends, or what becomes of a player who cannot move. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ru", "es", "zh", "fa"})
    void theEndIsSaidInEveryLanguage(String language) {
        Words words = Words.in(Language.of(language));
        String ends = words.say("exam.task.end", "when", "#").split("[\u2068\u2067]?#")[0];
        List<String> stuck = List.of(words.say("exam.task.stuck.last"), words.say("exam.task.stuck.other"));
        assertThat(Stream.concat(FORMS.stream(), LongStream.range(0, DRAWN).mapToObj(DrawnRules::of)))
                .allSatisfy(form -> assertThat(TaskText.of(RuleText.ruleset(form), words))
                        .as(form)
                        .anyMatch(said -> said.startsWith(ends) || stuck.contains(said))
                        .noneMatch(said -> said.contains("{")));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void whatIsWrittenIsReadBack(String language, String form) {
        Ruleset rules = RuleText.ruleset(form);
        Words words = Words.in(Language.of(language));
        Task usual = Task.usual("t", rules);
        StringBuilder text = new StringBuilder(words.sentences(TaskText.of(rules, words)));
        usual.parts().forEach(part -> text.append('\n').append(PaperQuestion.of(part.question(), words)));
        Wording read = Wording.read(text.toString());
        assertThat(read.unread()).as("%s", text).isEmpty();
        Task task = read.task();
        assertThat(task.rules().repeat()).isEqualTo(rules.repeat());
        assertThat(read.questions())
                .isEqualTo(usual.parts().stream()
                        .map(Part::question)
                        .map(asked -> asked.number() + "=" + asked.set() + ":"
                                + asked.ask().text())
                        .toList());
        for (String set : List.of("W1", "W2", "L1", "U")) {
            assertThat(answer(task.rules(), set))
                    .as("%s %s %s", set, read.outline(), text)
                    .isEqualTo(answer(rules, set));
        }
    }

    /** Each question that has words of its own, with everything that can be asked. */
    @ParameterizedTest
    @MethodSource("languages")
    void questionsAreReadBack(String language) {
        Words words = Words.in(Language.of(language));
        String rules = words.sentences(
                TaskText.of(RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"), words));
        for (String set : List.of("U", "L1", "W1", "W2", "L2", "W3", "L3", "W1|W2", "L1|L2", "Wany", "Lany")) {
            for (Selection ask : Selection.values()) {
                if (!Share.takes(set.hashCode() + ask.ordinal(), 8)) {
                    continue;
                }
                String asked = "20=" + set + ":" + ask.text();
                String text = rules + "\n" + PaperQuestion.of(ExamQuestion.parse(asked), words);
                Wording read = Wording.read(text);
                assertThat(read.unread()).as(text).isEmpty();
                assertThat(read.questions()).as(text).containsExactly(asked);
            }
        }
    }

    static List<String> languages() {
        return Wording.languages();
    }

    private static List<Long> answer(Ruleset rules, String set) {
        return Examiner.standard()
                .answer(new Part(ExamQuestion.of("1", set, "all"), rules))
                .answer();
    }
}
