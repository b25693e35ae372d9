package org.zermelo.desk.exam;

import java.util.List;
import java.util.stream.Stream;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.slips.Slips;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.game.Note;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;

/**
 * What is wrong with an answer that somebody gave.
 *
 * @param part the question
 * @param finding its answer in the wording that comes first
 * @param wordings its answers in all wordings where these differ, else none
 * @param right whether the answer given is that of some wording
 * @param slips what leads to a wrong answer, the likelier first
 * @param pairs whether two slips at once were tried, too
 */
public record AnswerCheck(
        GivenAnswer given,
        Part part,
        Finding finding,
        List<Attempt<Finding>> wordings,
        boolean right,
        List<Slips.Hit> slips,
        boolean pairs) {

    /** Checks an answer to a question of a task. */
    public static AnswerCheck of(Task task, GivenAnswer given, Examiner examiner) {
        Part part = given.part(task);
        Finding finding = examiner.answer(part);
        boolean right = part.wordings().stream()
                .anyMatch(wording -> examiner.answer(wording).answer().equals(given.answer()));
        Slips slips = new Slips(examiner);
        return new AnswerCheck(
                given,
                part,
                finding,
                Attempt.at(part, examiner::answer).wordings(Finding::answer),
                right,
                right ? List.of() : slips.behind(part, given.answer(), task.parts()),
                slips.triesTwo(part));
    }

    /** What each wrong number is that should be a start of the set. */
    public List<Note> wrongNumbers(Examiner examiner) {
        return right
                ? List.of()
                : values().filter(s -> !finding.answer().contains(s))
                        .map(s -> number(s, examiner))
                        .toList();
    }

    /** The numbers given that are to be values of S: no counts, no sums, nothing of pairs written in turn. */
    private Stream<Long> values() {
        Selection ask = part.question().ask();
        boolean twoParameters = part.rules().parameters().size() > 1;
        boolean inTurn = twoParameters && (ask == Selection.ALL || ask == Selection.ONLY);
        if (ask == Selection.COUNT || inTurn || part.question().listing() != Listing.STARTS) {
            return Stream.of();
        }
        return ask == Selection.MIN_AND_COUNT ? given.answer().stream().limit(1) : given.answer().stream();
    }

    private Note number(long s, Examiner examiner) {
        List<Start<RulePosition>> starts = examiner.starts(part.rules(), new ScanRange(s, s, ScanRange.End.GIVEN));
        if (starts.isEmpty() || s < finding.scan().from()) {
            return Note.of("exam.check.number-no-start", "s", s);
        }
        Start<RulePosition> start = starts.get(0);
        Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), start);
        if (classes.ended(start.position())) {
            return Note.of("exam.check.number-no-start", "s", s);
        }
        if (classes.in(part.question().set(), start.position())) {
            return Note.of(
                    "exam.check.number-in", "s", s, "set", part.question().set());
        }
        int plies = Math.max(4, part.question().set().plies());
        Fate fate = classes.fate(start.position(), plies);
        return fate.decided()
                ? Note.of(
                        "exam.check.number-out", "s", s, "set", part.question().set(), "code", fate.code())
                : Note.of(
                        "exam.check.number-open", "s", s, "set", part.question().set(), "plies", plies);
    }
}
