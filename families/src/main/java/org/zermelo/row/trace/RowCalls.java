package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.cell;
import static org.zermelo.row.trace.CoinBoard.signed;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * The recursion over the stretches of a coin row as a tree of calls, with a memo or without. Beside the tree stands, for each
 * stretch, how often it was asked, or with a memo what is remembered: 2^n - 1 calls here, n(n-1) + 1 there.
 */
final class RowCalls {

    private static final int TABLE = 1;
    private static final int TREE = 2;

    private final long[] coins;
    private final boolean memo;
    private final Recorder record;
    private final int[][] asked;
    private final long[][] known;
    private int calls;
    private int different;
    private int hits;

    private RowCalls(long[] coins, boolean memo) {
        this.coins = coins;
        this.memo = memo;
        this.record = new Recorder(Note.of(memo ? "trace.row.start-memo" : "trace.row.start-search"));
        this.asked = new int[coins.length][coins.length];
        this.known = new long[coins.length][coins.length];
    }

    static Trace of(long[] coins, boolean memo) {
        RowCalls run = new RowCalls(coins, memo);
        int n = coins.length;
        long margin = run.ask(0, n - 1, -1);
        run.record
                .step(
                        Event.ANSWER,
                        0,
                        Note.of(memo ? "trace.row.memo-done" : "trace.row.search-done")
                                .with("margin", signed(margin))
                                .with("calls", run.calls)
                                .with("different", run.different))
                .look(Spot.call(TREE, 0));
        List<Panel> panels = new ArrayList<>(CoinBoard.panels(coins, memo ? "remembered" : "asked"));
        panels.add(new Panel.CallTree("calls"));
        return run.record.trace(memo ? "interval-memo" : "interval-search", panels, Spot.call(TREE, 0));
    }

    private long ask(int i, int j, int parent) {
        int number = calls++;
        int before = asked[i][j]++;
        Spot node = Spot.call(TREE, number);
        String name = (i + 1) + "–" + (j + 1);
        different += before == 0 ? 1 : 0;
        boolean hit = memo && before > 0;
        hits += hit ? 1 : 0;
        Event event = hit ? Event.HIT : before > 0 ? Event.REPEAT : Event.CALL;
        Note note = before == 0
                ? Note.of("trace.row.call", "i", i + 1, "j", j + 1)
                : Note.of(hit ? "trace.row.hit" : "trace.row.repeat", "i", i + 1, "j", j + 1, "times", before + 1);
        record.step(event, hit ? 2 : 1, note)
                .set("i", i + 1)
                .set("j", j + 1)
                .set("calls", calls)
                .set("different", different)
                .call(node, parent, name);
        if (memo) {
            record.set("hits", hits);
        } else {
            record.write(cell(TABLE, i, j), asked[i][j], before > 0 ? Mark.REPEATED : Mark.PLAIN);
        }
        if (hit) {
            long value = known[i][j];
            record.write(node, name + ": " + signed(value), Mark.HIT).look(cell(TABLE, i, j));
            return value;
        }
        if (before > 0) {
            record.write(node, name, Mark.REPEATED);
        }
        return i == j ? single(i, node, name) : better(i, j, number, name, before > 0);
    }

    private long single(int i, Spot node, String name) {
        record.step(Event.BASE, memo ? 3 : 2, Note.of("trace.row.call-single", "i", i + 1, "d", signed(coins[i])))
                .set("i", i + 1)
                .set("j", i + 1)
                .look(CoinBoard.coin(i));
        return done(i, i, node, name, coins[i], asked[i][i] > 1);
    }

    private long better(int i, int j, int number, String name, boolean again) {
        long left = coins[i] - ask(i + 1, j, number);
        long right = coins[j] - ask(i, j - 1, number);
        long margin = Math.max(left, right);
        Spot node = Spot.call(TREE, number);
        record.step(
                        Event.RETURN,
                        memo ? 6 : 5,
                        Note.of("trace.row.return")
                                .with("i", i + 1)
                                .with("j", j + 1)
                                .with("left", signed(left))
                                .with("right", signed(right)))
                .set("i", i + 1)
                .set("j", j + 1)
                .look(CoinBoard.coin(i), CoinBoard.coin(j))
                .ask(Guess.of(
                        node,
                        signed(margin),
                        List.of(new Slip(signed(Math.min(left, right)), Note.of("trace.slip.smaller")))));
        return done(i, j, node, name, margin, again);
    }

    private long done(int i, int j, Spot node, String name, long margin, boolean again) {
        known[i][j] = margin;
        record.write(node, name + ": " + signed(margin), again ? Mark.REPEATED : CoinBoard.sign(margin));
        if (memo) {
            record.write(cell(TABLE, i, j), signed(margin), CoinBoard.sign(margin));
        }
        return margin;
    }
}
