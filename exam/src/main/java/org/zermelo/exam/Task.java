package org.zermelo.exam;

import java.util.List;
import java.util.stream.Stream;
import org.zermelo.rule.Ruleset;

/**
 * A task: rules with an open S, and questions about the starts.
 *
 * @param name what it is called
 * @param rules the rules
 * @param parts the questions in their order
 */
public record Task(String name, Ruleset rules, List<Part> parts) {

    public Task {
        parts = List.copyOf(parts);
    }

    /** The task with the questions that exams ask most: 19 is U min, 20 is W2 all, 21 is L2 min. */
    public static Task usual(String name, Ruleset rules) {
        return of(
                name,
                rules,
                List.of(Question.of("19", "U", "min"), Question.of("20", "W2", "all"), Question.of("21", "L2", "min")));
    }

    /** A task whose questions share the starts. */
    public static Task of(String name, Ruleset rules, List<Question> questions) {
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
