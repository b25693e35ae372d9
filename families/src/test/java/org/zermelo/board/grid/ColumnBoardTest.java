package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.PackedRules;

class ColumnBoardTest {

    private static void walk(PackedRules rules, long position, Set<Long> seen) {
        if (seen.add(position)) {
            long[] options = new long[rules.mostOptions()];
            int count = rules.options(position, options);
            Arrays.stream(options, 0, count).forEach(option -> walk(rules, option, seen));
        }
    }

    private static Set<String> texts(PackedRules rules, CellBoard board) {
        Set<Long> seen = new HashSet<>();
        walk(rules, rules.start(), seen);
        Set<String> texts = new HashSet<>();
        for (long key : seen) {
            String text = board.cells(key);
            assertThat(board.key(text)).isEqualTo(key);
            assertThat(key).isBetween(0L, rules.bound() - 1);
            assertThat(texts.add(
                            text + (rules.options(key, new long[rules.mostOptions()]) == 0 ? rules.ending(key) : "")))
                    .as(text)
                    .isTrue();
        }
        return texts;
    }

    /** Both forms of a board hold the same positions, which end in the same ways. */
    @ParameterizedTest
    @CsvSource({"1,1,1", "3,2,1", "2,2,2", "2,4,3", "4,2,3", "3,3,3", "4,3,3", "3,4,4", "5,1,3", "1,6,4", "4,3,4"})
    void sameWorldInBothForms(int columns, int rows, int inARow) {
        ColumnBoard board = new ColumnBoard(columns, rows, inARow);
        Connect small = Connect.of(columns, rows, inARow);
        int[][] all = TernaryBoard.gridSymmetries(columns, rows);
        assertThat(texts(new ColumnKernel(board), board))
                .isEqualTo(texts(small.packed(), new TernaryBoard(columns * rows, all[0], all[1])));
    }

    /** Rows and the cells that complete one, against a look at every cell of the lines, on boards with little room to spare. */
    @ParameterizedTest
    @CsvSource({"7,6,4", "9,6,4", "7,8,5", "20,2,4", "3,20,4", "31,1,4", "1,62,4", "6,7,3", "2,20,20", "20,2,2"})
    void rowsOfRandomStones(int columns, int rows, int inARow) {
        ColumnBoard board = new ColumnBoard(columns, rows, inARow);
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 2_000; i++) {
            long set = (random.nextLong() | random.nextLong()) & board.cells();
            assertThat(board.hasRow(set)).isEqualTo(slowRow(board, set, inARow));
            long stones = 0;
            for (int n = random.nextInt(board.size()); n > 0; n--) {
                int c = random.nextInt(columns);
                stones |= board.open(stones) & board.column(c);
            }
            long some = random.nextLong() & stones;
            long completing = board.completing(some, stones);
            for (long rest = board.cells() & ~stones; rest != 0; rest &= rest - 1) {
                long cell = Long.lowestOneBit(rest);
                // a row of the set itself is no reason for another cell
                assertThat((completing & cell) != 0).isEqualTo(slowRowThrough(board, some | cell, cell, inARow));
            }
        }
    }

    private static boolean slowRow(ColumnBoard board, long set, int inARow) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            if (slowRowThrough(board, set, Long.lowestOneBit(rest), inARow)) {
                return true;
            }
        }
        return false;
    }

    private static boolean slowRowThrough(ColumnBoard board, long set, long cell, int inARow) {
        int at = Long.numberOfTrailingZeros(cell);
        int column = at / (board.rows() + 1);
        int row = at % (board.rows() + 1);
        for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int length = 1
                    + run(board, set, column, row, step[0], step[1])
                    + run(board, set, column, row, -step[0], -step[1]);
            if (length >= inARow) {
                return true;
            }
        }
        return false;
    }

    private static int run(ColumnBoard board, long set, int column, int row, int right, int up) {
        int c = column + right;
        int r = row + up;
        boolean inside = c >= 0 && c < board.columns() && r >= 0 && r < board.rows();
        boolean taken = inside && (set >>> c * (board.rows() + 1) + r & 1) != 0;
        return taken ? 1 + run(board, set, c, r, right, up) : 0;
    }

    @Test
    void textsOfAGreatBoard() {
        Connect game = Connect.of(7, 6, 4);
        GridPosition position = game.start();
        for (String move : List.of("d", "d", "d", "a", "g")) {
            position = game.play(position, move);
        }
        String text = "......./......./......./...x.../...o.../o..x..x";
        assertThat(game.text(position)).isEqualTo(text);
        assertThat(game.position(text)).isEqualTo(position);
        assertThat(game.canonical(game.position("......./......./......./...x.../...o.../x..x..o")))
                .isEqualTo(game.canonical(position));
        for (String wrong : List.of(
                text.replace('o', 'x'),
                "......./......./......./......./...x.../.......",
                "....../......./......./......./......./.......",
                "......./......./......./......./......./......?")) {
            assertThatThrownBy(() -> game.position(wrong)).as(wrong).isInstanceOf(BadInputException.class);
        }
        assertThatThrownBy(() -> Connect.of(4, 3, 3).position("..../.x../...."))
                .as("a stone in the air of a small board")
                .isInstanceOf(BadInputException.class);
    }

    @Test
    void boardsThatFit() {
        for (int[] size : new int[][] {{7, 6}, {8, 6}, {7, 7}, {9, 6}, {6, 8}, {32, 1}, {1, 62}, {31, 1}, {16, 2}}) {
            assertThat(Connect.of(size[0], size[1], 2).start().toString()).contains(".");
        }
        for (int[] size :
                new int[][] {{8, 8}, {9, 7}, {33, 1}, {1, 63}, {0, 5}, {Integer.MAX_VALUE, Integer.MAX_VALUE}}) {
            assertThatThrownBy(() -> Connect.of(size[0], size[1], 2)).isInstanceOf(BadInputException.class);
        }
    }

    /** Stones in the air, and more of one colour than turns bring; the last board alone has no room for a column's key. */
    @ParameterizedTest
    @CsvSource({"3,2,x../...", "3,2,.../xx.", "3,2,.../xoo", "31,1,xx", "32,1,xx", "32,1,o", "32,1,xoo"})
    void unreachablePositionsAreRefused(int columns, int rows, String start) {
        Connect game = Connect.of(columns, rows, 3);
        String text = rows > 1 ? start : start + ".".repeat(columns - start.length());
        assertThatThrownBy(() -> game.position(text)).isInstanceOf(BadInputException.class);
    }
}
