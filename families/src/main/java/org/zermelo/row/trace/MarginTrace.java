package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.cell;
import static org.zermelo.row.trace.CoinBoard.coin;
import static org.zermelo.row.trace.CoinBoard.signed;

import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Trace;

/** The table of margins of the Chinese text, by rows from the lowest or by columns from the first. */
final class MarginTrace {

    private final long[] coins;
    private final MarginTable table;
    private final Recorder record = new Recorder(Note.of("trace.row.start-margin"));

    private MarginTrace(long[] coins, boolean byColumns) {
        this.coins = coins;
        this.table = byColumns ? MarginTable.byColumns(coins, Watch.NONE) : MarginTable.byRows(coins, Watch.NONE);
    }

    static Trace of(long[] coins, boolean byColumns) {
        MarginTrace trace = new MarginTrace(coins, byColumns);
        int n = coins.length;
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                if (byColumns && b <= a) {
                    trace.fill(a - b, a);
                } else if (!byColumns && b >= n - 1 - a) {
                    trace.fill(n - 1 - a, b);
                }
            }
        }
        CoinBoard.play(trace.record, coins, 5, trace.table);
        String method = byColumns ? "interval-columns" : "interval-rows";
        return trace.record.trace(method, CoinBoard.panels(coins, "margins"), cell(1, 0, n - 1));
    }

    private void fill(int i, int j) {
        long d = table.margin(i, j);
        if (i == j) {
            record.step(Event.BASE, 2, Note.of("trace.row.single-margin", "i", i + 1, "d", signed(d)))
                    .set("i", i + 1)
                    .set("j", j + 1)
                    .write(cell(1, i, i), signed(d), CoinBoard.sign(d))
                    .look(coin(i));
            return;
        }
        long left = coins[i] - table.margin(i + 1, j);
        long right = coins[j] - table.margin(i, j - 1);
        record.step(
                        left == right ? Event.TIE : Event.CELL,
                        4,
                        Note.of(
                                        left > right
                                                ? "trace.row.margin-left"
                                                : left < right ? "trace.row.margin-right" : "trace.row.margin-either")
                                .with("i", i + 1)
                                .with("j", j + 1)
                                .with("left", signed(left))
                                .with("right", signed(right))
                                .with("d", signed(d)))
                .set("i", i + 1)
                .set("j", j + 1)
                .set("left", signed(left))
                .set("right", signed(right))
                .write(cell(1, i, j), signed(d), CoinBoard.sign(d))
                .look(coin(i), coin(j), cell(1, i + 1, j), cell(1, i, j - 1))
                .ask(Guess.of(cell(1, i, j), signed(d), slips(i, j, left, right)));
    }

    private List<Slip> slips(int i, int j, long left, long right) {
        long added = Math.max(
                Math.addExact(coins[i], table.margin(i + 1, j)), Math.addExact(coins[j], table.margin(i, j - 1)));
        return List.of(
                new Slip(signed(Math.min(left, right)), Note.of("trace.slip.smaller")),
                new Slip(signed(added), Note.of("trace.slip.added")),
                new Slip(signed(Math.max(coins[i], coins[j])), Note.of("trace.slip.coin-only")));
    }
}
