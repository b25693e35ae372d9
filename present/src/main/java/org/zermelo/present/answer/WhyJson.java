package org.zermelo.present.answer;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Why;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A judged claim as a document, with the claim as it was made. */
public record WhyJson(Why why, String claim) {

    private static final JsonShape<Why.Step> STEP = new JsonShape<Why.Step>()
            .text("position", Why.Step::position)
            .text("move", Why.Step::move)
            .with("value", WorthJson.MOVE, Why.Step::worth)
            .flag("best", Why.Step::best)
            .maybe("better", JsonType.TEXT, Why.Step::better)
            .maybe("reply", JsonType.TEXT, Why.Step::reply);

    /** The document. */
    public static final JsonShape<WhyJson> SHAPE = new JsonShape<WhyJson>("Why")
            .constant("schema", "zermelo/why/1")
            .text("game", judged -> Brief.json(judged.why.game()))
            .text("claim", WhyJson::claim)
            .flag("holds", judged -> judged.why.holds())
            .with("value", WorthJson.Scored.TYPE, judged -> WorthJson.Scored.of(judged.why.whole()))
            .maybe("reason", ReasonJson.TYPE, judged -> judged.why.whole().reason())
            .with("moves", JsonType.list(STEP), judged -> judged.why.steps());

    /** The whole judgement. */
    public static Map<String, @Nullable Object> of(Why why, String claim) {
        return SHAPE.json(new WhyJson(why, claim));
    }
}
