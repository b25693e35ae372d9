package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.coin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.strategy.BestReply;
import org.zermelo.row.strategy.RowMatch;
import org.zermelo.row.strategy.Strategy;
import org.zermelo.row.take.Side;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/** A strategy that goes first against the reply that is best against it, coin by coin, and what the best play is sure of. */
final class StrategyTrace {

    private static final int MATCH = 1;

    private final long[] coins;
    private final Strategy strategy;
    private final Recorder record;
    private final long[] totals = new long[2];
    private final int sums;

    /** Whether the strategy looks at places; it does where their number is even. */
    private final boolean byPlaces;

    private StrategyTrace(long[] coins, Strategy strategy) {
        this.coins = coins;
        this.strategy = strategy;
        this.sums = (coins.length + 1) / 2;
        boolean parity = strategy.name().equals("parity");
        this.byPlaces = parity && coins.length % 2 == 0;
        this.record = new Recorder(Note.of(
                parity ? byPlaces ? "trace.row.start-parity" : "trace.row.start-odd" : "trace.row.start-greedy"));
    }

    static Trace of(long[] coins, Strategy strategy) {
        return new StrategyTrace(coins, strategy).run();
    }

    private Trace run() {
        if (byPlaces) {
            places(0);
            places(1);
        }
        RowMatch match = BestReply.second(coins, strategy);
        int i = 0;
        int j = coins.length - 1;
        for (Side side : match.sides()) {
            take(i, j, side == Side.LEFT ? i : j);
            i += side == Side.LEFT ? 1 : 0;
            j -= side == Side.LEFT ? 0 : 1;
        }
        long best = GuaranteeTable.full(coins, Watch.NONE).guarantee(0, coins.length - 1);
        record.step(
                        Event.ANSWER,
                        0,
                        Note.of(totals[0] < best ? "trace.row.strategy-less" : "trace.row.strategy-best")
                                .with("first", totals[0])
                                .with("second", totals[1])
                                .with("best", best))
                .look(total(0), total(1));
        List<String> columns = new ArrayList<>(CoinBoard.places(sums));
        columns.add("=");
        Panel taken = new Panel.Grid("match", CoinBoard.places(2), columns, false);
        return record.trace(strategy.name(), List.of(CoinBoard.items("coins", coins), taken), total(0));
    }

    /** Adds up every other coin, from the place {@code first} on. */
    private void places(int first) {
        int[] at = IntStream.range(0, coins.length).filter(i -> i % 2 == first).toArray();
        long sum = IntStream.of(at).mapToLong(i -> coins[i]).sum();
        record.step(Event.OPTION, 1, Note.of(first == 0 ? "trace.row.odd-places" : "trace.row.even-places", "sum", sum))
                .set(first == 0 ? "odd" : "even", sum);
        for (int i : at) {
            record.look(coin(i));
        }
    }

    private void take(int i, int j, int taken) {
        int turn = i + coins.length - 1 - j;
        int player = turn % 2;
        totals[player] = Math.addExact(totals[player], coins[taken]);
        int other = taken == i ? j : i;
        Spot cell = new Spot(MATCH, player, turn / 2);
        List<Object> said = new ArrayList<>(List.of(
                "coin",
                coins[taken],
                "place",
                taken + 1,
                "other",
                coins[other],
                "first",
                totals[0],
                "second",
                totals[1]));
        long[] ends = player == 0 ? new long[2] : BestReply.ends(coins, strategy, i, j + 1);
        if (player == 1) {
            said.addAll(List.of("left", CoinBoard.signed(ends[0]), "right", CoinBoard.signed(ends[1])));
        }
        String key = i == j ? "last" : player == 1 ? "replies" : byPlaces ? "keeps" : "larger";
        record.step(Event.MOVE, player == 1 ? 3 : 2, Note.of("trace.row.strategy-" + key, said.toArray()))
                .set("first", totals[0])
                .set("second", totals[1])
                .write(coin(taken), coins[taken], CoinBoard.of(player))
                .write(cell, coins[taken], CoinBoard.of(player))
                .write(total(player), totals[player], Mark.PLAIN)
                .look(coin(i), coin(j));
        if (player == 0 ? i < j : ends[0] != ends[1]) {
            String slip = player == 0
                    ? byPlaces ? "trace.slip.other-places" : "trace.slip.smaller-end"
                    : coins[other] > coins[taken] ? "trace.slip.greedy-reply" : "trace.slip.worse-reply";
            record.ask(Guess.of(
                    cell, Long.toString(coins[taken]), List.of(new Slip(Long.toString(coins[other]), Note.of(slip)))));
        }
    }

    private Spot total(int player) {
        return new Spot(MATCH, player, sums);
    }
}
