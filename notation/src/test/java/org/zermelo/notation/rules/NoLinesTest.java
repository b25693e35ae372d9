package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.text.NotationException;
import org.zermelo.testkit.GameCheck;

/** Moves that may not make a line, as in Dara. */
class NoLinesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 3 x 3; start xx./..o/.x.; moves place making no line of 3       | a2, a3, c3",
                "board 3 x 3; start oo./..x/o.o; moves place making no line of 3       | a2, b2, b3, c1",
                "strip 5; start xx.x.; moves step making no line of 3                  | b1-c1, d1-e1",
                "strip 5; start xx.x.; moves step making no line of 2                  | d1-e1",
                "board 3 x 3; start .../.../xx.; moves drop making no line of 3        | a, b",
                "board 3 x 3; start x../x../...; moves place 1 x 2 making no line of 3 | b3+c3",
                "board 3 x 3; start xx./.../...; moves place 2 x 1 making no line of 3 | c2+c3",
                "board 3 x 3; start ..x/..x/...; moves place 1 x 2 making no line of 3 | a3+b3",
                "board 4 x 3; start o.x/o.x/.../oxo; moves place 1 x 2; mill of 3 "
                        + "| a3+b3, b3+c3xa1, b3+c3xa2, b3+c3xa4, b3+c3xc4",
                "board 3 x 3; pieces man x o, king X O; start xX./.../...; moves place king making no line of 3 "
                        + "| a2, a3, b2, b3, c2, c3"
            })
    void whatMayBeMade(String text, String moves) {
        assertThat(moves(text)).isEqualTo(moves);
        assertThat(GameCheck.faults(read(text), 2_000)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "доска 3 x 3; ходы поставить без линии из 3",
                "tablero 3 x 3; movimientos poner sin formar línea de 3",
                "棋盘 3 x 3; 走法 放 不得连成 3",
                "صفحه 3 x 3; حرکت‌ها بگذار بدون خط 3"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("moves place making no line of 3)");
    }

    @ParameterizedTest
    @CsvSource({
        "board 3 x 3; moves place making no line of 4, no-line",
        "board 3 x 3; moves pass making no line of 3, unknown-word",
        "board 3 x 3; moves rotate row making no line of 3, unknown-word"
    })
    void whatIsNotSaid(String text, String key) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("board." + key);
    }

    /** While pieces are placed no three of a player's stand in a row; later they do. */
    @ParameterizedTest
    @CsvSource("dara-3x3, 3, 5340")
    void dara(String name, int columns, int positions) {
        BoardGame game = BoardRuleText.game(Library.find(name).orElseThrow());
        assertThat(game).isInstanceOf(PackedBoardGame.class);
        Set<AtTurn<BoardPosition>> seen = new HashSet<>(Set.of(game.start()));
        Queue<AtTurn<BoardPosition>> open = new ArrayDeque<>(seen);
        int rows = 0;
        while (!open.isEmpty()) {
            AtTurn<BoardPosition> at = open.remove();
            boolean row = hasRow(at.position().cells(), columns);
            assertThat(row && at.position().leftHand() + at.position().rightHand() > 0)
                    .as(at.toString())
                    .isFalse();
            rows += row ? 1 : 0;
            game.moves(at).forEach(move -> {
                AtTurn<BoardPosition> next = game.play(at, move);
                if (seen.add(next)) {
                    open.add(next);
                }
            });
        }
        assertThat(seen).hasSize(positions);
        assertThat(rows).isPositive();
    }

    private static boolean hasRow(String cells, int columns) {
        return IntStream.range(0, cells.length())
                .anyMatch(cell -> is(cells, cell, cell + 1, cell + 2) && cell % columns < columns - 2
                        || is(cells, cell, cell + columns, cell + 2 * columns));
    }

    private static boolean is(String cells, int one, int two, int three) {
        return three < cells.length()
                && cells.charAt(one) != '.'
                && cells.charAt(one) == cells.charAt(two)
                && cells.charAt(one) == cells.charAt(three);
    }
}
