package org.zermelo.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.IntervalMemo;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Pairs;
import org.zermelo.row.interval.Recursion;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.many.CappedTakes;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.many.OneEndTakes;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** Every kernel on every row of up to eight numbers over several alphabets, against the bare definition. */
class CompleteWorldsTest {

    private static final long[][] ALPHABETS = {{-1, 0, 1}, {0, 1, 2}, {-3, 0, 2}};
    private static final Watch NONE = Watch.NONE;

    /** Margins of all intervals {@code from .. to-1} when 1..most items may be taken from the open ends. */
    private static long[][] definition(long[] row, int most, boolean left, boolean right) {
        int n = row.length;
        long[][] margin = new long[n + 1][n + 1];
        for (int length = 1; length <= n; length++) {
            for (int from = 0; from + length <= n; from++) {
                int to = from + length;
                long best = Long.MIN_VALUE;
                long fromLeft = 0;
                long fromRight = 0;
                for (int count = 1; count <= Math.min(most, length); count++) {
                    fromLeft += row[from + count - 1];
                    fromRight += row[to - count];
                    best = left ? Math.max(best, fromLeft - margin[from + count][to]) : best;
                    best = right ? Math.max(best, fromRight - margin[from][to - count]) : best;
                }
                margin[from][to] = best;
            }
        }
        return margin;
    }

    @Test
    void coinRows() {
        for (long[] alphabet : ALPHABETS) {
            PlainRows.all(alphabet, 8, row -> {
                long expected = definition(row, 1, true, true)[0][row.length];
                long[] found = {
                    LinearRows.margin(row),
                    LinearRows.solve(row).margin(),
                    MarginTable.byRows(row, NONE).counted().margin(),
                    MarginTable.byColumns(row, NONE).counted().margin(),
                    GuaranteeTable.full(row, NONE).counted().margin(),
                    GuaranteeTable.halved(row, NONE).counted().margin(),
                    Pairs.of(row, NONE).counted().margin(),
                    Rolling.margin(row, NONE).margin(),
                    IntervalMemo.of(row, NONE).counted().margin(),
                    Recursion.search(row, NONE).counted().margin(),
                    CappedTakes.of(row, 1, NONE).margin()
                };
                assertThat(found).as("%s", Arrays.toString(row)).containsOnly(expected);
                everyMoveIsBest(row, LinearRows.solve(row).line(), definition(row, 1, true, true));
            });
        }
    }

    @Test
    void robanumeros() {
        for (long[] alphabet : ALPHABETS) {
            PlainRows.all(alphabet, 8, row -> {
                if (row.length > 0) {
                    long[][] margins = definition(row, row.length, true, true);
                    TileTakes tiles = TileTakes.solve(row, new ScalarKernels(), new Budget(1 << 20, 1), NONE);
                    CubicTakes cubic = new CubicTakes(row);
                    cubic.sums();
                    cubic.margins(NONE);
                    long[] found = {
                        tiles.margin(),
                        cubic.margin(0, row.length),
                        RunningTakes.margin(row, NONE),
                        CappedTakes.of(row, Row.ANY, NONE).margin()
                    };
                    assertThat(found).as("%s", Arrays.toString(row)).containsOnly(margins[0][row.length]);
                    assertThat(tiles.turns(NONE)).isEqualTo(cubic.play());
                    everyMoveIsBest(row, cubic.play().takes(), margins);
                }
            });
        }
    }

    @Test
    void cappedAndOneEnded() {
        PlainRows.all(new long[] {-3, 0, 2}, 7, row -> {
            for (int most = 2; most <= 4; most++) {
                assertThat(CappedTakes.of(row, most, NONE).margin())
                        .isEqualTo(definition(row, most, true, true)[0][row.length]);
                CubicTakes cubic = new CubicTakes(row, most);
                cubic.sums();
                cubic.margins(NONE);
                assertThat(cubic.margin(0, row.length)).isEqualTo(definition(row, most, true, true)[0][row.length]);
                everyMoveIsBest(row, cubic.play().takes(), definition(row, most, true, true));
                OneEndTakes left = OneEndTakes.of(row, Side.LEFT, most);
                OneEndTakes right = OneEndTakes.of(row, Side.RIGHT, most);
                assertThat(left.margin()).isEqualTo(definition(row, most, true, false)[0][row.length]);
                assertThat(right.margin()).isEqualTo(definition(row, most, false, true)[0][row.length]);
                everyMoveIsBest(row, left.turns().takes(), definition(row, most, true, false));
                everyMoveIsBest(row, right.turns().takes(), definition(row, most, false, true));
            }
        });
    }

    private static void everyMoveIsBest(long[] row, Iterable<Take> line, long[][] margins) {
        int from = 0;
        int to = row.length;
        for (Take take : line) {
            boolean left = take.side() == Side.LEFT;
            int nextFrom = left ? from + take.count() : from;
            int nextTo = left ? to : to - take.count();
            long gain = 0;
            for (int i = left ? from : nextTo; i < (left ? nextFrom : to); i++) {
                gain += row[i];
            }
            if (gain - margins[nextFrom][nextTo] != margins[from][to]) {
                throw new AssertionError(take + " is not best in " + Arrays.toString(row) + " at " + from + ".." + to);
            }
            from = nextFrom;
            to = nextTo;
        }
        assertThat(from).isEqualTo(to);
    }
}
