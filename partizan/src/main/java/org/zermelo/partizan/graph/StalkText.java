package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.zermelo.partizan.graph.EdgeGraph.ColoredEdge;
import org.zermelo.partizan.play.PositionText;

/**
 * Reads a graph as it grows from the ground: a letter is an edge up from the vertex before it, {@code l}, {@code r} or {@code e};
 * {@code (a;b)} are branches at a vertex; {@code :A} names the vertex at the end of an edge, and the same name is the same vertex; a
 * name before the first edge is the ground's.
 */
final class StalkText {

    private static final int DEEPEST = 200;

    private final PositionText position;
    private final String text;
    private final List<ColoredEdge> edges = new ArrayList<>();
    private final Map<String, Integer> named = new HashMap<>();
    private int vertices = 1;
    private int at;
    private int depth;

    private StalkText(PositionText position) {
        this.position = position;
        this.text = position.body();
    }

    /** The graph of a text. */
    static EdgeGraph read(PositionText position) {
        StalkText tree = new StalkText(position);
        if (tree.here() == ':') {
            tree.named.put(tree.name(), 0);
        }
        tree.stalk(0);
        if (tree.here() != 0) {
            throw tree.unknown();
        }
        return new EdgeGraph(
                tree.text.strip(),
                IntStream.rangeClosed(1, tree.vertices).boxed().toList(),
                tree.edges);
    }

    private char here() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private RuntimeException unknown() {
        char seen = here();
        return position.error(
                Math.min(at, Math.max(0, text.length() - 1)),
                1,
                "partizan.tree-unknown",
                "seen",
                seen == 0 ? "" : String.valueOf(seen));
    }

    private void stalk(int ground) {
        int vertex = ground;
        while (true) {
            char sign = here();
            if (sign == '(') {
                branches(vertex);
            } else if (sign != 0 && EdgeColor.LETTERS.indexOf(sign) >= 0) {
                vertex = edge(vertex, EdgeColor.values()[EdgeColor.LETTERS.indexOf(sign)]);
            } else {
                return;
            }
        }
    }

    private int edge(int from, EdgeColor color) {
        if (edges.size() == EdgeGraph.MOST_EDGES) {
            throw position.error(at, 1, "partizan.too-many-edges", "allowed", EdgeGraph.MOST_EDGES);
        }
        at++;
        int to = here() == ':' ? named.computeIfAbsent(name(), name -> vertices++) : vertices++;
        edges.add(new ColoredEdge(from, to, color));
        return to;
    }

    private String name() {
        at++;
        int start = at;
        while (at < text.length() && Character.isUpperCase(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw position.error(Math.max(0, at - 1), 1, "partizan.vertex-name");
        }
        return text.substring(start, at);
    }

    private void branches(int vertex) {
        if (++depth > DEEPEST) {
            throw position.error(at, 1, "partizan.text-too-deep", "allowed", DEEPEST);
        }
        do {
            at++;
            stalk(vertex);
        } while (here() == ';');
        if (here() != ')') {
            throw unknown();
        }
        at++;
        depth--;
    }
}
