package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Packed;
import org.zermelo.game.WideRules;
import org.zermelo.notation.text.Source;

/** Boards of more than 64 cells: their counts by plies, their moves on planes beside those of the interpreter, their limits. */
class LargeBoardsTest {

    private static final String AMAZONS = "10x10; start ...o..o.../........../........../o........o/........../"
            + "........../x........x/........../........../...x..x...; moves slide any way shooting";

    private static BoardGame game(String text) {
        return BoardRuleText.game(Source.of(text), 0, text.length());
    }

    /** A start in which each cell bears one of some signs. */
    private static String scattered(int rows, int columns, String signs) {
        SplittableRandom random = new SplittableRandom(rows * 100L + columns);
        return IntStream.range(0, rows)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> "" + signs.charAt(random.nextInt(signs.length())))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    private static List<String> texts() {
        return List.of(
                AMAZONS,
                "torus 10 x 10; start " + scattered(10, 10, "........x.o*") + "; moves slide any way shooting",
                "9x9; start " + scattered(9, 9, ".......xo*#") + "; moves step any way blocking",
                "cylinder 9x9; start " + scattered(9, 9, "..xo")
                        + "; moves step any way onto empty or other, slide straight; end fewer than 9 own loses",
                "10x10; start " + scattered(10, 10, ".......xo")
                        + "; moves slide any way onto empty or other, step forward; end reach last row; stuck draws",
                "hex 11 x 11; moves place; end x connect top with bottom, o connect left with right",
                "hex 6; moves place beside other, place onto a6 b6 c6; end line of 4, line of exactly 3 loses",
                "10x10; moves drop; end line of 5; stuck draws",
                "9x9; start " + scattered(9, 9, "....#") + "; moves x place 1x2, o place 2x1",
                "9x8; moves place * 1x2, place * 2x1",
                "9x9; moves place, drop",
                "9x8; start " + scattered(9, 8, ".....xo") + "; moves place onto a9 b9 c9, drop, x drop; end line of 4",
                "8x9; moves place *; end line of 3 *",
                "13x9; start " + scattered(13, 9, "......xo")
                        + "; moves must step diagonally onto other, fly; plies 30",
                "9x9; pieces man x o, king X O; hand 20 each; moves place, king place; then step any way;"
                        + " end block of 2x2; promotion king on last row",
                "11x11; start " + scattered(11, 11, "xo..") + "; moves step forward onto empty or other; stuck passes",
                "10x10; start ........../........../........../........../....xo..../....ox..../........../........../"
                        + "........../..........; moves place flipping; score pieces; stuck passes",
                "10x10; start " + scattered(10, 10, "xo.") + "; moves jump straight over other capturing in chains",
                "9x9; moves place enclosing; end fill a1 b2 c3 loses; plies 20",
                "edges 6 x 6; moves place *; score boxes; again box",
                "points a1 .. j7; lines a1-a2-a3-a4-a5-a6-a7, b1-b2-b3, a7-b7-c7-d7-e7-f7-g7-h7-i7-j7, j1-j2-j3-a1;"
                        + " hand 9 each; moves place; then step any way; mill of 3; end fewer than 3 own loses",
                "9x9; pieces small x o, large X O; hand small 5 each, large 5 each; moves small place covering,"
                        + " large place covering; then step any way covering; end line of 3");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void planesAndInterpreterListTheSameMoves(String text) {
        WidePlaysTest.compare(game(text));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void positionsAndMovesAreReadAsTheyAreWritten(String text) {
        BoardGame game = game(text);
        assertThat(game(text(game)).toString()).isEqualTo(game.toString());
        AtTurn<BoardPosition> at = game.start();
        SplittableRandom random = new SplittableRandom(text.length());
        for (int ply = 0; ply < 6 && !game.moves(at).isEmpty(); ply++) {
            assertThat(game.position(game.text(at))).isEqualTo(at);
            List<BoardMove> moves = game.moves(at);
            BoardMove move = moves.get(random.nextInt(moves.size()));
            assertThat(game.move(at, move.text())).isEqualTo(move);
            at = game.play(at, move);
        }
        assertThatThrownBy(() -> game.position("./.")).isInstanceOf(BadInputException.class);
    }

    private static String text(BoardGame game) {
        return game.toString().replaceFirst("^board\\(", "").replaceFirst("\\)$", "");
    }

    @Test
    void theLastCellsAreNamedAsTheyAreDrawn() {
        BoardGame game = game("9 x 14; moves place");
        assertThat(game.moves(game.start()).get(125).text()).isEqualTo("n9");
        BoardGame high = game("64 x 2; moves place");
        assertThat(high.moves(high.start()).get(127).text()).isEqualTo("b64");
    }

    /** Counted by Regular Boardgames, too. */
    @Test
    void amazonsOnTenByTen() {
        WideRules rules = game(AMAZONS).wide();
        int first = rules.options(rules.start(), 0);
        long[] positions = rules.found().clone();
        long second = 0;
        for (int i = 0; i < first; i++) {
            second += rules.options(positions, i * rules.width());
        }
        assertThat(first).isEqualTo(2_176);
        assertThat(second).isEqualTo(4_307_152);
    }

    /** The fifty dark cells of ten by ten are one word. Published counts, before there are kings. */
    @ParameterizedTest
    @CsvSource({"1, 9", "2, 81", "3, 658", "4, 4265", "5, 27117"})
    void internationalDraughtsBeforeThereAreKings(int plies, long plays) {
        String men =
                "#o#o#o#o#o/o#o#o#o#o#/#o#o#o#o#o/o#o#o#o#o#/#.#.#.#.#./.#.#.#.#.#/#x#x#x#x#x/x#x#x#x#x#/#x#x#x#x#x/x#x#x#x#x#";
        BoardGame game = game("10x10; start " + men
                + "; moves must jump diagonally over other capturing in longest chains, step diagonally forward");
        assertThat(game.declared().board().size()).isEqualTo(50);
        assertThat(plays(game.wide(), game.wide().start(), 0, plies)).isEqualTo(plays);
    }

    private static long plays(WideRules rules, long[] from, int at, int plies) {
        int count = rules.options(from, at);
        if (plies == 1) {
            return count;
        }
        long[] positions = Arrays.copyOf(rules.found(), count * rules.width());
        long plays = 0;
        for (int i = 0; i < count; i++) {
            plays += plays(rules, positions, i * rules.width(), plies - 1);
        }
        return plays;
    }

    @Test
    void largeBoardsHaveNoTables() {
        assertThat(game("9x8; start " + "x......./".repeat(8) + "o.......; moves step forward"))
                .isNotInstanceOf(Packed.class);
    }
}
