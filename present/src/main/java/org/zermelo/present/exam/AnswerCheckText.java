package org.zermelo.present.exam;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.exam.AnswerCheck;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.game.Note;
import org.zermelo.present.words.Words;

/** The verdict on an answer that somebody gave, and the slips that lead to it when it is wrong. */
public final class AnswerCheckText {

    /** Slips to name; the likelier come first. */
    private static final int MOST = 6;

    private AnswerCheckText() {}

    /** The verdict; for a wrong answer also what each number is, and the slips. */
    public static String of(AnswerCheck check, Examiner examiner, Words words) {
        String numbers = given(check, words);
        boolean alike = check.wordings().isEmpty();
        StringBuilder out = new StringBuilder();
        out.append(words.say(
                        !check.right() ? "exam.check.wrong" : alike ? "exam.check.right" : "exam.check.right-worded",
                        "number",
                        check.given().number(),
                        "given",
                        numbers,
                        "answer",
                        alike ? ExamText.answer(check.finding(), words) : answers(check.wordings(), words)))
                .append('\n');
        if (check.right()) {
            return out.toString();
        }
        for (Note number : check.wrongNumbers(examiner)) {
            out.append("    ").append(words.say(named(number, words))).append('\n');
        }
        out.append("    ").append(words.say(heading(check), "given", numbers)).append('\n');
        check.slips().stream()
                .limit(MOST)
                .forEach(hit ->
                        out.append("        ").append(words.say(hit.what())).append('\n'));
        return out.toString();
    }

    private static String answers(List<Attempt<Finding>> wordings, Words words) {
        return words.clauses(wordings.stream()
                .map(wording -> words.say(
                        "exam.check.answer-worded",
                        "answer",
                        wording.made() == null
                                ? words.say(Objects.requireNonNull(wording.failure()))
                                : ExamText.answer(wording.made(), words),
                        "meaning",
                        ExamText.meaning(wording.part(), words)))
                .toList());
    }

    /** The same with the set as classrooms of the language know it. */
    private static Note named(Note number, Words words) {
        Object set = number.args().get("set");
        if (set == null) {
            return number;
        }
        Map<String, @Nullable Object> args = new HashMap<>(number.args());
        args.put("name", ClassNames.of(set, words));
        args.computeIfPresent("move", (key, move) -> ProofText.move(move, words));
        args.computeIfPresent("position", (key, position) -> ProofText.shown(position));
        return new Note(number.key(), args);
    }

    private static String heading(AnswerCheck check) {
        return check.slips().isEmpty() ? "exam.check.no-slip" : "exam.check.slips";
    }

    /** The answer as it was written, and as the list that it is read as. */
    private static String given(AnswerCheck check, Words words) {
        List<Long> given = check.given().answer();
        String written = given.isEmpty() ? words.say("exam.none") : ExamText.numbers(given);
        return given.size() == check.read().size()
                ? written
                : words.say("exam.check.read", "given", written, "read", ExamText.numbers(check.read()));
    }
}
