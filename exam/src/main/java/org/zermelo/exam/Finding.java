package org.zermelo.exam;

import java.util.List;

/**
 * The answer to a question.
 *
 * @param question what was asked
 * @param starts the values of the variables of every start in the set, ascending by S, then by the others
 * @param scan how far was looked
 * @param answer the numbers to write down; for {@code all} over pairs the values of K and S in turn, ordered by K
 */
public record Finding(Question question, List<List<Long>> starts, Scan scan, List<Long> answer) {

    public Finding {
        starts = List.copyOf(starts);
        answer = List.copyOf(answer);
    }

    /** The values of S in the set, ascending, without repetition. */
    public List<Long> values() {
        return Ask.once(starts.stream().map(v -> v.get(v.size() - 1)).toList());
    }

    /** Whether the answer is that of the whole family; the least values are right even when the list goes on. */
    public boolean exact() {
        return scan.complete() || (!question.ask().needsAll() && answer.size() == needed());
    }

    private int needed() {
        return question.ask() == Ask.MIN2 ? 2 : 1;
    }
}
