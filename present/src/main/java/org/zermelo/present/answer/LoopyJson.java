package org.zermelo.present.answer;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.LoopyValued;
import org.zermelo.partizan.loopy.LoopyValue;
import org.zermelo.partizan.loopy.LoopyValue.Result;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A value whose play may come back as a document; {@code docs/json.md} describes it. */
public final class LoopyJson {

    private static final JsonShape<LoopyValue> VALUE = new JsonShape<LoopyValue>()
            .text("kind", LoopyJson::kind)
            .text("form", LoopyValue::form)
            .maybe("positions", JsonType.COUNT, value -> value.graph().map(LoopyValue.WrittenGraph::positions))
            .maybe("onside", JsonType.TEXT, value -> sided(value).map(LoopyValue::onside))
            .maybe("offside", JsonType.TEXT, value -> sided(value).map(LoopyValue::offside))
            .with("leftFirst", JsonType.words(Result.values()), LoopyValue::leftFirst)
            .with("rightFirst", JsonType.words(Result.values()), LoopyValue::rightFirst);

    private static final JsonShape<LoopyValue.LoopyOption> OPTION = new JsonShape<LoopyValue.LoopyOption>()
            .maybe("move", JsonType.TEXT, LoopyValue.LoopyOption::move)
            .with("value", JsonType.TEXT.orNull(), LoopyValue.LoopyOption::value)
            .maybe("result", JsonType.words(Result.values()), LoopyValue.LoopyOption::result);

    private static final JsonShape<LoopyValue> MOVES = new JsonShape<LoopyValue>()
            .with("left", JsonType.list(OPTION), LoopyValue::lefts)
            .with("right", JsonType.list(OPTION), LoopyValue::rights);

    private static final JsonShape<LoopyValued> CLAIM = new JsonShape<LoopyValued>()
            .flag("holds", LoopyValued::holds)
            .text("relation", valued -> valued.claim().orElseThrow().relation().sign());

    /** The answer to a value that was written; of a claimed relation the value is the difference. */
    public static final JsonShape<LoopyValued> ANSWER = new JsonShape<LoopyValued>("Loopy")
            .constant("schema", "zermelo/value/1")
            .text("game", LoopyValued::text)
            .with("value", VALUE, LoopyValued::value)
            .with("moves", MOVES, LoopyValued::value)
            .maybe("claim", CLAIM, valued -> valued.claim().map(said -> valued));

    private LoopyJson() {}

    private static String kind(LoopyValue value) {
        return value.graph().isPresent() ? "graph" : value.isStopper() ? "stopper" : "sided";
    }

    private static Optional<LoopyValue> sided(LoopyValue value) {
        return value.isStopper() || value.graph().isPresent() ? Optional.empty() : Optional.of(value);
    }

    /** The whole answer. */
    public static Map<String, @Nullable Object> of(LoopyValued valued) {
        return ANSWER.json(valued);
    }
}
