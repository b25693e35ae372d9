package org.zermelo.row.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Pairs;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.strategy.BestReply;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.strategy.Strategy;
import org.zermelo.row.strategy.Tournament;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Change;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceFrame;
import org.zermelo.trace.TraceStep;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Values;

/** A trace ends where its method ends, and reads nothing that is not yet there. */
class RowTracersTest {

    private static RowGame game(long... coins) {
        return RowGame.of(Row.of(coins));
    }

    private static Trace trace(String method, long... coins) {
        Tracer tracer = RowTracers.all().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
        return trace(tracer, coins);
    }

    /** The trace on a row for which the method is: one coin a move, or any number. */
    private static Trace trace(Tracer tracer, long... coins) {
        RowGame game = tracer.fits(game(1), Values.margin()) ? game(coins) : taking(coins);
        assertThat(tracer.fits(game, Values.margin())).isTrue();
        return tracer.trace(game, Values.margin());
    }

    private static RowGame taking(long... cards) {
        return RowGame.of(Row.of(cards).take(Row.ANY));
    }

    /** All rows of 1 to 4 coins of 0 to 3, and a few with negative ones. */
    private static List<long[]> rows() {
        List<long[]> rows = new ArrayList<>();
        for (int n = 1; n <= 4; n++) {
            for (int code = 0; code < 1 << 2 * n; code++) {
                long[] row = new long[n];
                for (int i = 0; i < n; i++) {
                    row[i] = code >> 2 * i & 3;
                }
                rows.add(row);
            }
        }
        SplittableRandom random = new SplittableRandom(15);
        for (int k = 0; k < 40; k++) {
            rows.add(random.longs(random.nextInt(1, 8), -9, 10).toArray());
        }
        return rows;
    }

    private static String expected(String method, long[] coins) {
        int last = coins.length - 1;
        long margin = MarginTable.byRows(coins, Watch.NONE).margin(0, last);
        return switch (method) {
            case "interval-guarantee", "interval-halved" ->
                Long.toString(GuaranteeTable.full(coins, Watch.NONE).guarantee(0, last));
            case "interval-pairs" -> {
                Pairs.BothTotals pair = Pairs.of(coins, Watch.NONE).pair(0, last);
                yield pair.first() + "/" + pair.second();
            }
            case "interval-search", "interval-memo" -> "1–" + coins.length + ": " + CoinBoard.signed(margin);
            case "greedy" -> Long.toString(guaranteed(Strategies.greedy(), coins));
            case "parity" -> Long.toString(guaranteed(Strategies.parity(), coins));
            case "takes-cubic" -> CoinBoard.signed(RunningTakes.margin(coins, Watch.NONE));
            default -> CoinBoard.signed(margin);
        };
    }

    private static long guaranteed(Strategy strategy, long[] coins) {
        return Tournament.of(coins, List.of(strategy)).guarantees().get(0).firstTotal();
    }

    @Test
    void theLastStepHoldsTheAnswerOfTheMethod() {
        for (long[] coins : rows()) {
            for (Tracer tracer : RowTracers.all()) {
                assertThat(trace(tracer, coins).answered())
                        .as("%s of %s", tracer.method(), game(coins).rows())
                        .isEqualTo(expected(tracer.method(), coins));
            }
        }
    }

    /** The replier's worth of both ends is what all replies to the end of the play give. */
    @Test
    void aReplyIsWorthWhatEveryPlayToTheEndGives() {
        for (long[] coins : rows()) {
            for (Strategy strategy : Strategies.all()) {
                Strategy.Plan plan = strategy.plan(coins, 0, coins.length);
                for (int from = 0; from < coins.length; from++) {
                    for (int to = from + 1; to <= coins.length; to++) {
                        assertThat(BestReply.ends(coins, strategy, from, to))
                                .containsExactly(
                                        coins[from] + answered(coins, plan, from + 1, to),
                                        coins[to - 1] + answered(coins, plan, from, to - 1));
                    }
                }
            }
        }
    }

