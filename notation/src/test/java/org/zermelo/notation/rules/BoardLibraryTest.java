package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.tests.LongOnly;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Board games in words have the values of the hand-written ones, and the counts by plies that others have published. */
class BoardLibraryTest {

    private static final String MNK = "board ROWS x COLUMNS; moves place; end line of K; stuck draws";

    private static BoardGame library(String name) {
        return BoardRuleText.game(Library.find(name).orElseThrow());
    }

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    private static String worth(Rules<?, ?> rules) {
        Outcome outcome =
                (Outcome) Planner.standard().solve(rules, Values.outcome()).worth();
        return outcome.result() + " " + outcome.plies();
    }

    /**
     * Hexapawn: M. Gardner 1962. Cram, Domineering: M. Gardner 1974, D. Breuker 2000. Hex, Y: the first player wins every board.
     * Hare and hounds: Winning Ways. Pong hau k'i: P. Straffin 1995. The others are those of hand-written games, or of all
     * methods of this engine.
     */
    @ParameterizedTest
    @CsvSource({
        "hexapawn, LOSS 6",
        "tic-tac-toe, TIE 9",
        "clobber, WIN 7",
        "three-mens-morris, WIN 9",
        "dobutsu-3x3, WIN 9",
        "dodgem, WIN 19",
        "konane, LOSS 4",
        "achi, WIN 11",
        "adugo-3x3, DRAW -1",
        "ko-on-a-strip, WIN 11",
        "shisima-in-turn, WIN 7",
        "bagh-chal-3x3, WIN 15",
        "berolina-hexapawn, LOSS 4",
        "change, LOSS 16",
        "chess-on-a-line, WIN 11",
        "chinese-checkers, DRAW -1",
        "chung-toi, DRAW -1",
        "clobber-strip, WIN 3",
        "cram, LOSS 8",
        "dara-3x3, DRAW -1",
        "dara-3x4, DRAW -1",
        "dawsons-kayles, WIN 5",
        "domineering, WIN 7",
        "five-field-kono-4x4, LOSS 32",
        "fox-and-hounds-4x4, LOSS 8",
        "fox-and-hounds-6x6, WIN 25",
        "gravity-tic-tac-toe, TIE 9",
        "hare-and-hounds, WIN 23",
        "hare-and-hounds-large, WIN 65",
        "hare-and-hounds-medium, WIN 39",
        "hex, WIN 5",
        "ho-bag-gonu, DRAW -1",
        "horses, DRAW -1",
        "jan, DRAW -1",
        "joust, LOSS 12",
        "kayles-on-a-strip, WIN 11",
        "kaooa, WIN 15",
        "kings-race, WIN 5",
        "konane-5x5, WIN 13",
        "le-grec, DRAW -1",
        "lion-and-chick, WIN 15",
        "l-game, DRAW -1",
        "lite-3, WIN 13",
        "lite-3-refilled, DRAW -1",
        "misere-tic-tac-toe, TIE 9",
        "mu-torere, DRAW -1",
        "nine-holes, DRAW -1",
        "nimstring, LOSS 15",
        "notakto, WIN 6",
        "octopawn, WIN 11",
        "orbito-3x3, WIN 7",
        "peg-duotaire, LOSS 8",
        "pong-hau-ki, DRAW -1",
        "quick-cross, LOSS 8",
        "shift-tac-toe, WIN 9",
        "shisima, DRAW -1",
        "snake, WIN 11",
        "square-connection, TIE 9",
        "tac-tix, LOSS 16",
        "tant-fant, DRAW -1",
        "tic-tac-toe-on-a-torus, WIN 7",
        "traffic-lights, WIN 17",
        "treblecross, WIN 5",
        "tsoro-yematatu, DRAW -1",
        "wild-tic-tac-toe, WIN 7",
        "winkers, LOSS 14",
        "y, WIN 7",
        "yote, DRAW -1"
    })
    void valuesOfTheLibrary(String name, String expected) {
        assertThat(worth(library(name))).isEqualTo(expected);
    }

    /** Games of which the general methods meet more positions, or play them by the interpreter. */
    @LongOnly
    @ParameterizedTest
    @CsvSource({
        "nine-holes-onward, LOSS 36",
        "three-mens-morris-onward, WIN 9",
        "international-draughts-5x5, LOSS 18",
        "gobblers-of-two-sizes, DRAW -1"
    })
    void valuesOfLargerOnes(String name, String expected) {
        valuesOfTheLibrary(name, expected);
    }

    /** Hounds in the middle go on, or aside, and not back, slanting ways neither. */
    @Test
    void houndsNeverGoBack() {
        Rules<?, ?> rules = Notation.standard()
                .parse("@hare-and-hounds from #.#/.o./.x./x.x/#.# x")
                .rules();
        assertThat(((BoardGame) rules).moves(((BoardGame) rules).start()))
                .extracting(BoardMove::toString)
                .containsExactlyInAnyOrder("b3-a3", "b3-c3", "b3-a2", "b3-c2", "a4-a3", "a4-b4", "c4-c3", "c4-b4");
    }

