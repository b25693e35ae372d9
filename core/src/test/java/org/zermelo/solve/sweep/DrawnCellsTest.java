package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.OutcomeBits;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.search.AlphaBeta;
import org.zermelo.value.Values;

/** What is left of a position that nothing decides, and what is told while the rest is decided. */
class DrawnCellsTest {

    /** From 2 and every number above down by one, and from 2 to the top: a circle. From each one may step out to 1, which wins by 0. */
    private record Circle(int size) implements PackedRules {

        @Override
        public long start() {
            return size - 1;
        }

        @Override
        public long bound() {
            return size;
        }

        @Override
        public int mostOptions() {
            return 2;
        }

        @Override
        public int options(long position, long[] options) {
            if (position < 2) {
                options[0] = 0;
                return (int) position;
            }
            options[0] = position == 2 ? size - 1 : position - 1;
            options[1] = 1;
            return 2;
        }

        @Override
        public Ending ending(long position) {
            return Ending.LAST_MOVER_WINS;
        }
    }

    private record Report(long done, long total) {}

    private static List<Report> reports(PackedRules rules, int threads) {
        List<Report> reports = Collections.synchronizedList(new ArrayList<>());
        Watch watch = new Watch() {
            @Override
            public void progress(long done, long total) {
                reports.add(new Report(done, total));
            }
        };
        PackedSolver.solve(rules, Values.outcome(), new Budget(1 << 26, threads), watch);
        return reports;
    }

    /** Options that the opponent wins were counted off; nothing of that is left, in no part of the table. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aDrawnPositionKeepsNoCount(int threads) {
        int size = KeySet.SLICE + 5;
        PackedTable table =
                PackedSolver.solve(new Circle(size), Values.outcome(), new Budget(1 << 26, threads), Watch.NONE);
        assertThat(table.keys().size()).isEqualTo(size);
        assertThat(IntStream.range(0, size)
                        .filter(position -> table.cells().get(table.keys().rank(position)) != 0))
                .containsExactly(0, 1);
    }

    @Test
    void randomDrawsAreEmptyToo() {
        int draws = 0;
        for (long seed = 0; seed < 100; seed++) {
            RandomGame game = new RandomGame(seed, true, false, seed % 2 == 0);
            PackedTable table = PackedSolver.solve(game.packed(), Values.outcome(), new Budget(1 << 26, 1), Watch.NONE);
            int[] places = new int[KeySet.SLICE];
            for (int i = 0, n = table.keys().slice(0, places); i < n; i++) {
                int cell = table.cells().get(table.keys().rankAt(0, places[i], i));
                if ((cell & 3) == OutcomeBits.OPEN) {
                    assertThat(cell).as("seed %d", seed).isZero();
                    draws++;
                }
            }
        }
        assertThat(draws).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void progressTellsWhatIsFoundAndThenWhatIsDecided(int threads) {
        List<Report> line = reports(new Path(100, false), threads);
        List<Long> found =
                line.stream().filter(r -> r.total() < 0).map(Report::done).toList();
        assertThat(found).isSorted().contains(2L).endsWith(100L, 100L);
        List<Report> decided = line.stream().filter(r -> r.total() >= 0).toList();
        assertThat(decided)
                .allMatch(r -> r.total() == 100)
                .isSortedAccordingTo((a, b) -> Long.compare(a.done(), b.done()));
        assertThat(decided.get(0)).isEqualTo(new Report(2, 100));
        assertThat(decided.get(decided.size() - 1)).isEqualTo(new Report(100, 100));
        List<Report> circle = reports(new Circle(50), threads);
        assertThat(circle.get(circle.size() - 1)).isEqualTo(new Report(2, 50));
    }

    /** Two questions about a position, each asked once: whether it is won, and whether it is at least tied. */
    @Test
    void alphaBetaRemembersWhatItFound() {
        for (long seed = 0; seed < 200; seed++) {
            RandomGame game = new RandomGame(seed, false, false, false);
            Budget budget = new Budget(1 << 26, 1);
            long positions = PackedSolver.solve(game.packed(), Values.winner(), budget, Watch.NONE)
                    .keys()
                    .size();
            var counts = new AlphaBeta()
                    .solve(Question.of(game, Values.winner()).within(budget).only(), Watch.NONE)
                    .counts();
            assertThat(counts.positions()).isBetween(1L, positions);
            assertThat(counts.nodes()).as("seed %d", seed).isBetween(1L, 2 * counts.positions());
        }
    }
}
