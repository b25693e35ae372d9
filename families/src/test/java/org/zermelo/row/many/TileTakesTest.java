package org.zermelo.row.many;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** Tile skipping over many blocks: margins against running extrema, lines against the text's tables, threads alike. */
class TileTakesTest {

    private static final RowKernels SCALAR = new ScalarKernels();

    private static long[] row(long seed, int n, long least, long most) {
        return new Random(seed).longs(n, least, most + 1).toArray();
    }

    @ParameterizedTest
    @CsvSource({"-50,50", "-100,0", "0,100", "-60,40", "-2,1", "-1000000000000,1000000000000"})
    void marginsOfManyBlocks(long least, long most) {
        for (int n : new int[] {255, 256, 257, 1023, 1500, 3000}) {
            for (long seed = 0; seed < 4; seed++) {
                long[] row = row(seed, n, least, most);
                long expected = RunningTakes.margin(row, Watch.NONE);
                assertThat(TileTakes.margin(row, SCALAR, 1, Watch.NONE).margin())
                        .isEqualTo(expected);
                assertThat(TileTakes.margin(row, SCALAR, 2, Watch.NONE).margin())
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"-50,50,256", "-100,0,256", "-60,40,512", "-60,40,1024", "0,100,256", "-2,1,512", "-3,3,768"})
    void linesAreThoseOfTheText(long least, long most, int edge) {
        for (int n : new int[] {255, 700}) {
            long[] row = row(n, n, least, most);
            CubicTakes tables = new CubicTakes(row);
            tables.sums();
            tables.margins(Watch.NONE);
            TileTakes solved = TileTakes.solve(row, SCALAR, new Budget(1 << 28, 2), edge, Watch.NONE);
            assertThat(solved.margin()).isEqualTo(tables.margin(0, n));
            assertThat(solved.turns(Watch.NONE)).isEqualTo(tables.play());
            TileTakes.Asker asker = solved.asker();
            new Random(n).ints(200, 0, n).forEach(i -> {
                int j = i + (n - i) / 2;
                assertThat(asker.own(i, j)).isEqualTo(tables.own(i, j + 1));
                assertThat(asker.own(0, i)).isEqualTo(tables.own(0, i + 1));
                assertThat(asker.own(i, n - 1)).isEqualTo(tables.own(i, n));
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"-50,50", "-49,51", "-51,49", "-1000,1000", "-1,1"})
    void oneSidedTilesOfLongRows(long least, long most) {
        for (long seed = 0; seed < 3; seed++) {
            long[] row = row(seed, 12_000, least, most);
            TileTakes.Value value = TileTakes.margin(row, SCALAR, 1, Watch.NONE);
            assertThat(value.margin()).isEqualTo(RunningTakes.margin(row, Watch.NONE));
            assertThat(value.cells()).isLessThan(RunningTakes.cells(row.length));
            assertThat(TileTakes.margin(row, SCALAR, 2, Watch.NONE)).isEqualTo(value);
        }
    }

    @Test
    void threadsComputeTheSame() {
        long[] row = row(5, 6_000, -55, 45);
        TileTakes one = TileTakes.solve(row, SCALAR, new Budget(1 << 28, 1), 256, Watch.NONE);
        TileTakes two = TileTakes.solve(row, SCALAR, new Budget(1 << 28, 2), 256, Watch.NONE);
        assertThat(two.margin()).isEqualTo(one.margin()).isEqualTo(RunningTakes.margin(row, Watch.NONE));
        assertThat(two.cells()).isEqualTo(one.cells());
        assertThat(two.turns(Watch.NONE)).isEqualTo(one.turns(Watch.NONE));
    }

    @Test
    void aRowWithoutNegativesIsTakenAtOnceAndSkipped() {
        long[] row = row(1, 20_000, 0, 100);
        TileTakes solved = TileTakes.solve(row, SCALAR, new Budget(1 << 28, 1), Watch.NONE);
        assertThat(solved.turns(Watch.NONE).count()).isOne();
        assertThat(solved.cells()).isLessThan(20_000L * 256);
    }
}
