package org.zermelo.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.solve.Watch;

/** Vector kernels against their scalar twins. */
class VectorKernelsTest {

    private static final RowKernels VECTOR = new VectorKernels();
    private static final RowKernels SCALAR = new ScalarKernels();

    @Test
    void theyAreFoundAsAService() {
        assertThat(RowKernels.best().name()).startsWith("vector-");
    }

    @Test
    void coinRowsOfAllSmallLengthsAndSomeLong() {
        Random random = new Random(11);
        for (int n = 1; n < 900; n++) {
            checkCoins(random, n);
        }
        for (int n : new int[] {2047, 2048, 2049, 5000, 9001}) {
            checkCoins(random, n);
        }
    }

    private static void checkCoins(Random random, int n) {
        int spread = 1 + random.nextInt(1 << random.nextInt(17));
        int[] row = random.ints(n, -spread, spread + 1).toArray();
        assertThat(VECTOR.coinMargin(row)).as("n = %s", n).isEqualTo(SCALAR.coinMargin(row));
    }

    @Test
    void extremeItemsWithinTheBound() {
        int[] row = new int[1000];
        row[0] = (1 << 29) - 1;
        row[999] = -(1 << 29) + 1;
        assertThat(VECTOR.coinMargin(row)).isEqualTo(SCALAR.coinMargin(row));
        row[500] = 1;
        assertThat(VECTOR.coinMargin(row)).isEqualTo(SCALAR.coinMargin(row));
    }

    @Test
    void rollingUsesTheKernelWhereTheBoundAllows() {
        long[] small = new Random(3).longs(3000, -1000, 1000).toArray();
        long[] large = new Random(3).longs(3000, -(1L << 40), 1L << 40).toArray();
        assertThat(Rolling.margin(small, VECTOR, Watch.NONE)).isEqualTo(Rolling.margin(small, Watch.NONE));
        assertThat(Rolling.margin(large, VECTOR, Watch.NONE)).isEqualTo(Rolling.margin(large, Watch.NONE));
    }

    @Test
    void tilesOfAllShapes() {
        Random random = new Random(17);
        for (int round = 0; round < 400; round++) {
            int rows = 1 + random.nextInt(256);
            int columns = 1 + random.nextInt(256);
            checkTile(random, rows, columns, 1 << random.nextInt(28));
        }
    }

    private static void checkTile(Random random, int rows, int columns, int spread) {
        int[] rowPrefix = random.ints(rows, -spread, spread + 1).toArray();
        int[] columnPrefix = random.ints(columns, -spread, spread + 1).toArray();
        int[] rowBest = random.ints(rows, 0, spread + 1).toArray();
        int[] columnBest = random.ints(columns, 0, spread + 1).toArray();
        int[] rowTwin = rowBest.clone();
        int[] columnTwin = columnBest.clone();
        VECTOR.takeTile().sweep(rowPrefix, rowBest, rows, columnPrefix, columnBest, columns);
        SCALAR.takeTile().sweep(rowPrefix, rowTwin, rows, columnPrefix, columnTwin, columns);
        assertThat(rowBest).isEqualTo(rowTwin);
        assertThat(columnBest).isEqualTo(columnTwin);
    }

    @Test
    void wholeRowsByTiles() {
        for (int[] range : new int[][] {{-50, 50}, {-100, 0}, {-60, 40}, {0, 100}}) {
            long[] row = new Random(1).longs(5000, range[0], range[1] + 1).toArray();
            long expected = RunningTakes.margin(row, Watch.NONE);
            assertThat(TileTakes.margin(row, VECTOR, 1, Watch.NONE).margin()).isEqualTo(expected);
            assertThat(TileTakes.margin(row, VECTOR, 2, Watch.NONE).margin()).isEqualTo(expected);
        }
    }
}
