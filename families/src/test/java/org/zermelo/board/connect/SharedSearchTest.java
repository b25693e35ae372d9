package org.zermelo.board.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Games;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Method;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

class SharedSearchTest {

    private static Question<GridPosition, String> question(
            Connect game, GridPosition position, Value value, Set<Part> parts, int threads) {
        return new Question<>(Games.from(game, position), value, parts, new Budget(1 << 24, threads));
    }

    private static GridPosition after(Connect game, int plies, SplittableRandom random) {
        GridPosition position = game.start();
        List<String> moves = game.moves(position);
        for (int left = plies; left > 0 && !moves.isEmpty(); left--) {
            position = game.play(position, moves.get(random.nextInt(moves.size())));
            moves = game.moves(position);
        }
        return position;
    }

    /** Positions of random plays against the table of all of them; every position is shared, down to the last moves. */
    @ParameterizedTest
    @CsvSource({"4,4,3,1", "4,4,4,2", "4,4,4,3", "3,6,3,4"})
    void samples(int columns, int rows, int inARow, int threads) {
        Connect game = Connect.of(columns, rows, inARow);
        ColumnBoard board = game.columnBoard().orElseThrow();
        Oracle<GridPosition> table = new TableMethod.LevelByLevel()
                .all(new Question<>(game, Values.outcome(), Set.of(), new Budget(1 << 28, 2)), Watch.NONE)
                .orElseThrow()
                .codes();
        SplittableRandom random = new SplittableRandom(columns + 10L * rows);
        for (int i = 0; i < Share.of(1_500, 300); i++) {
            GridPosition position = after(game, random.nextInt(columns * rows / 2), random);
            // some tables are soon full, some grow
            BoundTable bounds = new BoundTable(board.bits(), 1 << random.nextInt(14, 20));
            try (SharedSearch search = new SharedSearch(board, bounds, threads, 1, true, Watch.NONE)) {
                assertThat(new ConnectAnswers(game, search, false)
                                .answer(position, Set.of(), true, "")
                                .worth())
                        .as("%s", position)
                        .isEqualTo(Values.outcome().worth(table.code(position)));
            }
        }
    }

    /** Worth, moves, line and reason from the start are those of one thread. */
    @ParameterizedTest
    @CsvSource({"4,4", "5,4", "4,5", "5,5"})
    void wholeAnswers(int columns, int rows) {
        Connect game = Connect.of(columns, rows, 4);
        for (Value value : List.of(Values.outcome(), Values.winner())) {
            Answer<String> one = answer(game, game.start(), value, 1);
            for (int threads = 2; threads <= 3; threads++) {
                Answer<String> several = answer(game, game.start(), value, threads);
                assertThat(several.worth()).isEqualTo(one.worth());
                assertThat(several.moves()).isEqualTo(one.moves());
                assertThat(several.line()).isEqualTo(one.line());
                assertThat(several.reason()).isEqualTo(one.reason());
            }
        }
    }

    private static Answer<String> answer(Connect game, GridPosition position, Value value, int threads) {
        return new BitboardSearch()
                .solve(question(game, position, value, EnumSet.allOf(Part.class), threads), Watch.NONE);
    }

    /** Positions after some plies; with one memory of bounds for all questions, too, by turns on one, two and three threads. */
    @ParameterizedTest
    @CsvSource({"7,6,14", "6,5,4", "5,5,2"})
    void positions(int columns, int rows, int plies) {
        Connect game = Connect.of(columns, rows, 4);
        ColumnBoard board = game.columnBoard().orElseThrow();
        Method remembering = new BitboardSearch().remembering();
        SplittableRandom random = new SplittableRandom(1988);
        for (int i = 0; i < Share.of(60, 20); i++) {
            GridPosition position = after(game, plies, random);
            Outcome one = worth(new BitboardSearch(), game, position, 1);
            for (int threads = 1; threads <= 3; threads++) {
                assertThat(worth(remembering, game, position, threads)).isEqualTo(one);
                BoundTable bounds = new BoundTable(board.bits(), 1 << 24);
                try (SharedSearch search = new SharedSearch(board, bounds, threads, 12, true, Watch.NONE)) {
                    assertThat(new ConnectAnswers(game, search, false)
                                    .answer(position, Set.of(), true, "")
                                    .worth())
                            .isEqualTo(one);
                }
            }
        }
    }

    private static Outcome worth(Method method, Connect game, GridPosition position, int threads) {
        return (Outcome) method.solve(question(game, position, Values.outcome(), Set.of(), threads), Watch.NONE)
                .worth();
    }

    /** All threads stop, whichever of them is told to. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void cancelled(boolean onTheAskersThread) {
        Connect game = Connect.of(7, 6, 4);
        Thread asker = Thread.currentThread();
        AtomicInteger checks = new AtomicInteger();
        BooleanSupplier told =
                () -> Thread.currentThread() == asker == onTheAskersThread && checks.incrementAndGet() > 5;
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return told.getAsBoolean();
            }
        };
        assertThatExceptionOfType(CancelledException.class)
                .isThrownBy(() ->
                        new BitboardSearch().solve(question(game, game.start(), Values.outcome(), Set.of(), 2), watch));
        int seen = checks.get();
        assertThat(worth(new BitboardSearch(), game, after(game, 20, new SplittableRandom(1)), 2))
                .isNotNull();
        assertThat(checks).as("nobody searches on").hasValue(seen);
    }
}
