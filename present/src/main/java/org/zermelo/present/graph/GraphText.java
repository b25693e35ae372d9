package org.zermelo.present.graph;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;

/** A line for each position, the longest plays first: its text, its worth, the nimbers of its options with the gap, the options. */
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
        int broad = graph.nodes().stream()
                .mapToInt(n -> WorthWords.brief(n.worth(), words).length() + 2)
                .max()
                .orElse(0);
        List<Node> sorted = graph.nodes().stream()
                .sorted(Comparator.comparingInt(Node::level).reversed())
                .toList();
        for (Node node : sorted) {
            String options = node.options().stream()
                    .map(option -> graph.nodes().get(option).position())
                    .collect(Collectors.joining(" | "));
            String worth = node.hasNimber()
                    ? WorthWords.brief(node.worth(), words) + "  " + padded(MexText.of(node), mex)
                    : padded("[" + WorthWords.brief(node.worth(), words) + "]", broad);
            String line = padded(node.position(), widest) + "  " + worth;
            out.append((line + (options.isEmpty() ? "" : "  -> " + options)).stripTrailing())
                    .append('\n');
        }
        return out.append(note(graph, words)).append('\n').toString();
    }

    /** What the lines mean, and how far they go. */
    static String note(PositionGraph graph, Words words) {
        int nodes = graph.nodes().size();
        String key = graph.nodes().get(0).hasNimber() ? "graph.note" : "graph.note-worths";
        return cut(words.say(key, "nodes", nodes), graph, words);
    }

    /** A note, with what is left out of the graph, if anything is. */
    static String cut(String note, PositionGraph graph, Words words) {
        return graph.whole() ? note : words.sentences(List.of(note, words.say("graph.cut", "plies", graph.plies())));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
