package org.zermelo.row.many;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** One tile with any prefixes and bests: what is done to a quiet or one-sided tile at once is what its cells do. */
class TakeStateTest {

    private static final int TILE = TakeState.TILE;

    @Test
    void quietAndOneSidedTilesDoWhatTheirCellsDo() {
        Random random = new Random(1);
        int quiet = 0;
        int sided = 0;
        for (int round = 0; round < 3_000; round++) {
            TakeState state = state(random);
            long[] rows = state.rowBest.clone();
            long[] columns = state.columnBest.clone();
            if (state.quiet(0, TILE)) {
                quiet++;
            } else if (state.oneSided(0, TILE)) {
                sided++;
            } else {
                continue;
            }
            long least = state.leastLeft(0);
            long greatest = state.greatestRight(TILE);
            state.settle();
            cells(state.p, rows, columns);
            assertThat(state.rowBest).isEqualTo(rows);
            assertThat(state.columnBest).isEqualTo(columns);
            state.close(0, TILE);
            assertThat(state.leastLeft(0)).isEqualTo(least);
            assertThat(state.greatestRight(TILE)).isEqualTo(greatest);
        }
        assertThat(quiet).isGreaterThan(100);
        assertThat(sided).isGreaterThan(100);
    }

    private static TakeState state(Random random) {
        int size = 1 + random.nextInt(TILE);
        long[] p = new long[TILE + size + 1];
        long drift = random.nextInt(61) - 30;
        for (int i = 1; i < p.length; i++) {
            p[i] = p[i - 1] + drift + random.nextInt(101) - 50;
        }
        long[] rows = bests(random, TILE);
        long[] columns = bests(random, size);
        return new TakeState(p, 0, rows, TILE, columns);
    }

    private static long[] bests(Random random, int count) {
        long least = random.nextInt(9_000);
        return random.longs(count, least, least + 1 + random.nextInt(2_000)).toArray();
    }

    private static void cells(long[] p, long[] rows, long[] columns) {
        for (int a = rows.length - 1; a >= 0; a--) {
            for (int c = 0; c < columns.length; c++) {
                long v = p[TILE + c + 1] - p[a] - Math.max(rows[a], columns[c]);
                rows[a] = Math.max(rows[a], v);
                columns[c] = Math.max(columns[c], v);
            }
        }
    }
}
