package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.PlainCups.Way;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.testkit.GameCheck;

/** Pieces that cover smaller ones, against a second writing that knows no boards in words. */
class CoveringTest {

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    /** Every position of whole worlds has the same options and ends alike, and numbers tell the same as positions. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 3 | 1 | FLY   | true  | true  | 2",
                "1 | 4 | 1 | FLY   | false | true  | 2",
                "1 | 3 | 1 | FLY   | true  | true  | 3",
                "2 | 3 | 1 | FLY   | true  | true  | 2",
                "1 | 4 | 1 | STEP  | true  | true  | 2",
                "1 | 4 | 1 | STEP  | true  | false | 2",
                "1 | 4 | 1 | SLIDE | true  | true  | 2",
                "2 | 3 | 1 | SLIDE | false | true  | 2",
                "1 | 3 | 1 | SLIDE | true  | true  | 3",
                "3 | 3 | 1 | STAND | true  | false | 2",
                "1 | 3 | 2 | FLY   | true  | true  | 2",
                "1 | 3 | 3 | STEP  | true  | true  | 2"
            })
    void worldsAreThoseOfASecondWriting(
            int rows, int columns, int each, Way way, boolean placedOver, boolean movedOver, int sizes) {
        String over = placedOver ? " covering" : "";
        String ways = way == Way.FLY ? "" : " straight";
        String moves = way == Way.STAND
                ? ""
                : ", " + way.name().toLowerCase(Locale.ROOT) + ways + (movedOver ? " covering" : "");
        String[] signs = sizes == 2 ? new String[] {"xo", "XO"} : new String[] {"xo", "kc", "XO"};
        BoardGame game = read("board " + rows + " x " + columns + "; pieces "
                + (sizes == 2 ? "small x o, large X O" : "small x o, middle k c, large X O")
                + "; hand small " + each + " each, large " + each + " each"
                + (sizes == 2 ? "" : ", middle " + each + " each")
                + "; moves place small" + over + ", place large" + over
                + (sizes == 2 ? "" : ", place middle" + over) + moves
                + "; end line of 3 other loses, line of 3");
        Map<String, Set<String>> expected =
                new PlainCups(rows, columns, each, signs, way, placedOver, movedOver).world();
        assertThat(world(game)).isEqualTo(expected);
        assertThat(game).isInstanceOf(PackedBoardGame.class);
        assertThat(GameCheck.faults(game, 3_000)).isEmpty();
    }

    /** The games of the library; the numbers are also what this engine counts. */
    @Test
    void playsOfTheLibraryAreThoseOfASecondWriting() {
        PlainCups three = new PlainCups(3, 3, 2, new String[] {"xo", "kc", "XO"}, Way.FLY, true, true);
        PlainCups two = new PlainCups(3, 3, 2, new String[] {"xo", "XO"}, Way.FLY, true, true);
        long[][] expected = {{27, 675, 20_313}, {18, 297, 6_552}};
        for (int ply = 1; ply <= 3; ply++) {
            assertThat(three.plays(ply)).isEqualTo(expected[0][ply - 1]);
            assertThat(two.plays(ply)).isEqualTo(expected[1][ply - 1]);
            assertThat(plays("gobblet-gobblers", ply)).isEqualTo(expected[0][ply - 1]);
            assertThat(plays("gobblers-of-two-sizes", ply)).isEqualTo(expected[1][ply - 1]);
        }
    }

    private static long plays(String name, int plies) {
        BoardGame game = BoardRuleText.game(Library.find(name).orElseThrow());
        Map<AtTurn<BoardPosition>, Long> wave = new HashMap<>(Map.of(game.start(), 1L));
        for (int ply = 0; ply < plies; ply++) {
            Map<AtTurn<BoardPosition>, Long> next = new HashMap<>();
            wave.forEach((at, count) ->
                    game.moves(at).forEach(move -> next.merge(game.play(at, move), count, Math::addExact)));
            wave = next;
        }
        return wave.values().stream().mapToLong(Long::longValue).sum();
    }

    private static Map<String, Set<String>> world(BoardGame game) {
        Map<String, Set<String>> world = new HashMap<>();
        List<AtTurn<BoardPosition>> open = new ArrayList<>(List.of(game.start()));
        Set<AtTurn<BoardPosition>> seen = new HashSet<>(open);
        for (int i = 0; i < open.size(); i++) {
            AtTurn<BoardPosition> at = open.get(i);
            Set<String> options = new HashSet<>();
            game.moves(at).forEach(move -> {
                AtTurn<BoardPosition> next = game.play(at, move);
                options.add(game.text(next));
                if (seen.add(next)) {
                    open.add(next);
                }
            });
            String text = game.text(at);
            assertThat(game.position(text)).isEqualTo(at);
            boolean stuck = options.isEmpty() && !line(text);
            if (options.isEmpty() && !stuck) {
                options.add(game.ending(at) == Ending.LAST_MOVER_WINS ? "win" : "loss");
            }
            world.put(text, options);
        }
        return world;
    }

