package org.zermelo.present.analysis;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Analyzed;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.value.Worth;

/** An analysis as a document. */
public final class AnalysisJson {

    private record WorthCount(Worth worth, Long positions) {}

    private static final JsonShape<WorthCount> VALUE = new JsonShape<WorthCount>()
            .with("value", WorthJson.MOVE, WorthCount::worth)
            .whole("positions", WorthCount::positions);

    private static final JsonShape<Map.Entry<? extends Number, Long>> LEVEL = new JsonShape<
                    Map.Entry<? extends Number, Long>>()
            .count("level", Map.Entry::getKey)
            .whole("positions", Map.Entry::getValue);

    private static final JsonShape<Analyzed> SHAPE = new JsonShape<Analyzed>("Analysis")
            .constant("schema", "zermelo/analysis/1")
            .text("game", analyzed -> analyzed.game().toString())
            .whole("positions", analyzed -> analyzed.analysis().positions())
            .whole("canonical", analyzed -> analyzed.analysis().canonical())
            .with("fill", JsonType.FIGURE, analyzed -> analyzed.analysis().fill())
            .whole("ended", analyzed -> analyzed.analysis().ended())
            .whole("moves", analyzed -> analyzed.analysis().moves())
            .whole("mostMoves", analyzed -> analyzed.analysis().mostMoves())
            .with("values", JsonType.list(VALUE), AnalysisJson::values)
            .with(
                    "levels",
                    JsonType.list(LEVEL),
                    analyzed -> List.copyOf(analyzed.analysis().byLevel().entrySet()))
            .with("longestWin", JsonType.TEXTS, Analyzed::line);

    private AnalysisJson() {}

    /** The document, schema {@code zermelo/analysis/1}. */
    public static Map<String, @Nullable Object> of(Analyzed analyzed) {
        return SHAPE.json(analyzed);
    }

    private static List<WorthCount> values(Analyzed analyzed) {
        return analyzed.analysis().byCode().entrySet().stream()
                .map(entry -> new WorthCount(analyzed.value().worth(entry.getKey()), entry.getValue()))
                .toList();
    }
}
