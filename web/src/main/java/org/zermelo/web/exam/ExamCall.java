package org.zermelo.web.exam;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ClassLetters;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Task;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.exam.ExamJson;
import org.zermelo.present.exam.view.FixedStart;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** The answers to the questions of an exam task, with every reading. */
public record ExamCall() implements LastingCall {

    public static final List<Param> PARAMETERS = List.of(Param.RULES, Param.ASK, Param.LISTED, Param.LETTERS);

    private static final long MOST_LISTED = 100_000;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Task task = task(params);
        Examiner examiner = examiner(params, watch);
        return Reply.of(FixedStart.document(examiner, words(params))
                .json(new ExamJson.Answered(task, Attempt.at(task, examiner::answer))));
    }

    static Examiner examiner(Params params, Watch watch) {
        long listed = params.number("to", Examiner.LISTED, 1, MOST_LISTED);
        return new Examiner(params.grant().budget(), watch, listed);
    }

    static Task task(Params params) {
        return Task.asking(
                rules(params),
                ExamQuestion.texts(params.text("ask")).stream()
                        .map(letters(params)::plain)
                        .toList());
    }

    /** The task, of which something else is wanted than who wins from a fixed start. */
    static Task open(Params params, Examiner examiner) {
        Task task = task(params);
        examiner.asked(task.rules());
        return task;
    }

    private static ClassLetters letters(Params params) {
        return ClassLetters.named(params.text("letters"));
    }

    /** The words in which sets have the letters that are asked for. */
    static Words words(Params params) {
        return letters(params) == ClassLetters.PLAYERS ? params.words().namingPlayers() : params.words();
    }

    public static Ruleset rules(Params params) {
        String text = params.required("rules");
        params.checkLength(text);
        return RuleText.ruleset(Source.of(text));
    }
}
