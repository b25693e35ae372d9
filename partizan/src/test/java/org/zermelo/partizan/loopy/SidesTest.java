package org.zermelo.partizan.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.partizan.loopy.LoopyValue.Result;

/**
 * Sides of small graphs against the definition: beside every stopper Left survives a game exactly if she survives its onside, and Right
 * exactly if he survives its offside. All graphs of two nodes, and a seeded share of those of three to five.
 */
class SidesTest {

    private static final int RANDOM_GRAPHS = 400;
    private static final int OTHERS = 8;
    private static final int PAIRS = 4_000;

    private final Stoppers stoppers = new Stoppers();
    private final Sides sides = new Sides(stoppers);

    private static LoopyGraph graph(Draws.Graph graph) {
        LoopyGraph made = new LoopyGraph();
        for (int k = 0; k < graph.lefts().length; k++) {
            made.options(made.node(), graph.lefts()[k], graph.rights()[k]);
        }
        return made;
    }

    private static int[] subset(int nodes, int bits) {
        return IntStream.range(0, nodes).filter(k -> (bits >> k & 1) == 1).toArray();
    }

    private static Draws.Graph random(Random random, int nodes, double density) {
        int[][][] lists = new int[2][nodes][];
        for (int[][] list : lists) {
            for (int k = 0; k < nodes; k++) {
                list[k] = IntStream.range(0, nodes)
                        .filter(to -> random.nextDouble() < density)
                        .toArray();
            }
        }
        return new Draws.Graph(lists[0], lists[1]);
    }

    private static List<Draws.Graph> graphs() {
        List<Draws.Graph> all = new ArrayList<>();
        for (int code = 0; code < 256; code++) {
            all.add(new Draws.Graph(new int[][] {subset(2, code & 3), subset(2, code >> 2 & 3)}, new int[][] {
                subset(2, code >> 4 & 3), subset(2, code >> 6 & 3)
            }));
        }
        Random random = new Random(17);
        for (int k = 0; k < RANDOM_GRAPHS; k++) {
            all.add(random(random, 3 + k % 3, 0.2 + 0.05 * (k % 4)));
        }
        return all;
    }

    private Draws.Graph of(int stopper) {
        return Draws.Graph.of(stoppers, stopper);
    }

    private List<Integer> pool(List<Sided[]> found) {
        Set<Integer> pool = new LinkedHashSet<>(List.of(Stoppers.ZERO, stoppers.on(), stoppers.off()));
        for (Sided[] all : found) {
            for (Sided one : all) {
                pool.add(one.onside());
                pool.add(one.offside());
            }
        }
        return new ArrayList<>(pool);
    }

    @Test
    void aGameAndItsSidesDoAlikeBesideEveryStopper() {
        List<Draws.Graph> graphs = graphs();
        List<Sided[]> found =
                graphs.stream().map(graph -> sides.of(graph(graph))).toList();
        List<Integer> others = pool(found);
        assertThat(others).as("different sides").hasSizeGreaterThan(60);
        Random random = new Random(3);
        for (int g = 0; g < found.size(); g++) {
            for (int i = 0; i < OTHERS; i++) {
                int other = others.get(i < 3 ? i : random.nextInt(others.size()));
                Draws.Graph x = of(other);
                int[] truth = Draws.survivors(graphs.get(g), x);
                for (int k = 0; k < truth.length; k++) {
                    int on = Draws.survivors(of(found.get(g)[k].onside()), x)[0];
                    int off = Draws.survivors(of(found.get(g)[k].offside()), x)[0];
                    assertThat(truth[k])
                            .as("graph %d node %d beside %d", g, k, other)
                            .isEqualTo(on & 3 | off & 12);
                }
            }
        }
    }

    /** Results found by looking back from the ends, for graphs that have sides and for all others. */
    @Test
    void resultsNeedNoSides() {
        Draws.Graph zero = new Draws.Graph(new int[][] {{}}, new int[][] {{}});
        for (Draws.Graph graph : graphs()) {
            int[] truth = Draws.survivors(graph, zero);
            Result[][] results = GraphResults.of(stoppers, graph(graph));
            Sided[] found = sides.of(graph(graph));
            for (int k = 0; k < truth.length; k++) {
                assertThat(results[k])
                        .containsExactly(result(truth[k]), result(truth[k] >> 1))
                        .isEqualTo(LoopyValue.results(stoppers, found[k]));
            }
        }
    }

    /** Who wins by who survives: bit 0 is Left's, bit 2 Right's. */
    private static Result result(int survivors) {
        return (survivors & 1) == 0 ? Result.RIGHT : (survivors & 4) == 0 ? Result.LEFT : Result.DRAW;
    }

    @Test
    void oneIsAtLeastAnotherExactlyIfLeftSurvivesTheDifference() {
        List<Integer> pool =
                pool(graphs().stream().map(graph -> sides.of(graph(graph))).toList());
        Random random = new Random(5);
        for (int k = 0; k < PAIRS; k++) {
            int a = pool.get(random.nextInt(pool.size()));
            int b = pool.get(random.nextInt(pool.size()));
            int survives = Draws.survivors(of(a), of(stoppers.negative(b)))[0];
            assertThat((survives & 2) != 0).as("%d >= %d", a, b).isEqualTo(stoppers.atLeast(a, b));
            assertThat(stoppers.atLeast(a, b) && stoppers.atLeast(b, a)).isEqualTo(a == b);
            assertThat(stoppers.negative(stoppers.negative(a))).isEqualTo(a);
        }
    }
}
