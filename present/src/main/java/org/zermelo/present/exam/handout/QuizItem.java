package org.zermelo.present.exam.handout;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.exam.Finding;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.present.exam.PaperQuestion;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.words.Words;

/**
 * One question of one variant, as banks of questions hold it.
 *
 * @param number the number of the question in its paper
 * @param variant from 1
 * @param rules the rules in the words of the paper
 * @param question what is asked
 * @param answer one number, or several in the order of the paper
 */
record QuizItem(String number, int variant, String rules, String question, List<Long> answer) {

    QuizItem {
        answer = List.copyOf(answer);
    }

    /** The questions of a variant. */
    static List<QuizItem> of(Variant variant, int number, Words words) {
        String rules = words.sentences(TaskText.of(variant.task().rules(), words));
        return variant.findings().stream()
                .map(finding -> of(finding, number, rules, words))
                .toList();
    }

    private static QuizItem of(Finding finding, int variant, String rules, Words words) {
        return new QuizItem(
                finding.question().number(),
                variant,
                rules,
                PaperQuestion.of(finding.question(), words),
                finding.answer());
    }

    String name() {
        return number + " / " + variant;
    }

    /** Whether one number is asked for. */
    boolean single() {
        return answer.size() == 1;
    }

    /** The answer with spaces, as the exam has it, with commas and with semicolons. */
    Set<String> spellings() {
        Set<String> all = new LinkedHashSet<>();
        List<String> numbers = answer.stream().map(String::valueOf).toList();
        for (String between : List.of(" ", ", ", ",", "; ", ";")) {
            all.add(String.join(between, numbers));
        }
        return all;
    }
}
