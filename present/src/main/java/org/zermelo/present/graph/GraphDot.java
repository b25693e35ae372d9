package org.zermelo.present.graph;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.tree.GameTreePicture;
import org.zermelo.present.words.Words;

/** A graph for Graphviz: positions with plays of equal length on one level, green where the player to move wins, red where he loses. */
public final class GraphDot {

    private GraphDot() {}

    /** The whole graph. */
    public static String of(PositionGraph graph, Words words) {
        StringBuilder out = new StringBuilder(
                "digraph zermelo {\n  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\"];\n");
        out.append("  label=\"").append(GraphText.note(graph, words)).append("\";\n");
        int deepest = graph.nodes().stream().mapToInt(Node::level).max().orElse(0);
        for (int level = deepest; level >= 0; level--) {
            int one = level;
            String same = IntStream.range(0, graph.nodes().size())
                    .filter(i -> graph.nodes().get(i).level() == one)
                    .mapToObj(i -> "n" + i)
                    .collect(Collectors.joining("; "));
            out.append("  { rank=same; ").append(same).append("; }\n");
        }
        for (int i = 0; i < graph.nodes().size(); i++) {
            Node node = graph.nodes().get(i);
            out.append(String.format(
                    Locale.ROOT,
                    "  n%d [label=\"%s  %s\\n%s\", fillcolor=\"%s\"];\n",
                    i,
                    node.position().replace("\\", "\\\\").replace("\"", "\\\""),
                    WorthWords.brief(node.worth(), words),
                    MexText.of(node),
                    GameTreePicture.colour(node.worth())));
            for (int option : node.options()) {
                boolean best = node.best().contains(option);
                String style = (best ? "penwidth=2.5" : "")
                        + (graph.back(i, option) ? (best ? ", " : "") + "style=dashed, constraint=false" : "");
                out.append("  n").append(i).append(" -> n").append(option);
                out.append(style.isEmpty() ? ";\n" : " [" + style + "];\n");
            }
        }
        return out.append("}\n").toString();
    }
}
