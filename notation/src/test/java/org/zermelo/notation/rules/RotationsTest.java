package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.testkit.GameCheck;

/** What goes round, whole rows, quarters and rings, and ends that are looked for when it has. */
class RotationsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 2 x 3; start x.o/...; moves rotate row | a1>b1 | ox./...",
                "board 2 x 3; start x.o/...; moves rotate row | a1>c1 | .ox/...",
                "board 3 x 2; start x./../o.; moves rotate column | a1>a2 | o./x./..",
                "board 3 x 2; start x./../o.; moves rotate column | a1>a3 | ../o./x.",
                "board 4 x 4; start xo../..../..../....; moves rotate quadrant | a1>b1>b2 | .x../.o../..../....",
                "board 4 x 4; start xo../..../..../....; moves rotate quadrant | a1>a2>b2 | o.../x.../..../....",
                "board 6 x 6; start xo..../....../....../....../....../......; moves rotate quadrant | a1>c1>c3 "
                        + "| ..x.../..o.../....../....../....../......",
                "board 3 x 3; start xo./.x./...; moves rotate rings | a1>a2>a3 | o../xx./...",
                "board 3 x 4; start xo../.x../....; moves rotate rings | a1>a2>a3 | o.../x.x./....",
                "board 2 x 3; start x.o/...; moves rotate a1-b2-c1 | a1>b2>c1>a1 | o../.x.",
                "points p q r; lines p-q-r; start x p; moves rotate p-r | p>r>p | .#./.#x",
                "board 3 x 3; start .../x.o/xox; moves rotate row falling | a2>b2 | .../ox./xox",
                "board 3 x 3; start .../x.o/x.x; moves rotate row falling | a3>b3 | .../x../xxo",
                "board 2 x 2; pieces man x o, king X O; start X./o.; moves rotate row | a1>b1 | .X/o."
            })
    void whereItGoes(String text, String move, String after) {
        BoardGame game = read(text);
        assertThat(moves(text)).contains(move);
        AtTurn<BoardPosition> next = game.play(game.start(), game.move(game.start(), move));
        String drawn = game.text(next).split(" ", 2)[0];
        if (text.startsWith("points")) {
            assertThat(next.position().cells()).isEqualTo("..x");
        } else {
            assertThat(drawn).isEqualTo(after);
        }
        assertThat(GameCheck.faults(game, 2_000)).isEmpty();
        Source printed = Source.of(game.toString());
        assertThat(BoardRuleText.game(printed, 6, printed.text().length() - 1)).hasToString(game.toString());
    }

    @Test
    void eachWayOnce() {
        assertThat(moves("board 2 x 2; start x./..; moves rotate row or column"))
                .isEqualTo("a1>a2, a1>b1, a2>b2, b1>b2");
        assertThat(moves("board 2 x 2; moves place and then rotate rings"))
                .isEqualTo("a1/a1>a2>b2, a2/a1>a2>b2, b1/a1>a2>b2, b2/a1>a2>b2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "доска 3 x 3; ходы бросить и затем может вращать ряд или столбец с падением; конец линия из 3 у обоих"
                        + " ничья в конце хода",
                "tablero 3 x 3; movimientos caer y luego puede girar fila o columna cayendo; final línea de 3 ambos"
                        + " empate al final de la jugada",
                "棋盘 3 x 3; 走法 落 接着 可以 旋转 行 或 列 并下落; 结束 连成 3 双方 和局 走完时",
                "صفحه 3 x 3; حرکت‌ها بینداز و سپس می‌تواند بچرخان ردیف یا ستون افتان; پایان خط 3 هر دو مساوی در پایان"
                        + " حرکت"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString())
                .endsWith("moves drop and then may rotate row or column falling; "
                        + "end line of 3 both draws at end of move)");
    }

    @ParameterizedTest
    @CsvSource({
        "board 3 x 3; moves rotate quadrant, no-region, quadrant",
        "board 2 x 2; moves rotate quadrant, no-region, quadrant",
        "board 3 x 1; moves rotate row, no-region, row",
        "board 2 x 2; start x#/..; moves rotate rings, no-region, rings",
        "hex 2; moves rotate row, no-region, row",
        "points p q; lines p-q; moves rotate rings, no-region, rings",
        "board 2 x 2; moves rotate a1-b1-a1, ring-meets, a1",
        "board 2 x 2; moves rotate a1, ring-of-one, a1",
        "board 2 x 2; moves rotate, word-missing, ",
        "board 2 x 2; moves rotate rwo, unknown-word, rwo",
        "torus 2 x 2; moves rotate row falling, only-on-rectangles, falling",
        "board 2 x 2; moves rotate row not undoing own, never-does, not undoing"
    })
    void whatIsNotSaid(String text, String key, String seen) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.toString()).contains("board." + key);
            assertThat(e.toString()).contains(seen == null ? "" : "seen=" + seen);
        });
    }

    /** Both rows come with one turn: without a word for it who has moved comes first. */
    @ParameterizedTest
    @CsvSource({
        "line of 3, LAST_MOVER_WINS",
        "'line of 3 both draws, line of 3', TIE",
        "'line of 3 both loses, line of 3', LAST_MOVER_LOSES",
        "'line of 3, line of 3 both draws', LAST_MOVER_WINS"
    })
    void rowsOfBothAtOnce(String ends, Ending expected) {
        BoardGame game = read("board 3 x 3; start xxo/oo./..x; moves rotate column; end " + ends);
        AtTurn<BoardPosition> both = game.play(game.start(), game.move(game.start(), "c1>c2"));
        assertThat(both.position().cells()).isEqualTo("xxxooo...");
        assertThat(game.moves(both)).isEmpty();
        assertThat(game.ending(both)).isEqualTo(expected);
        assertThat(((PackedBoardGame) game)
                        .packed()
                        .ending(((PackedBoardGame) game).packed().pack(both)))
                .isEqualTo(expected);
    }

    /** Where an end waits for the end of the turn, a row that the rotation breaks does not count. */
    @Test
    void endsThatWait() {
        String text = "board 2 x 2; start x./..; moves place and then rotate a1-a2; end line of exactly 2";
        assertThat(moves(text)).contains("b1,").doesNotContain("b1/");
        assertThat(moves(text + " at end of move")).contains("b1/a1>a2>a1");
    }

    @Test
    void whatIsFoundOut() {
        BoardGame pentago = read("board 4 x 4; moves place and then rotate quadrant; end line of 4; stuck draws");
        assertThat(pentago.form().symmetries()).hasSize(16);
        assertThat(pentago.traits()).contains(Trait.ACYCLIC);
        BoardGame orbito = BoardRuleText.game(Library.find("orbito").orElseThrow());
        assertThat(orbito.form().symmetries()).hasSize(8).anyMatch(Symmetry::swap);
        assertThat(orbito).isInstanceOf(PackedBoardGame.class);
        BoardGame shift = BoardRuleText.game(Library.find("shift-tac-toe").orElseThrow());
        assertThat(shift.form().symmetries()).hasSize(4);
        assertThat(shift.traits()).doesNotContain(Trait.ACYCLIC);
        BoardGame bare = read("strip 3; moves place * and then rotate a1-b1-c1");
        assertThat(bare.traits()).contains(Trait.IMPARTIAL);
    }

    /** Every turn from every position, as programs without board rules find them. */
    @ParameterizedTest
    @CsvSource({
        "orbito-3x3, 0, false, 6114",
        "shift-tac-toe, 3, false, 4520",
        "'twist-and-turn(4, 3, 3)', 4, true, 7897"
    })
    void turnsWithoutBoardRules(String name, int columns, boolean both, int positions) {
        BoardGame game = name.contains("(")
                ? read("cylinder 3 x 4; moves drop and then may rotate row falling; end line of 3 both draws at end of "
                        + "move, line of 3 at end of move; stuck draws")
                : BoardRuleText.game(Library.find(name).orElseThrow());
        BiFunction<String, Character, Set<String>> plain =
                columns == 0 ? PlainRounds::orbito : (cells, mover) -> PlainRounds.tower(cells, columns, both, mover);
        Set<AtTurn<BoardPosition>> seen = new HashSet<>(Set.of(game.start()));
        Queue<AtTurn<BoardPosition>> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            AtTurn<BoardPosition> at = open.remove();
            Set<String> after = game.moves(at).stream()
                    .map(move -> game.play(at, move))
                    .peek(next -> open.addAll(seen.add(next) ? Set.of(next) : Set.of()))
                    .map(next -> next.position().cells())
                    .collect(Collectors.toSet());
            boolean over = at.position().pliesLeft() == 0;
            char mover = at.mover() == Player.LEFT ? 'x' : 'o';
            assertThat(after)
                    .as(at.toString())
                    .isEqualTo(over ? Set.of() : plain.apply(at.position().cells(), mover));
        }
        assertThat(seen).hasSize(positions);
    }
}
