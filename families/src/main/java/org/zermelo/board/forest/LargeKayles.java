package org.zermelo.board.forest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.board.split.Graph;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Kayles on a graph with more cells than a word has bits: a move removes a vertex with its neighbours, or both ends of an edge. Parts that
 * have the same shape are solved once ({@link ShapeSearch}), so paths, cycles, stars and their like take polynomial time.
 *
 * <p>A position is the list of the vertices that are gone, in rising order.
 */
public final class LargeKayles implements NimberGame<List<Integer>, LargeKayles.Gone> {

    /** The most vertices. */
    public static final int MOST_VERTICES = 2_000;

    /** What a move removes. */
    public enum Removing {
        /** A vertex with its neighbours. */
        NODE,
        /** Both ends of an edge. */
        ARC
    }

    /**
     * A move.
     *
     * @param vertices what goes, as far as it is still there
     */
    public record Gone(List<Integer> vertices, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    private final Removing kind;
    private final String text;
    /** For each vertex its neighbours, each once; those of vertex 0, which is none, are empty. */
    private final int[][] neighbours;

    /**
     * The game.
     *
     * @throws BadInputException when there are more than {@link #MOST_VERTICES}, or an edge of Arc Kayles joins a vertex to itself
     */
    public LargeKayles(Removing kind, Graph graph, String text) {
        if (graph.vertices() > MOST_VERTICES) {
            throw new BadInputException("forest.vertices", "seen", graph.vertices(), "allowed", MOST_VERTICES);
        }
        this.kind = kind;
        this.text = text;
        List<Set<Integer>> sets = new ArrayList<>();
        for (int v = 0; v <= graph.vertices(); v++) {
            sets.add(new TreeSet<>());
        }
        for (Graph.Edge edge : graph.edges()) {
            if (edge.a() != edge.b()) {
                sets.get(edge.a()).add(edge.b());
                sets.get(edge.b()).add(edge.a());
            } else if (kind == Removing.ARC) {
                throw new BadInputException("forest.loop", "seen", edge);
            }
        }
        this.neighbours = sets.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    int[] neighbours(int vertex) {
        return neighbours[vertex];
    }

    /** The vertices that go with each move of a part. */
    List<int[]> takes(int[] part, boolean[] left) {
        List<int[]> takes = new ArrayList<>();
        for (int vertex : part) {
            if (kind == Removing.NODE) {
                int[] taken = Arrays.copyOf(neighbours[vertex], neighbours[vertex].length + 1);
                taken[taken.length - 1] = vertex;
                takes.add(taken);
                continue;
            }
            for (int other : neighbours[vertex]) {
                if (other > vertex && left[other]) {
                    takes.add(new int[] {vertex, other});
                }
            }
        }
        return takes;
    }

    Removing kind() {
        return kind;
    }

    /** For each vertex whether it is left. */
    boolean[] left(List<Integer> gone) {
        boolean[] left = new boolean[neighbours.length];
        Arrays.fill(left, 1, left.length, true);
        gone.forEach(vertex -> left[vertex] = false);
        return left;
    }

    @Override
    public List<Integer> start() {
        return List.of();
    }

    @Override
    public List<Gone> moves(List<Integer> position) {
        boolean[] left = left(position);
        List<Gone> moves = new ArrayList<>();
        for (int vertex = 1; vertex < left.length; vertex++) {
            if (!left[vertex]) {
                continue;
            }
            if (kind == Removing.NODE) {
                List<Integer> gone = new ArrayList<>(List.of(vertex));
                for (int other : neighbours[vertex]) {
                    gone.add(other);
                }
                moves.add(new Gone(List.copyOf(gone), String.valueOf(vertex)));
                continue;
            }
            for (int other : neighbours[vertex]) {
                if (other > vertex && left[other]) {
                    moves.add(new Gone(List.of(vertex, other), vertex + "-" + other));
                }
            }
        }
        return moves;
    }

    @Override
    public List<Integer> play(List<Integer> position, Gone move) {
        Set<Integer> gone = new LinkedHashSet<>(position);
        gone.addAll(move.vertices());
        List<Integer> sorted = new ArrayList<>(gone);
        Collections.sort(sorted);
        return List.copyOf(sorted);
    }

    @Override
    public String kernel() {
        return "shape-search";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(positions x options)", Math.pow(neighbours.length, 3), -1);
    }

    @Override
    public Nimbers<List<Integer>, Gone> nimbers(Budget budget, Watch watch) {
        return new ShapeSearch(this, budget, watch);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LargeKayles game && text.equals(game.text);
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
