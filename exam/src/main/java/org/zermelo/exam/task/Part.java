package org.zermelo.exam.task;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.rule.Ruleset;

/**
 * A question with the starts that it is about.
 *
 * @param rules the rules with S open; questions of one task may have starts of their own
 */
public record Part(ExamQuestion question, Ruleset rules) {

    /** The same about another question. */
    public Part with(ExamQuestion other) {
        return new Part(other, rules);
    }

    /** The question about each set that may be meant by it, the likeliest first; only itself where it is said which. */
    public List<Part> wordings() {
        List<Part> wordings = new ArrayList<>(List.of(with(question.about(question.set()))));
        question.beside().forEach(set -> wordings.add(with(question.about(set))));
        return wordings;
    }
}
