package org.zermelo.exam.task;

import java.util.List;
import java.util.stream.Stream;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Ruleset;

/**
 * A task: rules with an open S and questions about the starts, or with a fixed start and no question but who wins.
 *
 * @param name what it is called
 * @param rules the rules
 * @param parts the questions in their order
 */
public record Task(String name, Ruleset rules, List<Part> parts) {

    public Task {
        parts = List.copyOf(parts);
        if (rules.forbidden() > 0) {
            throw new RefusedException("rule.forbidding", "game", rules);
        }
    }

    /**
     * The task with the questions that exams ask most: 20 is W2 all, 21 is L2 min, and 19 the least S of L1 ("whatever Petya
     * does") or of U ("after an unlucky move"). Exams ask about as often for the one as for the other, and only the words of a task say
     * which: L1 comes first with one heap, U with more. Where nothing is open there are no questions: then it is asked who wins.
     */
    public static Task usual(String name, Ruleset rules) {
        if (rules.closed()) {
            return of(name, rules, List.of());
        }
        StartSet any = StartSet.parse("L1");
        StartSet unlucky = StartSet.parse("U");
        boolean one = rules.heaps().length == 1;
        ExamQuestion first = new ExamQuestion("19", one ? any : unlucky, Selection.MIN).orAbout(one ? unlucky : any);
        return of(name, rules, List.of(first, ExamQuestion.of("20", "W2", "all"), ExamQuestion.of("21", "L2", "min")));
    }

    /**
     * The task with these questions, each as {@link ExamQuestion#parse} reads it; with the usual ones where none is given.
     *
     * @throws org.zermelo.game.BadInputException when a question cannot be read
     */
    public static Task asking(Ruleset rules, List<String> questions) {
        return questions.isEmpty()
                ? usual(rules.text(), rules)
                : of(
                        rules.text(),
                        rules,
                        questions.stream().map(ExamQuestion::parse).toList());
    }

    /** A task whose questions share the starts. */
    public static Task of(String name, Ruleset rules, List<ExamQuestion> questions) {
        Stream<Part> parts = questions.stream().map(question -> new Part(question, rules));
        return new Task(name, rules, parts.toList());
    }

    /** The same task under another name. */
    public Task named(String other) {
        return new Task(other, rules, parts);
    }

    /** The same task with other rules for all questions. */
    public Task with(Ruleset other) {
        return new Task(
                name,
                other,
                parts.stream()
                        .map(part -> new Part(part.question(), part.rules().equals(rules) ? other : part.rules()))
                        .toList());
    }
}