    private static long answered(long[] coins, Strategy.Plan plan, int from, int to) {
        if (from == to) {
            return 0;
        }
        return plan.choose(from, to) == Side.LEFT
                ? replied(coins, plan, from + 1, to) - coins[from]
                : replied(coins, plan, from, to - 1) - coins[to - 1];
    }

    private static long replied(long[] coins, Strategy.Plan plan, int from, int to) {
        return from == to
                ? 0
                : Math.max(
                        coins[from] + answered(coins, plan, from + 1, to),
                        coins[to - 1] + answered(coins, plan, from, to - 1));
    }

    /** Greedy loses 5 8 3 2 by 8 to 10, parity gets 7 of the 8 that 3 2 2 3 1 2 is sure of: both are in the Persian text. */
    @Test
    void strategiesGetLessThanTheTable() {
        assertThat(trace("greedy", 5, 8, 3, 2).answered()).isEqualTo("8");
        assertThat(trace("parity", 3, 2, 2, 3, 1, 2).answered()).isEqualTo("7");
        assertThat(trace("interval-guarantee", 3, 2, 2, 3, 1, 2).answered()).isEqualTo("8");
    }

    /** What is coloured for a player adds up to his total; all that is in the line's rows was still there. */
    @Test
    void theLineOfCardsEarnsItsMargin() {
        for (long[] cards : rows()) {
            Trace trace = trace("takes-cubic", cards);
            TraceFrame end = trace.at(trace.steps().size() - 1);
            long margin = 0;
            for (int i = 0; i < cards.length; i++) {
                Mark mark = end.mark(new Spot(0, 0, i));
                assertThat(mark).isIn(Mark.FIRST, Mark.SECOND);
                margin += mark == Mark.FIRST ? cards[i] : -cards[i];
            }
            assertThat(CoinBoard.signed(margin)).isEqualTo(trace.answered());
        }
    }

    /** n(n+1)(2n+1)/6 moves are compared, whatever the cards are. */
    @Test
    void theMovesComparedAreCubic() {
        for (int n = 1; n <= 9; n++) {
            Trace trace =
                    trace("takes-cubic", new SplittableRandom(n).longs(n, -9, 9).toArray());
            assertThat(trace.steps().get(trace.steps().size() - 1).variables())
                    .containsEntry("compared", Integer.toString(n * (n + 1) * (2 * n + 1) / 6));
        }
    }

    @Test
    void thePlayThatIsReadFromATableEarnsItsMargin() {
        for (long[] coins : rows()) {
            long margin = MarginTable.byRows(coins, Watch.NONE).margin(0, coins.length - 1);
            for (Tracer tracer : RowTracers.all().subList(0, 5)) {
                Trace trace = trace(tracer, coins);
                TraceFrame end = trace.at(trace.steps().size() - 1);
                long first = 0;
                for (int i = 0; i < coins.length; i++) {
                    Mark mark = end.mark(new Spot(0, 0, i));
                    assertThat(mark).isIn(Mark.FIRST, Mark.SECOND);
                    first += mark == Mark.FIRST ? coins[i] : -coins[i];
                }
                assertThat(first).as(tracer.method()).isEqualTo(margin);
            }
        }
    }

    @Test
    void aStepReadsOnlyWhatWasWritten() {
        for (Tracer tracer : RowTracers.all()) {
            Trace trace = trace(tracer, 7, 9, 1, 6, 4, 3);
            for (int k = 1; k < trace.steps().size(); k++) {
                TraceFrame before = trace.at(k - 1);
                TraceStep step = trace.steps().get(k);
                if (step.event() != Event.MOVE) {
                    assertThat(step.looked())
                            .as("%s, step %d", tracer.method(), k)
                            .allMatch(spot -> !before.text(spot).isEmpty());
                }
            }
        }
    }

