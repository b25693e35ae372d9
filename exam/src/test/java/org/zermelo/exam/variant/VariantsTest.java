package org.zermelo.exam.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;

class VariantsTest {

    private static final Task TWO_HEAPS =
            Task.usual("demo", RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"));

    @Test
    void variantsAreSolvedDistinctAndAwayFromTheEdges() {
        List<Variant> variants = new Variants(TWO_HEAPS, 5, Examiner.standard()).make(8);
        assertThat(variants).hasSize(8);
        Set<List<List<Long>>> answers = new HashSet<>();
        for (Variant variant : variants) {
            assertThat(answers.add(variant.answers())).isTrue();
            for (Finding finding : variant.findings()) {
                ScanRange scan = finding.scan();
                assertThat(finding.answer()).isNotEmpty().allMatch(n -> n > scan.from() && n < scan.to());
            }
            assertThat(variant.findings().get(1).answer()).hasSize(2);
            List<Finding> again = Examiner.standard()
                    .answer(TWO_HEAPS.with(
                            RuleText.ruleset(variant.task().rules().text())));
            assertThat(again.stream().map(Finding::answer).toList()).isEqualTo(variant.answers());
        }
    }

    @Test
    void theSeedDecides() {
        assertThat(new Variants(TWO_HEAPS, 9, Examiner.standard()).make(3))
                .isEqualTo(new Variants(TWO_HEAPS, 9, Examiner.standard()).make(3))
                .isNotEqualTo(new Variants(TWO_HEAPS, 10, Examiner.standard()).make(3));
    }

    /** Memory, guards, filters, overshoot, division and Russian words: variants keep them and are solved anew. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S >= 20; move -2, -5, /3 floor; end sum <= 19)",
                "кучи(7, S в 1..69; ход +1, *2; конец сумма >= 77)",
                "heaps(S in 1..42; move +1, *2, *3; end sum >= 43; overshoot sum > 72)",
                "heaps(S in 1..28; move +1, +2, *2; end sum >= 29; no repeat of own move)",
                "heaps(31, S in 1..100; move +2, *2, *3 once; end sum >= 132)",
                "heaps(S in 25..; move -3, /2 if x is even, otherwise =(x+3)//2; end sum <= 24)"
            })
    void whatRulesSayIsKept(String text) {
        Task task = task(text, ExamQuestion.of("20", "W2", "min"), ExamQuestion.of("21", "L2", "min"));
        List<Variant> variants = new Variants(task, 3, Examiner.standard()).make(2);
        Set<List<List<Long>>> answers = new HashSet<>();
        for (Variant variant : variants) {
            Ruleset rules = variant.task().rules();
            assertThat(rules.repeat()).isEqualTo(task.rules().repeat());
            assertThat(rules.stuck()).isEqualTo(task.rules().stuck());
            assertThat(rules.moves().stream().map(move -> move.changes()).toList())
                    .doesNotHaveDuplicates();
            assertThat(rules.ends()).hasSameSizeAs(task.rules().ends());
            assertThat(rules.moves().stream().map(move -> move.once()).toList())
                    .isEqualTo(task.rules().moves().stream()
                            .map(move -> move.once())
                            .toList());
            assertThat(rules.parameters().get(0).bounded())
                    .isEqualTo(task.rules().parameters().get(0).bounded());
            assertThat(answers.add(variant.answers())).isTrue();
            Task again = task.with(RuleText.ruleset(rules.text()));
            assertThat(Examiner.standard().answer(again).stream()
                            .map(Finding::answer)
                            .toList())
                    .isEqualTo(variant.answers());
            assertThat(variant.findings())
                    .allMatch(found -> found.answer().stream()
                            .allMatch(n -> n > found.scan().from()));
        }
    }

    @Test
    void startsOfAQuestionsOwnAreRefused() {
        Ruleset rules = TWO_HEAPS.rules();
        Ruleset other = RuleText.ruleset("heaps(8, S in 1..69; move +1, *2; end sum >= 77)");
        Task task = new Task(
                "t",
                rules,
                List.of(
                        new Part(ExamQuestion.of("19", "U", "min"), rules),
                        new Part(ExamQuestion.of("20", "W2", "all"), other)));
        assertThatThrownBy(() -> new Variants(task, 1, Examiner.standard()).make(1))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("exam.variants.own-starts");
    }

    @Test
    void whatCannotBeMadeIsRefused() {
        Task rigid = task("heaps(S in 2..3; move -1; end sum == 1)", ExamQuestion.of("1", "L1", "all"));
        assertThatThrownBy(() -> new Variants(rigid, 1, Examiner.standard()).make(5))
                .isInstanceOf(RefusedException.class);
    }

    private static Task task(String rules, ExamQuestion... asked) {
        return Task.of("t", RuleText.ruleset(rules), List.of(asked));
    }

    private static List<Variant> wished(Task task, String difficulty, String answers, int count) {
        return new Variants(task, VariantWish.parse(difficulty, answers), 1, Examiner.standard()).make(count);
    }

    /** Levels are told by what a teacher counts: heaps, moves, and values where all are asked for. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "easy | 1 | 2 | 2 | 1 | 99",
                "medium | 2 | 2 | 2 | 1 | 99",
                "hard | 2 | 3 | 4 | 3 | 99",
                "easy, moves=3 | 1 | 3 | 3 | 1 | 99",
                "heaps=1, moves=4 | 1 | 4 | 4 | 1 | 99",
                "heaps=2;moves=4 values=2 | 2 | 4 | 4 | 2 | 2",
                "values=1, depth=4 | 2 | 2 | 2 | 1 | 1"
            })
    void aDifficultyIsHad(String level, int heaps, int least, int most, int values, int mostValues) {
        Set<List<List<Long>>> answers = new HashSet<>();
        for (Variant variant : wished(TWO_HEAPS, level, "", 4)) {
            Ruleset rules = variant.task().rules();
            assertThat(rules.heaps()).hasSize(heaps);
            assertThat(rules.moves()).hasSizeBetween(least, most).doesNotHaveDuplicates();
            assertThat(variant.findings().get(1).answer()).hasSizeBetween(values, mostValues);
            assertThat(answers.add(variant.answers())).isTrue();
            assertThat(Examiner.standard().answer(Task.usual("again", RuleText.ruleset(rules.text()))).stream()
                            .map(Finding::answer)
                            .toList())
                    .isEqualTo(variant.answers());
        }
    }

    @Test
    void answersThatAreWantedAreHad() {
        assertThat(wished(TWO_HEAPS, "", "21=20..40, 20=25..", 5)).allSatisfy(variant -> {
            assertThat(variant.findings().get(2).answer()).allMatch(n -> n >= 20 && n <= 40);
            assertThat(variant.findings().get(1).answer()).allMatch(n -> n >= 25);
        });
        assertThat(wished(TWO_HEAPS, "", "21=30", 1).get(0).findings().get(2).answer())
                .containsExactly(30L);
        List<Variant> distinct = wished(TWO_HEAPS, "medium", "distinct", 10);
        for (int question = 0; question < 3; question++) {
            int one = question;
            assertThat(distinct.stream().map(variant -> variant.answers().get(one)))
                    .doesNotHaveDuplicates();
        }
        assertThat(distinct)
                .allSatisfy(variant -> assertThat(variant.answers().stream().flatMap(List::stream))
                        .doesNotHaveDuplicates());
    }

    /** What cannot be had is refused with what can. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps=3 | '' | exam.variants.reach",
                "moves=1 | '' | exam.variants.reach",
                "depth=6 | '' | exam.variants.depth",
                "values=40 | '' | exam.variants.other-values",
                "'' | 21=500 | exam.variants.other-answers",
                "'' | 22=5 | exam.variants.number",
                "difficult | '' | exam.variants.difficulty",
                "speed=2 | '' | exam.variants.difficulty",
                "heaps=4..2 | '' | exam.variants.difficulty",
                "'' | high | exam.variants.answers",
                "'' | 21=20..40 21=50.. | exam.variants.answers",
                "'' | 19=30, 21=30, 20=30 | exam.variants"
            })
    void aWishThatCannotBeMetIsRefused(String difficulty, String answers, String key) {
        assertThatThrownBy(() -> wished(TWO_HEAPS, difficulty, answers, 2))
                .isInstanceOf(ZermeloException.class)
                .asString()
                .contains(key);
    }

    /** Rules that say more than sums, factors and a total keep their heaps and moves, and have what they have. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S in 1..28; move +1, +2, *2; end sum >= 29; no repeat of own move)",
                "heaps(S in 1..42; move +1, *2, *3; end sum >= 43; overshoot sum > 72)",
                "heaps(S in 1..60; move +1, *2 if x is even, *3; end sum >= 61)"
            })
    void otherRulesKeepWhatTheyHave(String text) {
        Task task = task(text, ExamQuestion.of("20", "W2", "min"));
        assertThat(wished(task, "heaps=1,moves=3", "", 1)).hasSize(1);
        assertThatThrownBy(() -> wished(task, "heaps=2", "", 1)).asString().contains("exam.variants.rigid");
        assertThatThrownBy(() -> wished(task, "values=2", "", 1)).asString().contains("exam.variants.values");
    }

    /** A level wants many values only where all are asked for. */
    @Test
    void aLevelFitsATaskThatAsksForNoList() {
        Task task = task(TWO_HEAPS.rules().text(), ExamQuestion.of("20", "W2", "min2"));
        assertThat(wished(task, "hard", "", 1)).hasSize(1);
        assertThatThrownBy(() -> wished(task, "hard values=2", "", 1))
                .asString()
                .contains("exam.variants.values");
    }
}
