package org.zermelo.board.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

class LoopyNimbersTest {

    private static GraphGame random(Random random, int size, boolean cyclic) {
        int[][] options = new int[size][];
        for (int v = 0; v < size; v++) {
            int range = cyclic ? size : v;
            options[v] = range == 0
                    ? new int[0]
                    : random.ints(random.nextInt(4), 1, range + 1).toArray();
        }
        Ending[] endings = new Ending[size];
        Arrays.fill(endings, Ending.LAST_MOVER_WINS);
        return new GraphGame(size, options, endings);
    }

    /** The sign of a vertex by retrograde analysis: 1 won by the mover, -1 lost, 0 drawn. */
    private static int sign(GraphGame graph, int vertex) {
        return new Retrograde()
                .solve(Question.of(Games.from(graph, vertex), Values.outcome()).only(), Watch.NONE)
                .worth()
                .sign();
    }

    @Test
    void withoutCyclesTheyAreNimbers() {
        Random random = new Random(1);
        for (int round = 0; round < 100; round++) {
            GraphGame graph = random(random, 12, false);
            LoopyNimbers values = LoopyNimbers.of(graph);
            for (int v = 1; v <= graph.size(); v++) {
                assertThat(new MemoSearch()
                                .solve(Question.of(Games.from(graph, v), Values.nimber()), Watch.NONE)
                                .worth())
                        .isEqualTo(new Nimber(values.nimber(v)));
            }
        }
    }

    /** 0 is lost, infinity without 0 among the options is drawn, all else is won. */
    @Test
    void theyTellWhoWins() {
        Random random = new Random(2);
        for (int round = 0; round < 200; round++) {
            GraphGame graph = random(random, 10, true);
            LoopyNimbers values = LoopyNimbers.of(graph);
            for (int v = 1; v <= graph.size(); v++) {
                int expected = values.finite(v)
                        ? values.nimber(v) == 0 ? -1 : 1
                        : values.optionNimbers(v).contains(0) ? 1 : 0;
                assertThat(sign(graph, v)).as("%s at %d", graph, v).isEqualTo(expected);
            }
        }
    }

    /** In the sum of two graphs: equal nimbers lose, infinity wins on a nimber of its set, two infinities draw. */
    @Test
    void theyTellWhoWinsASum() {
        Random random = new Random(3);
        for (int round = 0; round < 60; round++) {
            GraphGame one = random(random, 6, true);
            GraphGame two = random(random, 6, true);
            GraphGame sum = sum(one, two);
            LoopyNimbers first = LoopyNimbers.of(one);
            LoopyNimbers second = LoopyNimbers.of(two);
            for (int v = 1; v <= 6; v++) {
                for (int w = 1; w <= 6; w++) {
                    assertThat(sign(sum, (v - 1) * 6 + w)).isEqualTo(sign(first, v, second, w));
                }
            }
        }
    }

    private static int sign(LoopyNimbers first, int v, LoopyNimbers second, int w) {
        if (first.finite(v) && second.finite(w)) {
            return first.nimber(v) == second.nimber(w) ? -1 : 1;
        }
        if (first.finite(v)) {
            return second.optionNimbers(w).contains(first.nimber(v)) ? 1 : 0;
        }
        return second.finite(w) && first.optionNimbers(v).contains(second.nimber(w)) ? 1 : 0;
    }

    private static GraphGame sum(GraphGame one, GraphGame two) {
        int n = two.size();
        int[][] options = new int[one.size() * n][];
        for (int v = 1; v <= one.size(); v++) {
            for (int w = 1; w <= n; w++) {
                int place = w;
                int block = (v - 1) * n;
                options[block + w - 1] = IntStream.concat(
                                Arrays.stream(one.options(v)).map(o -> (o - 1) * n + place),
                                Arrays.stream(two.options(w)).map(o -> block + o))
                        .toArray();
            }
        }
        Ending[] endings = new Ending[options.length];
        Arrays.fill(endings, Ending.LAST_MOVER_WINS);
        return new GraphGame(1, options, endings);
    }
}
