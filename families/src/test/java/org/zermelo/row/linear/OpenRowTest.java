package org.zermelo.row.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.row.take.Side;

class OpenRowTest {

    /** Any ends are taken; margin and best end are always those of a new reduction. */
    @Test
    void staysReducedWhateverIsTaken() {
        Random random = new Random(41);
        for (int round = 0; round < 2_000; round++) {
            int spread = 1 + random.nextInt(8);
            long[] row =
                    random.longs(1 + random.nextInt(40), -spread, spread + 1).toArray();
            OpenRow open = OpenRow.of(row);
            int from = 0;
            int to = row.length;
            int bias = random.nextInt(5);
            while (from < to) {
                assertThat(open.left()).isEqualTo(to - from);
                assertThat(open.margin())
                        .as("%s from %s to %s", Arrays.toString(row), from, to)
                        .isEqualTo(LinearRows.margin(row, from, to));
                long best = open.best() == Side.LEFT
                        ? row[from] - LinearRows.margin(row, from + 1, to)
                        : row[to - 1] - LinearRows.margin(row, from, to - 1);
                assertThat(best).isEqualTo(open.margin());
                Side side = random.nextInt(4) < bias ? Side.LEFT : Side.RIGHT;
                assertThat(open.take(side)).isEqualTo(side == Side.LEFT ? row[from] : row[to - 1]);
                from += side == Side.LEFT ? 1 : 0;
                to -= side == Side.LEFT ? 0 : 1;
            }
            assertThat(open.blocks()).isZero();
        }
    }

    @Test
    void takesFewStepsOnRandomRows() {
        int n = 100_000;
        Random random = new Random(43);
        OpenRow open = OpenRow.of(random.longs(n, 0, 1_000_000).toArray());
        for (int i = 0; i < n; i++) {
            open.take(random.nextBoolean() ? Side.LEFT : Side.RIGHT);
        }
        assertThat(open.steps()).isLessThan(20L * n);
    }
}
