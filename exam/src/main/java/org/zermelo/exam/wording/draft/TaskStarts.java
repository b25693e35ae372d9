package org.zermelo.exam.wording.draft;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The start that the questions of a task share, and the starts that single questions have of their own. */
public final class TaskStarts {

    /** What the questions start from that tell nothing else. */
    public final StartDraft shared = new StartDraft();

    private final Map<String, StartDraft> own = new TreeMap<>();

    /** The question under whose number the shared start was told; null where it stands before all of them. */
    private @Nullable String sharedUnder;

    /** The start of which a sentence tells that stands under the number of a question, or before all of them. */
    public StartDraft told(@Nullable String number, List<Chunk> sentence) {
        boolean tells = tells(sentence);
        if (number == null || shared.starts.isEmpty() || number.equals(sharedUnder)) {
            sharedUnder = tells && shared.starts.isEmpty() ? number : sharedUnder;
            return shared;
        }
        StartDraft mine = own.get(number);
        if (mine == null && tells) {
            mine = new StartDraft();
            mine.heaps = shared.heaps;
            own.put(number, mine);
        }
        return mine == null ? shared : mine;
    }

    /** Whether a sentence says what heaps hold, and not only how great a number may be that is known by its name. */
    private boolean tells(List<Chunk> sentence) {
        boolean begins = sentence.stream().anyMatch(chunk -> chunk.is("begin"));
        return sentence.stream()
                .filter(chunk -> chunk.is("term", "amount", "bare", "ratio"))
                .filter(chunk -> !chunk.tagged("range") && !chunk.tagged("most"))
                .anyMatch(
                        chunk -> begins || chunk.told().stream().anyMatch(term -> !shared.starts.containsValue(term)));
    }

    /** The start that a question has of its own; null where it has the shared one. */
    public @Nullable StartDraft own(@Nullable String number) {
        StartDraft mine = number == null ? null : own.get(number);
        boolean same = mine != null
                && mine.terms().equals(shared.terms())
                && mine.where.equals(shared.where)
                && (mine.ranges.isEmpty() || mine.rangeTexts().equals(shared.rangeTexts()));
        return same ? null : mine;
    }

    /** Whether it is not said which start a question has: others have their own, and the shared one belongs to another. */
    public boolean doubtful(@Nullable String number) {
        boolean others = own.keySet().stream().anyMatch(each -> own(each) != null);
        return others && sharedUnder != null && !sharedUnder.equals(number) && own(number) == null && !repeats(number);
    }

    private boolean repeats(@Nullable String number) {
        return number != null && own.containsKey(number);
    }

    /** Whether as many heaps have a start as the task has. */
    public boolean whole(StartDraft mine) {
        return mine.starts.size() == shared.count() && mine.count() == shared.count();
    }
}
