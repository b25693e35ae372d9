package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * Node Kayles: a move removes a vertex of a graph with all its neighbours. On a path it is Dawson's chess, 0.137.
 */
public final class NodeKayles extends SplitGame {

    private final Graph graph;
    private final long[] neighbours;

    /**
     * Node Kayles on a graph.
     *
     * @throws BadInputException when there are more than 62 vertices
     */
    public NodeKayles(Graph graph, String text) {
        super(all(graph.vertices()), text);
        this.graph = graph;
        this.neighbours = new long[graph.vertices()];
        for (Graph.Edge edge : graph.edges()) {
            neighbours[edge.a() - 1] |= 1L << edge.b() - 1;
            neighbours[edge.b() - 1] |= 1L << edge.a() - 1;
        }
    }

    /** The graph at the start. */
    public Graph graph() {
        return graph;
    }

    static long all(int cells) {
        if (cells < 1 || cells > MOST_CELLS) {
            throw new BadInputException("split.cells", "seen", cells, "allowed", MOST_CELLS);
        }
        return (1L << cells) - 1;
    }

    @Override
    List<Take> takes(long cells) {
        List<Take> takes = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            int vertex = Long.numberOfTrailingZeros(left);
            takes.add(new Take(neighbours[vertex] | 1L << vertex, Integer.toString(vertex + 1)));
        }
        return takes;
    }

    @Override
    int options(long cells, long[] into) {
        int count = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int x = Long.numberOfTrailingZeros(left);
            into[count++] = cells & ~(neighbours[x] | 1L << x);
        }
        return count;
    }

    @Override
    long grown(long set, long within) {
        long grown = set;
        for (long left = set; left != 0; left &= left - 1) {
            grown |= neighbours[Long.numberOfTrailingZeros(left)];
        }
        return grown & within;
    }
}
