package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.testkit.GameCheck;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;

/** Pieces that are taken up and set down as a shape. */
class LayTest {

    /** So many of the L-game are compared one by one. */
    private static final int POSITIONS = Share.of(36_736, 3_000);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 2 x 3; start xx./x..; moves lay xx/x.      | a1+b1+b2, b1+a2+b2, b1+c1+b2, b1+b2+c2, b1+c1+c2, "
                        + "c1+b2+c2, a1+a2+b2",
                "board 2 x 3; start xx./x.o; moves lay xx/x.      | a1+a2+b2, a1+b1+b2, b1+a2+b2, b1+c1+b2",
                "board 2 x 3; start xx./x.*; moves lay .../.x./xx. | a1+a2+b2, a1+b1+b2, b1+a2+b2, b1+c1+b2",
                "board 2 x 3; start x../x..; moves lay xx/x.      | ",
                "board 2 x 3; start xx./xx.; moves lay xx/x.      | ",
                "board 2 x 2; start xx/xx; moves lay xx/xx        | ",
                "board 3 x 3; start x.#/x#./...; moves lay xx     | a2+a3, a3+b3, a1+b1, b3+c3, c2+c3",
                "strip 4; start xxo.; moves lay xx                | ",
                "cylinder 1 x 4; start xxo.; moves lay xx         | a1+d1",
                "cylinder 3 x 3; start o.o/oxx/o.o; moves lay xx  | b1+b2, b2+b3",
                "torus 3 x 3; start o.o/oxx/o.o; moves lay xx     | b1+b2, b2+b3, b1+b3",
                "torus 2 x 2; start xx/..; moves lay xx           | a1+a2, a2+b2, b1+b2",
                "torus 3 x 2; start xx/x./..; moves lay xxx       | a1+a2+a3, b1+b2+b3",
            })
    void whereItLies(String text, String places) {
        Set<String> expected = places == null ? Set.of() : Set.of(places.split(", "));
        BoardGame game = read(text + (places == null ? ", pass" : ""));
        Set<String> found = game.moves(game.start()).stream()
                .map(BoardMove::text)
                .filter(move -> !move.equals("pass"))
                .collect(Collectors.toSet());
        assertThat(found).isEqualTo(expected);
        assertThat(GameCheck.faults(game, 2_000)).isEmpty();
        Source printed = Source.of(game.toString());
        assertThat(BoardRuleText.game(printed, 6, printed.text().length() - 1)).hasToString(game.toString());
    }

    /** In the middle of a turn, behind another motion or before it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 4; start x.o.; moves place and then lay xx | d1/a1+b1",
                "strip 4; start x...; moves place and then lay xx | b1/b1+c1, b1/c1+d1, c1/a1+b1, c1/b1+c1, c1/c1+d1, "
                        + "d1/a1+b1, d1/b1+c1, d1/c1+d1",
                "strip 4; start xx.o; moves lay xx and then remove other and then lay xx | b1+c1/xd1/a1+b1, "
                        + "b1+c1/xd1/c1+d1",
                "strip 4; start .xxo; moves x lay xx with 2 own and then step right onto other | ",
                "strip 4; start xx.o; moves x lay xx with 2 own and then step right onto other | b1+c1/c1xd1",
                "strip 5; start xx*..; moves x lay xx and then may fly * | d1+e1, d1+e1/c1-a1, d1+e1/c1-b1"
            })
    void inTurns(String text, String found) {
        String expected = found == null ? "" : found;
        assertThat(moves(text + (expected.isEmpty() ? ", pass" : "")))
                .isEqualTo(expected.isEmpty() ? "pass" : expected);
        assertThat(GameCheck.faults(read(text + ", pass"), 2_000)).isEmpty();
    }

    /** A domino on the same two cells is one move with it, that of the earlier clause. */
    @ParameterizedTest
    @CsvSource({"'place 1 x 2, lay xx', xxxx, 3", "'lay xx, place 1 x 2', ..xx, 3"})
    void asADomino(String moves, String after, int expected) {
        BoardGame game = read("strip 4; start xx..; moves " + moves);
        assertThat(game.moves(game.start()))
                .extracting(BoardMove::text)
                .contains("c1+d1")
                .hasSize(expected - 1);
        assertThat(game.play(game.start(), game.move(game.start(), "c1+d1"))
                        .position()
                        .cells())
                .isEqualTo(after);
        assertThat(GameCheck.faults(game, 2_000)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "доска 4 x 4; ходы выложить xxx/x.. и затем может перелёт *",
                "tablero 4 x 4; movimientos tender xxx/x.. y luego puede volar *",
                "棋盘 4 x 4; 走法 摆 xxx/x.. 接着 可以 飞 *",
                "صفحه 4 x 4; حرکت‌ها بچین xxx/x.. و سپس می‌تواند پرواز *",
                "board 4 x 4; moves lay ..../.xxx/.x../.... and then may fly *"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("moves lay xxx/x.. and then may fly *)");
    }

    @ParameterizedTest
    @CsvSource({
        "'board 3 x 3; moves lay', no-shape, ",
        "'board 3 x 3; moves lay, pass', no-shape, ",
        "'board 3 x 3; moves lay and then pass', no-shape, and",
        "'board 3 x 3; moves lay x', no-shape, x",
        "'board 3 x 3; moves lay .../...', no-shape, .../...",
        "'board 3 x 3; moves lay xx/x', no-shape, xx/x",
        "'board 3 x 3; moves lay xx//x.', no-shape, xx//x.",
        "'board 3 x 3; moves lay xx/', no-shape, xx/",
        "'board 3 x 3; moves lay xo', no-shape, xo",
        "'board 3 x 3; moves lay XX', no-shape, XX",
        "'board 3 x 3; moves lay x*', no-shape, x*",
        "'board 3 x 3; moves lay x.x', shape-apart, x.x",
        "'board 3 x 3; moves lay x./.x', shape-apart, x./.x",
        "'torus 3 x 3; moves lay x.x', shape-apart, x.x",
        "'board 3 x 3; moves lay xxxx', shape-nowhere, xxxx",
        "'torus 3 x 3; moves lay xxxx', shape-nowhere, xxxx",
        "'board 2 x 2; start x#/#o; moves lay xx', shape-nowhere, xx",
        "'hex 3; moves lay xx', shape-nowhere, xx",
        "'edges 2 x 2; moves lay xx', shape-nowhere, xx",
        "'points a1 .. c3; lines rows; moves lay xx', shape-nowhere, xx",
        "'board 3 x 3; pieces man x o, king X O; moves lay xx', shape-of-kinds, xx",
        "'board 3 x 3; pieces man x o; moves man lay xx', sweeps-all, man",
        "'board 3 x 3; moves lay xx flipping', unknown-word, flipping",
        "'board 3 x 3; moves lay xx / x.', unknown-word, /",
        "'board 3 x 3; moves lay xx not undoing own', never-does, not undoing",
        "'board 3 x 3; moves step . up', unknown-word, ."
    })
    void whatIsNotSaid(String text, String key, String seen) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.toString()).contains("board." + key);
            assertThat(e.toString()).contains("seen=" + (seen == null ? "" : seen));
        });
    }

    @Test
    void whatIsFoundOut() {
        BoardGame game = BoardRuleText.game(Library.find("l-game").orElseThrow());
        assertThat(game).isInstanceOf(PackedBoardGame.class);
        assertThat(game.form().symmetries()).hasSize(16);
        assertThat(game.traits()).contains(Trait.PARTIZAN).doesNotContain(Trait.ACYCLIC);
        assertThat(read("board 2 x 3; start xx./.oo; moves place * and then may lay xx")
                        .traits())
                .contains(Trait.ACYCLIC);
        // upside down, from behind, and with the colours exchanged
        assertThat(read("cylinder 2 x 3; start .../...; hand 2 each; moves place, lay xx")
                        .form()
                        .symmetries())
                .hasSize(8);
    }

    /**
     * 2,296 positions up to turns, reflections and colours, in 15 of which who is to move has lost, in 14 more he will; the others are at
     * least drawn (Wikipedia, L game). How soon was found by a program in another language.
     */
    @Test
    void theLGame() {
        Map<AtTurn<BoardPosition>, Outcome> all = BoardTables.outcomes("@l-game");
        assertThat(all).hasSize(2_296);
        Map<String, Long> counts = all.values().stream()
                .collect(Collectors.groupingBy(
                        each -> each.result() + " " + each.plies(), TreeMap::new, Collectors.counting()));
        assertThat(counts)
                .hasToString("{DRAW -1=1261, LOSS 0=15, LOSS 2=3, LOSS 4=3, LOSS 6=5, LOSS 8=3, "
                        + "WIN 1=768, WIN 3=27, WIN 5=81, WIN 7=11, WIN 9=119}");
    }

    /** The turns at every position, those of a program without board rules. */
    @Test
    void turnsWithoutBoardRules() {
        BoardGame game = BoardRuleText.game(Library.find("l-game").orElseThrow());
        Set<AtTurn<BoardPosition>> seen = new HashSet<>(Set.of(game.start()));
        Queue<AtTurn<BoardPosition>> open = new ArrayDeque<>(seen);
        int compared = 0;
        while (!open.isEmpty() && compared < POSITIONS) {
            AtTurn<BoardPosition> at = open.remove();
            Set<String> after = new HashSet<>();
            for (BoardMove move : game.moves(at)) {
                AtTurn<BoardPosition> next = game.play(at, move);
                assertThat(after.add(next.position().cells()))
                        .as(at + " " + move)
                        .isTrue();
                open.addAll(seen.add(next) ? Set.of(next) : Set.of());
            }
            char mover = at.mover() == Player.LEFT ? 'x' : 'o';
            assertThat(after)
                    .as(at.toString())
                    .isEqualTo(PlainLGame.turns(at.position().cells(), mover));
            compared++;
        }
        assertThat(compared).isEqualTo(POSITIONS);
    }
}
