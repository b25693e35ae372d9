package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;

/**
 * Arc Kayles: a move removes an edge of a graph with all edges that touch it. On a path it is Dawson's Kayles, 0.07. The
 * cells of a position are the edges.
 */
public final class ArcKayles extends SplitGame {

    private final Graph graph;
    private final List<Graph.Edge> edges;
    private final long[] touching;

    /** Arc Kayles on a graph of at most 62 edges. */
    public ArcKayles(Graph graph, String text) {
        super(NodeKayles.all(graph.edges().size()), text);
        this.graph = graph;
        this.edges = graph.edges();
        this.touching = new long[edges.size()];
        for (int i = 0; i < touching.length; i++) {
            for (int k = 0; k < touching.length; k++) {
                Graph.Edge a = edges.get(i);
                Graph.Edge b = edges.get(k);
                if (a.a() == b.a() || a.a() == b.b() || a.b() == b.a() || a.b() == b.b()) {
                    touching[i] |= 1L << k;
                }
            }
        }
    }

    /** The graph at the start. */
    public Graph graph() {
        return graph;
    }

    @Override
    List<Take> takes(long cells) {
        List<Take> takes = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            int edge = Long.numberOfTrailingZeros(left);
            takes.add(new Take(touching[edge], edges.get(edge).toString()));
        }
        return takes;
    }

    @Override
    int options(long cells, long[] into) {
        int count = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int x = Long.numberOfTrailingZeros(left);
            into[count++] = cells & ~(touching[x]);
        }
        return count;
    }

    @Override
    long grown(long set, long within) {
        long grown = set;
        for (long left = set; left != 0; left &= left - 1) {
            grown |= touching[Long.numberOfTrailingZeros(left)];
        }
        return grown & within;
    }
}
