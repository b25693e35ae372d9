package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

/** Board games as text: what is read, in which languages, and where what is wrong is pointed at. */
class BoardRuleTextTest {

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    @Test
    void russianWordsMeanTheSame() {
        BoardGame russian = read("""
            игра "Гексапешка"
            доска 3 х 3
            начало
              ooo
              ...
              xxx
            ходы
              шаг вперёд
              взять наискось вперёд
            конец дойти до последнего ряда
            тупик проигрывает
            """);
        assertThat(russian)
                .hasToString(BoardRuleText.game(Library.find("hexapawn").orElseThrow())
                        .toString());
    }

    private static Stream<Source> boards() {
        return Library.names().stream()
                .map(name -> Library.find(name).orElseThrow())
                .filter(BoardRuleText::isBoard);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void whatIsPrintedIsReadBack(Source file) {
        String text = BoardRuleText.rules(file).toString();
        assertThat(Notation.standard().parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "соты 3 x 3; ходы поставить; конец x соединить верх с низом, o соединить левый край с правым краем |"
                        + " hex 3 x 3; moves place; end x connect top with bottom, o connect left with right",
                "тор 3 x 3; ходы поставить; конец линия из ровно 3, блок из 2 x 2; тупик ничья |"
                        + " torus 3 x 3; moves place; end line of exactly 3, block of 2 x 2; stuck draws",
                "цилиндр 3 x 4; ходы бросить; конец занять a1 или b1 |" + " cylinder 3 x 4; moves drop; end fill a1 b1",
                "стороны 2 x 1; ходы поставить *; счёт квадраты; ещё ход за квадрат или взятие |"
                        + " edges 2 x 1; moves place *; score boxes; again after box or capture",
                "доска 4 x 4; ходы x поставить * 2 x 1, o поставить * 1 x 2; конец меньше 3 чужих |"
                        + " board 4 x 4; moves x place * 2 x 1, o place * 1 x 2; end fewer than 3 other"
            })
    void shapesAndEndsInRussian(String russian, String english) {
        assertThat(read(russian)).hasToString(read(english).toString());
    }

    @Test
    void aHexagonIsDrawnWithOrWithoutThePlacesBesideIt() {
        String expected = "board(hex 2; start #xx/.#./oo#; moves step)";
        assertThat(read("hex 2; start #xx/.#./oo#; moves step")).hasToString(expected);
        assertThat(read("hex 2\nstart\n xx\n.#.\n oo\nmoves step")).hasToString(expected);
    }

    @Test
    void aDrawingMayHaveHolesBlanksAndSlashes() {
        String expected = "board(2x3; start x.#/.#o; moves step)";
        assertThat(read("board 2x3\nstart\n x . #\n . # o\n\nmoves step")).hasToString(expected);
        assertThat(read("board 2 x 3; start x.#/.#o; moves step")).hasToString(expected);
        assertThat(read("moves step\nstart x.#\n.#O\nboard 2 x 3")).hasToString(expected);
    }

    @Test
    void aStartMayBeTold() {
        assertThat(read("board 2 x 3; start x a1 b2, o c1; moves step"))
                .hasToString("board(2x3; start x.o/.x.; moves step)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 12 x 11; moves place                     | board.too-large             | 7",
                "board 129 x 1; moves place                     | notation.number-out-of-range | 7",
                "board 1 x 128; moves place                     | notation.number-out-of-range | 11",
                "board 3 x 3; moves plaace                      | board.unknown-word          | 20",
                "board 3 x 3; start xx/xxx/...; moves step      | board.columns               | 20",
                "board 3 x 3; start xxx/...; moves step         | board.rows                  | 24",
                "board 3 x 3; moves step sidewards              | board.unknown-word          | 25",
                "board 3 x 3; moves step; end line of 4         | board.no-line               | 38",
                "board 3 x 3; moves step; end reach d4          | board.no-cell               | 36",
                "board 3 x 3; moves place; then step            | board.then-without-hand     | 36",
                "board 3 x 3; board 4 x 4; moves place          | board.section-twice         | 14",
                "board 3 x 3                                    | board.no-moves              | 12",
                "board 3 x 3; moves step along line             | board.only-on-points        | 25",
                "board 3 x 3; moves step diagonally sideways    | board.no-way                | 25",
                "points a b; lines a-c; moves step              | board.no-cell               | 21",
                "points a b; lines a-b; moves drop              | board.only-on-rectangles    | 34",
                "points a a; lines a-b; moves step              | board.point-twice           | 10",
                "points a b c; lines a-b-a-c; moves step        | board.point-twice           | 25",
                "board 3 x 3; hand 100; moves place             | notation.number-out-of-range | 19",
                "board 3 x 3; moves step empty                  | board.moves-nothing         | 30",
                "board 0 x 3; moves place                       | notation.number-out-of-range | 7",
                "hex 8; moves place                             | board.side-too-large        | 5",
                "hex 12 x 11; moves place                       | board.too-large             | 5",
                "torus 65 x 2; moves place                      | board.too-large             | 7",
                "points a1 .. j13; lines a1-a2; moves place     | board.too-many-points       | 8",
                "hex 3; moves drop                              | board.only-on-rectangles    | 18",
                "torus 3 x 3; moves drop                        | board.only-on-rectangles    | 24",
                "hex 3; moves step diagonally                   | board.no-way                | 19",
                "hex 3; start xx/..../...../..../...; moves step | board.columns              | 14",
                "points a b; lines a-b; moves place 1 x 2       | board.no-block              | 36",
                "board 3 x 3; moves place; end block of 1 x 4   | board.no-block              | 40",
                "board 3 x 3; moves place; end connect top      | board.word-missing          | 42",
                "board 3 x 3; moves place; end connect top with middle | board.unknown-word   | 48",
                "board 2 x 2; moves place; again box            | board.no-boxes              | 33",
                "board 2 x 2; moves place; score boxes          | board.no-boxes              | 33",
                "board 2 x 2; moves place; again later          | board.unknown-word          | 33",
                "board 2 x 2; moves place; again line of 3      | board.no-line               | 41",
                "board 2 x 2; moves place; boxes a1 z9; again box | board.unknown-word        | 36",
                "board 2 x 2; first x passes; moves place       | board.passes-without-again  | 22",
                "edges 9 x 9; moves place                       | board.too-many-sides        | 7",
                "edges 2 x 2; moves drop                        | board.only-on-rectangles    | 24",
                "board 3 x 3; moves place; end fewer than 0 own | notation.number-out-of-range | 42"
            })
    void errorsHaveAPlace(String text, String key, int column) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.note().key()).isEqualTo(key);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @Test
    void rulesOfHeapsAreToldApart() {
        assertThatThrownBy(() -> RuleText.ruleset("@hexapawn"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo("board.no-heaps"));
        assertThat(BoardRuleText.isBoard(Source.of("@two-heaps"))).isFalse();
    }

    @Test
    void whoWaitsPasses() {
        BoardGame game = read("edges 1 x 1; start #.#/*#*/#*#; moves place *; score boxes; again box");
        AtTurn<BoardPosition> start = game.position("#.#/*#./#*#");
        AtTurn<BoardPosition> closed = game.play(game.start(), game.move(game.start(), "b1"));
        assertThat(game.text(closed)).isEqualTo("#*#/*#*/#*# pass");
        assertThat(game.moves(closed)).as("nothing is left to go on with").isEmpty();
        assertThat(game.gain(game.start(), game.move(game.start(), "b1"))).isEqualTo(1);
        AtTurn<BoardPosition> waiting = game.position("#.#/*#./#*# pass");
        assertThat(game.moves(waiting)).hasToString("[pass]");
        assertThat(game.play(waiting, game.moves(waiting).get(0))).isEqualTo(start);
        assertThat(game.from(waiting).toString()).contains("; first x passes;");
    }

    @Test
    void positionsAreReadBackAndRefused() {
        BoardGame game = BoardRuleText.game(Library.find("three-mens-morris").orElseThrow());
        assertThat(game.text(game.start())).isEqualTo(".../.../... x 3 3");
        assertThat(game.position("x../.o./... x 2 2").position().cells()).isEqualTo("x...o....");
        for (String wrong :
                new String[] {"", "x", ".../... x 3 3", ".../.../... y 3 3", ".../.../... x 4 3", "....../... x 3 3"}) {
            assertThatThrownBy(() -> game.position(wrong)).asString().contains("grid.position");
        }
    }
}
