package org.zermelo.cli.mcp;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.present.answer.BatchLine;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/** One question as a line of a batch asks it, which knows of values with Left and Right, too. */
record SolveTool(Desk desk, Words words) implements Tool.Work {

    private static final List<String> PARTS = List.of("game", "value", "moves", "line", "reason", "method");

    @Override
    public Map<String, @Nullable Object> answer(ToolArguments arguments, Watch watch) {
        Map<String, @Nullable Object> asked = Json.object(
                "game", arguments.required("game"),
                "ask", PARTS,
                "moves", arguments.text("moves").orElse("20"),
                "line", arguments.text("line").orElse("40"));
        arguments.text("value").ifPresent(value -> asked.put("value", value));
        arguments.text("method").ifPresent(method -> asked.put("method", method));
        return new BatchLine(desk, words, watch).solve(asked);
    }
}
