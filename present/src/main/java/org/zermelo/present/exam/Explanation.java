package org.zermelo.present.exam;

import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Part;
import org.zermelo.present.words.Words;

/**
 * The answer to a question with what one writes in an exam to explain it.
 *
 * @param text lines, each with its end
 */
public record Explanation(Finding finding, String text) {

    /** The explanation of a question's answer. */
    public static Explanation of(Part part, Examiner examiner, Words words) {
        return new Explanation(examiner.answer(part), ExamWhyText.explained(part, examiner, words));
    }
}
