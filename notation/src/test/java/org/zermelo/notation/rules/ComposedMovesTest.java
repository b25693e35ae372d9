package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;

/** Moves that change more than their words name: flips, chains, mills, pushes, promotion; against counts that others have published. */
class ComposedMovesTest {

    private static BoardGame read(String text) {
        return text.startsWith("@")
                ? BoardRuleText.game(Library.find(text.substring(1)).orElseThrow())
                : BoardRuleText.game(Source.of(text));
    }

    private static List<String> moves(String rules) {
        BoardGame game = read(rules);
        return game.moves(game.start()).stream().map(BoardMove::text).toList();
    }

    private static String worth(String text) {
        Game game = Notation.standard().parse(text);
        return Planner.standard().solve(game.rules(), game.value()).worth().toString();
    }

    /**
     * Othello, draughts, chess: the counts with which programs of these games are tested. Morris: all orders of placing, and one more for
     * each mill at the fifth ply.
     */
    @ParameterizedTest
    @CsvSource({
        "@othello, 6, 8200",
        "@draughts, 6, 36768",
        "@chess, 3, 8902",
        "@nine-mens-morris, 3, 12144",
        "@six-mens-morris, 3, 3360",
        "@lasker-morris, 3, 13552"
    })
    void playsAsCountedElsewhere(String text, int plies, long expected) {
        BoardGame game = read(text);
        Map<AtTurn<BoardPosition>, Long> wave = new HashMap<>(Map.of(game.start(), 1L));
        for (int ply = 0; ply < plies; ply++) {
            Map<AtTurn<BoardPosition>, Long> next = new HashMap<>();
            wave.forEach((at, count) ->
                    game.moves(at).forEach(move -> next.merge(game.play(at, move), count, Math::addExact)));
            wave = next;
        }
        assertThat(wave.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(expected);
    }

    /** Turns and reflections of the picture, with the colours exchanged or not; draughts are played on half the cells. */
    @ParameterizedTest
    @CsvSource({
        "@othello, 16",
        "@draughts, 2",
        "@chess, 4",
        "@king-and-rook, 8",
        "@nine-mens-morris, 16",
        "@quixo, 16",
        "@hasami, 8",
        "'board 3 x 3; moves x place flipping, step enclosing', 8"
    })
    void symmetriesAreFound(String text, int expected) {
        assertThat(read(text).form().symmetries()).hasSize(expected);
    }

    @Test
    void hasamiIsADraw() {
        assertThat(worth("@hasami")).contains("DRAW");
    }

    /** On a board of 4 x 4 the second player wins by 11 to 3. */
    @Test
    void smallOthello() {
        assertThat(worth("board(4x4; start ..../.ox./.xo./....; moves place flipping; stuck passes; score pieces)"))
                .contains("-8");
    }

    @Test
    void quixoIsTheHandWrittenOne() {
        assertThat(worth("board(3x3; moves push; end line of 3 other loses, line of 3)"))
                .isEqualTo(worth("quixo(3)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 3 x 3; start .../.o./x.x; moves must jump diagonally over other capturing, step | a3xc1, c3xa1",
                "board 5 x 5; start ...../.o.o./...../.o.../x....; moves jump diagonally over other capturing in chains"
                        + " | a5xc3xa1, a5xc3xe1",
                "board 5 x 5; start ...../...o./...../.o.../x.ox.; moves jump any way over other capturing in longest"
                        + " chains | a5xc3xe1, d5xb5xb3",
                "board 3 x 3; pieces man x o, king X O; start .../X../..x; moves king step forward, man step sideways"
                        + " | a2-a1, c3-b3",
                "board 1 x 4; start .oox; moves place flipping                       | a1",
                "board 1 x 5; start xo..x; moves slide enclosing                     | e1-d1, e1-c1",
                "board 2 x 2; moves push                                             | a1-b1, a1-a2, b1-a1, b1-b2,"
                        + " a2-b2, a2-a1, b2-a2, b2-b1",
                "board 1 x 3; start x.o; moves fly with 1 own                        | a1-b1",
                "board 1 x 3; start xo.; moves step; stuck passes                    | pass"
            })
    void movesAtTheStart(String rules, String expected) {
        assertThat(moves(rules)).as(rules).containsExactlyInAnyOrder(expected.split(", "));
    }

    private static String after(String rules, String move) {
        BoardGame game = read(rules);
        return game.text(game.play(game.start(), game.move(game.start(), move)));
    }

    @Test
    void whatComesOfAMove() {
        assertThat(after("board 1 x 5; start xo..x; moves slide enclosing", "e1-c1"))
                .isEqualTo("x.x.. o");
        assertThat(after("board 1 x 4; start .oox; moves place flipping", "a1")).isEqualTo("xxxx o");
        String draughts = "board 3 x 3; pieces man x o, king X O; start .../.o./x..; moves jump diagonally over other"
                + " capturing in chains; promotion king on last row";
        assertThat(after(draughts, "a3xc1")).isEqualTo("..X/.../... o");
        String mill = "board 2 x 3; start xx./o.o; moves place; mill of 3";
        assertThat(moves(mill)).containsExactlyInAnyOrder("c1xa2", "c1xc2", "b2");
        assertThat(after(mill, "c1xa2")).isEqualTo("xxx/..o o");
        assertThat(after("board 3 x 3; start xo./.../...; moves push", "a1-c1")).isEqualTo("o.x/.../... o");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 3 x 3; pieces man o x; moves step                          | board.first-kind",
                "board 3 x 3; pieces man x o, man X O; moves step                 | board.kind-twice",
                "board 3 x 3; pieces man x o, king x O; moves step                | board.kind-sign",
                "board 3 x 3; moves step; promotion king on last row              | board.no-kind",
                "board 3 x 3; moves step; mill of 4                               | board.no-line",
                "board 3 x 3; moves step; score goals                             | board.unknown-word",
                "board 3 x 3; pieces man x o, king X O; moves step; end king line of 3 | board.kind-only-reaches",
                "points a b; lines a-b; moves push                                | board.only-on-rectangles",
                "board 2 x 2; start .#/..; moves push                             | board.push-with-holes",
                "board 3 x 3; moves step with 3 other                             | board.unknown-word"
            })
    void errorsAreSaid(String text, String key) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }

    @Test
    void russianWordsMeanTheSame() {
        String english = "board 4 x 4; pieces man x o, king X O; start .oo./..../..../xx..;"
                + " moves must man jump diagonally over other capturing in longest chains, man step forward,"
                + " king slide enclosing one, fly with 1 own, pass; end fewer than 2 own loses; stuck passes;"
                + " promotion king on last row; mill of 3; score captures";
        String russian = "доска 4 х 4; фигуры man x o, king X O; начало .oo./..../..../xx..;"
                + " ходы обязан man прыжок наискось через чужую со взятием самой длинной цепочкой, man шаг вперёд,"
                + " king скользить зажимая одну, перелёт при 1 своих, пропуск; конец меньше 2 своих проигрывает;"
                + " тупик пропускает; превращение king на последнем ряду; мельница из 3; счёт взятых";
        assertThat(read(russian)).hasToString(read(english).toString());
    }
}
