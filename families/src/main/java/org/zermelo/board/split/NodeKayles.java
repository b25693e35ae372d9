package org.zermelo.board.split;

import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;

/**
 * Node Kayles: a move removes a vertex of a graph with all its neighbours. On a path it is Dawson's chess, 0.137.
 */
public final class NodeKayles extends GraphKayles {

    /**
     * Node Kayles on a graph.
     *
     * @throws BadInputException when there are more than 62 vertices
     */
    public NodeKayles(Graph graph, String text) {
        super(
                graph,
                touching(graph),
                IntStream.rangeClosed(1, graph.vertices())
                        .mapToObj(Integer::toString)
                        .toList(),
                text);
    }

    private static long[] touching(Graph graph) {
        long all = all(graph.vertices());
        long[] touching = new long[Long.bitCount(all)];
        for (int vertex = 0; vertex < touching.length; vertex++) {
            touching[vertex] = 1L << vertex;
        }
        for (Graph.Edge edge : graph.edges()) {
            touching[edge.a() - 1] |= 1L << edge.b() - 1;
            touching[edge.b() - 1] |= 1L << edge.a() - 1;
        }
        return touching;
    }
}
