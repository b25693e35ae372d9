package org.zermelo.board.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.board.split.Graph;
import org.zermelo.board.split.Hackenbush;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;

/** Graphs of any size against search by definitions on complete small worlds, and against closed forms on large ones. */
class ForestTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    private static long nimber(NimberGame<List<Integer>, ?> game) {
        return game.nimbers(BUDGET, Watch.NONE).nimber(game.start());
    }

    /** Every position in reach: its nimber, and the moves to each nimber, as search finds them. */
    private static <M> void checkAll(NimberGame<List<Integer>, M> game) {
        Plain<List<Integer>, M> plain = new Plain<>(game);
        var nimbers = game.nimbers(BUDGET, Watch.NONE);
        List<List<Integer>> open = new ArrayList<>(List.of(game.start()));
        Set<List<Integer>> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            List<Integer> position = open.remove(open.size() - 1);
            assertThat(nimbers.nimber(position)).as("%s at %s", game, position).isEqualTo(plain.nimber(position));
            List<M> moves = game.moves(position);
            assertThat(nimbers.moveCount(game, position)).isEqualTo(moves.size());
            for (long n = 0; n < 5; n++) {
                long wanted = n;
                assertThat(nimbers.movesTo(game, position, n, 100))
                        .as("%s at %s to %d", game, position, n)
                        .isEqualTo(moves.stream()
                                .filter(move -> plain.nimber(game.play(position, move)) == wanted)
                                .toList());
            }
            for (M move : moves) {
                List<Integer> next = game.play(position, move);
                if (seen.add(next)) {
                    open.add(next);
                }
            }
        }
    }

    /** Every graph on five vertices. */
    @Test
    void kaylesOnEveryGraphOfFiveVertices() {
        for (int bits = 0; bits < 1 << 10; bits++) {
            List<Graph.Edge> edges = new ArrayList<>();
            int pair = 0;
            for (int a = 1; a <= 5; a++) {
                for (int b = a + 1; b <= 5; b++) {
                    if ((bits >>> pair++ & 1) != 0) {
                        edges.add(new Graph.Edge(a, b));
                    }
                }
            }
            Graph graph = new Graph(5, edges);
            for (LargeKayles.Removing kind : LargeKayles.Removing.values()) {
                checkAll(new LargeKayles(kind, graph, kind + " " + bits));
            }
        }
    }

    /** Every tree whose vertices stand on earlier ones, six edges at most; and two that do not reach the ground. */
    @Test
    void greenTrees() {
        for (int edges = 1; edges <= 6; edges++) {
            int trees = 1;
            for (int v = 2; v <= edges; v++) {
                trees *= v;
            }
            for (int number = 0; number < trees; number++) {
                List<Graph.Edge> list = new ArrayList<>();
                int rest = number;
                for (int v = 2; v <= edges + 1; v++) {
                    list.add(new Graph.Edge(v, 1 + rest % (v - 1)));
                    rest /= v - 1;
                }
                checkAll(new GreenTree(new Graph(edges + 1, list), "tree " + edges + "/" + number));
            }
        }
        checkAll(new GreenTree(new Graph(5, List.of(new Graph.Edge(1, 2), new Graph.Edge(4, 5))), "apart"));
        checkAll(new GreenTree(new Graph(5, List.of(new Graph.Edge(4, 5))), "nothing stands"));
    }

    @Test
    void largerOnesAgreeWithTheSmallKernels() {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            List<Graph.Edge> edges = new ArrayList<>();
            for (int v = 2; v <= 40; v++) {
                edges.add(new Graph.Edge(1 + random.nextInt(v - 1), v));
            }
            Graph graph = new Graph(40, edges);
            Hackenbush small = new Hackenbush(graph, "small");
            assertThat(nimber(new GreenTree(graph, "large")))
                    .isEqualTo(small.nimbers(BUDGET, Watch.NONE).nimber(small.start()));
        }
    }

    /** On a path Dawson's chess and Dawson's Kayles, both of period 34 from about 52 on; on a cycle each move leads to one path. */
    @Test
    void pathsAndCycles() {
        for (int n : new int[] {100, 151, 400}) {
            for (LargeKayles.Removing kind : LargeKayles.Removing.values()) {
                long path = nimber(new LargeKayles(kind, Graph.path(n), "path " + n));
                assertThat(nimber(new LargeKayles(kind, Graph.path(n + 34), "path")))
                        .isEqualTo(path);
                int less = kind == LargeKayles.Removing.NODE ? 3 : 2;
                assertThat(nimber(new LargeKayles(kind, Graph.cycle(n + less), "cycle")))
                        .isEqualTo(path == 0 ? 1 : 0);
            }
        }
    }

    @Test
    void aMillionEdges() {
        List<Graph.Edge> stalk = new ArrayList<>();
        List<Graph.Edge> grass = new ArrayList<>();
        int edges = 1_000_000;
        for (int v = 2; v <= edges + 1; v++) {
            stalk.add(new Graph.Edge(v - 1, v));
            grass.add(new Graph.Edge(1, v));
        }
        assertThat(nimber(new GreenTree(new Graph(edges + 1, stalk), "stalk"))).isEqualTo(edges);
        assertThat(nimber(new GreenTree(new Graph(edges + 1, grass), "grass"))).isZero();
    }

    @Test
    void whatIsNoTreeIsRefused() {
        assertThatThrownBy(() -> new GreenTree(Graph.cycle(70), "cycle")).isInstanceOf(BadInputException.class);
        Graph loop = new Graph(2, List.of(new Graph.Edge(2, 2)));
        assertThatThrownBy(() -> new LargeKayles(LargeKayles.Removing.ARC, loop, "loop"))
                .isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new LargeKayles(LargeKayles.Removing.NODE, Graph.path(10_000), "path"))
                .isInstanceOf(BadInputException.class);
    }
}
