package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.Reading;
import org.zermelo.exam.slips.Slips;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.exam.AnswerCheckText.Given;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;

/** The answers to a task as JSON. */
public final class ExamJson {

    /** Starts listed of a set; the count is always whole. */
    private static final int MOST = 10_000;

    private ExamJson() {}

    /** The document: the game, and for each question its answer or an error, its set, the scan, and the readings. */
    public static Map<String, @Nullable Object> of(
            Task task, List<Attempt<Finding>> attempts, Examiner examiner, Words words) {
        List<Object> questions = new ArrayList<>();
        for (Attempt<Finding> attempt : attempts) {
            Map<String, @Nullable Object> question = question(attempt, attempt.made(), words);
            wordings(question, attempt, Finding::answer, made -> made, words);
            List<Object> readings = new ArrayList<>();
            Reading.of(attempt.part()).forEach(reading -> readings.add(reading(reading, examiner, words)));
            question.put("readings", readings);
            questions.add(question);
        }
        Map<String, @Nullable Object> document =
                Json.object("game", task.rules().text(), "questions", questions);
        List<Note> notes = RuleNotes.ofOpen(task.rules());
        if (!notes.isEmpty()) {
            document.put("notes", notes.stream().map(words::say).toList());
        }
        return document;
    }

    /** The verdict on an answer, with the slips that lead to it; right when it is so in some wording of the question. */
    public static Map<String, @Nullable Object> check(Task task, Given given, Examiner examiner, Words words) {
        Part part = given.part(task);
        Attempt<Finding> attempt = Attempt.at(part, examiner::answer);
        boolean right = AnswerCheckText.right(task, given, examiner);
        List<Long> answer = examiner.answer(part).answer();
        List<Object> slips = new ArrayList<>();
        List<Slips.Hit> hits = right ? List.of() : new Slips(examiner).behind(part, given.answer(), task.parts());
        for (Slips.Hit hit : hits) {
            Map<String, @Nullable Object> slip =
                    Json.object("slip", hit.slips().get(0).what().key());
            if (hit.slips().size() > 1) {
                slip.put("with", hit.slips().get(1).what().key());
            }
            slip.put("words", AnswerCheckText.slips(hit, words));
            slips.add(slip);
        }
        Map<String, @Nullable Object> verdict = Json.object(
                "number", given.number(), "given", given.answer(), "right", right, "answer", answer, "slips", slips);
        wordings(verdict, attempt, Finding::answer, made -> made, words);
        return verdict;
    }

    /** Whether S belongs to a question's set, with the reasons line by line. */
    public static Map<String, @Nullable Object> why(Part part, long s, Examiner examiner, Words words) {
        return Json.object(
                "number", part.question().number(),
                "set", part.question().set().toString(),
                "S", s,
                "belongs", ExamWhyText.holds(part, s, examiner),
                "why", ExamWhyText.of(part, s, examiner, words).lines().toList());
    }

    /** The explanation of every question, line by line, or an error. */
    public static Map<String, @Nullable Object> explained(Task task, List<Attempt<Explanation>> attempts, Words words) {
        List<Object> questions = new ArrayList<>();
        for (Attempt<Explanation> attempt : attempts) {
            Explanation made = attempt.made();
            Map<String, @Nullable Object> question = question(attempt, made == null ? null : made.finding(), words);
            if (made != null) {
                question.put("explanation", made.text().lines().toList());
            }
            wordings(question, attempt, each -> each.finding().answer(), Explanation::finding, words);
            questions.add(question);
        }
        return Json.object("game", task.rules().text(), "questions", questions);
    }

    /** Where nobody has said which set a question is about, and the answers differ: each side by side, with its words. */
    private static <T> void wordings(
            Map<String, @Nullable Object> question,
            Attempt<T> attempt,
            Function<T, List<Long>> answer,
            Function<T, Finding> finding,
            Words words) {
        List<Object> wordings = new ArrayList<>();
        for (Attempt<T> wording : attempt.wordings(answer)) {
            T made = wording.made();
            Map<String, @Nullable Object> object = question(wording, made == null ? null : finding.apply(made), words);
            object.put("meaning", Reading.of(wording.part()).get(0).name());
            object.put("words", ExamText.meaning(wording.part(), words));
            if (made instanceof Explanation explanation) {
                object.put("explanation", explanation.text().lines().toList());
            }
            wordings.add(object);
        }
        if (!wordings.isEmpty()) {
            question.put("wordings", wordings);
        }
    }

    private static Map<String, @Nullable Object> question(Attempt<?> attempt, @Nullable Finding finding, Words words) {
        if (finding != null) {
            return finding(finding);
        }
        ExamQuestion asked = attempt.part().question();
        Map<String, @Nullable Object> question = Json.object(
                "number", asked.number(),
                "set", asked.set().toString(),
                "ask", asked.ask().text());
        value(question, asked);
        Optional.ofNullable(attempt.failure()).ifPresent(failure -> question.putAll(ErrorJson.of(failure, words)));
        return question;
    }

    private static Map<String, @Nullable Object> finding(Finding finding) {
        boolean single = finding.starts().stream().allMatch(values -> values.size() == 1);
        Map<String, @Nullable Object> question = Json.object(
                "number", finding.question().number(),
                "set", finding.question().set().toString(),
                "ask", finding.question().ask().text(),
                "answer", finding.answer(),
                "exact", finding.exact(),
                "count", finding.starts().size(),
                "values",
                        single
                                ? finding.values().stream().limit(MOST).toList()
                                : finding.starts().stream().limit(MOST).toList(),
                "scan", BankJson.scan(finding.scan()));
        value(question, finding.question());
        return question;
    }

    private static void value(Map<String, @Nullable Object> question, ExamQuestion asked) {
        if (asked.listing() == Listing.SUM) {
            question.put("value", asked.listing().text());
        }
    }

    private static Map<String, @Nullable Object> reading(Reading reading, Examiner examiner, Words words) {
        Map<String, @Nullable Object> object = Json.object(
                "set", reading.part().question().set().toString(),
                "meaning", reading.name(),
                "meant", reading.meant());
        try {
            object.put("answer", reading.answer(examiner).answer());
        } catch (BadInputException | RefusedException e) {
            object.putAll(ErrorJson.of(e, words));
        }
        return object;
    }
}
