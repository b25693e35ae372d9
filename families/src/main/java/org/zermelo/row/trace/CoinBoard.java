package org.zermelo.row.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.game.Note;
import org.zermelo.row.interval.IntervalMargins;
import org.zermelo.trace.Event;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;

/** What the traces of coin rows have in common: the coins above, tables of stretches below. */
final class CoinBoard {

    private static final int COINS = 0;

    private CoinBoard() {}

    /** The panels: the coins, then a triangle for each name. */
    static List<Panel> panels(long[] coins, String... tables) {
        List<Panel> panels = new ArrayList<>(List.of(items("coins", coins)));
        List<String> places = places(coins.length);
        for (String table : tables) {
            panels.add(new Panel.Grid(table, places, places, true));
        }
        return panels;
    }

    /** The row itself. */
    static Panel items(String name, long[] items) {
        return new Panel.Items(
                name, LongStream.of(items).mapToObj(Long::toString).toList());
    }

    /** Heads from 1. */
    static List<String> places(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }

    /** The cell of the stretch {@code i..j} of a table; the whole tables are counted from 1. */
    static Spot cell(int table, int i, int j) {
        return new Spot(table, i, j);
    }

    static Spot coin(int i) {
        return new Spot(COINS, 0, i);
    }

    /** The cells that are there of these, for looking at. */
    static Spot[] there(Spot... spots) {
        return List.of(spots).stream()
                .filter(spot -> spot.row() <= spot.column())
                .toArray(Spot[]::new);
    }

    /** A win, a loss or neither. */
    static Mark sign(long margin) {
        return margin > 0 ? Mark.WIN : margin < 0 ? Mark.LOSS : Mark.DRAW;
    }

    /** With its sign. */
    static String signed(long margin) {
        return margin > 0 ? "+" + margin : Long.toString(margin);
    }

    /**
     * Reads the play from the finished tables: each turn takes the end that gives the larger margin, of equals the right one.
     *
     * @param line the line of the pseudo-code
     */
    static void play(Recorder record, long[] coins, int line, IntervalMargins table) {
        int i = 0;
        int j = coins.length - 1;
        long[] totals = new long[2];
        for (int turn = 0; i <= j; turn++) {
            boolean left = coins[i] - table.margin(i + 1, j) > coins[j] - table.margin(i, j - 1);
            int taken = left ? i : j;
            int player = turn % 2;
            totals[player] = Math.addExact(totals[player], coins[taken]);
            record.step(
                            Event.MOVE,
                            line,
                            Note.of(player == 0 ? "trace.row.first-takes" : "trace.row.second-takes")
                                    .with("coin", coins[taken])
                                    .with("place", taken + 1)
                                    .with("first", totals[0])
                                    .with("second", totals[1]))
                    .set("i", i + 1)
                    .set("j", j + 1)
                    .write(coin(taken), coins[taken], of(player))
                    .look(cell(1, i, j));
            i += left ? 1 : 0;
            j -= left ? 0 : 1;
        }
    }

    /** The mark of what a player took: 0 for the first. */
    static Mark of(int player) {
        return player == 0 ? Mark.FIRST : Mark.SECOND;
    }
}
