package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.Wording;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.rules.Library;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;
import org.zermelo.tests.Share;

/** What is written for a paper is read back as the same rules and questions, in every language. */
class WordedVariantsTest {

    /** Growing and shrinking heaps, one and two, with bounds and without, overshoot and memory: of each several variants. */
    private static final List<String> VARIED = List.of(
            "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
            "heaps(S in 1..28; move +1, *2; end sum >= 29)",
            "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19)",
            "heaps(S in 1..64; move +1, *3; end sum >= 65; overshoot sum > 100)",
            "heaps(S in 1..40; move +1, +2, *2; end sum >= 41; no repeat own)");

    /** The published tasks and the library's games, and variants. */
    private static Stream<Task> tasks() {
        Stream<Task> library = Library.names().stream()
                .filter(name -> !BoardRuleText.isBoard(Source.of("@" + name)))
                .map(name -> Task.usual(name, RuleText.ruleset("@" + name)))
                .filter(task -> !task.rules().parameters().isEmpty());
        Stream<Task> varied = VARIED.stream()
                .map(RuleText::ruleset)
                .flatMap(rules -> new Variants(Task.usual("t", rules), 5, Examiner.standard())
                        .make(4).stream().map(Variants.Variant::task));
        return Stream.of(library, PublishedTasksTest.records().stream().map(ExamRecord::task), varied)
                .flatMap(all -> all);
    }

    static Stream<Language> languages() {
        return Wording.languages().stream().map(Language::of);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void whatIsWrittenIsReadBack(Language language) {
        Words words = Words.in(language);
        List<String> unread = new ArrayList<>();
        int read = 0;
        List<Task> all = tasks().toList();
        for (int i = 0; i < all.size(); i++) {
            if (!Share.takes(i, 4)) {
                continue;
            }
            Task task = all.get(i);
            List<String> sentences = TaskText.of(task.rules(), words);
            if (sentences.stream().anyMatch(formulas(words))) {
                continue;
            }
            List<ExamQuestion> asked = task.parts().stream()
                    .map(Part::question)
                    .filter(question ->
                            words.phrase("exam.paper." + question.set()).isPresent())
                    .toList();
            StringBuilder text = new StringBuilder(String.join(" ", sentences));
            asked.forEach(question -> text.append('\n').append(PaperQuestion.of(question, words)));
            Wording wording = Wording.read(text.toString());
            read++;
            if (wording.phrases().stream().anyMatch(phrase -> phrase.kind() == PhraseKind.UNREAD)
                    || wording.rules().isEmpty()
                    || !same(task.rules(), RuleText.ruleset(wording.rules().orElseThrow()))
                    || !wording.questions()
                            .equals(asked.stream().map(WordedVariantsTest::ask).toList())) {
                String phrases = wording.phrases().stream()
                        .filter(phrase -> phrase.kind() == PhraseKind.UNREAD)
                        .map(phrase -> text.substring(phrase.from(), phrase.to()))
                        .toList()
                        .toString();
                unread.add(phrases + " " + task.rules().text() + " / " + wording.outline() + " " + wording.questions()
                        + "\n" + text);
            }
        }
        assertThat(unread).as("of %d", read).isEmpty();
        assertThat(read).isGreaterThan(all.size() / 10);
    }

    /** Whether a sentence tells the letters of formulas, which nobody reads back. */
    private static Predicate<String> formulas(Words words) {
        String begin = words.say("exam.task.letters", "letters", "#").split("#")[0];
        return sentence -> sentence.startsWith(begin);
    }

    private static String ask(ExamQuestion question) {
        return question.number() + "=" + question.set() + ":" + question.ask().text();
    }

    /** How an end names the heaps (a sum of one heap, the heap itself) and what becomes of a player without a move is not worded. */
    private static boolean same(Ruleset one, Ruleset other) {
        return one.variables().stream()
                        .map(v -> v.start())
                        .toList()
                        .equals(other.variables().stream().map(v -> v.start()).toList())
                // a filter may narrow the ranges
                && (!one.where().equals(Condition.TRUE) || one.parameters().equals(other.parameters()))
                && one.moves().stream()
                        .map(MoveRule::changes)
                        .toList()
                        .equals(other.moves().stream().map(MoveRule::changes).toList())
                && one.moves().stream()
                        .map(MoveRule::once)
                        .toList()
                        .equals(other.moves().stream().map(MoveRule::once).toList())
                && Set.copyOf(one.ends().stream().map(EndRule::how).toList())
                        .equals(Set.copyOf(
                                other.ends().stream().map(EndRule::how).toList()))
                && one.repeat() == other.repeat();
    }
}
