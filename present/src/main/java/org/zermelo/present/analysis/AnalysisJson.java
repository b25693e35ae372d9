package org.zermelo.present.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Analyzed;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.solve.packed.Analysis;
import org.zermelo.value.Value;

/** An analysis as a document. */
public final class AnalysisJson {

    private AnalysisJson() {}

    /** The document, schema {@code zermelo/analysis/1}. */
    public static Map<String, @Nullable Object> of(Analyzed analyzed) {
        Analysis analysis = analyzed.analysis();
        Value value = analyzed.table().value();
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("schema", "zermelo/analysis/1");
        document.put("game", analyzed.game().toString());
        document.put("positions", analysis.positions());
        document.put("canonical", analysis.canonical());
        document.put("fill", analysis.fill());
        document.put("ended", analysis.ended());
        document.put("moves", analysis.moves());
        document.put("mostMoves", analysis.mostMoves());
        List<Object> values = new ArrayList<>();
        analysis.byCode().forEach((code, count) -> {
            Map<String, @Nullable Object> entry = new LinkedHashMap<>();
            entry.put("value", WorthJson.ofMove(value.worth(code)));
            entry.put("positions", count);
            values.add(entry);
        });
        document.put("values", values);
        List<Object> levels = new ArrayList<>();
        analysis.byLevel().forEach((level, count) -> levels.add(Map.of("level", level, "positions", count)));
        document.put("levels", levels);
        document.put("longestWin", analyzed.line());
        return document;
    }
}
