package org.zermelo.board.split;

import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * Arc Kayles: a move removes an edge of a graph with all edges that touch it. On a path it is Dawson's Kayles, 0.07. The
 * cells of a position are the edges.
 */
public final class ArcKayles extends GraphKayles {

    /**
     * Arc Kayles on a graph.
     *
     * @throws BadInputException when there are more than 62 edges
     */
    public ArcKayles(Graph graph, String text) {
        super(
                graph,
                touching(graph.edges()),
                graph.edges().stream().map(Graph.Edge::toString).toList(),
                text);
    }

    private static long[] touching(List<Graph.Edge> edges) {
        long[] touching = new long[Long.bitCount(all(edges.size()))];
        for (int i = 0; i < touching.length; i++) {
            for (int k = 0; k < touching.length; k++) {
                Graph.Edge a = edges.get(i);
                Graph.Edge b = edges.get(k);
                if (a.a() == b.a() || a.a() == b.b() || a.b() == b.a() || a.b() == b.b()) {
                    touching[i] |= 1L << k;
                }
            }
        }
        return touching;
    }
}
