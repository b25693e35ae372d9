package org.zermelo.present.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.graph.LoopyNimbers;
import org.zermelo.desk.Analyzed;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;

/** The vertices of a graph with what each is worth, and its loopy nimber. */
final class VerticesText {

    /** Longer graphs are counted, not listed. */
    private static final int MOST = 1000;

    private VerticesText() {}

    /** One line a vertex that can be reached; empty for large graphs. */
    static String of(GraphGame graph, Analyzed analyzed, Words words) {
        if (graph.size() > MOST) {
            return "";
        }
        LoopyNimbers nimbers = LoopyNimbers.of(graph);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(words.say("analysis.vertex"), words.say("analysis.worth"), words.say("analysis.nimber")));
        for (int v = 1; v <= graph.size(); v++) {
            OptionalLong code = analyzed.codes().apply(v - 1L);
            if (code.isPresent()) {
                String worth = WorthWords.brief(analyzed.value().worth(code.getAsLong()), words);
                rows.add(List.of(Integer.toString(v), worth, nimbers.text(v)));
            }
        }
        return "\n" + AnalysisText.grid(rows);
    }
}
