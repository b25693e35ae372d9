package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.cell;
import static org.zermelo.row.trace.CoinBoard.coin;
import static org.zermelo.row.trace.CoinBoard.signed;

import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/** Robanúmeros as the Spanish text solves it: the tables S, P and res, then the line of play, turn below turn. */
final class TakesTrace {

    private static final int S = 1;
    private static final int P = 2;
    private static final int RES = 3;
    private static final int LINE = 4;

    private final long[] cards;
    private final int n;
    private final CubicTakes tables;
    private final Recorder record = new Recorder(Note.of("trace.takes.start"));
    private long compared;

    private TakesTrace(long[] cards) {
        this.cards = cards;
        this.n = cards.length;
        this.tables = new CubicTakes(cards);
    }

    static Trace of(long[] cards) {
        return new TakesTrace(cards).run();
    }

    private Trace run() {
        tables.sums();
        tables.margins(Watch.NONE);
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                sum(i, j);
            }
        }
        for (int j = 0; j < n; j++) {
            for (int i = j; i >= 0; i--) {
                fill(i, j);
            }
        }
        List<Take> turns = tables.play().takes();
        play(turns);
        List<String> places = CoinBoard.places(n);
        List<Panel> panels = List.of(
                CoinBoard.items("cards", cards),
                new Panel.Grid("sums", places, places, true),
                new Panel.Grid("takes", places, places, true),
                new Panel.Grid("rest", places, places, true),
                new Panel.Grid("line", CoinBoard.places(turns.size()), places, false));
        return record.trace("takes-cubic", panels, cell(P, 0, n - 1));
    }

    private void sum(int i, int j) {
        boolean single = i == j;
        long sum = tables.sum(i, j + 1);
        record.step(
                        single ? Event.BASE : Event.CELL,
                        1,
                        single
                                ? Note.of("trace.takes.sum-single", "i", i + 1, "sum", sum)
                                : Note.of("trace.takes.sum")
                                        .with("i", i + 1)
                                        .with("j", j + 1)
                                        .with("before", tables.sum(i, j))
                                        .with("card", cards[j])
                                        .with("sum", sum))
                .set("i", i + 1)
                .set("j", j + 1)
                .write(cell(S, i, j), sum, Mark.PLAIN)
                .look(coin(j));
        if (!single) {
            record.look(cell(S, i, j - 1));
        }
    }

    private void fill(int i, int j) {
        long margin = tables.margin(i, j + 1);
        int from = tables.restFrom(i, j + 1);
        int to = tables.restTo(i, j + 1);
        boolean all = from == to;
        compared += 2L * (j - i) + 1;
        long sum = tables.sum(i, j + 1) - tables.sum(from, to);
        long after = tables.margin(from, to);
        record.step(
                        i == j ? Event.BASE : Event.CELL,
                        5,
                        Note.of(
                                        i == j
                                                ? "trace.takes.single"
                                                : all
                                                        ? "trace.takes.all"
                                                        : from > i ? "trace.takes.left" : "trace.takes.right")
                                .with("i", i + 1)
                                .with("j", j + 1)
                                .with("count", j + 1 - i - (to - from))
                                .with("sum", sum)
                                .with("from", from + 1)
                                .with("to", to)
                                .with("after", signed(after))
                                .with("d", signed(margin)))
                .set("i", i + 1)
                .set("j", j + 1)
                .set("compared", compared)
                .write(cell(P, i, j), signed(margin), CoinBoard.sign(margin))
                .write(cell(RES, i, j), all ? "0,0" : (from + 1) + "," + to, Mark.CHOSEN)
                .look(cell(S, i, j));
        for (int k = i; k < j; k++) {
            record.look(cell(S, i, k), cell(P, k + 1, j), cell(S, k + 1, j), cell(P, i, k));
        }
        if (i < j) {
            record.ask(Guess.of(
                    cell(P, i, j),
                    signed(margin),
                    List.of(
                            new Slip(signed(Math.addExact(sum, after)), Note.of("trace.slip.added")),
                            new Slip(signed(tables.sum(i, j + 1)), Note.of("trace.slip.take-all")),
                            new Slip(signed(single(i, j)), Note.of("trace.slip.one-card")))));
        }
    }

    /** The better of both moves that take one card. */
    private long single(int i, int j) {
        return Math.max(cards[i] - tables.margin(i + 1, j + 1), cards[j] - tables.margin(i, j));
    }

    private void play(List<Take> turns) {
        int i = 0;
        int j = n - 1;
        long[] totals = new long[2];
        for (int turn = 0; turn < turns.size(); turn++) {
            Take take = turns.get(turn);
            int player = turn % 2;
            int from = take.side() == Side.LEFT ? i : j + 1 - take.count();
            int to = from + take.count();
            long sum = tables.sum(from, to);
            totals[player] += sum;
            record.step(
                            Event.MOVE,
                            6,
                            Note.of(player == 0 ? "trace.takes.first" : "trace.takes.second")
                                    .with("count", take.count())
                                    .with("cards", take.count() == 1 ? Integer.toString(to) : (from + 1) + "–" + to)
                                    .with("sum", sum)
                                    .with("first", totals[0])
                                    .with("second", totals[1]))
                    .set("i", i + 1)
                    .set("j", j + 1)
                    .look(cell(RES, i, j));
            for (int k = i; k <= j; k++) {
                boolean taken = k >= from && k < to;
                record.write(new Spot(LINE, turn, k), cards[k], taken ? CoinBoard.of(player) : Mark.PLAIN);
                if (taken) {
                    record.write(coin(k), cards[k], CoinBoard.of(player));
                }
            }
            i = from == i ? to : i;
            j = to == j + 1 ? from - 1 : j;
        }
    }
}
