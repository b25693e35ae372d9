package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.Notation;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/**
 * Dots and Boxes recounted on sets of sides, where who closes a box moves on and nobody passes; a program in another language found
 * the same margins. Positions are read by the names that sides have after their boxes.
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

    private static List<String> names(int columns, int rows) {
        List<String> names = new ArrayList<>();
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column < columns; column++) {
                names.add("-" + (char) ('a' + column) + (row + 1));
            }
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column <= columns; column++) {
                names.add("|" + (char) ('a' + column) + (row + 1));
            }
        }
        return names;
    }

    @ParameterizedTest
    @CsvSource({"1, 1, -1", "2, 1, 0", "3, 1, -1", "1, 3, -1", "2, 2, 2", "4, 1, 0"})
    void margins(int columns, int rows, int margin) {
        String text = "boxes(" + columns + ", " + rows + ")";
        BoardGame game = (BoardGame) Notation.standard().parse(text).rules();
        List<Integer> boxes = boxes(columns, rows);
        List<String> names = names(columns, rows);
        int sides = names.size();
        int all = (1 << sides) - 1;
        long[] margins = new long[all + 1];
        Map<AtTurn<BoardPosition>, Worth> expected = new HashMap<>();
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
            int now = drawn;
            String position = IntStream.range(0, sides)
                    .filter(side -> (now >> side & 1) != 0)
                    .mapToObj(names::get)
                    .collect(Collectors.joining(" "));
            if (drawn != all) {
                expected.put(game.position(drawn == 0 ? "none" : position), new Margin(best));
            }
            // who draws the last side has closed a box
            if (mayFollowABox) {
                expected.put(game.position(position + " pass"), new Margin(-best));
            }
        }
        assertThat(margins[0]).isEqualTo(margin);
        assertThat(BoardTables.worths(text, Values.margin())).isEqualTo(expected);
    }
}
