package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** Known results of ready games, and the packed methods against the simple ones on them. */
class ReadyGamesTest {

    private static PackedTable solve(GridGame game, Value value) {
        return PackedSolver.solve(game.packed(), value, new Budget(1L << 30, 2), Watch.NONE);
    }

    private static Worth start(GridGame game, Value value) {
        return value.worth(solve(game, value).code(game.packed().start()));
    }

    private static Outcome outcome(GridGame game) {
        return (Outcome) start(game, Values.outcome());
    }

    /** GamesmanClassic: lost at 10, 7, 4 and 1 left to count from the end, won at once with 1 or 2 left. */
    @Test
    void countingToTen() {
        Countdown game = Countdown.of(10);
        PackedTable table = solve(game, Values.outcome());
        assertThat(outcome(game)).isEqualTo(new Outcome(Result.WIN, 7));
        for (long left = 0; left <= 10; left++) {
            Outcome expected =
                    new Outcome(left % 3 == 0 ? Result.LOSS : Result.WIN, (left + 2) / 3 * 2 - (left % 3 == 0 ? 0 : 1));
            assertThat(Values.outcome().worth(table.code(left))).isEqualTo(expected);
        }
        assertThat(game.position("4").key()).isEqualTo(6);
    }

    private static Answer<String> memo(GridGame game, Value value) {
        return new MemoSearch().solve(Question.of(game, value), Watch.NONE);
    }

    /** J. Tromp's table of Connect Four: 161,029 positions on four by four. */
    @Test
    void connectFour() {
        PackedTable table = solve(Connect.of(4, 4, 4), Values.outcome());
        assertThat(table.keys().size()).isEqualTo(161_029);
        assertThat(outcome(Connect.of(4, 4, 4)).result()).isEqualTo(Result.TIE);
        assertThat(memo(Connect.of(4, 3, 3), Values.outcome()).worth()).isEqualTo(outcome(Connect.of(4, 3, 3)));
    }
}
