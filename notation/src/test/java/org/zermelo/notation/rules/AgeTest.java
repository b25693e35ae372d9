package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
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
import org.zermelo.testkit.GameCheck;

/** Pieces that grow old with each turn, and leave. */
class AgeTest {

    private static final String KINDS = "; pieces new x o, old X O; ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moves age                      | xXoO. | age          | X.oO.",
                "moves place new and then age   | xXoO. | e1/age       | X.oOX",
                "moves age and then place new   | xXoO. | age/b1       | XxoO.",
                "moves step right and then age  | oO.x. | d1-e1/age    | oO..X",
                "moves pass, step right and then may age | ...x. | d1-e1 | ....x"
            })
    void whatAgeing(String moves, String cells, String move, String after) {
        BoardGame game = read("strip 5" + KINDS + "start " + cells + "; " + moves);
        AtTurn<BoardPosition> next = game.play(game.start(), game.move(game.start(), move));
        assertThat(next.position().cells()).isEqualTo(after);
        assertThat(GameCheck.faults(game, 2_000)).isEmpty();
    }

    @Test
    void withOneKindAllLeave() {
        assertThat(moves("strip 3; start x.x; moves age, step")).isEqualTo("a1-b1, age, c1-b1");
        BoardGame game = read("strip 3; start x*o; moves age");
        assertThat(game.play(game.start(), game.moves(game.start()).get(0))
                        .position()
                        .cells())
                .isEqualTo(".*o");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "полоса 3; фигуры a x o, b X O; ходы поставить a и затем стареть",
                "tira 3; piezas a x o, b X O; movimientos poner a y luego envejecer",
                "长条 3; 棋子 a x o, b X O; 走法 放 a 接着 变老",
                "نوار 3; مهره‌ها a x o, b X O; حرکت‌ها بگذار a و سپس پیر شوند"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("moves a place and then age)");
    }

    @ParameterizedTest
    @CsvSource({
        "'moves old age', sweeps-all, old",
        "'moves age any way', unknown-word, any",
        "'moves age not undoing own', never-does, not undoing",
        "'hand captured; moves capture, age', kept-and-made, ",
        "'moves place old covering, age', covering-and, age"
    })
    void whatIsNotSaid(String moves, String key, String seen) {
        assertThatThrownBy(() -> read("strip 3" + KINDS + moves)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.toString()).contains("board." + key);
            assertThat(e.toString()).contains(seen == null ? "" : seen);
        });
    }

    @Test
    void whatIsFoundOut() {
        BoardGame lite = BoardRuleText.game(Library.find("lite-3").orElseThrow());
        assertThat(lite).isInstanceOf(PackedBoardGame.class);
        assertThat(lite.form().symmetries()).hasSize(16);
        assertThat(lite.traits()).doesNotContain(Trait.ACYCLIC);
        BoardGame counted = read("strip 3" + KINDS + "hand 2 each; moves place new and then age");
        assertThat(counted.traits()).contains(Trait.ACYCLIC);
    }

    /** Every turn from positions that random plays meet, by exchanging letters. */
    @ParameterizedTest
    @CsvSource({"lite-3, xYGD, oygd, false", "lite-3-refilled, xYD, oyd, true"})
    void turnsWithoutBoardRules(String name, String ofLeft, String ofRight, boolean first) {
        BoardGame game = BoardRuleText.game(Library.find(name).orElseThrow());
        Random random = new Random(3);
        Set<AtTurn<BoardPosition>> seen = new HashSet<>();
        while (seen.size() < 1_500) {
            AtTurn<BoardPosition> at = game.start();
            for (int ply = 0; ply < 60; ply++) {
                List<AtTurn<BoardPosition>> next = new ArrayList<>();
                for (BoardMove move : game.moves(at)) {
                    next.add(game.play(at, move));
                }
                Set<String> after = new TreeSet<>();
                next.forEach(each -> after.add(each.position().cells()));
                String letters = at.mover() == Player.LEFT ? ofLeft : ofRight;
                assertThat(after).isEqualTo(plain(at.position().cells(), letters, ofLeft + "|" + ofRight, first));
                seen.add(at);
                if (next.isEmpty()) {
                    break;
                }
                at = next.get(random.nextInt(next.size()));
            }
        }
    }

    private static Set<String> plain(String cells, String letters, String both, boolean first) {
        Set<String> after = new TreeSet<>();
        boolean over = Stream.of("012", "345", "678", "036", "147", "258", "048", "246")
                .anyMatch(row -> Stream.of(both.split("\\|"))
                        .anyMatch(own -> row.chars().allMatch(at -> own.indexOf(cells.charAt(at - '0')) >= 0)));
        String before = first ? aged(cells, letters) : cells;
        for (int cell = 0; !over && cell < 9; cell++) {
            if (before.charAt(cell) == '.') {
                String put = before.substring(0, cell) + letters.charAt(0) + before.substring(cell + 1);
                after.add(first ? put : aged(put, letters));
            }
        }
        return after;
    }

    private static String aged(String cells, String letters) {
        String aged = cells;
        for (int kind = letters.length() - 1; kind >= 0; kind--) {
            aged = aged.replace(letters.charAt(kind), kind + 1 < letters.length() ? letters.charAt(kind + 1) : '.');
        }
        return aged;
    }
}
