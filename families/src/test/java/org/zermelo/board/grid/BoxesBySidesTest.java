package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.solve.packed.PackedTable;
import org.zermelo.value.Values;

/**
 * Dots and Boxes recounted on sets of sides, where who closes a box moves on and nobody passes; a program in another language found
 * the same margins.
 */
class BoxesBySidesTest {

    /** The sides of each box: first the horizontal ones row by row, then the vertical ones. */
    private static List<Integer> boxes(int columns, int rows) {
        List<Integer> boxes = new ArrayList<>();
        int vertical = columns * (rows + 1);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int above = row * columns + column;
                int left = vertical + row * (columns + 1) + column;
                boxes.add(1 << above | 1 << above + columns | 1 << left | 1 << left + 1);
            }
        }
        return boxes;
    }

    private static int closed(List<Integer> boxes, int before, int after) {
        return (int) boxes.stream()
                .filter(box -> (after & box) == box && (before & box) != box)
                .count();
    }

    @ParameterizedTest
    @CsvSource({"1, 1, -1", "2, 1, 0", "3, 1, -1", "2, 2, 2"})
    void margins(int columns, int rows, int margin) {
        List<Integer> boxes = boxes(columns, rows);
        int sides = columns * (rows + 1) + rows * (columns + 1);
        int all = (1 << sides) - 1;
        long[] margins = new long[all + 1];
        List<Long> expected = new ArrayList<>();
        for (int drawn = all; drawn >= 0; drawn--) {
            long best = drawn == all ? 0 : Long.MIN_VALUE;
            boolean mayFollowABox = false;
            for (int side = 0; side < sides; side++) {
                int other = drawn ^ 1 << side;
                if (other > drawn) {
                    int gain = closed(boxes, drawn, other);
                    best = Math.max(best, gain > 0 ? gain + margins[other] : -margins[other]);
                } else {
                    mayFollowABox |= closed(boxes, other, drawn) > 0;
                }
            }
            margins[drawn] = best;
            expected.add(best);
            if (mayFollowABox && drawn != all) {
                // the other player passes
                expected.add(-best);
            }
        }
        assertThat(margins[0]).isEqualTo(margin);
        PackedTable table = Solved.table(Boxes.of(columns, rows).packed(), Values.margin());
        assertThat(Solved.keys(table).stream().map(table::code)).containsExactlyInAnyOrderElementsOf(expected);
    }
}
