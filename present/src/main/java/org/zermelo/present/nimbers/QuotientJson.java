package org.zermelo.present.nimbers;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.misere.Genus;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.misere.Presentation;
import org.zermelo.misere.QuotientStudy;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A misère quotient as a document of schema {@code zermelo/quotient/1}. */
public record QuotientJson(QuotientStudy study, String game) {

    private static final JsonShape<MisereQuotient.QuotientPeriod> PERIOD = new JsonShape<
                    MisereQuotient.QuotientPeriod>()
            .count("length", MisereQuotient.QuotientPeriod::length)
            .count("preperiod", MisereQuotient.QuotientPeriod::preperiod);

    private static final JsonShape<QuotientJson> SHAPE = new JsonShape<QuotientJson>()
            .constant("schema", "zermelo/quotient/1")
            .text("game", QuotientJson::game)
            .count("asked", asked -> asked.study.asked())
            .count("components", asked -> asked.quotient().components())
            .flag("complete", asked -> asked.quotient().isComplete())
            .count("order", asked -> asked.quotient().order())
            .flag("tame", asked -> asked.quotient().isTame())
            .with(
                    "generators",
                    JsonType.list(JsonType.COUNT),
                    asked -> asked.presentation().components())
            .text("presentation", asked -> asked.presentation().toString())
            .with("previous", JsonType.TEXTS, asked -> asked.presentation().previous())
            .with("values", JsonType.TEXTS, QuotientJson::values)
            .maybe("period", PERIOD, asked -> asked.study.period())
            .with(
                    "genera",
                    JsonType.TEXTS,
                    asked -> asked.study.genera().stream().map(Genus::toString).toList())
            .with("tameComponents", JsonType.list(JsonType.COUNT), asked -> asked.study.tame());

    /** The document. */
    public static Map<String, @Nullable Object> of(QuotientStudy study, String game) {
        return SHAPE.json(new QuotientJson(study, game));
    }

    private MisereQuotient quotient() {
        return study.quotient();
    }

    private Presentation presentation() {
        return quotient().presentation();
    }

    private List<String> values() {
        return IntStream.rangeClosed(1, quotient().components())
                .mapToObj(n -> presentation().words().get(quotient().value(n)))
                .toList();
    }
}
