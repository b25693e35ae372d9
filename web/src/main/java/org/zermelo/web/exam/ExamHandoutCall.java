package org.zermelo.web.exam;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.zermelo.present.exam.handout.Handout;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** Variants of a task as a file, as {@code zermelo exam --variants --out} writes it. */
public record ExamHandoutCall() implements LastingCall {

    private enum Format {
        PDF("application/pdf"),
        DOCX("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        MOODLE("application/xml; charset=utf-8"),
        GIFT("text/plain; charset=utf-8");

        private final String type;

        Format(String type) {
            this.type = type;
        }
    }

    public static final List<Param> PARAMETERS = parameters();

    private static List<Param> parameters() {
        List<Param> all = new ArrayList<>(ExamVariantsCall.PARAMETERS);
        all.add(Param.choice("kind", "What is printed; by default tasks.", codes(Handout.Kind.values())));
        all.add(Param.choice("format", "The format of the file; by default pdf.", codes(Format.values())));
        return List.copyOf(all);
    }

    private static String[] codes(Enum<?>[] values) {
        return Arrays.stream(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toArray(String[]::new);
    }

    /** The content types of its files. */
    public static String[] types() {
        return Arrays.stream(Format.values())
                .map(format -> format.type)
                .distinct()
                .toArray(String[]::new);
    }

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String format = params.choice("format", "pdf", List.of(codes(Format.values())));
        String kind = params.choice("kind", "tasks", List.of(codes(Handout.Kind.values())));
        ExamVariantsCall.MadeVariants made = ExamVariantsCall.made(params, watch);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            Handout.write(
                    made.variants(),
                    Handout.Kind.valueOf(kind.toUpperCase(Locale.ROOT)),
                    format,
                    made.examiner(),
                    params.words(),
                    out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Reply(200, Format.valueOf(format.toUpperCase(Locale.ROOT)).type, out.toByteArray());
    }
}
