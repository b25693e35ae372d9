package org.zermelo.board.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.board.graph.Geography.Trip;
import org.zermelo.value.Convention;

/** Who wins by matchings, against search by definition: on every graph of five vertices, and on larger ones with many odd cycles. */
class GeographyTest {

    private static int[][] both(int vertices, List<int[]> edges) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int v = 0; v < vertices; v++) {
            lists.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            lists.get(edge[0] - 1).add(edge[1]);
            lists.get(edge[1] - 1).add(edge[0]);
        }
        return lists.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private static boolean loses(Geography game, Trip position, Map<Trip, Boolean> known) {
        Boolean found = known.get(position);
        if (found == null) {
            boolean loses = true;
            for (int move : game.moves(position)) {
                loses &= !loses(game, game.play(position, move), known);
            }
            known.put(position, loses);
            return loses;
        }
        return found;
    }

    private static void check(int vertices, List<int[]> edges) {
        int[][] options = both(vertices, edges);
        for (int start = 1; start <= vertices; start++) {
            Geography game = new Geography(start, options);
            assertThat(game.decides(Convention.NORMAL)).isTrue();
            Map<Trip, Boolean> known = new HashMap<>();
            loses(game, game.start(), known);
            known.forEach((position, loses) -> {
                assertThat(game.isPrevious(position, Convention.NORMAL))
                        .as("%s at %s", game, position)
                        .isEqualTo(loses);
                assertThat(game.winningMoves(position, Convention.NORMAL, 99))
                        .as("%s at %s", game, position)
                        .isEqualTo(game.moves(position).stream()
                                .filter(move -> known.get(game.play(position, move)))
                                .toList());
            });
        }
    }

    @Test
    void everyGraphOfFiveVertices() {
        for (int bits = 0; bits < 1 << 10; bits++) {
            List<int[]> edges = new ArrayList<>();
            int pair = 0;
            for (int a = 1; a <= 5; a++) {
                for (int b = a + 1; b <= 5; b++) {
                    if ((bits >>> pair++ & 1) != 0) {
                        edges.add(new int[] {a, b});
                    }
                }
            }
            check(5, edges);
        }
    }

    @Test
    void graphsWithManyOddCycles() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            int vertices = 7 + random.nextInt(4);
            List<int[]> edges = new ArrayList<>();
            for (int i = 0; i < vertices + 2; i++) {
                int a = 1 + random.nextInt(vertices);
                int b = 1 + random.nextInt(vertices);
                if (a != b) {
                    edges.add(new int[] {a, b});
                }
            }
            check(vertices, edges);
        }
    }

    /** On a path of an even number of vertices every vertex is matched; of an odd number, those at odd places may be left out. */
    @Test
    void longPaths() {
        for (int n : new int[] {1_000, 1_001}) {
            List<int[]> edges = new ArrayList<>();
            for (int v = 1; v < n; v++) {
                edges.add(new int[] {v, v + 1});
            }
            int[][] options = both(n, edges);
            for (int start : new int[] {1, 2, 499, 500, n}) {
                Geography game = new Geography(start, options);
                assertThat(game.isPrevious(game.start(), Convention.NORMAL)).isEqualTo(n % 2 == 1 && start % 2 == 1);
            }
        }
    }

    @Test
    void oneWayEdgesAreSearched() {
        Geography game = new Geography(1, new int[][] {{2, 3}, {3}, {}});
        assertThat(game.decides(Convention.NORMAL)).isFalse();
        assertThat(loses(game, game.start(), new HashMap<>())).isFalse();
    }
}
