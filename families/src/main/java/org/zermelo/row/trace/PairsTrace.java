package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.cell;
import static org.zermelo.row.trace.CoinBoard.coin;

import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.row.interval.Pairs;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Trace;

/** The table of pairs (first, second) of the Chinese text, row after row from the bottom up. */
final class PairsTrace {

    private final long[] coins;
    private final Pairs table;
    private final Recorder record = new Recorder(Note.of("trace.row.start-pairs"));

    private PairsTrace(long[] coins) {
        this.coins = coins;
        this.table = Pairs.of(coins, Watch.NONE);
    }

    static Trace of(long[] coins) {
        PairsTrace trace = new PairsTrace(coins);
        int n = coins.length;
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                trace.fill(i, j);
            }
        }
        CoinBoard.play(trace.record, coins, 8, trace.table);
        return trace.record.trace("interval-pairs", CoinBoard.panels(coins, "pairs"), cell(1, 0, n - 1));
    }

    private void fill(int i, int j) {
        String pair = text(table.pair(i, j));
        if (i == j) {
            record.step(Event.BASE, 2, Note.of("trace.row.single-pair", "i", i + 1, "pair", pair))
                    .set("i", i + 1)
                    .set("j", j + 1)
                    .write(cell(1, i, i), pair, CoinBoard.sign(table.margin(i, i)))
                    .look(coin(i));
            return;
        }
        long y1 = y1(i, j);
        long y2 = y2(i, j);
        boolean left = y1 > y2;
        record.step(
                        y1 == y2 ? Event.TIE : Event.CELL,
                        left ? 6 : 7,
                        Note.of(left ? "trace.row.pair-left" : "trace.row.pair-right")
                                .with("i", i + 1)
                                .with("j", j + 1)
                                .with("y1", y1)
                                .with("y2", y2)
                                .with("pair", pair))
                .set("i", i + 1)
                .set("j", j + 1)
                .set("y1", y1)
                .set("y2", y2)
                .write(cell(1, i, j), pair, CoinBoard.sign(table.margin(i, j)))
                .look(coin(i), coin(j), cell(1, i + 1, j), cell(1, i, j - 1))
                .ask(Guess.of(cell(1, i, j), pair, slips(i, j, left)));
    }

    private List<Slip> slips(int i, int j, boolean left) {
        Pairs.BothTotals after = left ? table.pair(i + 1, j) : table.pair(i, j - 1);
        Pairs.BothTotals other = left ? table.pair(i, j - 1) : table.pair(i + 1, j);
        long coin = left ? coins[i] : coins[j];
        long otherCoin = left ? coins[j] : coins[i];
        return List.of(
                new Slip(Math.addExact(coin, after.first()) + "/" + after.second(), Note.of("trace.slip.not-swapped")),
                new Slip(
                        Math.addExact(otherCoin, other.second()) + "/" + other.first(), Note.of("trace.slip.smaller")));
    }

    private long y1(int i, int j) {
        return coins[i] + table.pair(i + 1, j).second();
    }

    private long y2(int i, int j) {
        return coins[j] + table.pair(i, j - 1).second();
    }

    private static String text(Pairs.BothTotals pair) {
        return pair.first() + "/" + pair.second();
    }
}
