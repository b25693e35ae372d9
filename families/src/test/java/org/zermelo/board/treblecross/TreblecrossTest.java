package org.zermelo.board.treblecross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;

class TreblecrossTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    private static Nimbers<Strip, Integer> nimbers(Treblecross game) {
        return game.nimbers(BUDGET, Watch.NONE);
    }

    private static long nimber(int squares) {
        Treblecross game = new Treblecross(squares);
        return nimbers(game).nimber(game.start());
    }

    /** The game as it is told: any empty square, and three in a row win. */
    private static boolean wins(int squares, int crosses) {
        boolean wins = false;
        for (int i = 0; i < squares && !wins; i++) {
            int next = crosses | 1 << i;
            wins = next != crosses && ((next & next >> 1 & next >> 2) != 0 || !wins(squares, next));
        }
        return wins;
    }

    @Test
    void isTheGameInWhichThreeInARowWin() {
        for (int squares = 3; squares <= 9; squares++) {
            assertThat(nimber(squares) != 0).as("%s squares", squares).isEqualTo(wins(squares, 0));
        }
    }

    @Test
    void everyPositionOfSmallRowsAgainstTheDefinition() {
        for (int squares = 1; squares <= 16; squares++) {
            Treblecross game = new Treblecross(squares);
            Plain<Strip, Integer> plain = new Plain<>(game);
            Nimbers<Strip, Integer> nimbers = nimbers(game);
            List<Strip> open = new ArrayList<>(List.of(game.start()));
            Set<Strip> seen = new HashSet<>(open);
            while (!open.isEmpty()) {
                Strip position = open.remove(open.size() - 1);
                assertThat(nimbers.nimber(position)).as("%s", position).isEqualTo(plain.nimber(position));
                assertThat(game.components(position).stream()
                                .mapToLong(plain::nimber)
                                .reduce(0, (a, b) -> a ^ b))
                        .as("%s", position)
                        .isEqualTo(plain.nimber(position));
                for (long to = 0; to <= 3; to++) {
                    long wanted = to;
                    assertThat(nimbers.movesTo(game, position, to, 99))
                            .as("%s to %s", position, to)
                            .isEqualTo(game.moves(position).stream()
                                    .filter(move -> plain.nimber(game.play(position, move)) == wanted)
                                    .toList());
                }
                for (Integer move : game.moves(position)) {
                    Strip next = game.play(position, move);
                    if (seen.add(next)) {
                        open.add(next);
                    }
                }
            }
        }
    }

    /** A middle square can be answered by reflection for ever, so the first player wins every odd row. */
    @Test
    void theMiddleWinsOddRows() {
        for (int squares = 1; squares <= 301; squares += 2) {
            Treblecross game = new Treblecross(squares);
            assertThat(nimbers(game).movesTo(game, game.start(), 0, squares)).contains((squares + 1) / 2);
        }
    }

    @Test
    void positionsAreCounted() {
        for (int squares = 1; squares <= 14; squares++) {
            Treblecross game = new Treblecross(squares);
            Set<Strip> seen = new HashSet<>(Set.of(game.start()));
            List<Strip> open = new ArrayList<>(seen);
            while (!open.isEmpty()) {
                Strip position = open.remove(open.size() - 1);
                for (int square : game.moves(position)) {
                    if (seen.add(game.play(position, square))) {
                        open.add(game.play(position, square));
                    }
                }
            }
            assertThat(game.positions()).isEqualTo(seen.size());
        }
        assertThat(new Treblecross(1_000_000).positions()).isPositive();
    }

    @Test
    void rowsAreDrawnAndLongOnesListed() {
        assertThat(new Treblecross(7).start().with(4)).hasToString("...x...");
        assertThat(new Treblecross(100).start().with(4)).hasToString("100 [4]");
    }

    @Test
    void lengthsOutOfRangeAreRefused() {
        assertThatThrownBy(() -> new Treblecross(-1)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new Treblecross(1_000_001)).isInstanceOf(BadInputException.class);
    }
}
