package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.PackedRules;

/** Fillings numbered by an automaton, against a list of all fillings that a predicate sieves. */
class FillingOrderTest {

    private static TernaryBoard board(int cells) {
        return new TernaryBoard(cells, IntStream.range(0, cells).toArray());
    }

    /** The filling as text, cell 0 first; {@code .xo}. */
    private static String text(long filling, int cells) {
        StringBuilder text = new StringBuilder();
        long rest = filling;
        for (int i = 0; i < cells; i++, rest /= 3) {
            text.append(".xo".charAt((int) (rest % 3)));
        }
        return text.toString();
    }

    private static long count(String text, char colour) {
        return text.chars().filter(c -> c == colour).count();
    }

    private static boolean byTurns(String text) {
        long lead = count(text, 'x') - count(text, 'o');
        return lead == 0 || lead == 1;
    }

    private static boolean noGaps(String text, int columns) {
        return IntStream.range(columns, text.length())
                .allMatch(cell -> text.charAt(cell) != '.' || text.charAt(cell - columns) == '.');
    }

    private static void check(PackedRules rules, int cells, Predicate<String> wanted) {
        long next = 0;
        for (long filling = 0; filling < Math.pow(3, cells); filling++) {
            if (wanted.test(text(filling, cells))) {
                assertThat(rules.index(filling)).isEqualTo(next);
                assertThat(rules.at(next++)).isEqualTo(filling);
            } else {
                assertThat(rules.index(filling)).isEqualTo(-1);
            }
        }
        assertThat(rules.indices()).isEqualTo(next);
    }

    @Test
    void columnsFillFromBelow() {
        check(Connect.of(3, 3, 3).packed(), 9, t -> byTurns(t) && noGaps(t, 3));
        check(Connect.of(4, 3, 3).packed(), 12, t -> byTurns(t) && noGaps(t, 4));
        check(Connect.of(2, 5, 2).packed(), 10, t -> byTurns(t) && noGaps(t, 2));
        check(Connect.of(9, 1, 3).packed(), 9, FillingOrderTest::byTurns);
    }

    /** The order of boards that are too large for the tables of halves is that of the halves. */
    @Test
    void byTurnsAsInHalves() {
        for (int cells = 1; cells <= 12; cells++) {
            BalancedOrder halves = new BalancedOrder(cells);
            Order order = TurnOrders.byAutomaton(board(cells), 0);
            assertThat(order.size()).isEqualTo(halves.size());
            for (long index = 0; index < order.size(); index++) {
                assertThat(order.at(index)).isEqualTo(halves.at(index));
                assertThat(order.index(halves.at(index))).isEqualTo(index);
            }
        }
    }

    /** The sum over n of 20! / (ceil(n/2)! floor(n/2)! (20-n)!). */
    @Test
    void twentyCells() {
        assertThat(Mnk.of(5, 4, 4).packed().indices()).isEqualTo(byTurns(20));
    }

    private static long byTurns(int cells) {
        long sum = 0;
        for (int n = 0; n <= cells; n++) {
            long ways = 1;
            for (int i = 0; i < n; i++) {
                ways = ways * (cells - i) / (i + 1);
            }
            for (int i = 0; i < n / 2; i++) {
                ways = Math.multiplyExact(ways, n - i) / (i + 1);
            }
            sum += ways;
        }
        return sum;
    }
}
