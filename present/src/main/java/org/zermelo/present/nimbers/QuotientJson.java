package org.zermelo.present.nimbers;

import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.misere.Genus;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.misere.Presentation;
import org.zermelo.misere.QuotientStudy;
import org.zermelo.present.json.Json;

/** A misère quotient as a document of schema {@code zermelo/quotient/1}. */
public final class QuotientJson {

    private QuotientJson() {}

    /** The document. */
    public static Map<String, @Nullable Object> of(QuotientStudy study, String game) {
        MisereQuotient quotient = study.quotient();
        Presentation presentation = quotient.presentation();
        return Json.object(
                "schema",
                "zermelo/quotient/1",
                "game",
                game,
                "asked",
                study.asked(),
                "components",
                quotient.components(),
                "complete",
                quotient.isComplete(),
                "order",
                quotient.order(),
                "tame",
                quotient.isTame(),
                "generators",
                presentation.components(),
                "presentation",
                presentation.toString(),
                "previous",
                presentation.previous(),
                "values",
                IntStream.rangeClosed(1, quotient.components())
                        .mapToObj(n -> presentation.words().get(quotient.value(n)))
                        .toList(),
                "period",
                study.period()
                        .map(period -> Json.object("length", period.length(), "preperiod", period.preperiod()))
                        .orElse(null),
                "genera",
                study.genera().stream().map(Genus::toString).toList(),
                "tameComponents",
                study.tame());
    }
}
