package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.cell;
import static org.zermelo.row.trace.CoinBoard.coin;

import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Trace;

/** The tables p and m of the Persian text as they are filled by diagonals, all of them or every other. */
final class GuaranteeTrace {

    private static final int P = 1;
    private static final int M = 2;

    private final long[] coins;
    private final GuaranteeTable table;
    private final Recorder record = new Recorder(Note.of("trace.row.start"));
    private int filled;

    private GuaranteeTrace(long[] coins, boolean halved) {
        this.coins = coins;
        this.table = halved ? GuaranteeTable.halved(coins, Watch.NONE) : GuaranteeTable.full(coins, Watch.NONE);
    }

    static Trace of(long[] coins, boolean halved) {
        return new GuaranteeTrace(coins, halved).run(halved ? "interval-halved" : "interval-guarantee");
    }

    private Trace run(String method) {
        int n = coins.length;
        for (int k = 1; k <= n; k++) {
            if (table.filled(0, k - 1)) {
                for (int i = 0; i + k <= n; i++) {
                    fill(i, i + k - 1);
                }
            }
        }
        CoinBoard.play(record, coins, 6, table);
        return record.trace(method, CoinBoard.panels(coins, "guarantees", "ends"), cell(P, 0, n - 1));
    }

    private void fill(int i, int j) {
        long p = table.guarantee(i, j);
        if (i == j) {
            record.step(Event.BASE, 1, Note.of("trace.row.single", "i", i + 1, "p", p))
                    .set("k", 1)
                    .set("i", i + 1)
                    .set("j", j + 1)
                    .write(cell(P, i, i), p, Mark.PLAIN)
                    .look(coin(i));
            return;
        }
        filled++;
        long p1 = table.left(i, j);
        long p2 = table.right(i, j);
        String choice = p1 > p2 ? "i" : p1 < p2 ? "j" : "i,j";
        String key = p1 > p2 ? "trace.row.left" : p1 < p2 ? "trace.row.right" : "trace.row.either";
        record.step(
                        p1 == p2 ? Event.TIE : Event.CELL,
                        5,
                        Note.of(key, "i", i + 1, "j", j + 1, "p1", p1, "p2", p2, "p", p))
                .set("k", j - i + 1)
                .set("i", i + 1)
                .set("j", j + 1)
                .set("p1", p1)
                .set("p2", p2)
                .set("filled", filled)
                .write(cell(P, i, j), p, Mark.PLAIN)
                .write(cell(M, i, j), choice, p1 == p2 ? Mark.TIE : Mark.CHOSEN)
                .look(coin(i), coin(j))
                .look(CoinBoard.there(cell(P, i + 2, j), cell(P, i + 1, j - 1), cell(P, i, j - 2)))
                .ask(Guess.of(cell(P, i, j), Long.toString(p), slips(i, j, p1, p2)));
    }

    private List<Slip> slips(int i, int j, long p1, long p2) {
        long inner = table.guarantee(i + 1, j - 1);
        long kind = Math.max(
                Math.addExact(coins[i], Math.max(table.guarantee(i + 2, j), inner)),
                Math.addExact(coins[j], Math.max(inner, table.guarantee(i, j - 2))));
        long bare = Math.max(p1 - coins[i], p2 - coins[j]);
        return List.of(
                new Slip(Long.toString(Math.min(p1, p2)), Note.of("trace.slip.smaller")),
                new Slip(Long.toString(kind), Note.of("trace.slip.kind-opponent")),
                new Slip(Long.toString(bare), Note.of("trace.slip.coin-forgotten")),
                new Slip(Long.toString(Math.max(coins[i], coins[j])), Note.of("trace.slip.coin-only")));
    }
}
