package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.Note;
import org.zermelo.solve.Codes;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.value.Value;

/**
 * One run of the recursion, as a tree of calls. Beside it stands a list of the positions met: with a dictionary what stands in it,
 * without one how often each was asked.
 */
final class SearchRun {

    private static final int LISTED = 0;
    private static final int TREE = 1;

    /** Letters that a row of the list may take, and those of an entry beside its position. */
    private static final int WIDE = 64;

    private static final int MARGIN = 6;

    private final PositionList<?, ?> list;
    private final long[] ends;
    private final Value value;
    private final boolean memo;
    private final int entries;
    private final Recorder record;
    private final Map<Integer, Integer> places = new HashMap<>();
    private final int[] asked;
    private final long[] known;
    private int calls;
    private int hits;

    private SearchRun(PositionList<?, ?> list, long[] ends, Value value, boolean memo) {
        this.list = list;
        this.ends = ends;
        this.value = value;
        this.memo = memo;
        this.asked = new int[list.size()];
        this.known = new long[list.size()];
        int longest = 0;
        for (int p = 0; p < list.size(); p++) {
            longest = Math.max(longest, list.text(p).length());
        }
        this.entries = Math.max(1, Math.min(6, WIDE / (2 * longest + MARGIN)));
        this.record = new Recorder(Note.of(memo ? "trace.search.start-memo" : "trace.search.start"));
    }

    /**
     * @param ends the code of each position without moves, by its number
     */
    static Trace of(String method, PositionList<?, ?> list, long[] ends, Value value, boolean memo) {
        return new SearchRun(list, ends, value, memo).run(method);
    }

    private Trace run(String method) {
        String answer = CodeText.of(value, ask(0, -1));
        record.step(
                        Event.ANSWER,
                        0,
                        Note.of(memo ? "trace.search.memo-done" : "trace.search.done")
                                .with("position", list.text(0))
                                .with("code", answer)
                                .with("calls", calls)
                                .with("different", places.size()))
                .look(Spot.call(TREE, 0));
        int rows = (places.size() + entries - 1) / entries;
        Panel listed = new Panel.Grid(
                memo ? "dictionary" : "times",
                Collections.nCopies(rows, ""),
                Collections.nCopies(2 * Math.min(entries, places.size()), ""),
                false);
        return record.trace(
                method, List.of(listed, new Panel.CallTree("search")), memo ? entry(0, 1) : Spot.call(TREE, 0));
    }

    /** The entry of a position: its name, or what is said of it. */
    private Spot entry(int p, int part) {
        int place = places.getOrDefault(p, places.size());
        return new Spot(LISTED, place / entries, 2 * (place % entries) + part);
    }

    private long ask(int p, int parent) {
        int number = calls++;
        int before = asked[p]++;
        places.putIfAbsent(p, places.size());
        boolean hit = memo && before > 0;
        hits += hit ? 1 : 0;
        Spot node = Spot.call(TREE, number);
        record.step(hit ? Event.HIT : before > 0 ? Event.REPEAT : Event.CALL, hit ? 2 : 1, called(p, hit))
                .set("position", list.text(p))
                .set("calls", calls)
                .set("different", places.size())
                .call(node, parent, list.text(p));
        if (before == 0) {
            record.write(entry(p, 0), list.text(p), Mark.PLAIN);
        }
        if (hit) {
            record.set("hits", hits).write(node, said(p, known[p]), Mark.HIT).look(entry(p, 1));
            return known[p];
        }
        if (!memo) {
            record.write(entry(p, 1), "×" + asked[p], before > 0 ? Mark.REPEATED : Mark.PLAIN);
        }
        if (before > 0) {
            record.write(node, list.text(p), Mark.REPEATED);
        }
        return found(p, number, before > 0);
    }

    private Note called(int p, boolean hit) {
        return asked[p] == 1
                ? Note.of("trace.search.call", "position", list.text(p))
                : Note.of(
                        hit ? "trace.search.hit" : "trace.search.repeat", "position", list.text(p), "times", asked[p]);
    }

    private long found(int p, int number, boolean again) {
        List<Long> codes = new ArrayList<>();
        for (int option : list.options(p)) {
            codes.add(value.along(ask(option, number), 0));
        }
        Spot node = Spot.call(TREE, number);
        boolean end = codes.isEmpty();
        long code = end
                ? ends[p]
                : Codes.fold(value, codes.stream().mapToLong(each -> each).toArray(), codes.size());
        known[p] = code;
        FoldWords fold = new FoldWords(value, list.text(p), codes, code);
        String text = CodeText.of(value, code);
        record.step(end ? Event.BASE : Event.RETURN, fold.line(memo), fold.note())
                .set("position", list.text(p))
                .write(node, said(p, code), again ? Mark.REPEATED : mark(code));
        if (memo) {
            record.write(entry(p, 1), text, mark(code));
        }
        if (!end) {
            record.ask(Guess.of(memo ? entry(p, 1) : node, text, fold.slips()));
        }
        return code;
    }

    private Mark mark(long code) {
        int sign = value.worth(code).sign();
        return sign > 0 ? Mark.WIN : sign < 0 ? Mark.LOSS : Mark.DRAW;
    }

    private String said(int p, long code) {
        return list.text(p) + ": " + CodeText.of(value, code);
    }
}
