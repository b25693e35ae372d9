package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.search.AlphaBeta;
import org.zermelo.tests.Share;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** The packed methods against the simple ones, on some thousands of small random games. */
class PackedAgainstPlainTest {

    private static final Method SWEEP = new TableMethod.LevelByLevel();
    private static final Method BACKWARDS = new TableMethod.Backwards();

    private static Question<Long, Integer> question(RandomGame game, Value value, int threads) {
        return Question.of(game, value).within(new Budget(1 << 26, threads));
    }

    private static void agree(RandomGame game, Value value, Method packed, Method plain, int threads) {
        Question<Long, Integer> question = question(game, value, threads);
        Answer<Integer> expected = plain.solve(question, Watch.NONE);
        assertThat(packed.solve(question, Watch.NONE))
                .usingRecursiveComparison()
                .ignoringFields("method", "counts")
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void acyclicGames(int threads) {
        for (long seed = 0; seed < Share.of(500, 125); seed++) {
            RandomGame game = new RandomGame(seed, false, false, false);
            agree(game, Values.outcome(), SWEEP, new MemoSearch(), threads);
            agree(game, Values.misere(), SWEEP, new Retrograde(), threads);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void scores(int threads) {
        for (long seed = 0; seed < Share.of(300, 75); seed++) {
            agree(new RandomGame(seed, false, true, false), Values.margin(), SWEEP, new MemoSearch(), threads);
        }
    }

    @Test
    void whoWinsByAlphaBeta() {
        for (long seed = 0; seed < Share.of(1000, 250); seed++) {
            RandomGame game = new RandomGame(seed, false, false, false);
            agree(game, Values.winner(), new AlphaBeta(), new MemoSearch(), 1);
            assertThat(new AlphaBeta()
                            .solve(question(game, Values.winner(), 1), Watch.NONE)
                            .worth()
                            .sign())
                    .isEqualTo(new Retrograde()
                            .solve(question(game, Values.outcome(), 1), Watch.NONE)
                            .worth()
                            .sign());
        }
    }

    /** At most two bits a position say the same as outcomes with depth, with levels and with cycles, for one thread and for two. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whoWinsInTwoBits(int threads) {
        for (long seed = 0; seed < Share.of(500, 125); seed++) {
            RandomGame acyclic = new RandomGame(seed, false, false, false);
            agree(acyclic, Values.winner(), SWEEP, new MemoSearch(), threads);
            RandomGame cyclic = new RandomGame(seed, true, false, seed % 2 == 0);
            for (RandomGame game : new RandomGame[] {acyclic, cyclic}) {
                Budget budget = new Budget(1 << 26, threads);
                PackedTable who = PackedSolver.solve(game.packed(), Values.winner(), budget, Watch.NONE);
                PackedTable when = PackedSolver.solve(game.packed(), Values.outcome(), budget, Watch.NONE);
                assertThat(who.keys().size()).isEqualTo(when.keys().size());
                int[] places = new int[KeySet.SLICE];
                for (int slice = 0; slice < who.keys().slices(); slice++) {
                    for (int i = 0, n = who.keys().slice(slice, places); i < n; i++) {
                        long key = who.keys().keyAt(slice, places[i]);
                        int rank = who.keys().rank(key);
                        assertThat(rank).isEqualTo(who.keys().rankAt(slice, places[i], i));
                        assertThat(who.cells().get(rank))
                                .isEqualTo(when.cells().get(when.keys().rank(key)) & 3);
                    }
                }
                assertThat(who.bytes()).isLessThanOrEqualTo(when.bytes() + 1);
            }
        }
    }

    /** The margin is that of the plain value, and both methods agree on the plies too. */
    @Test
    void scoresWithSpeed() {
        for (long seed = 0; seed < Share.of(300, 75); seed++) {
            RandomGame game = new RandomGame(seed, false, true, false);
            agree(game, Values.marginAndPlies(), SWEEP, new MemoSearch(), 2);
            PacedMargin paced = (PacedMargin) SWEEP.solve(question(game, Values.marginAndPlies(), 1), Watch.NONE)
                    .worth();
            assertThat(SWEEP.solve(question(game, Values.margin(), 1), Watch.NONE)
                            .worth())
                    .isEqualTo(new Margin(paced.points()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void gamesWithCycles(int threads) {
        for (long seed = 0; seed < Share.of(1000, 250); seed++) {
            RandomGame game = new RandomGame(seed, true, false, seed % 2 == 0);
            agree(game, Values.outcome(), BACKWARDS, new Retrograde(), threads);
            agree(game, Values.misere(), BACKWARDS, new Retrograde(), threads);
        }
    }

    private static int[] cells(PackedTable table) {
        int[] cells = new int[table.keys().size()];
        int[] places = new int[KeySet.SLICE];
        int at = 0;
        for (int slice = 0; slice < table.keys().slices(); slice++) {
            for (int i = 0, n = table.keys().slice(slice, places); i < n; i++) {
                cells[at++] = table.cells().get(table.keys().rankAt(slice, places[i], i));
            }
        }
        return cells;
    }

    /** Ties that end a play and draws by endless play are never mixed: only a play that can go round is drawn. */
    @Test
    void tiesAndDrawsAreKeptApart() {
        int ties = 0;
        int draws = 0;
        for (long seed = 0; seed < Share.of(500, 125); seed++) {
            RandomGame game = new RandomGame(seed, true, false, seed % 2 == 0);
            PackedTable table = PackedSolver.solve(game.packed(), Values.outcome(), new Budget(1 << 26, 2), Watch.NONE);
            for (int cell : cells(table)) {
                ties += (cell & 3) == 3 ? 1 : 0;
                draws += cell == 0 ? 1 : 0;
            }
            RandomGame acyclic = new RandomGame(seed, false, false, false);
            PackedTable without =
                    PackedSolver.solve(acyclic.packed(), Values.outcome(), new Budget(1 << 26, 2), Watch.NONE);
            assertThat(cells(without)).doesNotContain(0);
        }
        assertThat(ties).isPositive();
        assertThat(draws).isPositive();
    }

    @Test
    void everyMethodSaysNoToWhatItDoesNotCover() {
        Question<Long, Integer> cyclic = question(new RandomGame(3, true, false, false), Values.outcome(), 1);
        Question<Long, Integer> acyclic = question(new RandomGame(3, false, false, false), Values.outcome(), 1);
        assertThatThrownBy(() -> SWEEP.solve(cyclic, Watch.NONE)).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> BACKWARDS.solve(acyclic, Watch.NONE)).isInstanceOf(RefusedException.class);
    }

    @Test
    void longLinesWidenTheCells() {
        // 40,000 plies pass a byte and a short
        int size = 40_000;
        PackedTable down =
                PackedSolver.solve(new Path(size, true), Values.outcome(), new Budget(1 << 26, 2), Watch.NONE);
        PackedTable back =
                PackedSolver.solve(new Path(size, false), Values.outcome(), new Budget(1 << 26, 2), Watch.NONE);
        for (int v = 0; v < size; v += 997) {
            assertThat(Values.outcome().worth(down.code(v)))
                    .isEqualTo(Values.outcome().worth(back.code(v)))
                    .isEqualTo(new Outcome(v % 2 == 0 ? Outcome.Result.LOSS : Outcome.Result.WIN, v));
        }
    }

    @Test
    void tooManyPositionsAreRefusedAndWorkCanBeCancelled() {
        assertThatThrownBy(() -> PackedSolver.solve(
                        new Path(1 << 20, true), Values.outcome(), new Budget(1 << 20, 2), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("full");
        Watch cancelled = new Watch() {
            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> PackedSolver.solve(
                        new Path(1 << 10, true), Values.outcome(), new Budget(1 << 26, 2), cancelled))
                .isInstanceOf(CancelledException.class);
    }
}
