package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.slips.Slip;
import org.zermelo.exam.slips.Slips;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;

/** Checks an answer that somebody gave, and names the slips that lead to it when it is wrong. */
public final class AnswerCheckText {

    /** Slips to name; the likelier come first. */
    private static final int MOST = 6;

    private AnswerCheckText() {}

    /**
     * An answer to check.
     *
     * @param number the question's number
     */
    public record Given(String number, List<Long> answer) {

        /**
         * Reads {@code 20=30,34}.
         *
         * @throws BadInputException when it is not of this form
         */
        public static Given parse(String text) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw new BadInputException("exam.check.form", "seen", text);
            }
            List<Long> answer = new ArrayList<>();
            try {
                for (String part : text.substring(equals + 1).trim().split("[\\s,;]+")) {
                    if (!part.isEmpty()) {
                        answer.add(Long.parseLong(part));
                    }
                }
            } catch (NumberFormatException e) {
                throw new BadInputException("exam.check.form", "seen", text);
            }
            return new Given(text.substring(0, equals).trim(), answer);
        }

        /** The question that is answered. */
        public Part part(Task task) {
            return task.parts().stream()
                    .filter(part -> part.question().number().equals(number))
                    .findFirst()
                    .orElseThrow(() -> new BadInputException(
                            "exam.check.no-question",
                            "seen",
                            number,
                            "allowed",
                            String.join(
                                    ", ",
                                    task.parts().stream()
                                            .map(part -> part.question().number())
                                            .toList())));
        }
    }

    /** Whether the answer is right in some wording of the question. */
    public static boolean right(Task task, Given given, Examiner examiner) {
        return given.part(task).wordings().stream()
                .anyMatch(part -> examiner.answer(part).answer().equals(given.answer()));
    }

    /** The verdict; for a wrong answer also what each number is, and the slips. */
    public static String of(Task task, Given given, Examiner examiner, Words words) {
        Part part = given.part(task);
        Finding finding = examiner.answer(part);
        String numbers = given.answer().isEmpty() ? words.say("exam.none") : ExamText.numbers(given.answer());
        List<Attempt<Finding>> wordings = Attempt.at(part, examiner::answer).wordings(Finding::answer);
        if (wordings.isEmpty() && finding.answer().equals(given.answer())) {
            return words.say("exam.check.right", "number", given.number(), "given", numbers) + "\n";
        }
        StringBuilder out = new StringBuilder();
        boolean right = right(task, given, examiner);
        out.append(words.say(
                        !right
                                ? "exam.check.wrong"
                                : wordings.isEmpty() ? "exam.check.right" : "exam.check.right-worded",
                        "number",
                        given.number(),
                        "given",
                        numbers,
                        "answer",
                        wordings.isEmpty() ? ExamText.answer(finding, words) : answers(wordings, words)))
                .append('\n');
        if (right) {
            return out.toString();
        }
        for (long s : values(part, given)) {
            if (!finding.answer().contains(s)) {
                out.append("    ")
                        .append(number(part, finding, s, examiner, words))
                        .append('\n');
            }
        }
        Slips slips = new Slips(examiner);
        List<Slips.Hit> hits = slips.behind(part, given.answer(), task.parts());
        out.append("    ")
                .append(words.say(heading(hits, slips.triesTwo(part)), "given", numbers))
                .append('\n');
        hits.stream()
                .limit(MOST)
                .forEach(hit -> out.append("        ").append(slips(hit, words)).append('\n'));
        return out.toString();
    }

    private static String answers(List<Attempt<Finding>> wordings, Words words) {
        return wordings.stream()
                .map(wording -> words.say(
                        "exam.check.answer-worded",
                        "answer",
                        wording.made() == null
                                ? words.say(Objects.requireNonNull(wording.failure()))
                                : ExamText.answer(wording.made(), words),
                        "meaning",
                        ExamText.meaning(wording.part(), words)))
                .collect(Collectors.joining("; "));
    }

    /** The numbers given that are to be values of S: no counts, no sums, nothing of pairs written in turn. */
    private static List<Long> values(Part part, Given given) {
        Selection ask = part.question().ask();
        boolean pairs = part.rules().parameters().size() > 1;
        boolean inTurn = pairs && (ask == Selection.ALL || ask == Selection.ONLY);
        if (ask == Selection.COUNT || inTurn || part.question().listing() != Listing.STARTS) {
            return List.of();
        }
        boolean first = ask == Selection.MIN_AND_COUNT && !given.answer().isEmpty();
        return first ? given.answer().subList(0, 1) : given.answer();
    }

    private static String heading(List<Slips.Hit> hits, boolean two) {
        if (hits.isEmpty()) {
            return two ? "exam.check.no-two-slips" : "exam.check.no-slip";
        }
        return hits.get(0).slips().size() == 1 ? "exam.check.slips" : "exam.check.two-slips";
    }

    /** What went wrong, in words. */
    static String slips(Slips.Hit hit, Words words) {
        List<Slip> slips = hit.slips();
        String first = words.say(slips.get(0).what());
        return slips.size() == 1
                ? first
                : words.say(
                        "exam.check.pair",
                        "first",
                        first,
                        "second",
                        words.say(slips.get(1).what()));
    }

    private static String number(Part part, Finding finding, long s, Examiner examiner, Words words) {
        List<Start<RulePosition>> starts = examiner.starts(part.rules(), new ScanRange(s, s, ScanRange.End.GIVEN));
        if (starts.isEmpty() || s < finding.scan().from()) {
            return words.say("exam.check.number-no-start", "s", s);
        }
        Start<RulePosition> start = starts.get(0);
        Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), start);
        if (classes.ended(start.position())) {
            return words.say("exam.check.number-no-start", "s", s);
        }
        if (classes.in(part.question().set(), start.position())) {
            return words.say(
                    "exam.check.number-in", "s", s, "set", part.question().set());
        }
        int plies = Math.max(4, part.question().set().plies());
        Fate fate = classes.fate(start.position(), plies);
        return fate.decided()
                ? words.say(
                        "exam.check.number-out", "s", s, "set", part.question().set(), "code", fate.code())
                : words.say(
                        "exam.check.number-open", "s", s, "set", part.question().set(), "plies", plies);
    }
}
