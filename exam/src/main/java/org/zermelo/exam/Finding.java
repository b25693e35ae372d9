package org.zermelo.exam;

import java.util.List;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Selection;

/**
 * The answer to a question.
 *
 * @param question what was asked
 * @param starts the values of the variables of every start in the set, ascending by S, then by the others
 * @param scan how far was looked
 * @param answer the numbers to write down; for {@code all} over pairs the values of K and S in turn, ordered by K
 * @param exact whether the answer is that of the whole family; the least values are right even when the list goes on
 */
public record Finding(
        ExamQuestion question, List<List<Long>> starts, ScanRange scan, List<Long> answer, boolean exact) {

    public Finding {
        starts = List.copyOf(starts);
        answer = List.copyOf(answer);
    }

    /** The values of S in the set, ascending, without repetition. */
    public List<Long> values() {
        return Selection.once(starts.stream().map(v -> v.get(v.size() - 1)).toList());
    }

    /** The starts that the numbers of the answer stand for; none where starts are only counted. */
    public List<List<Long>> answered() {
        Selection ask = question.ask().listed();
        if (ask == Selection.ALL || ask == Selection.ONLY || ask == Selection.SUM) {
            return starts;
        }
        List<Long> numbers = switch (ask) {
            case COUNT -> List.of();
            case MIN_AND_COUNT -> answer.subList(0, 1);
            default -> question.listing().of(ask, starts);
        };
        return starts.stream()
                .filter(start -> numbers.containsAll(question.listing().of(Selection.MIN, List.of(start))))
                .toList();
    }
}
