package org.zermelo.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.plan.Planner;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** How many positions a sum of rows has, and that too many are refused before any work. */
class RowCountTest {

    private static int reached(RowGame game) {
        Set<RowPosition> seen = new HashSet<>(Set.of(game.start()));
        Deque<RowPosition> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            RowPosition position = waiting.remove();
            for (Take move : game.moves(position)) {
                RowPosition next = game.play(position, move);
                if (seen.add(next)) {
                    waiting.add(next);
                }
            }
        }
        return seen.size();
    }

    private static RowGame sum(int rows, int items, int most) {
        long[] row = new Random(items).longs(items, -9, 10).toArray();
        List<Row> all = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            all.add(Row.of(row).take(most));
        }
        return RowGame.of(all);
    }

    @Test
    void theNumberOfPositionsIsExact() {
        Random random = new Random(11);
        for (int round = 0; round < 200; round++) {
            List<Row> rows = new ArrayList<>();
            for (int r = random.nextInt(3); r >= 0; r--) {
                long[] items = new long[random.nextInt(6)];
                int most = random.nextBoolean() ? 1 + random.nextInt(3) : Row.ANY;
                rows.add(Row.of(items).take(most).open(Ends.values()[random.nextInt(3)]));
            }
            RowGame game = RowGame.of(rows);
            assertThat(game.positions()).as("%s", game).isEqualTo(reached(game));
        }
    }

    @Test
    void theSampleOfALargeSumIsNotBelowWhatIsKnown() {
        Size size = SizeSample.of(sum(2, 40, 3), Watch.NONE);
        assertThat(size.least()).isEqualTo(821.0 * 821);
        assertThat(size.positions()).isGreaterThanOrEqualTo(821.0 * 821);
    }

    @Test
    void aSumWithTooManyPositionsIsRefusedBeforeAnyWork() {
        Watch idle = new Watch() {
            @Override
            public void progress(long done, long total) {
                throw new AssertionError("work was begun");
            }
        };
        Budget budget = new Budget(1 << 28, 1);
        assertThatThrownBy(() -> Planner.standard()
                        .solve(Question.of(sum(2, 100, 3), Values.margin()).within(budget), idle))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("plan.too-big")
                .asString()
                .contains(Long.toString(5051L * 5051 * 120));
        assertThat(Planner.standard()
                        .solve(Question.of(sum(1, 100, 3), Values.margin()).within(budget), Watch.NONE)
                        .method())
                .isEqualTo("takes-capped");
        assertThat(Planner.standard()
                        .solve(Question.of(sum(2, 100, 1), Values.margin()).within(budget), Watch.NONE)
                        .method())
                .isEqualTo("linear");
    }
}
