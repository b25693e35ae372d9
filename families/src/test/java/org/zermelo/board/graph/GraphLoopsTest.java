package org.zermelo.board.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Trait;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** An edge from a vertex to itself is a move that may be made for ever: a mover who would lose stays where he is. */
class GraphLoopsTest {

    private static final int SIZE = 3;

    /** A draw has no plies; a win and a loss have the sign of the mover's luck and one more than their plies. */
    private static final int DRAW = 0;

    private static GraphGame graph(int edges, Ending last) {
        int[][] options = new int[SIZE][];
        for (int v = 0; v < SIZE; v++) {
            List<Integer> to = new ArrayList<>();
            for (int w = 0; w < SIZE; w++) {
                if ((edges >> (v * SIZE + w) & 1) == 1) {
                    to.add(w + 1);
                }
            }
            options[v] = to.stream().mapToInt(Integer::intValue).toArray();
        }
        Ending[] endings = {Ending.LAST_MOVER_WINS, Ending.LAST_MOVER_WINS, last};
        return new GraphGame(1, options, endings);
    }

    /** By the definition: who wins within n plies, for rising n; the edges are read from their bits. */
    private static int[] defined(int edges, Ending last) {
        int[] worth = new int[SIZE];
        for (int plies = 0; plies <= 2 * SIZE; plies++) {
            int[] before = worth.clone();
            for (int v = 0; v < SIZE; v++) {
                int options = edges >> (v * SIZE) & ((1 << SIZE) - 1);
                boolean wins = false;
                boolean loses = true;
                for (int w = 0; w < SIZE; w++) {
                    if ((options >> w & 1) == 1) {
                        wins |= before[w] < 0;
                        loses &= before[w] > 0;
                    }
                }
                if (worth[v] == DRAW && (wins || loses)) {
                    boolean won = options == 0 ? v == SIZE - 1 && last == Ending.LAST_MOVER_LOSES : wins;
                    worth[v] = won ? plies + 1 : -plies - 1;
                }
            }
        }
        return worth;
    }

    private static int found(Method method, GraphGame graph, int vertex) {
        var worth = method.solve(Question.of(Games.from(graph, vertex), Values.outcome()), Watch.NONE)
                .worth();
        return worth.sign() == 0 ? DRAW : worth.sign() * (int) (((Outcome) worth).plies() + 1);
    }

    /** All graphs of three vertices, those with loops among them, with an end that is lost by the mover or won by him. */
    @Test
    void everySmallGraphIsSolvedByItsDefinition() {
        List<Method> methods = List.of(new Retrograde(), new TableMethod.Backwards());
        for (Ending last : List.of(Ending.LAST_MOVER_WINS, Ending.LAST_MOVER_LOSES)) {
            for (int edges = 0; edges < 1 << (SIZE * SIZE); edges++) {
                GraphGame graph = graph(edges, last);
                int[] expected = defined(edges, last);
                for (int vertex = 1; vertex <= SIZE; vertex++) {
                    for (Method method : graph.acyclic() ? methods.subList(0, 1) : methods) {
                        assertThat(found(method, graph, vertex))
                                .as("%s at %d by %s", graph, vertex, method.name())
                                .isEqualTo(expected[vertex - 1]);
                    }
                }
            }
        }
    }

    @Test
    void aLoopIsACycle() {
        GraphGame loop = new GraphGame(1, new int[][] {{1, 2, 2}, {}}, lost(2));
        assertThat(loop.options(1)).containsExactly(1, 2);
        assertThat(loop.acyclic()).isFalse();
        assertThat(loop.traits()).doesNotContain(Trait.ACYCLIC, Trait.IMPARTIAL);
        assertThat(loop).hasToString("graph(2 from 1; 1-1 1-2)");
        LoopyNimbers values = LoopyNimbers.of(loop);
        assertThat(values.finite(1)).isFalse();
        assertThat(values.optionNimbers(1)).containsExactly(0);
    }

    private static Ending[] lost(int vertices) {
        Ending[] endings = new Ending[vertices];
        Arrays.fill(endings, Ending.LAST_MOVER_WINS);
        return endings;
    }
}
