package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.exam.variant.Variants;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.present.exam.Handout;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;

/** Variants of a task with other numbers and the same shape of answers: the sheet for the class, and the key. */
record ExamVariantsCall() implements LastingCall {

    static final List<String> PARAMETERS = List.of("rules", "ask", "to", "count", "seed");

    private static final long MOST = 40;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        long seed = params.number("seed", 1, 0, Long.MAX_VALUE);
        int count = (int) params.number("count", 4, 1, MOST);
        List<Variant> variants =
                new Variants(ExamCall.task(params), seed, ExamCall.examiner(params, watch)).make(count);
        return Reply.of(Json.object(
                "seed",
                seed,
                "sheet",
                Handout.of(variants, false, "md", params.words()),
                "key",
                Handout.of(variants, true, "md", params.words())));
    }
}
