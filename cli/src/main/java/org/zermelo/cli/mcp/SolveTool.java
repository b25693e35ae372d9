package org.zermelo.cli.mcp;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.present.answer.BatchLine;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/** One question as a line of a batch asks it, which knows of values with Left and Right, too. */
record SolveTool(Desk desk, Words words) implements Tool.Work {

    private static final List<String> PARTS = List.of("game", "value", "moves", "line", "reason", "method");

    @Override
    public Map<String, @Nullable Object> answer(Params params, Watch watch) {
        Map<String, @Nullable Object> asked = Json.object(
                "game", params.required("game"),
                "ask", PARTS,
                "moves", params.given("moves").orElse("20"),
                "line", params.given("line").orElse("40"));
        params.given("value").ifPresent(value -> asked.put("value", value));
        params.given("method").ifPresent(method -> asked.put("method", method));
        return new BatchLine(desk, words, watch).solve(asked);
    }
}
