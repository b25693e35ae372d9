package org.zermelo.row.interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.RefusedException;
import org.zermelo.row.interval.GuaranteeTable.GuaranteedEnd;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.solve.Watch;

class GuaranteeTableTest {

    private static final long[] PERSIAN = {7, 9, 1, 6, 4, 3};

    /** p as the Persian text prints it; the text's row has a 2 for the 1. */
    @Test
    void theTableOfThePersianText() {
        GuaranteeTable table = GuaranteeTable.full(PERSIAN, Watch.NONE);
        long[][] p = {{7, 9, 8, 15, 12, 18}, {9, 9, 10, 15, 14}, {1, 6, 5, 9}, {6, 6, 9}, {4, 4}, {3}};
        for (int i = 0; i < 6; i++) {
            for (int j = i; j < 6; j++) {
                assertThat(table.guarantee(i, j)).as("p(%s,%s)", i + 1, j + 1).isEqualTo(p[i][j - i]);
            }
        }
    }

    /** m, counted from 1: ties at (1,3), (1,5), (3,5); the text's i at (1,2) is a misprint. */
    @ParameterizedTest
    @CsvSource({
        "1,2,RIGHT",
        "1,3,TIE",
        "1,4,RIGHT",
        "1,5,TIE",
        "1,6,RIGHT",
        "2,3,LEFT",
        "2,4,LEFT",
        "2,5,LEFT",
        "2,6,LEFT",
        "3,4,RIGHT",
        "3,5,TIE",
        "3,6,RIGHT",
        "4,5,LEFT",
        "4,6,LEFT",
        "5,6,LEFT",
        "3,3,SINGLE"
    })
    void theChoicesOfThePersianText(int i, int j, GuaranteedEnd choice) {
        assertThat(GuaranteeTable.full(PERSIAN, Watch.NONE).choice(i - 1, j - 1))
                .isEqualTo(choice);
    }

    @Test
    void theHalvedTableFillsHalfTheDiagonals() {
        assertThat(GuaranteeTable.full(PERSIAN, Watch.NONE).counted()).isEqualTo(new CountedMargin(6, 21));
        assertThat(GuaranteeTable.halved(PERSIAN, Watch.NONE).counted()).isEqualTo(new CountedMargin(6, 9));
    }

    @Test
    void nodesOfTheRecursions() {
        long[] row = new Random(1).longs(10, 0, 9).toArray();
        assertThat(Recursion.search(row, Watch.NONE).counted().count()).isEqualTo(1023);
        assertThat(IntervalMemo.of(row, Watch.NONE).counted().count()).isEqualTo(10 * 9 + 1);
    }

    @Test
    void longerRowsAgreeWithTheLinearMethod() {
        for (int n : new int[] {64, 65, 500}) {
            long[] row = new Random(n)
                    .longs(n, -1_000_000_000_000L, 1_000_000_000_000L)
                    .toArray();
            long margin = LinearRows.margin(row);
            assertThat(MarginTable.byRows(row, Watch.NONE).counted().margin()).isEqualTo(margin);
            assertThat(MarginTable.byColumns(row, Watch.NONE).counted().margin())
                    .isEqualTo(margin);
            assertThat(GuaranteeTable.full(row, Watch.NONE).counted().margin()).isEqualTo(margin);
            assertThat(GuaranteeTable.halved(row, Watch.NONE).counted().margin())
                    .isEqualTo(margin);
            assertThat(Pairs.of(row, Watch.NONE).counted().margin()).isEqualTo(margin);
            assertThat(Rolling.margin(row, Watch.NONE).margin()).isEqualTo(margin);
        }
    }

    @Test
    void whatIsTooLargeIsRefused() {
        assertThatThrownBy(() -> Recursion.search(new long[47], Watch.NONE)).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> IntervalMemo.of(new long[4001], Watch.NONE)).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> MarginTable.byRows(new long[70_000], Watch.NONE))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> MarginTable.byRows(new long[] {Long.MIN_VALUE}, Watch.NONE))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> LinearRows.margin(new long[] {Long.MAX_VALUE, -1}))
                .isInstanceOf(RefusedException.class);
    }

    @Test
    void theLargestNumbersThatFit() {
        long most = Long.MAX_VALUE;
        assertThat(LinearRows.margin(new long[] {most})).isEqualTo(most);
        assertThat(LinearRows.solve(new long[] {-most}).first()).isEqualTo(-most);
        assertThat(LinearRows.solve(new long[] {most / 2, -(most / 2)}).first()).isEqualTo(most / 2);
        assertThat(Pairs.of(new long[] {most / 2, -(most / 2)}, Watch.NONE).pair(0, 1))
                .isEqualTo(new Pairs.BothTotals(most / 2, -(most / 2)));
    }
}
