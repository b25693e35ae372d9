package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.kernel.PackedPlay;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.text.Source;
import org.zermelo.testkit.GameCheck;
import org.zermelo.tests.Share;

/** Jumps from afar, and what becomes of a piece that is promoted in the middle of a chain. */
class FlyingCapturesTest {

    private static final String MEN = "pieces man x o, king X O; ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // from afar, over one, to any empty cell behind it
                "strip 7; start x..o...; moves jump flying over other capturing | a1xe1, a1xf1, a1xg1",
                "strip 7; start x..o...; moves jump flying over other | a1-e1, a1-f1, a1-g1",
                "strip 7; start x..oo..; moves jump flying over other capturing, pass | pass",
                "strip 7; start x.xo...; moves jump flying over other capturing | c1xe1, c1xf1, c1xg1",
                "strip 7; start x..o..o; moves jump flying over other onto empty or other | a1-e1, a1-f1, a1xg1",
                "strip 7; start x.x...o; moves jump flying over own onto other | a1xg1",
                // it lands where it goes on, if it can
                "strip 9; start x.o..o.o.; moves jump flying over other capturing in chains | a1xd1xg1xi1, a1xe1xg1xi1",
                "strip 6; start xo..o.; moves jump flying over other capturing in open chains"
                        + " | a1xc1, a1xc1xf1, a1xd1, a1xd1xf1",
                "board 3 x 5; start ...../...o./x.o..; moves jump flying straight over other capturing in chains"
                        + " | a3xd3xd1",
                // what it has taken lies in its way: neither passed nor jumped over again
                "strip 5; start .oXo.; " + MEN + "moves jump flying over other capturing in chains | c1xa1, c1xe1",
                // where another way leads to the same cell, what it jumps over is named
                "cylinder 1 x 5; start x.o..; moves jump flying sideways over other capturing"
                        + " | a1xb1, a1xc1xd1, a1xe1",
                "cylinder 1 x 4; start xo.o; moves jump flying sideways over other capturing | a1xb1xc1, a1xd1xc1"
            })
    void fromAfar(String text, String moves) {
        assertThat(Set.of(moves(text).split(", "))).isEqualTo(Set.of(moves.split(", ")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                | a3xc1     | ..X../...o./..... o",
                "at end of move  | a3xc1xe3  | ...../...../....x o",
                "and goes on     | a3xc1xe3  | ...../...../....X o"
            })
    void whoReachesTheLastRowInTheMiddleOfAChain(String passing, String move, String after) {
        BoardGame game = read("board 3 x 5; " + MEN + "start ...../.o.o./x....; promotion king on last row "
                + (passing == null ? "" : passing)
                + "; moves man jump diagonally over other capturing in chains,"
                + " king jump flying diagonally over other capturing in chains");
        List<BoardMove> moves = game.moves(game.start());
        assertThat(moves).extracting(BoardMove::text).containsExactly(move);
        assertThat(game.text(game.play(game.start(), moves.get(0)))).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({"'', a3xc1", "' at end of move', a3xc1", "' and goes on', a3xc1xf4"})
    void aManThatHasBecomeKingGoesOnFromAfar(String passing, String moves) {
        assertThat(moves("board 6 x 6; " + MEN
                        + "start ....../.o..../x...o./....../....../......; moves man jump diagonally"
                        + " over other capturing in chains, king jump flying diagonally over other capturing in chains;"
                        + " promotion king on last row" + passing))
                .isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "доска 1 x 5; фигуры man x o, king X O; начало x.o..; превращение king на a1 в конце хода; ходы прыжок"
                        + " издали через чужую со взятием",
                "tablero 1 x 5; piezas man x o, king X O; inicio x.o..; promoción king en a1 al final de la jugada;"
                        + " movimientos saltar volando por encima de ajena capturando",
                "棋盘 1 x 5; 棋子 man x o, king X O; 开局 x.o..; 升变 king 在 a1 走完时; 走法 跳 远程 越过 对方 吃掉",
                "تخته 1 x 5; مهره‌ها man x o, king X O; شروع x.o..; ارتقا king در a1 در پایان حرکت; حرکت‌ها پرش از دور"
                        + " از روی حریف گرفتن"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(moves(text)).isEqualTo("a1xd1, a1xe1");
        assertThat(read(text).toString())
                .endsWith("moves jump flying over other capturing; promotion king on a1 at end of move)");
    }

    /**
     * Counts that R. Halbersma has published for his programs of draughts, of whom the positions are, too; the second is Woldouby's.
     * Moves that take the same pieces and end alike are one there.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@international-draughts | 9 81 658 4265 27117 167140",
                "@russian-draughts       | 7 49 302 1469 7482 37986 190146",
                "o #.#.#.#.#./x#.#.#x#x#/#x#.#.#.#./.#O#.#.#x#/#x#x#x#O#./.#.#.#.#x#/#X#.#x#.#./.#x#.#.#.#/#x#x#x#x#./"
                        + "x#.#.#.#.# | 14 55 1168 5432",
                "x #.#.#.#.#./.#.#.#.#.#/#.#o#o#o#./o#.#o#o#.#/#o#.#o#o#x/o#x#x#.#x#/#.#x#x#x#x/.#x#x#.#.#/#.#.#.#.#./"
                        + ".#.#.#.#.# | 6 12 30 73 215 590 1944 6269"
            })
    void playsAsCountedElsewhere(String text, String counts) {
        BoardGame game = text.startsWith("@")
                ? BoardRuleText.game(Library.find(text.substring(1)).orElseThrow())
                : international(text.charAt(0), text.substring(2));
        Map<AtTurn<BoardPosition>, Long> wave = Map.of(game.start(), 1L);
        for (String count : counts.split(" ")) {
            Map<AtTurn<BoardPosition>, Long> next = new HashMap<>();
            wave.forEach((at, plays) -> game.moves(at).stream()
                    .map(move -> game.play(at, move))
                    .distinct()
                    .forEach(after -> next.merge(after, plays, Math::addExact)));
            wave = next;
            assertThat(wave.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(Long.parseLong(count));
        }
        assertThat(GameCheck.faults(game, 2_000)).isEmpty();
    }

    private static BoardGame international(char first, String start) {
        return read("board 10 x 10; " + MEN + "start " + start + "; first " + first
                + "; moves must man jump diagonally over other capturing in longest chains,"
                + " must king jump flying diagonally over other capturing in longest chains,"
                + " man step diagonally forward, king slide diagonally; promotion king on last row at end of move");
    }

    /** Men and kings on small boards, with jumps of all sorts: the interpreter, tables and planes say alike. */
    @Test
    void randomDraughtsAgreeInAllForms() {
        SplittableRandom random = new SplittableRandom(20261125);
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < Share.of(6_000, 50); i++) {
            String text = draughts(random);
            BoardGame game = read(text);
            String printed = game.toString();
            String inside = printed.substring("board(".length(), printed.length() - 1);
            assertThat(BoardRuleText.game(Source.of(inside), 0, inside.length()))
                    .as(text)
                    .hasToString(printed);
            assertThat(GameCheck.faults(game, 60)).as(text).isEmpty();
            PackedPlay packed = PackedPlay.of(game.form(), i % 2 == 0).orElseThrow();
            assertThat(GameCheck.faults(new PackedBoardGame(packed), 300))
                    .as(text)
                    .isEmpty();
            game.moves(game.start())
                    .forEach(move -> seen.merge("hops " + move.text().split("x").length, 1, Integer::sum));
        }
        assertThat(seen).containsKeys("hops 2", "hops 3", "hops 4", "hops 5");
    }

    private static String draughts(SplittableRandom random) {
        String board = pick(
                random,
                "board 1 x 7",
                "board 4 x 4",
                "board 3 x 5",
                "board 5 x 3",
                "torus 2 x 3",
                "cylinder 2 x 5",
                "points a1 .. c3; lines a1-b1-c1, a2-b2-c2, a3-b3-c3, a1-a2-a3, b1-b2-b3, c1-c2-c3, a1-b2-c3,"
                        + " a3-b2-c1");
        int rows = board.startsWith("points") ? 3 : board.charAt(board.length() - 5) - '0';
        int columns = board.startsWith("points") ? 3 : board.charAt(board.length() - 1) - '0';
        String start = IntStream.range(0, rows)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> "" + "......xooXO".charAt(random.nextInt(11)))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
        boolean points = board.startsWith("points");
        String clauses = IntStream.range(0, 2 + random.nextInt(2))
                .mapToObj(i -> pick(random, "", "", "must ", "x ", "o must ")
                        + pick(random, "man ", "king ", "king ", "")
                        + "jump"
                        + pick(random, "", " flying", " flying")
                        + pick(random, points ? " along line" : " any way", points ? "" : " diagonally", " straight")
                        + pick(random, " over other", " over other", " over other", " over own or other", "")
                        + pick(random, "", "", "", " onto other", " onto empty or other")
                        + pick(random, " capturing", " capturing", " capturing", "")
                        + pick(random, " in chains", " in chains", " in longest chains", " in open chains", "")
                        + pick(random, "", "", "", " leaving *", " shooting", " enclosing", " from a1 b1"))
                .collect(Collectors.joining(", "));
        return board + "; " + MEN + "start " + start + "; moves " + clauses + pick(random, "", ", step", ", king slide")
                + pick(random, "", "; mill of 3")
                + "; promotion king on "
                + (points ? "b1 b3" : pick(random, "last row", "first row", "a1 b1"))
                + pick(random, "", " at end of move", " and goes on", " and goes on")
                + pick(random, "", "", "; again capture", "; hand captured");
    }

    private static String pick(SplittableRandom random, String... words) {
        return words[random.nextInt(words.length)];
    }
}
