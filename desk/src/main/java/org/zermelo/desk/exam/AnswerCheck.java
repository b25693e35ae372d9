package org.zermelo.desk.exam;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.slips.AnswerDigits;
import org.zermelo.exam.slips.Farthest;
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
 * @param read the numbers given; apart, where they were written with nothing between them
 * @param slips what leads to a wrong answer, the likelier first
 */
public record AnswerCheck(
        GivenAnswer given,
        Part part,
        Finding finding,
        List<Attempt<Finding>> wordings,
        boolean right,
        List<Long> read,
        List<Slips.Hit> slips) {

    /** So many numbers more than there should be are still found in digits with nothing between them. */
    private static final int MORE = 3;

    /** Checks an answer to a question of a task. */
    public static AnswerCheck of(Task task, GivenAnswer given, Examiner examiner) {
        Part part = given.part(task);
        Finding finding = examiner.answer(part);
        Optional<List<Long>> right = part.wordings().stream()
                .map(wording -> examiner.answer(wording).answer())
                .filter(answer -> AnswerDigits.same(answer, given.answer()))
                .findFirst();
        List<Slips.Hit> slips = right.isPresent()
                ? List.of()
                : Stream.of(given.answer(), apart(given, finding))
                        .distinct()
                        .map(numbers -> new Slips(examiner).behind(part, numbers, task.parts()))
                        .filter(hits -> !hits.isEmpty())
                        .findFirst()
                        .orElse(List.of());
        return new AnswerCheck(
                given,
                part,
                finding,
                Attempt.at(part, examiner::answer).wordings(Finding::answer),
                right.isPresent(),
                right.or(() -> slips.stream().map(Slips.Hit::answer).findFirst())
                        .orElseGet(() -> apart(given, finding)),
                slips);
    }

    /** The numbers of a list that was written without anything between them. */
    private static List<Long> apart(GivenAnswer given, Finding finding) {
        List<Long> answer = given.answer();
        if (answer.size() != 1 || answer.get(0) <= finding.scan().to()) {
            return answer;
        }
        List<Long> right = finding.answer();
        boolean value = EnumSet.of(Selection.MIN, Selection.MAX, Selection.ONLY)
                .contains(finding.question().ask());
        return IntStream.concat(IntStream.of(right.size()), IntStream.rangeClosed(2, right.size() + MORE))
                .mapToObj(count -> AnswerDigits.apart(
                        answer.get(0),
                        count,
                        finding.scan().from(),
                        finding.scan().to()))
                .filter(numbers -> numbers.size() > 1 && (right.size() > 1 || value && numbers.containsAll(right)))
                .findFirst()
                .orElse(answer);
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
        if (!ask.ofStarts() || inTurn || part.question().listing() != Listing.STARTS) {
            return Stream.of();
        }
        return ask == Selection.MIN_AND_COUNT ? read.stream().limit(1) : read.stream();
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
        Optional<Note> witness = witness(start, examiner);
        if (witness.isPresent()) {
            return witness.get();
        }
        int plies = Math.max(4, part.question().set().plies());
        Fate fate = classes.fate(start.position(), plies);
        return fate.decided()
                ? Note.of(
                        "exam.check.number-out", "s", s, "set", part.question().set(), "code", fate.code())
                : Note.of(
                        "exam.check.number-open", "s", s, "set", part.question().set(), "plies", plies);
    }

    /** What shows that a start does not belong to the set: a move that leaves no win, or a play that does not come to its end. */
    private Optional<Note> witness(Start<RulePosition> start, Examiner examiner) {
        StartSet set = part.question().set();
        boolean here = set instanceof StartSet.Lost || set instanceof StartSet.Unlucky;
        Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), start);
        if (!here || classes.fate(start.position(), set.plies()).decided()) {
            return Optional.empty();
        }
        boolean unlucky = classes.in(new StartSet.Unlucky(), start.position());
        Optional<Farthest> farthest = unlucky ? Optional.empty() : Farthest.of(part, start, examiner);
        if (farthest.isPresent() && farthest.get().misses()) {
            Farthest far = farthest.get();
            String relation = far.value() < far.bound() ? "<" : far.value() == far.bound() ? "=" : ">";
            return Optional.of(Note.of("exam.check.short")
                    .with("s", start.s())
                    .with("set", set)
                    .with("sum", far.sum() + " = " + far.value() + " " + relation + " " + far.bound()));
        }
        int moves = set instanceof StartSet.Lost lost ? lost.moves() : 1;
        return classes.moves(start.position(), 2 * moves - 1).stream()
                .filter(move -> !move.ends() && !move.fate().wonWithin(moves))
                .findFirst()
                .map(move -> Note.of("exam.check.escape")
                        .with("s", start.s())
                        .with("set", set)
                        .with("move", move.move())
                        .with("position", move.next())
                        .with("moves", moves));
    }
}