    /** Whether three pieces of one player are seen on a line of a text; a player without a move has none either. */
    private static boolean line(String text) {
        List<String> rows = List.of(text.split(" ")[0]
                .replaceAll("\\[(.)[^]]*]", "$1")
                .replaceAll("[kX]", "x")
                .replaceAll("[cO]", "o")
                .split("/"));
        int width = rows.get(0).length();
        String all = String.join("/", rows);
        for (int step : new int[] {1, width, width + 1, width + 2}) {
            for (String piece : List.of("x", "o")) {
                if (all.matches(".*" + (piece + ".{" + (step - 1) + "}").repeat(2) + piece + ".*")) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void aPieceThatGoesUncoversWhatLiesBelow() {
        BoardGame game = read("board 1 x 3; pieces small x o, large X O; start [Xo].x; moves fly covering");
        AtTurn<BoardPosition> at = game.start();
        assertThat(game.text(at)).isEqualTo("[Xo].x x");
        assertThat(game.text(game.play(at, game.move(at, "a1-c1")))).isEqualTo("o.[Xx] o");
        assertThat(game.toString()).contains("start [Xo].x;");
        assertThat(read(game.toString().replaceAll("^board[(]|[)]$", "").replaceFirst("^", "board ")))
                .hasToString(game.toString());
        for (String bad : List.of("[xO].x x", "[Xo.x x", "[X].x x", "[Xoo].x x", "[*o].x x", "[Xo]x x", "\uE006.x x")) {
            assertThatThrownBy(() -> game.position(bad)).as(bad).isInstanceOf(BadInputException.class);
        }
    }

    /** Found by random boards: a pile took the places of several signs where holes were looked for. */
    @ParameterizedTest
    @CsvSource({
        "board 1 x 3; start [Xo]#x, [Xo]#x x",
        "board 2 x 2; start [Xo]#/.[Ox], [Xo]#/.[Ox] x",
        "hex 2; start [Xo]x/.../oo, #[Xo]x/.../oo# x"
    })
    void pilesStandBesideHoles(String board, String position) {
        BoardGame game = read(board + "; pieces small x o, large X O; moves fly covering");
        assertThat(game.text(game.start())).isEqualTo(position);
        assertThat(game.position(position)).isEqualTo(game.start());
    }

    /** Right's small piece in the middle of a line is uncovered by the piece that would have made one. */
    @Test
    void whoUncoversALineLosesThoughHeMakesOne() {
        BoardGame game = read("board 3 x 3; pieces small x o, large X O; start [Xo]oo/xx./...; "
                + "moves fly covering; end line of 3 other loses, line of 3");
        AtTurn<BoardPosition> after = game.play(game.start(), game.move(game.start(), "a1-c2"));
        assertThat(game.moves(after)).isEmpty();
        assertThat(game.ending(after)).isEqualTo(Ending.LAST_MOVER_LOSES);
    }

    /** Letters of sizes may differ by case alone: what is played again is the piece that was named. */
    @Test
    void aMoveOfALineIsTheOneWithItsVeryLetters() {
        String text = "@gobblers-of-two-sizes after X:a1 ~ o:b2";
        assertThat(Notation.standard().parse(text).rules().toString()).contains("start X../.o./...;");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 1 x 3; moves place covering | board.covering-kinds",
                "board 1 x 3; pieces a x o, b c d, e f g, h i j; moves place b covering | board.covering-kinds",
                "board 1 x 3; pieces a x o, b X O; moves place b covering, capture straight | board.covering-and",
                "board 1 x 3; pieces a x o, b X O; moves place b covering flipping | board.covering-and",
                "board 1 x 3; pieces a x o, b X O; hand captured; moves place b covering | board.covering-and",
                "board 1 x 3; pieces a x o, b X O; moves fly covering; promotion b on last row | board.covering-and",
                "board 1 x 3; pieces a x o, b X O; start [xX]..; moves fly covering | board.no-pile",
                "board 1 x 3; pieces a x o, b X O; start [Xo]..; moves fly | board.no-pile",
                "board 1 x 3; start x..; hand captred; moves place | board.unknown-word"
            })
    void whatIsRefused(String text, String key) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains(key);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "игра \"Кубки\"; доска 1 x 3; фигуры малая x o, большая X O; ходы поставить большая накрывая",
                "juego \"Cubos\"; tablero 1 x 3; piezas chica x o, grande X O; movimientos poner grande cubriendo",
                "游戏 \"杯\"; 棋盘 1 x 3; 棋子 小 x o, 大 X O; 走法 放 大 覆盖"
            })
    void otherLanguagesSayTheSame(String text) {
        BoardGame game = read(text);
        TreeSet<String> moves = new TreeSet<>();
        game.moves(game.start()).forEach(move -> moves.add(move.text()));
        assertThat(moves).containsExactly("a1", "b1", "c1");
        assertThat(game.toString()).endsWith("covering)");
    }
}
