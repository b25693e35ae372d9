package org.zermelo.board.forest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.board.split.Graph;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.sum.ReasonedGame;
import org.zermelo.value.Reason;

/**
 * Green Hackenbush on a tree of any size that stands on vertex 1: a move cuts an edge, and what hangs above it falls. By the colon
 * principle what stands on a vertex is worth the sum without carry of one more than what stands above each of its edges, so a
 * position takes O(edges), and so do all moves to a nimber together (Winning Ways, chapter 7).
 *
 * <p>A position is the list of the edges that were cut, in rising order, without those that fell with another one.
 */
public final class GreenTree
        implements NimberGame<List<Integer>, GreenTree.TreeCut>, ReasonedGame<List<Integer>, GreenTree.TreeCut> {

    /**
     * A move.
     *
     * @param edge from 0, in the order of the text
     * @param text its number from 1, and its ends
     */
    public record TreeCut(int edge, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    private final Graph graph;
    private final String text;
    /** The vertices from the ground up, each behind the one that it stands on. */
    private final int[] order;
    /** For each vertex the one below it, and the edge to it. */
    private final int[] below;

    private final int[] edgeBelow;

    /**
     * The game. What does not stand on vertex 1 is no part of it.
     *
     * @throws BadInputException when an edge closes a cycle
     */
    public GreenTree(Graph graph, String text) {
        this.graph = graph;
        this.text = text;
        int n = graph.vertices();
        this.below = new int[n + 1];
        this.edgeBelow = new int[n + 1];
        int[] found = new int[n];
        Neighbours neighbours = Neighbours.of(graph);
        Arrays.fill(edgeBelow, -1);
        found[0] = 1;
        int reached = 1;
        for (int at = 0; at < reached; at++) {
            int vertex = found[at];
            for (int i = neighbours.from(vertex); i < neighbours.from(vertex + 1); i++) {
                int other = neighbours.vertex(i);
                if (neighbours.edge(i) == edgeBelow[vertex]) {
                    continue;
                }
                if (other == 1 || below[other] != 0) {
                    throw new BadInputException(
                            "forest.no-tree", "edge", graph.edges().get(neighbours.edge(i)));
                }
                below[other] = vertex;
                edgeBelow[other] = neighbours.edge(i);
                found[reached++] = other;
            }
        }
        this.order = Arrays.copyOf(found, reached);
    }

    @Override
    public List<Integer> start() {
        return List.of();
    }

    /** For each vertex whether it still stands. */
    private boolean[] standing(List<Integer> cuts) {
        boolean[] cut = new boolean[graph.edges().size()];
        cuts.forEach(edge -> cut[edge] = true);
        boolean[] stands = new boolean[graph.vertices() + 1];
        stands[1] = true;
        for (int i = 1; i < order.length; i++) {
            int vertex = order[i];
            stands[vertex] = stands[below[vertex]] && !cut[edgeBelow[vertex]];
        }
        return stands;
    }

    private TreeCut move(int edge) {
        return new TreeCut(edge, (edge + 1) + ": " + graph.edges().get(edge));
    }

    @Override
    public List<TreeCut> moves(List<Integer> position) {
        boolean[] stands = standing(position);
        boolean[] edges = new boolean[graph.edges().size()];
        for (int i = 1; i < order.length; i++) {
            edges[edgeBelow[order[i]]] = stands[order[i]];
        }
        List<TreeCut> moves = new ArrayList<>();
        for (int edge = 0; edge < edges.length; edge++) {
            if (edges[edge]) {
                moves.add(move(edge));
            }
        }
        return moves;
    }

    @Override
    public List<Integer> play(List<Integer> position, TreeCut move) {
        List<Integer> cuts = new ArrayList<>(position);
        cuts.add(move.edge());
        boolean[] cut = new boolean[graph.edges().size()];
        cuts.forEach(edge -> cut[edge] = true);
        boolean[] fallen = new boolean[graph.vertices() + 1];
        boolean[] kept = new boolean[cut.length];
        for (int i = 1; i < order.length; i++) {
            int vertex = order[i];
            boolean here = cut[edgeBelow[vertex]];
            kept[edgeBelow[vertex]] = here && !fallen[below[vertex]];
            fallen[vertex] = fallen[below[vertex]] || here;
        }
        return cuts.stream().filter(edge -> kept[edge]).sorted().toList();
    }

    @Override
    public String kernel() {
        return "colon-principle";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(edges)", graph.edges().size(), 0);
    }

    @Override
    public Nimbers<List<Integer>, TreeCut> nimbers(Budget budget, Watch watch) {
        return new Colon();
    }

    /** The branches at the ground, added without carry. */
    @Override
    public Reason reason() {
        int[] values = values(standing(start()));
        int branches = 0;
        while (branches + 1 < order.length && below[order[branches + 1]] == 1) {
            branches++;
        }
        long[] nimbers = new long[branches];
        for (int i = 0; i < branches; i++) {
            nimbers[i] = values[order[i + 1]] + 1L;
        }
        return BinarySum.of(nimbers, i -> move(edgeBelow[order[i + 1]]).text());
    }

    /** What stands on each vertex; 0 on those that have fallen. */
    private int[] values(boolean[] stands) {
        int[] values = new int[graph.vertices() + 1];
        for (int i = order.length - 1; i > 0; i--) {
            int vertex = order[i];
            if (stands[vertex]) {
                values[below[vertex]] ^= values[vertex] + 1;
            }
        }
        return values;
    }

    private final class Colon implements Nimbers<List<Integer>, TreeCut> {

        @Override
        public long nimber(List<Integer> position) {
            return values(standing(position))[1];
        }

        @Override
        public long moveCount(Rules<List<Integer>, TreeCut> rules, List<Integer> position) {
            boolean[] stands = standing(position);
            long count = 0;
            for (int i = 1; i < order.length; i++) {
                count += stands[order[i]] ? 1 : 0;
            }
            return count;
        }

        /**
         * From the ground up: what must stand on a vertex for the whole to have the nimber is known, so it is for each vertex above it; an
         * edge is cut where nothing must be left of it.
         */
        @Override
        public List<TreeCut> movesTo(
                Rules<List<Integer>, TreeCut> rules, List<Integer> position, long nimber, int limit) {
            boolean[] stands = standing(position);
            int[] values = values(stands);
            long[] wanted = new long[graph.vertices() + 1];
            wanted[1] = nimber;
            boolean[] wins = new boolean[graph.edges().size()];
            for (int i = 1; i < order.length; i++) {
                int vertex = order[i];
                int under = below[vertex];
                if (!stands[vertex] || wanted[under] < 0) {
                    wanted[vertex] = -1;
                    continue;
                }
                long left = wanted[under] ^ values[under] ^ values[vertex] + 1;
                wins[edgeBelow[vertex]] = left == 0;
                wanted[vertex] = left - 1;
            }
            List<TreeCut> found = new ArrayList<>();
            for (int edge = 0; edge < wins.length && found.size() < limit; edge++) {
                if (wins[edge]) {
                    found.add(move(edge));
                }
            }
            return found;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GreenTree game && text.equals(game.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
