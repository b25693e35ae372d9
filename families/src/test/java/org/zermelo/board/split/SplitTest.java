package org.zermelo.board.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;

class SplitTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    private static long nimber(SplitGame game) {
        return game.nimbers(BUDGET, Watch.NONE).nimber(game.start());
    }

    private static Graph random(Random random, int vertices, int edges) {
        List<Graph.Edge> list = new ArrayList<>();
        for (int i = 0; i < edges; i++) {
            list.add(new Graph.Edge(1 + random.nextInt(vertices), 1 + random.nextInt(vertices)));
        }
        return new Graph(vertices, list);
    }

    /** Every position that is reached from the start, against the definition; single questions in a search of their own. */
    private static void checkAll(SplitGame game) {
        Plain<CellSet, Removal> plain = new Plain<>(game);
        var nimbers = game.nimbers(BUDGET, Watch.NONE);
        var asked = game.nimbers(BUDGET, Watch.NONE);
        List<CellSet> open = new ArrayList<>(List.of(game.start()));
        Set<CellSet> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            CellSet position = open.remove(open.size() - 1);
            long nimber = plain.nimber(position);
            for (int n = 0; n < 3; n++) {
                assertThat(asked.is(position, n))
                        .as("%s at %s: %d", game, position, n)
                        .isEqualTo(n == nimber);
            }
            assertThat(nimbers.nimber(position)).as("%s at %s", game, position).isEqualTo(nimber);
            assertThat(nimbers.knows(position)).isTrue();
            for (Removal move : game.moves(position)) {
                CellSet next = game.play(position, move);
                if (seen.add(next)) {
                    open.add(next);
                }
            }
        }
    }

    @Test
    void completeSmallWorlds() {
        checkAll(Cram.of(3, 4));
        checkAll(Cram.of(3, 5));
        checkAll(Cram.of(4, 4));
        checkAll(Cram.of(2, 6));
        checkAll(Cram.of(6, 2));
        checkAll(Cram.of(1, 9));
        checkAll(Pins.of(11));
        for (long seed = 1; seed <= 15; seed++) {
            Random random = new Random(seed);
            checkAll(new NodeKayles(random(random, 8, 9), "node " + seed));
            checkAll(new ArcKayles(random(random, 6, 8), "arc " + seed));
            checkAll(new Hackenbush(random(random, 6, 9), "hackenbush " + seed));
        }
    }

    /** Nimbers of Cram, published by P. Beling. */
    @Test
    void cram() {
        int[] three = {0, 1, 1, 4, 1, 3, 1, 2, 0};
        for (int n = 3; n <= 11; n++) {
            assertThat(nimber(Cram.of(3, n))).as("3x%s", n).isEqualTo(three[n - 3]);
        }
        assertThat(nimber(Cram.of(4, 5))).isEqualTo(2);
        assertThat(nimber(Cram.of(5, 4))).isEqualTo(2);
        assertThat(nimber(Cram.of(5, 5))).isZero();
        assertThat(nimber(Cram.of(5, 6))).isEqualTo(2);
        assertThat(nimber(Cram.of(7, 4))).isEqualTo(3);
        assertThat(nimber(Cram.of(5, 7))).isEqualTo(1);
        assertThat(nimber(Cram.of(4, 9))).isEqualTo(1);
        assertThat(nimber(Cram.of(6, 10))).isZero();
    }

    /** Without the names of components, the cuts and the order of questions it is about 50,000. */
    @Test
    void fewComponentsOfCramAreOpened() {
        Cram cram = Cram.of(5, 6);
        SplitSearch search = new SplitSearch(cram, BUDGET, Watch.NONE);
        search.nimber(cram.start().bits());
        assertThat(search.opened()).isBetween(1_000L, 10_000L);
    }

    /** Rows of pins are Kayles, paths are Dawson's games. */
    @Test
    void rowsArePlayedAsHeaps() {
        int[] kayles = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7};
        int[] dawson = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2};
        int[] dawsonsKayles = {0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3};
        for (int n = 1; n < kayles.length; n++) {
            assertThat(nimber(Pins.of(n))).isEqualTo(kayles[n]);
        }
        for (int n = 1; n < dawson.length; n++) {
            assertThat(nimber(new NodeKayles(Graph.path(n), "path"))).isEqualTo(dawson[n]);
        }
        for (int n = 2; n < dawsonsKayles.length; n++) {
            assertThat(nimber(new ArcKayles(Graph.path(n), "path"))).isEqualTo(dawsonsKayles[n]);
        }
    }

    @Test
    void badInput() {
        assertThatThrownBy(() -> Cram.of(8, 8)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Cram.of(-1, 3)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Pins.of(63)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new Graph(2, List.of(new Graph.Edge(1, 3)))).isInstanceOf(BadInputException.class);
    }
}
