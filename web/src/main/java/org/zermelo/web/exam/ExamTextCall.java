package org.zermelo.web.exam;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.zermelo.desk.exam.AnswerCheck;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.desk.exam.GivenAnswer;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.program.Dialect;
import org.zermelo.exam.program.Program;
import org.zermelo.exam.task.Task;
import org.zermelo.present.exam.AnswerCheckText;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.exam.ExamWhyText;
import org.zermelo.present.exam.Explanation;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/**
 * Texts on an exam task: the explanation of all answers, why a value of S belongs to the sets or not, a check of one's own
 * answer, or a program that finds the answers.
 */
public record ExamTextCall() implements LastingCall {

    private static final String[] KINDS = {"explain", "why", "check", "program"};

    public static final List<Param> PARAMETERS = List.of(
            Param.RULES,
            Param.ASK,
            Param.LISTED,
            Param.LETTERS,
            Param.choice("what", "Which text; by default explain.", KINDS),
            Param.optional(
                    "with", "For why a value of S, for check an answer such as 20=31 34, for program a dialect."));

    private record Text(String what, String text) {}

    public static final JsonShape<Text> SHAPE =
            new JsonShape<Text>("ExamText").text("what", Text::what).text("text", Text::text);

    private static final long GREATEST = 1_000_000_000L;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Examiner examiner = ExamCall.examiner(params, watch);
        Task task = ExamCall.open(params, examiner);
        String what = params.choice("what", "explain", List.of(KINDS));
        return Reply.of(SHAPE.json(new Text(what, text(what, task, examiner, params))));
    }

    private static String text(String what, Task task, Examiner examiner, Params params) {
        Words words = ExamCall.words(params);
        return switch (what) {
            case "why" -> {
                long s = params.number("with", 1, -GREATEST, GREATEST);
                yield task.parts().stream()
                        .flatMap(part -> part.wordings().stream())
                        .map(part -> ExamWhyText.of(part, s, examiner, words))
                        .collect(Collectors.joining("\n"));
            }
            case "check" ->
                AnswerCheckText.of(
                        AnswerCheck.of(task, GivenAnswer.parse(params.required("with")), examiner), examiner, words);
            case "program" -> Program.of(task, examiner, Dialect.parse(params.required("with")));
            default ->
                String.join(
                        "\n",
                        ExamText.explained(Attempt.at(task, part -> Explanation.of(part, examiner, words)), words));
        };
    }
}