    /** Who takes last loses; who begins wins by a corner, the centre or a middle row: M. Gardner 1959. */
    @ParameterizedTest
    @CsvSource({
        ".**/***/***, LOSS",
        "***/*.*/***, LOSS",
        "***/.../***, LOSS",
        "*.*/***/***, WIN",
        "*../***/***, WIN",
        ".../***/***, WIN"
    })
    void misereTacTix(String left, String result) {
        String moves = "moves remove *, remove * 1x2, remove * 1x3, remove * 2x1, remove * 3x1";
        BoardGame game = read("board 3x3; start " + left + "; " + moves);
        Outcome outcome =
                (Outcome) Planner.standard().solve(game, Values.misere()).worth();
        assertThat(outcome.result()).hasToString(result);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tictactoe()     | @tic-tac-toe",
                "hexapawn(3, 3)  | @hexapawn",
                "hexapawn(4, 4)  | board(4x4; start oooo/..../..../xxxx; moves step forward, capture diagonally"
                        + " forward; end reach last row)",
                "dodgem(3)       | @dodgem",
                "mnk(4, 3, 3)    | board(3x4; moves place; end line of 3; stuck draws)",
                "mnk(3, 5, 4)    | board(5x3; moves place; end line of 4; stuck draws)",
                "connect(4, 4, 4)| board(4x4; moves drop; end line of 4; stuck draws)",
                "connect(3, 4, 3)| board(4x3; moves drop; end line of 3; stuck draws)",
                "connect(5, 3, 3)| board(3x5; moves drop; end line of 3; stuck draws)"
            })
    void theHandWrittenGameIsTheSame(String written, String words) {
        Game one = Notation.standard().parse(written);
        Game other = Notation.standard().parse(words);
        assertThat(worth(other.rules())).isEqualTo(worth(one.rules()));
    }

    /**
     * Leaves of the tree of plays, as Regular Boardgames counts them in its own generated code; tic-tac-toe also E. Weisstein,
     * MathWorld.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 3 x 3; moves place; end line of 3; stuck draws | 4 | 3024",
                "board 3 x 3; moves place; end line of 3; stuck draws | 9 | 127872",
                "board 6 x 7; moves drop; end line of 4; stuck draws | 6 | 117649",
                "hex 5; moves place; end line of 4, line of 3 loses; stuck draws | 3 | 215940",
                "board 5 x 5; start ooooo/ooooo/...../xxxxx/xxxxx; moves step forward or diagonally forward,"
                        + " capture diagonally forward; end reach last row | 4 | 23084",
                "board 8 x 8; start oooooooo/oooooooo/......../......../......../......../xxxxxxxx/xxxxxxxx; moves step"
                        + " forward or diagonally forward, capture diagonally forward; end reach last row | 3 | 11132"
            })
    void playsAsCountedElsewhere(String text, int plies, long expected) {
        assertThat(plays(read(text), plies)).isEqualTo(expected);
    }

    /** The positions of tic-tac-toe that can be reached: 5,478. */
    @ParameterizedTest
    @ValueSource(ints = 9)
    void positionsOfTicTacToe(int plies) {
        Map<AtTurn<BoardPosition>, Long> all = new HashMap<>();
        Map<AtTurn<BoardPosition>, Long> wave =
                new HashMap<>(Map.of(library("tic-tac-toe").start(), 1L));
        for (int ply = 0; ply <= plies; ply++) {
            all.putAll(wave);
            wave = next(library("tic-tac-toe"), wave);
        }
        assertThat(all).hasSize(5478);
    }

    private static long plays(BoardGame game, int plies) {
        Map<AtTurn<BoardPosition>, Long> wave = new HashMap<>(Map.of(game.start(), 1L));
        for (int ply = 0; ply < plies; ply++) {
            wave = next(game, wave);
        }
        return wave.values().stream().mapToLong(Long::longValue).sum();
    }

    private static Map<AtTurn<BoardPosition>, Long> next(BoardGame game, Map<AtTurn<BoardPosition>, Long> wave) {
        Map<AtTurn<BoardPosition>, Long> next = new HashMap<>();
        wave.forEach((at, count) -> {
            for (BoardMove move : game.moves(at)) {
                next.merge(game.play(at, move), count, Math::addExact);
            }
        });
        return next;
    }

    @ParameterizedTest
    @CsvSource({
        "hexapawn, true, PARTIZAN",
        "tic-tac-toe, true, PARTIZAN",
        "three-mens-morris, false, PARTIZAN",
        "dodgem, false, PARTIZAN",
        "konane, true, PARTIZAN"
    })
    void whatIsFoundOut(String name, boolean acyclic, Trait trait) {
        assertThat(library(name).traits()).contains(trait);
        assertThat(library(name).traits().contains(Trait.ACYCLIC)).isEqualTo(acyclic);
    }

    /** Treblecross and Notakto's single board: both write the same sign. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "treblecross(3)  | strip 3; moves place *; end line of 3 *",
                "treblecross(5)  | strip 5; moves place *; end line of 3 *",
                "treblecross(8)  | strip 8; moves place *; end line of 3 *",
                "treblecross(10) | strip 10; moves place *; end line of 3 *"
            })
    void neutralPiecesMakeGamesWithNimbers(String written, String words) {
        BoardGame game = read(words);
        assertThat(game.traits()).contains(Trait.IMPARTIAL);
        Rules<?, ?> other = Notation.standard().parse(written).rules();
        // the ready game leaves out moves that lose at once, which changes nimbers, and not who wins
        assertThat(Planner.standard().solve(game, Values.nimber()).worth().sign())
                .isEqualTo(
                        Planner.standard().solve(other, Values.nimber()).worth().sign());
    }

    /** Found by random rules: a piece that is pushed in may become a king on an empty board. */
    @Test
    void whatIsPushedInMayBePromoted() {
        BoardGame game = read("board 1x3; pieces man x o, king X O; moves push; promotion king on last row; plies 5");
        assertThat(worth(game)).isEqualTo("TIE 5");
    }

    /** Winning Ways, chapter 16, has these games; the values are those of all methods. */
    @ParameterizedTest
    @CsvSource({"dots-and-boxes, 2", "dots-and-boxes-swedish, 7", "dots-and-boxes-icelandic, 4", "strings-and-coins, -4"
    })
    void margins(String name, long margin) {
        assertThat(Planner.standard().solve(library(name), Values.margin()).worth())
                .isEqualTo(new Margin(margin));
    }
}
