package org.zermelo.present.graph;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.present.graph.PositionGraph.Node;
import org.zermelo.present.words.Words;

/** A line for each position, the longest plays first: its text, its nimber, the nimbers of its options with the gap, the options. */
public final class GraphText {

    private GraphText() {}

    /** The lines, and what they mean. */
    public static String of(PositionGraph graph, Words words) {
        StringBuilder out = new StringBuilder();
        int widest = graph.nodes().stream()
                .mapToInt(n -> n.position().length())
                .max()
                .orElse(0);
        int mex = graph.nodes().stream()
                .mapToInt(n -> MexText.of(n).length())
                .max()
                .orElse(0);
        List<Node> sorted = graph.nodes().stream()
                .sorted(Comparator.comparingInt(Node::level).reversed())
                .toList();
        for (Node node : sorted) {
            String options = node.options().stream()
                    .map(option -> graph.nodes().get(option).position())
                    .collect(Collectors.joining(" | "));
            String line =
                    padded(node.position(), widest) + "  *" + node.nimber() + "  " + padded(MexText.of(node), mex);
            out.append((line + (options.isEmpty() ? "" : "  -> " + options)).stripTrailing())
                    .append('\n');
        }
        return out.append(words.say("graph.note", "nodes", graph.nodes().size()))
                .append('\n')
                .toString();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
