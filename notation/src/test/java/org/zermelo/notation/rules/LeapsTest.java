package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Leaps, cells that are left blocked, and cells from which alone a piece goes. */
class LeapsTest {

    private static final int[][] KNIGHT = {{-2, -1}, {-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}};

    private static final int[][] STRAIGHT = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leap 1 2                   | c3-a2, c3-a4, c3-b1, c3-b5, c3-d1, c3-d5, c3-e2, c3-e4",
                "leap 2 1 forward           | c3-b1, c3-d1",
                "leap 1 x 2 down or left    | c3-a2, c3-a4, c3-b5, c3-d5",
                "leap 2 2                   | c3-a1, c3-a5, c3-e1, c3-e5",
                "leap 2 2 diagonally forward| c3-a1, c3-e1",
                "leap 2 0 sideways          | c3-a3, c3-e3",
                "leap 0 2 any way           | c3-a3, c3-c1, c3-c5, c3-e3"
            })
    void whereAPieceLeaps(String clause, String moves) {
        assertThat(moves("board 5 x 5; start x c3, o c2 b3; moves " + clause)).isEqualTo(moves);
    }

    @Test
    void leapsGoOnBehindEdgesAndCapture() {
        assertThat(moves("cylinder 3 x 4; start x a1; moves leap 1 2")).isEqualTo("a1-b3, a1-c2, a1-d3");
        assertThat(moves("torus 3 x 3; start x a1; moves leap 1 2")).isEqualTo("a1-b2, a1-b3, a1-c2, a1-c3");
        assertThat(moves("board 3 x 3; start x a1, o b3; moves leap 1 2 onto empty or other"))
                .isEqualTo("a1-c2, a1xb3");
        assertThat(moves("board 2 x 3; start x a1; first o; moves o leap 1 2, pass"))
                .isEqualTo("pass");
    }

    @Test
    void whatIsLeftIsBlocked() {
        BoardGame game =
                read("strip 4; start xo..; moves step leaving *, jump over other capturing leaving *, leave left"
                        + " leaving *");
        assertThat(moves("strip 4; start xo..; moves step leaving *, jump over other capturing leaving *, leave left"
                        + " leaving *"))
                .isEqualTo("a1-off, a1xc1");
        assertThat(game.moves(game.start()).stream()
                        .map(move -> game.play(game.start(), move).toString()))
                .allMatch(after -> after.contains("*o..") || after.contains("*.x."));
    }

    @Test
    void aPieceGoesFromSomeCellsAlone() {
        assertThat(moves("board 3 x 3; start x a3 b3 c2; moves step forward, leap 2 0 forward from a3 b3 c3"))
                .isEqualTo("a3-a1, a3-a2, b3-b1, b3-b2, c2-c1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hex 3; moves leap 1 2                        | board.only-on-rectangles",
                "points a b; lines a-b; moves leap 1 2         | board.only-on-rectangles",
                "board 3 x 3; moves leap 1 2 diagonally        | board.no-leap",
                "board 3 x 3; moves leap 0 0                   | board.no-leap",
                "strip 3; start *..; moves step * leaving *     | board.leaves-itself",
                "board 3 x 3; moves leap                       | notation.number-expected",
                "board 3 x 3; moves leap 1 129                 | notation.number-out-of-range",
                "board 1 x 3; pieces a x o, b X O; start [Xo]..; moves step leaving *, fly covering |"
                        + " board.covering-and"
            })
    void whatCannotBeSaid(String text, String problem) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains(problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "игра \"Турнир\"; доска 3 x 3; начало x a1; ходы скачок 1 2 из a1 оставляя *",
                "juego \"Justa\"; tablero 3 x 3; inicio x a1; movimientos brinco 1 2 desde a1 dejando *",
                "游戏 \"比武\"; 棋盘 3 x 3; 开局 x a1; 走法 跃 1 2 从 a1 留下 *",
                "بازی \"نبرد\"; تخته 3 x 3; شروع x a1; حرکت‌ها خیز 1 2 از a1 با جاگذاشتن *"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(moves(text)).isEqualTo("a1-b3, a1-c2");
        assertThat(read(text).toString()).endsWith("moves leap 1 2 from a1 leaving *)");
    }

    /**
     * Joust and Snake, by a recursion over the two cells and the set of cells that have been used, which knows nothing of boards in
     * words.
     */
    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "3, 4", "4, 3", "4, 4", "3, 5"})
    void trailsAreThoseOfAPlainProgram(int rows, int columns) {
        String corner =
                "board " + rows + " x " + columns + "; start x a1, o " + (char) ('a' + columns - 1) + rows + "; moves ";
        for (int[][] ways : List.of(KNIGHT, STRAIGHT)) {
            String clause = ways == KNIGHT ? "leap 1 2 leaving *" : "step straight leaving *";
            Outcome found = (Outcome) Planner.standard()
                    .solve(read(corner + clause), Values.outcome())
                    .worth();
            int end = rows * columns - 1;
            int plain = new Trails(rows, columns, ways).worth(0, end, 1L | 1L << end);
            assertThat(found.result() + " " + found.plies())
                    .as(corner + clause)
                    .isEqualTo((plain % 2 == 0 ? "LOSS " : "WIN ") + plain);
        }
    }

    /** The games of the library from their starts; on four by four the second knight goes where the first has gone, turned round. */
    @Test
    void theLibrarySaysTheSame() {
        assertThat(new Trails(4, 4, KNIGHT).worth(12, 3, 1L << 12 | 1L << 3)).isEqualTo(12);
        assertThat(new Trails(4, 4, STRAIGHT).worth(5, 10, 1L << 5 | 1L << 6 | 1L << 10))
                .isEqualTo(11);
    }

    private record Trails(int rows, int columns, int[][] ways) {

        /** Plies to the end: an even number where the player to move loses. */
        int worth(int mine, int other, long used) {
            int win = Integer.MAX_VALUE;
            int loss = 0;
            for (int[] way : ways) {
                int row = mine / columns + way[0];
                int column = mine % columns + way[1];
                int to = row * columns + column;
                boolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
                if (inside && (used >>> to & 1) == 0) {
                    int next = worth(other, to, used | 1L << to) + 1;
                    win = next % 2 == 1 ? Math.min(win, next) : win;
                    loss = next % 2 == 0 ? Math.max(loss, next) : loss;
                }
            }
            return win < Integer.MAX_VALUE ? win : loss;
        }
    }
}
