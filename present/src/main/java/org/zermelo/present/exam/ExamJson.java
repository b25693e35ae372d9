package org.zermelo.present.exam;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.exam.AnswerCheck;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.desk.exam.GivenAnswer;
import org.zermelo.desk.exam.StartClaim;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.Reading;
import org.zermelo.exam.slips.Slips;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** The answers to a task as JSON. */
public final class ExamJson {

    /** Starts listed of a set; the count is always whole. */
    private static final int MOST = 10_000;

    /** A task, and what came of its questions. */
    public record Answered(Task task, List<Attempt<Finding>> attempts) {}

    private static final JsonType<List<? extends Number>> COUNTS = JsonType.list(JsonType.COUNT);

    /** The values of S, or, where more is open, those of all variables. */
    private static final JsonType<Finding> VALUES =
            JsonType.list(JsonType.either(JsonType.COUNT, COUNTS)).from(ExamJson::values);

    private static final JsonShape<ExamQuestion> ASKED = new JsonShape<ExamQuestion>()
            .text("number", ExamQuestion::number)
            .text("set", asked -> asked.set().toString())
            .text("ask", asked -> asked.ask().text());

    private static final JsonShape<Finding> FOUND = new JsonShape<Finding>()
            .with("answer", COUNTS, Finding::answer)
            .flag("exact", Finding::exact)
            .count("count", finding -> finding.starts().size())
            .with("values", VALUES, finding -> finding)
            .with("scan", BankJson.SCAN, Finding::scan);

    /** A document whose words and answers come from these. */
    private final Examiner examiner;

    private final Words words;

    /** Documents of what this examiner answers, in these words. */
    public ExamJson(Examiner examiner, Words words) {
        this.examiner = examiner;
        this.words = words;
    }

    /** The document: the game, and for each question its answer or an error, its set, the scan, and the readings. */
    public JsonShape<Answered> answers() {
        JsonShape<Attempt<Finding>> question = new JsonShape<Attempt<Finding>>()
                .all(question(made -> made), attempt -> attempt)
                .all(wordings(made -> made), attempt -> attempt)
                .with("readings", JsonType.list(reading()), attempt -> Reading.of(attempt.part()));
        return new JsonShape<Answered>("Exam")
                .text("game", answered -> answered.task.rules().text())
                .with("questions", JsonType.list(question), Answered::attempts)
                .maybe(
                        "notes",
                        JsonType.TEXTS,
                        answered -> some(RuleNotes.ofOpen(answered.task.rules()).stream()
                                .map(words::say)
                                .toList()));
    }

    /** The explanation of every question, line by line, or an error. */
    public JsonShape<List<Attempt<Explanation>>> explained(Task task) {
        JsonShape<Attempt<Explanation>> question = new JsonShape<Attempt<Explanation>>()
                .all(question(Explanation::finding), attempt -> attempt)
                .maybe("explanation", JsonType.TEXTS, ExamJson::explanation)
                .all(wordings(Explanation::finding), attempt -> attempt);
        return new JsonShape<List<Attempt<Explanation>>>()
                .text("game", attempts -> task.rules().text())
                .with("questions", JsonType.list(question), attempts -> attempts);
    }

    /** The verdict on an answer, with the slips that lead to it; right when it is so in some wording of the question. */
    public Map<String, @Nullable Object> check(AnswerCheck check) {
        JsonShape<Slips.Hit> slip = new JsonShape<Slips.Hit>()
                .text("slip", hit -> hit.what().key())
                .text("words", hit -> words.say(hit.what()));
        return new JsonShape<AnswerCheck>()
                .all(
                        new JsonShape<GivenAnswer>()
                                .text("number", GivenAnswer::number)
                                .with("given", COUNTS, GivenAnswer::answer),
                        AnswerCheck::given)
                .with("read", COUNTS, AnswerCheck::read)
                .flag("right", AnswerCheck::right)
                .with("answer", COUNTS, made -> made.finding().answer())
                .with("slips", JsonType.list(slip), AnswerCheck::slips)
                .all(wordings((Finding made) -> made), made -> Attempt.at(made.part(), examiner::answer))
                .json(check);
    }

