package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.partizan.graph.EdgeGraph.ColoredEdge;
import org.zermelo.partizan.play.PositionText;

/** Reads a graph by its edges, {@code 1-2:l, 2-3:r}: an edge without colour is green, vertex 1 is the ground. */
final class EdgeText {

    private static final Pattern EDGE =
            Pattern.compile("\\s*(\\d{1,9})\\s*-\\s*(\\d{1,9})\\s*(?::\\s*([lreLRE]))?\\s*");

    private EdgeText() {}

    /** The graph of a text. */
    static EdgeGraph read(PositionText text) {
        Map<Integer, Integer> vertices = new LinkedHashMap<>(Map.of(1, 0));
        List<ColoredEdge> edges = new ArrayList<>();
        int offset = 0;
        for (String piece : text.body().split(",", -1)) {
            Matcher matcher = EDGE.matcher(piece);
            if (!matcher.matches()) {
                throw text.error(offset, piece.length(), "partizan.colored-edge", "seen", piece.strip());
            }
            if (edges.size() == EdgeGraph.MOST_EDGES) {
                throw text.error(offset, piece.length(), "partizan.too-many-edges", "allowed", EdgeGraph.MOST_EDGES);
            }
            String letter = matcher.group(3) == null ? "e" : matcher.group(3).toLowerCase(Locale.ROOT);
            edges.add(new ColoredEdge(
                    vertex(vertices, matcher.group(1)),
                    vertex(vertices, matcher.group(2)),
                    EdgeColor.values()[EdgeColor.LETTERS.indexOf(letter)]));
            offset += piece.length() + 1;
        }
        return new EdgeGraph(text.body().strip(), List.copyOf(vertices.keySet()), edges);
    }

    private static int vertex(Map<Integer, Integer> vertices, String digits) {
        return vertices.computeIfAbsent(Integer.valueOf(digits), name -> vertices.size());
    }
}
