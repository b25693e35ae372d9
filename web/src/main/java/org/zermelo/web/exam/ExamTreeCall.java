package org.zermelo.web.exam;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import org.zermelo.present.exam.view.ExamViews;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** The strategy tree of a start, as a picture. */
public record ExamTreeCall() implements LastingCall {

    public static final List<Param> PARAMETERS = List.of(
            Param.RULES,
            Param.optional("s", "The value of S."),
            Param.optional("plies", "The depth of the tree, 1 to 12."),
            Param.optional("whole", "yes draws all moves."),
            Param.LISTED);

    private static final int DEEPEST = 12;

    private static final long GREATEST = 1_000_000_000L;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ExamViews views = new ExamViews(ExamCall.rules(params), ExamCall.examiner(params, watch), params.words());
        try {
            views.tree(
                    params.number("s", 1, -GREATEST, GREATEST),
                    params.flag("whole"),
                    (int) params.number("plies", 4, 1, DEEPEST),
                    "svg",
                    out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Reply(200, "image/svg+xml; charset=utf-8", out.toByteArray());
    }
}
