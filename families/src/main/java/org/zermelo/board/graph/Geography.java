package org.zermelo.board.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Trait;
import org.zermelo.nim.ClosedForm;
import org.zermelo.nim.FormulaReason;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * A token on a graph that comes to no vertex twice: the player moves it along an edge to a vertex where it has not been. Who cannot move
 * has ended the play.
 *
 * <p>Where every edge goes both ways, the player to move loses exactly when some greatest matching leaves the token's vertex out (A.
 * Fraenkel, E. Scheinerman, D. Ullman, Undirected edge geography, Theoretical Computer Science 112, 1993). Other graphs are searched.
 */
public final class Geography implements ClosedForm<Geography.Trip, Integer> {

    /** The most vertices. */
    public static final int MOST_VERTICES = 5_000;

    /**
     * A position.
     *
     * @param at where the token stands, from 1
     * @param left the vertices that it has left, in rising order
     */
    public record Trip(int at, List<Integer> left) {
        @Override
        public String toString() {
            return left.isEmpty() ? String.valueOf(at) : at + " without " + left;
        }
    }

    private final int start;
    /** For each vertex, from 0, its neighbours. */
    private final int[][] neighbours;

    private final boolean symmetric;

    /**
     * The game.
     *
     * @param start where the token stands, from 1
     * @param options for each vertex in order the vertices that its edges lead to, from 1
     * @throws BadInputException when a vertex is not on the graph, or there are too many
     */
    public Geography(int start, int[][] options) {
        if (options.length > MOST_VERTICES) {
            throw new BadInputException("forest.vertices", "seen", options.length, "allowed", MOST_VERTICES);
        }
        this.start = vertex(start, options.length);
        this.neighbours = new int[options.length][];
        for (int v = 0; v < options.length; v++) {
            int from = v;
            neighbours[v] = Arrays.stream(options[v])
                    .map(w -> vertex(w, options.length) - 1)
                    .filter(w -> w != from)
                    .sorted()
                    .distinct()
                    .toArray();
        }
        this.symmetric = IntStream.range(0, options.length)
                .allMatch(v -> Arrays.stream(neighbours[v]).allMatch(w -> Arrays.binarySearch(neighbours[w], v) >= 0));
    }

    private static int vertex(int vertex, int count) {
        if (vertex < 1 || vertex > count) {
            throw new BadInputException("graph.vertex", "seen", vertex, "most", count);
        }
        return vertex;
    }

    @Override
    public Trip start() {
        return new Trip(start, List.of());
    }

    private boolean[] free(Trip position) {
        boolean[] free = new boolean[neighbours.length];
        Arrays.fill(free, true);
        position.left().forEach(vertex -> free[vertex - 1] = false);
        return free;
    }

    @Override
    public List<Integer> moves(Trip position) {
        boolean[] free = free(position);
        return Arrays.stream(neighbours[position.at() - 1])
                .filter(w -> free[w])
                .map(w -> w + 1)
                .boxed()
                .toList();
    }

    @Override
    public Trip play(Trip position, Integer move) {
        TreeSet<Integer> left = new TreeSet<>(position.left());
        left.add(position.at());
        return new Trip(move, List.copyOf(left));
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public boolean decides(Convention convention) {
        return symmetric && convention == Convention.NORMAL;
    }

    @Override
    public boolean isPrevious(Trip position, Convention convention) {
        return Matching.missed(neighbours, free(position))[position.at() - 1];
    }

    /** One matching of what is left behind the token tells all. */
    @Override
    public List<Integer> winningMoves(Trip position, Convention convention, int limit) {
        boolean[] free = free(position);
        free[position.at() - 1] = false;
        boolean[] missed = Matching.missed(neighbours, free);
        return moves(position).stream()
                .filter(move -> missed[move - 1])
                .limit(limit)
                .toList();
    }

    @Override
    public Reason facts(Convention convention) {
        boolean missed = isPrevious(start(), convention);
        return FormulaReason.of(
                "graph.matching", "vertex", start, "missed", missed ? "1" : "", "covered", missed ? "" : "1");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Geography game && start == game.start && Arrays.deepEquals(neighbours, game.neighbours);
    }

    @Override
    public int hashCode() {
        return 31 * start + Arrays.deepHashCode(neighbours);
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        List<String> edges = new ArrayList<>();
        for (int v = 0; v < neighbours.length; v++) {
            for (int w : neighbours[v]) {
                if (!symmetric || v < w) {
                    edges.add((v + 1) + "-" + (w + 1));
                }
            }
        }
        return "graph(" + neighbours.length + " from " + start + "; " + String.join(" ", edges)
                + (symmetric ? "; both ways" : "") + "; once)";
    }
}
