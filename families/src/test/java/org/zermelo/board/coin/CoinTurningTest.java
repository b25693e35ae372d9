package org.zermelo.board.coin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.board.coin.CoinTurning.Kind;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;

class CoinTurningTest {

    private static final Budget BUDGET = new Budget(1 << 20, 1);

    @Test
    void everySetOfSevenCoinsAgainstTheDefinition() {
        for (Kind kind : Kind.values()) {
            CoinTurning game = new CoinTurning(kind, List.of(7));
            Plain<List<Integer>, Turn> plain = new Plain<>(game);
            Nimbers<List<Integer>, Turn> nimbers = game.nimbers(BUDGET, Watch.NONE);
            for (int set = 0; set < 1 << 7; set++) {
                List<Integer> heads = new ArrayList<>();
                for (int coin = 1; coin <= 7; coin++) {
                    if ((set >>> coin - 1 & 1) != 0) {
                        heads.add(coin);
                    }
                }
                assertThat(nimbers.nimber(heads)).as("%s %s", kind, heads).isEqualTo(plain.nimber(heads));
            }
        }
    }

    /** The number of positions is a lower bound, and exact where heads can only go to the left. */
    @Test
    void positionsAreAtLeastSoMany() {
        for (Kind kind : Kind.values()) {
            for (int set = 0; set < 1 << 7; set++) {
                List<Integer> heads = new ArrayList<>();
                for (int coin = 1; coin <= 7; coin++) {
                    if ((set >>> coin - 1 & 1) != 0) {
                        heads.add(coin);
                    }
                }
                CoinTurning game = new CoinTurning(kind, heads);
                Set<List<Integer>> seen = new HashSet<>(Set.of(game.start()));
                Deque<List<Integer>> open = new ArrayDeque<>(seen);
                while (!open.isEmpty()) {
                    List<Integer> position = open.remove();
                    game.moves(position).stream()
                            .map(move -> game.play(position, move))
                            .filter(seen::add)
                            .forEach(open::add);
                }
                assertThat(game.positions()).as("%s", game).isBetween(1.0, (double) seen.size());
                if (kind == Kind.TURNING_TURTLES) {
                    assertThat(game.positions()).as("%s", game).isEqualTo(seen.size());
                }
            }
        }
    }

    /** Turning Turtles: n. Mock Turtles: the odious numbers. Ruler: the largest power of 2 that divides n. */
    @Test
    void singleCoins() {
        for (int n = 1; n <= 60; n++) {
            int odious = 2 * n - 2 + (Integer.bitCount(2 * n - 2) % 2 == 0 ? 1 : 0);
            assertThat(alone(Kind.TURNING_TURTLES, n)).isEqualTo(n);
            assertThat(alone(Kind.MOCK_TURTLES, n)).isEqualTo(odious);
            assertThat(alone(Kind.RULER, n)).isEqualTo(Integer.lowestOneBit(n));
        }
    }

    private static long alone(Kind kind, int coin) {
        CoinTurning game = new CoinTurning(kind, List.of(coin));
        return game.nimbers(BUDGET, Watch.NONE).nimber(game.start());
    }

    @Test
    void badInput() {
        assertThatThrownBy(() -> new CoinTurning(Kind.RULER, List.of(0))).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new CoinTurning(Kind.RULER, List.of(3, 3))).isInstanceOf(BadInputException.class);
    }
}