    @Test
    void whatIsToBeForetoldIsWhatTheStepWrites() {
        for (Tracer tracer : RowTracers.all()) {
            Trace trace = trace(tracer, 7, 9, 1, 6, 4, 3);
            for (TraceStep step : trace.steps()) {
                if (step.guess().isPresent()) {
                    Guess guess = step.guess().get();
                    assertThat(step.changes().stream()
                                    .filter(change -> change.spot().equals(guess.spot()))
                                    .map(Change::text))
                            .allMatch(text -> text.endsWith(guess.answer()))
                            .isNotEmpty();
                    assertThat(guess.slips())
                            .extracting(Guess.Slip::answer)
                            .doesNotContain(guess.answer())
                            .doesNotHaveDuplicates();
                }
            }
            assertThat(trace.steps()).anyMatch(step -> step.guess().isPresent());
        }
    }

    /** Printed in the source text; with the third coin 1, for which its table is right. */
    @Test
    void thePersianTableIsFilledDiagonalByDiagonal() {
        Trace trace = trace("interval-guarantee", 7, 9, 1, 6, 4, 3);
        assertThat(trace.at(11).text(new Spot(1, 4, 5))).isEqualTo("4");
        assertThat(trace.at(11).text(new Spot(1, 0, 2))).isEmpty();
        assertThat(trace.at(12).text(new Spot(1, 0, 2))).isEqualTo("8");
        assertThat(trace.at(12).mark(new Spot(2, 0, 2))).isEqualTo(Mark.TIE);
        assertThat(trace.answered()).isEqualTo("18");
    }

    @Test
    void withoutAMemoryTheCallsDoubleWithEveryCoin() {
        for (int n = 1; n <= 8; n++) {
            long[] coins = new SplittableRandom(n).longs(n, 1, 100).toArray();
            assertThat(calls("interval-search", coins)).isEqualTo((1 << n) - 1);
            assertThat(calls("interval-memo", coins)).isEqualTo(n * (n - 1) + 1);
        }
    }

    private static long calls(String method, long[] coins) {
        return trace(method, coins).steps().stream()
                .flatMap(step -> step.changes().stream())
                .filter(Change.Call.class::isInstance)
                .count();
    }

    @Test
    void aLongTraceIsRefusedBeforeItIsMadeAndWhatFitsIsSaid() {
        long[] many = new SplittableRandom(1).longs(100_000, 0, 9).toArray();
        assertThatThrownBy(() -> trace("interval-rows", many))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.note().toString())
                                .startsWith("trace.too-long")
                                .contains("most=69"));
        assertThatThrownBy(() -> trace("interval-search", new long[11]))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.note().toString()).contains("steps=4096.0", "most=10"));
        assertThatThrownBy(() -> trace("linear", new long[71]))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.note().toString())
                                .startsWith("trace.too-wide")
                                .contains("most=70"));
        assertThat(trace("takes-cubic", new long[48]).steps()).hasSizeLessThanOrEqualTo(Trace.MOST_STEPS);
        assertThat(trace("interval-search", new long[10]).steps()).hasSizeLessThanOrEqualTo(Trace.MOST_STEPS);
        assertThat(trace("interval-rows", new long[69]).steps()).hasSizeLessThanOrEqualTo(Trace.MOST_STEPS);
    }

    @Test
    void otherRowsAreNotForThem() {
        for (Tracer tracer : RowTracers.all()) {
            assertThat(tracer.fits(RowGame.of(Row.of(1, 2, 3).take(2)), Values.margin()))
                    .isFalse();
            assertThat(tracer.fits(RowGame.of(Row.of(1, 2).open(Ends.LEFT)), Values.margin()))
                    .isFalse();
            assertThat(tracer.fits(game(), Values.margin())).isFalse();
            assertThat(tracer.fits(game(1), Values.outcome())).isFalse();
            assertThat(tracer.fits(game(1), Values.margin())).isNotEqualTo(tracer.fits(taking(1), Values.margin()));
        }
    }
}
