package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.kernel.PackedPlay;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.testkit.GameCheck;

/** Kinds of pieces that may not be left where they could be taken: check, mate and stalemate. */
class RoyalTest {

    private static final String CHESSMEN = "; pieces king x o, rook R r, queen Q q; royal king; stuck draws"
            + "; moves king step any way onto empty or other, rook slide straight onto empty or other,"
            + " queen slide any way onto empty or other; start ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the king may neither stay in check nor walk into it
                "o.R./..../..../...x; first o | a1-a2, a1-b2",
                // the rook is pinned, and gives check all the same
                ".o../.r../.R../.x..; first o | b1-a1, b1-c1, b1-a2, b1-c2, b2xb3",
                ".o../.r.x/..../.R..          | d2-d1, d2-c3, d2-d3, b4xb2",
                // what gives check is taken, or something comes between
                "oR../..../.x../r...; first o | a1xb1",
                "...x/..../r.R./o..r          | d1-c1, d1-c2, c3-d3"
            })
    void noMoveLeavesTheKingInCheck(String start, String moves) {
        BoardGame game = read("board 4 x 4" + CHESSMEN + start);
        assertThat(moves("board 4 x 4" + CHESSMEN + start).split(", ")).containsExactlyInAnyOrder(moves.split(", "));
        assertThat(GameCheck.faults(game, 200)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "...o/..Q./..x./....; first o | LAST_MOVER_WINS",
                "o.../..Q./.x../....; first o | TIE",
                "o.R./..R./...x/....; first o | LAST_MOVER_WINS",
                // a stuck player without a royal piece has not been mated
                "..../..../..x./....; first o | TIE"
            })
    void mateIsLostAndStalemateIsWhatStuckSays(String start, Ending ending) {
        BoardGame game = read("board 4 x 4" + CHESSMEN + start);
        assertThat(game.moves(game.start())).isEmpty();
        assertThat(game.ending(game.start())).isEqualTo(ending);
        assertThat(GameCheck.faults(game, 10)).isEmpty();
    }

    /** Pieces that take by jumping over others, or by enclosing them, threaten royal ones, too. */
    @Test
    void everyWayOfTakingIsAThreat() {
        String jumps =
                "board 1 x 4; pieces man x o, king K k; start Kx.o; royal king; moves man jump over other capturing,"
                        + " man step, king step";
        assertThat(moves(jumps)).isEqualTo("b1-c1");
        String encloses =
                "board 1 x 5; pieces man x o, king K k; start o.K..; royal king; moves x king step, o place enclosing";
        assertThat(moves(encloses)).isEqualTo("c1-d1");
        String goesOn = "board 1 x 3; pieces man x o, king X O; start X.O; first o; royal king; stuck draws;"
                + " moves x man place and then may capture right";
        BoardGame mated = read(goesOn);
        assertThat(mated.ending(mated.start())).isEqualTo(Ending.LAST_MOVER_WINS);
        assertThat(GameCheck.faults(mated, 100)).isEmpty();
        assertThat(GameCheck.faults(read(jumps), 100)).isEmpty();
        assertThat(GameCheck.faults(read(encloses), 1_000)).isEmpty();
    }

    @Test
    void rowsAreCountedFromThePlayersSide() {
        String text = "board 4 x 3; pieces pawn x o, rook R r; start ooo/.../.../xxx;"
                + " moves pawn step forward, pawn slide forward from first row onto row 3,"
                + " pawn step forward onto last row becoming rook";
        assertThat(moves(text)).isEqualTo("a4-a2, a4-a3, b4-b2, b4-b3, c4-c2, c4-c3");
        assertThat(moves(text + "; first o")).isEqualTo("a1-a2, a1-a3, b1-b2, b1-b3, c1-c2, c1-c3");
        assertThat(moves("board 4 x 3; pieces pawn x o, rook R r; start .../..x/o../...;"
                        + " moves pawn step forward onto last row becoming rook"))
                .isEqualTo("R:c2-c1");
        BoardGame game = read(text);
        String inside =
                game.toString().substring("board(".length(), game.toString().length() - 1);
        assertThat(BoardRuleText.game(Source.of(inside), 0, inside.length())).hasToString(game.toString());
        assertThat(game.form().symmetries()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 2 x 2; pieces man x o, king K k; moves step; royal                   | board.no-royal",
                "board 2 x 2; pieces man x o, king K k; moves step; royal 3                 | board.no-royal",
                "board 2 x 2; pieces man x o, king K k; moves jump over other, step and then jump over other in longest"
                        + " chains; royal king | board.royal-and",
                "board 2 x 2; moves step; royal queen                                      | board.no-royal",
                "board 2 x 2; pieces man x o, king K k; moves must king step; royal king    | board.royal-and",
                "board 2 x 2; pieces man x o, king K k; moves step; royal king; stuck passes | board.royal-and",
                "board 2 x 2; pieces man x o, king K k; moves step; royal king; again capture | board.royal-and",
                "board 2 x 2; pieces man x o, king K k; moves step not undoing own; royal king | board.royal-and",
                "board 2 x 2; pieces man x o, king K k; moves step onto row 3               | notation.number-out-of-range",
                "points p q; lines p-q; moves step from last row                           | board.only-on-rectangles"
            })
    void whatCannotBeMeant(String text, String key) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        refused -> assertThat(refused.toString()).contains(key));
    }

    /**
     * All positions of king and rook against king with the king to move, one of each class of symmetry, by how many moves the rook's side
     * needs: as M. Bain and A. van Hoff list them (UCI Machine Learning Repository, Chess (King-Rook vs. King), 1994), 28,056 in all.
     */
    @Test
    void kingAndRookAgainstKingIsAsPublished() {
        BoardGame game = read("board 8 x 8; pieces king x o, rook R r; start x e1, R a1, o e8; royal king; stuck draws;"
                + " moves king step any way onto empty or other, rook slide straight onto empty or other");
        assertThat(game).isInstanceOf(PackedBoardGame.class);
        PackedBoard packed = PackedPlay.of(game.form(), true).orElseThrow();
        Map<Long, Integer> number = new HashMap<>();
        List<Long> all = new ArrayList<>();
        // some of them no move leads to, so that play does not reach them
        for (int cells = 0; cells < 1 << 18; cells++) {
            int king = cells & 63;
            int rook = cells >> 6 & 63;
            int other = cells >> 12;
            boolean beside = Math.abs(king % 8 - other % 8) <= 1 && Math.abs(king / 8 - other / 8) <= 1;
            if (!beside && rook != king && rook != other) {
                BoardPosition position = placed(king, rook, other);
                number(packed.canonical(packed.pack(new AtTurn<>(position, Player.RIGHT))), number, all);
            }
        }
        assertThat(all).hasSize(28_056);
        List<int[]> options = new ArrayList<>();
        Set<Integer> mated = new HashSet<>();
        long[] found = new long[packed.mostOptions()];
        for (int i = 0; i < all.size(); i++) {
            int count = packed.canonicalOptions(all.get(i), found);
            options.add(Arrays.stream(found, 0, count)
                    .mapToInt(option -> number(option, number, all))
                    .toArray());
            if (count == 0 && packed.ending(all.get(i)) == Ending.LAST_MOVER_WINS) {
                mated.add(i);
            }
        }
        int[] plies = new int[all.size()];
        Arrays.fill(plies, -1);
        mated.forEach(i -> plies[i] = 0);
        for (int ply = 1; ply < 40; ply++) {
            for (int i = 0; i < plies.length; i++) {
                IntStream next = Arrays.stream(options.get(i)).map(option -> plies[option]);
                boolean reached = ply % 2 == 1
                        ? next.anyMatch(each -> each >= 0 && each % 2 == 0)
                        : options.get(i).length > 0 && next.allMatch(each -> each % 2 == 1);
                plies[i] = plies[i] < 0 && reached ? ply : plies[i];
            }
        }
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int i = 0; i < 28_056; i++) {
            counts.merge(plies[i] < 0 ? -1 : plies[i] / 2, 1, Integer::sum);
        }
        assertThat(counts.values())
                .containsExactly(
                        2796, 27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390);
    }

    private static BoardPosition placed(int king, int rook, int other) {
        StringBuilder cells = new StringBuilder(".".repeat(64));
        cells.setCharAt(king, 'x');
        cells.setCharAt(rook, 'R');
        cells.setCharAt(other, 'o');
        return new BoardPosition(cells.toString(), 0, 0, BoardRules.ENDLESS, false);
    }

    private static int number(long position, Map<Long, Integer> number, List<Long> all) {
        return number.computeIfAbsent(position, fresh -> {
            all.add(fresh);
            return all.size() - 1;
        });
    }
}
