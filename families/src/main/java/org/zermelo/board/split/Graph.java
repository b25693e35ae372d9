package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * An undirected graph on vertices 1 .. n; edges may be parallel, and an edge from a vertex to itself is a loop.
 *
 * @param vertices how many there are
 * @param edges pairs of vertices
 */
public record Graph(int vertices, List<Edge> edges) {

    /** An edge between two vertices. */
    public record Edge(int a, int b) {
        @Override
        public String toString() {
            return a + "-" + b;
        }
    }

    public Graph {
        edges = List.copyOf(edges);
        for (Edge edge : edges) {
            if (Math.min(edge.a, edge.b) < 1 || Math.max(edge.a, edge.b) > vertices) {
                throw new BadInputException("split.edge", "seen", edge, "vertices", vertices);
            }
        }
    }

    /** The path of n vertices. */
    public static Graph path(int n) {
        List<Edge> edges = new ArrayList<>();
        for (int i = 1; i < n; i++) {
            edges.add(new Edge(i, i + 1));
        }
        return new Graph(n, edges);
    }

    /** The cycle of n vertices, at least 3. */
    public static Graph cycle(int n) {
        List<Edge> edges = new ArrayList<>(path(n).edges);
        edges.add(new Edge(n, 1));
        return new Graph(n, edges);
    }
}
