package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Why;
import org.zermelo.present.json.Json;

/** A judged claim as a document. */
public final class WhyJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/why/1";

    private WhyJson() {}

    /** The whole judgement. */
    public static Map<String, @Nullable Object> of(Why why, String claim) {
        List<Object> steps = new ArrayList<>();
        for (Why.Step step : why.steps()) {
            steps.add(Json.object(
                    "position",
                    step.position(),
                    "move",
                    step.move(),
                    "value",
                    WorthJson.ofMove(step.worth()),
                    "best",
                    step.best(),
                    "better",
                    step.better().orElse(null),
                    "reply",
                    step.reply().orElse(null)));
        }
        return Json.object(
                "schema",
                SCHEMA,
                "game",
                Brief.json(why.game()),
                "claim",
                claim,
                "holds",
                why.holds(),
                "value",
                WorthJson.of(why.whole().worth(), why.whole().score().orElse(null)),
                "reason",
                why.whole().reason().map(ReasonJson::of).orElse(null),
                "moves",
                steps);
    }
}
