package org.zermelo.web.exam;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.TargetBounds;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.variant.VariantWish;
import org.zermelo.exam.variant.Variants;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.present.exam.handout.Handout;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** Variants of a task with other numbers and the same shape of answers: the sheet for the class, and the key. */
public record ExamVariantsCall() implements LastingCall {

    public static final List<Param> PARAMETERS = List.of(
            Param.RULES,
            Param.ASK,
            Param.LISTED,
            Param.LETTERS,
            Param.optional("count", "How many, 1 to 40."),
            Param.SEED,
            Param.optional(
                    "difficulty",
                    "How difficult: easy, medium, hard, or parts such as heaps=2, moves=3..4, values=2; by default as the task."),
            Param.optional("answers", "Which answers: distinct, bounds such as 21=20..40, or both."));

    record MadeVariants(long seed, List<Variant> variants, Examiner examiner) {}

    /** The document in these words. */
    public static JsonShape<MadeVariants> shape(Words words) {
        return new JsonShape<MadeVariants>("Variants")
                .count("seed", MadeVariants::seed)
                .with(
                        "sheet",
                        JsonType.TEXT.about("Markdown."),
                        made -> Handout.of(made.variants, Handout.Kind.TASKS, "md", made.examiner, words))
                .with(
                        "key",
                        JsonType.TEXT.about("Markdown."),
                        made -> Handout.of(made.variants, Handout.Kind.KEY, "md", made.examiner, words));
    }

    private static final long MOST = 40;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        return Reply.of(shape(params.words()).json(made(params, watch)));
    }

    static MadeVariants made(Params params, Watch watch) {
        long seed = params.number("seed", 1, 0, Long.MAX_VALUE);
        int count = (int) params.number("count", 4, 1, MOST);
        VariantWish wish = VariantWish.parse(params.text("difficulty"), params.text("answers"));
        Examiner examiner = ExamCall.examiner(params, watch);
        return new MadeVariants(
                seed,
                new Variants(ExamCall.open(params, examiner), wish, seed, examiner, TargetBounds::of).make(count),
                examiner);
    }
}