    /** Whether S belongs to a question's set, with the reasons line by line. */
    public Map<String, @Nullable Object> why(StartClaim claim) {
        return new JsonShape<StartClaim>()
                .text("number", said -> said.part().question().number())
                .text("set", said -> said.part().question().set().toString())
                .count("S", StartClaim::s)
                .flag("belongs", said -> said.holds(examiner))
                .with(
                        "why",
                        JsonType.TEXTS,
                        said -> ExamWhyText.of(said.part(), said.s(), examiner, words)
                                .lines()
                                .toList())
                .json(claim);
    }

    private <T> JsonShape<Attempt<T>> question(Function<T, Finding> finding) {
        return new JsonShape<Attempt<T>>()
                .all(ASKED, attempt -> attempt.part().question())
                .some(FOUND, attempt -> Optional.ofNullable(attempt.made()).map(finding))
                .maybe(
                        "value",
                        JsonType.words(Listing.SUM.text())
                                .about(
                                        "What a start stands for when it is K + S; left out for S and for the starts themselves."),
                        attempt -> Optional.of(attempt.part().question().listing())
                                .filter(Listing.SUM::equals)
                                .map(Listing::text))
                .some(ErrorJson.shape(words), attempt -> Optional.<ZermeloException>ofNullable(attempt.failure()));
    }

    /** Where nobody has said which set a question is about, and the answers differ: each side by side, with its words. */
    private <T> JsonShape<Attempt<T>> wordings(Function<T, Finding> finding) {
        JsonShape<Attempt<T>> wording = new JsonShape<Attempt<T>>()
                .all(question(finding), attempt -> attempt)
                .with(
                        "meaning",
                        JsonType.TEXT.about("The reading's name."),
                        attempt -> Reading.of(attempt.part()).get(0).name())
                .with(
                        "words",
                        JsonType.TEXT.about("What the task says in this wording."),
                        attempt -> ExamText.meaning(attempt.part(), words))
                .maybe("explanation", JsonType.TEXTS, ExamJson::explanation);
        return new JsonShape<Attempt<T>>()
                .maybe(
                        "wordings",
                        JsonType.list(wording)
                                .about(
                                        "Only where nobody has said which set the question is about and the answers differ: each wording"
                                                + " with its answer, the first being this one."),
                        attempt -> some(
                                attempt.wordings(made -> finding.apply(made).answer())));
    }

    private JsonShape<Reading> reading() {
        return new JsonShape<Reading>()
                .text("set", reading -> reading.part().question().set().toString())
                .text("meaning", Reading::name)
                .flag("meant", Reading::meant)
                .all(
                        new JsonShape<Attempt<Finding>>()
                                .maybe(
                                        "answer",
                                        COUNTS,
                                        attempt -> Optional.ofNullable(attempt.made())
                                                .map(Finding::answer))
                                .some(ErrorJson.shape(words), attempt -> Optional.ofNullable(attempt.failure())),
                        this::read);
    }

    /** A reading's own answer, or the failure in its place. */
    private Attempt<Finding> read(Reading reading) {
        try {
            return new Attempt<>(reading.part(), reading.answer(examiner), null, List.of());
        } catch (BadInputException | RefusedException e) {
            return new Attempt<>(reading.part(), null, e, List.of());
        }
    }

    private static Optional<List<String>> explanation(Attempt<?> attempt) {
        return attempt.made() instanceof Explanation explanation
                ? Optional.of(explanation.text().lines().toList())
                : Optional.empty();
    }

    private static List<?> values(Finding finding) {
        boolean single = finding.starts().stream().allMatch(values -> values.size() == 1);
        return (single ? finding.values() : finding.starts())
                .stream().limit(MOST).toList();
    }

    private static <T> Optional<List<T>> some(List<T> list) {
        return Optional.of(list).filter(items -> !items.isEmpty());
    }
}
