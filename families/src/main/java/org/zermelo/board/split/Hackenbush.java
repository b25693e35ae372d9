package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Green Hackenbush: a move cuts an edge, and whatever is no longer joined to the ground falls away. Vertex 1 is the ground,
 * the cells of a position are the edges.
 *
 * <p>The nimber is found without search. The fusion principle contracts every cycle to a point with its edges as loops, each
 * of which is worth a stalk of one edge; the colon principle then adds one along every bridge and sums branches without
 * carry. Time O(edges^2). Theory: Winning Ways, chapter 7.
 */
public final class Hackenbush extends SplitGame {

    private final Graph graph;

    /** Green Hackenbush on a graph of at most 62 edges whose ground is vertex 1. */
    public Hackenbush(Graph graph, String text) {
        super(standing(graph, all(graph.edges().size())), text);
        this.graph = graph;
    }

    /** The graph at the start. */
    public Graph graph() {
        return graph;
    }

    /** The edges that are joined to the ground. */
    private static long standing(Graph graph, long edges) {
        boolean[] reached = new boolean[Math.max(2, graph.vertices() + 1)];
        reached[1] = true;
        long found = 0;
        for (boolean grown = true; grown; ) {
            grown = false;
            for (int i = 0; i < graph.edges().size(); i++) {
                Graph.Edge edge = graph.edges().get(i);
                if (((edges & ~found) >>> i & 1) != 0 && (reached[edge.a()] || reached[edge.b()])) {
                    found |= 1L << i;
                    reached[edge.a()] = true;
                    reached[edge.b()] = true;
                    grown = true;
                }
            }
        }
        return found;
    }

    @Override
    List<Removal> takes(long cells) {
        List<Removal> takes = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            int edge = Long.numberOfTrailingZeros(left);
            takes.add(new Removal(
                    cells & ~standing(graph, cells & ~(1L << edge)),
                    (edge + 1) + ": " + graph.edges().get(edge)));
        }
        return takes;
    }

    /** Edges are one component when they share a vertex above the ground. */
    @Override
    long grown(long set, long within) {
        boolean[] touched = new boolean[graph.vertices() + 1];
        for (int i = 0; i < graph.edges().size(); i++) {
            if ((set >>> i & 1) != 0) {
                touched[graph.edges().get(i).a()] = true;
                touched[graph.edges().get(i).b()] = true;
            }
        }
        touched[1] = false;
        long grown = set;
        for (int i = 0; i < graph.edges().size(); i++) {
            if (touched[graph.edges().get(i).a()]
                    || touched[graph.edges().get(i).b()]) {
                grown |= 1L << i;
            }
        }
        return grown & within;
    }

    @Override
    public String kernel() {
        return "fusion-and-colon";
    }

    @Override
    public Cost kernelCost() {
        double edges = graph.edges().size();
        return new Cost("O(edges^2)", edges * edges, 0);
    }

    @Override
    public Nimbers<CellSet, Removal> nimbers(Budget budget, Watch watch) {
        return position -> new GroundWalk(position.bits()).value(1, -1);
    }

    /** A walk up from the ground; an edge back to a vertex on the path closes a cycle. */
    private final class GroundWalk {
        private final long edges;
        private final int[] depth = new int[Math.max(2, graph.vertices() + 1)];
        private final int[] low = new int[depth.length];
        private int time;

        GroundWalk(long edges) {
            this.edges = edges;
        }

        /**
         * The nimber of what hangs above a vertex. Everything in a cycle through the edge below belongs to the vertex at the
         * cycle's foot, so it is added there without a bridge.
         */
        int value(int vertex, int below) {
            depth[vertex] = ++time;
            low[vertex] = time;
            int value = 0;
            for (int i = 0; i < graph.edges().size(); i++) {
                Graph.Edge edge = graph.edges().get(i);
                if (i == below || (edges >>> i & 1) == 0 || (edge.a() != vertex && edge.b() != vertex)) {
                    continue;
                }
                int other = edge.a() == vertex ? edge.b() : edge.a();
                if (depth[other] == 0) {
                    int above = value(other, i);
                    boolean bridge = low[other] > depth[vertex];
                    value ^= bridge ? above + 1 : above ^ 1;
                    low[vertex] = Math.min(low[vertex], low[other]);
                } else if (depth[other] <= depth[vertex]) {
                    value ^= 1;
                    low[vertex] = Math.min(low[vertex], depth[other]);
                }
            }
            return value;
        }
    }
}
