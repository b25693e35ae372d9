package org.zermelo.partizan.loopy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.StrongComponents;

/** The sides of any graph of games, component by component, and sums of what has sides. */
final class Sides {

    /** Nodes of a sum, and positions of a game, at most. */
    static final int MOST_NODES = 30_000;

    private final Stoppers stoppers;
    private final Onside onside;
    private final Map<List<Integer>, Sided> sums = new HashMap<>();

    Sides(Stoppers stoppers) {
        this.stoppers = stoppers;
        this.onside = new Onside(stoppers);
    }

    /**
     * The sides of each node of a graph.
     *
     * @throws RefusedException when a side is not found to be a stopper
     */
    Sided[] of(LoopyGraph graph) {
        Sided[] found = new Sided[graph.size()];
        int[] places = new int[graph.size()];
        Arrays.fill(places, -1);
        for (int[] component : StrongComponents.of(graph.edges())) {
            for (int k = 0; k < component.length; k++) {
                places[component[k]] = k;
            }
            Sided[] sides = component(graph, component, places, found);
            for (int k = 0; k < component.length; k++) {
                found[component[k]] = sides[k];
            }
        }
        return found;
    }

    private Sided[] component(LoopyGraph graph, int[] component, int[] places, Sided[] found) {
        int count = component.length;
        int[][][] lists = new int[4][count][];
        boolean alike = true;
        for (int k = 0; k < count; k++) {
            for (boolean left : new boolean[] {true, false}) {
                int[] options = left ? graph.lefts(component[k]) : graph.rights(component[k]);
                int[] on = side(graph, options, places, found, Sided::onside);
                int[] off = side(graph, options, places, found, Sided::offside);
                lists[left ? 0 : 1][k] = on;
                lists[left ? 2 : 3][k] = off;
                alike &= Arrays.equals(on, off);
            }
        }
        Sided[] sides = new Sided[count];
        if (alike && Onside.isStopper(lists[0], lists[1])) {
            int[] made = stoppers.add(lists[0], lists[1]);
            Arrays.setAll(sides, k -> Sided.of(made[k]));
            return sides;
        }
        int[] on = onside.of(lists[0], lists[1]);
        int[] off = onside.of(negatives(lists[3]), negatives(lists[2]));
        Arrays.setAll(sides, k -> new Sided(on[k], stoppers.negative(off[k])));
        return sides;
    }

    private static int[] side(LoopyGraph graph, int[] options, int[] places, Sided[] found, ToIntFunction<Sided> side) {
        return Arrays.stream(options)
                .map(option -> option < 0
                        ? side.applyAsInt(graph.known(option))
                        : found[option] != null ? side.applyAsInt(found[option]) : ~places[option])
                .toArray();
    }

    private int[][] negatives(int[][] lists) {
        return Arrays.stream(lists)
                .map(options -> Arrays.stream(options)
                        .map(option -> option < 0 ? option : stoppers.negative(option))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** The negative. */
    Sided negative(Sided game) {
        return new Sided(stoppers.negative(game.offside()), stoppers.negative(game.onside()));
    }

    /** The sum; each side is that of the sum of the sides. */
    Sided sum(Sided a, Sided b) {
        Sided on = sum(a.onside(), b.onside());
        return a.isStopper() && b.isStopper()
                ? on
                : new Sided(on.onside(), sum(a.offside(), b.offside()).offside());
    }

    /** So many copies. */
    Sided times(long count, Sided game) {
        Sided result = Sided.of(Stoppers.ZERO);
        Sided power = count < 0 ? negative(game) : game;
        for (long rest = Math.abs(count); rest > 0; rest >>= 1) {
            if ((rest & 1) == 1) {
                result = sum(result, power);
            }
            if (rest > 1) {
                power = sum(power, power);
            }
        }
        return result;
    }

    /** Whether {@code a >= b}: so it is exactly if both sides are. */
    boolean atLeast(Sided a, Sided b) {
        return stoppers.atLeast(a.onside(), b.onside()) && stoppers.atLeast(a.offside(), b.offside());
    }

    private Sided sum(int a, int b) {
        if (a == Stoppers.ZERO || b == Stoppers.ZERO) {
            return Sided.of(a + b);
        }
        Sided known = sums.get(List.of(a, b));
        if (known != null) {
            return known;
        }
        List<Integer> ofA = stoppers.followers(a);
        List<Integer> ofB = stoppers.followers(b);
        if ((long) ofA.size() * ofB.size() > MOST_NODES) {
            throw new RefusedException(
                    "partizan.loopy-sum", "seen", (long) ofA.size() * ofB.size(), "allowed", MOST_NODES);
        }
        Sided[] made = of(new SumGraph(ofA, ofB).graph());
        for (int i = 0; i < ofA.size(); i++) {
            for (int j = 0; j < ofB.size(); j++) {
                CancelScope.check();
                sums.put(List.of(ofA.get(i), ofB.get(j)), made[i * ofB.size() + j]);
                sums.put(List.of(ofB.get(j), ofA.get(i)), made[i * ofB.size() + j]);
            }
        }
        return made[0];
    }

    /** The graph of the sum of two stoppers. */
    private final class SumGraph {

        private final List<Integer> ofA;
        private final List<Integer> ofB;
        private final Map<Integer, Integer> placesA = new HashMap<>();
        private final Map<Integer, Integer> placesB = new HashMap<>();

        SumGraph(List<Integer> ofA, List<Integer> ofB) {
            this.ofA = ofA;
            this.ofB = ofB;
            ofA.forEach(node -> placesA.put(node, placesA.size()));
            ofB.forEach(node -> placesB.put(node, placesB.size()));
        }

        LoopyGraph graph() {
            LoopyGraph graph = new LoopyGraph();
            for (int a : ofA) {
                for (int b : ofB) {
                    graph.options(
                            graph.node(),
                            options(graph, a, b, stoppers.lefts(a), stoppers.lefts(b)),
                            options(graph, a, b, stoppers.rights(a), stoppers.rights(b)));
                }
            }
            return graph;
        }

        private int[] options(LoopyGraph graph, int a, int b, int[] fromA, int[] fromB) {
            int[] options = new int[fromA.length + fromB.length];
            for (int i = 0; i < fromA.length; i++) {
                options[i] = option(graph, fromA[i], b);
            }
            for (int i = 0; i < fromB.length; i++) {
                options[fromA.length + i] = option(graph, a, fromB[i]);
            }
            return options;
        }

        private int option(LoopyGraph graph, int a, int b) {
            if (a == Stoppers.ZERO || b == Stoppers.ZERO) {
                return graph.known(Sided.of(a + b));
            }
            Sided known = sums.get(List.of(a, b));
            return known != null
                    ? graph.known(known)
                    : Objects.requireNonNull(placesA.get(a)) * ofB.size() + Objects.requireNonNull(placesB.get(b));
        }
    }
}
