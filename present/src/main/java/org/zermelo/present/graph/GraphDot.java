package org.zermelo.present.graph;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.present.graph.PositionGraph.Node;
import org.zermelo.present.words.Words;

/** A graph for Graphviz: positions with plays of equal length on one level, green where the player to move wins, red where he loses. */
public final class GraphDot {

    private GraphDot() {}

    /** The whole graph. */
    public static String of(PositionGraph graph, Words words) {
        StringBuilder out = new StringBuilder(
                "digraph zermelo {\n  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\"];\n");
        out.append("  label=\"")
                .append(words.say("graph.note", "nodes", graph.nodes().size()))
                .append("\";\n");
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
                    "  n%d [label=\"%s  *%d\\n%s\", fillcolor=\"%s\"];\n",
                    i,
                    node.position().replace("\\", "\\\\").replace("\"", "\\\""),
                    node.nimber(),
                    MexText.of(node),
                    GraphSvg.colour(node)));
            for (int option : node.options()) {
                boolean wins = graph.nodes().get(option).nimber() == 0;
                out.append("  n").append(i).append(" -> n").append(option).append(wins ? " [penwidth=2.5];\n" : ";\n");
            }
        }
        return out.append("}\n").toString();
    }
}
