package org.zermelo.present.analysis;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.graph.LoopyNimbers;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;
import org.zermelo.solve.cells.PackedTable;

/** The vertices of a graph with what each is worth, and its loopy nimber. */
final class VerticesText {

    /** Longer graphs are counted, not listed. */
    private static final int MOST = 1000;

    private VerticesText() {}

    /** One line a vertex that can be reached; empty for large graphs. */
    static String of(GraphGame graph, PackedTable table, Words words) {
        if (graph.size() > MOST) {
            return "";
        }
        LoopyNimbers nimbers = LoopyNimbers.of(graph);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(words.say("analysis.vertex"), words.say("analysis.worth"), words.say("analysis.nimber")));
        for (int v = 1; v <= graph.size(); v++) {
            if (table.keys().rank(v - 1L) >= 0) {
                String worth = WorthWords.brief(table.value().worth(table.code(v - 1L)), words);
                rows.add(List.of(Integer.toString(v), worth, nimbers.text(v)));
            }
        }
        return "\n" + AnalysisText.grid(rows);
    }
}
