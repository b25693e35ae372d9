package org.zermelo.heap.trace;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.heap.period.Theorem;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/** One proof of a period: the sequence in rows of a multiple of the period, and the numbers of the theorem. */
final class PeriodRun {

    private static final int SEQUENCE = 0;
    private static final int FACTS = 1;
    private static final int LEAST_WIDTH = 6;
    private static final List<String> NAMES = List.of("p", "n₀", "k", "t", "N");

    private final NimSequence sequence;
    private final int p;
    private final int n0;
    private final int parts;
    private final int longest;
    private final int window;
    private final boolean apart;
    private final int heaps;
    private final int width;
    private final Recorder record = new Recorder(Note.of("trace.period.start"));

    PeriodRun(NimSequence sequence, PeriodProof proof, UniformTakes takes) {
        this.sequence = sequence;
        this.p = (int) proof.period().length();
        this.n0 = (int) proof.from();
        this.parts = Math.max(1, takes.mostParts());
        this.longest = takes.longest();
        this.window = (int) proof.to();
        this.apart = proof.theorem() == Theorem.BREAKING_APART;
        this.heaps = (int) proof.heaps();
        this.width = p * ((LEAST_WIDTH + p - 1) / p);
    }

    Trace trace(String method) {
        for (int from = 0; from < heaps; from += width) {
            read(from);
        }
        fact(0, Event.CELL, 2, Note.of("trace.period.length", "p", p), List.of());
        compare();
        fact(
                1,
                Event.CELL,
                3,
                Note.of(n0 == 0 ? "trace.period.from-zero" : "trace.period.from", "last", n0 - 1, "first", n0),
                List.of(new Slip(Integer.toString(n0 - 1), Note.of("trace.slip.last-exception"))));
        fact(2, Event.CELL, 4, Note.of("trace.period.parts", "parts", parts), List.of());
        fact(3, Event.CELL, 4, Note.of("trace.period.longest", "longest", longest), List.of());
        fact(
                4,
                Event.CELL,
                5,
                Note.of(apart ? "trace.period.window-apart" : "trace.period.window")
                        .with("parts", parts)
                        .with("less", parts - 1)
                        .with("first", n0)
                        .with("p", p)
                        .with("longest", longest)
                        .with("window", window),
                List.of(
                        new Slip(Integer.toString(window - longest), Note.of("trace.slip.longest-forgotten")),
                        new Slip(Integer.toString(n0 + p), Note.of("trace.slip.one-period"))));
        for (int from = n0 / width * width; from < window; from += width) {
            check(from);
        }
        record.step(Event.MERGE, 6, Note.of(parts > 1 ? "trace.period.why-two" : "trace.period.why-one", "first", n0));
        record.step(Event.ANSWER, 0, Note.of("trace.period.done", "p", p, "first", n0))
                .look(new Spot(FACTS, 0, 0), new Spot(FACTS, 1, 0));
        return record.trace(
                method, List.of(grid(), new Panel.Grid("facts", NAMES, List.of(""), false)), new Spot(FACTS, 0, 0));
    }

    private void read(int from) {
        int to = Math.min(from + width, heaps);
        record.step(Event.WAVE, 1, Note.of("trace.period.read", "from", from, "to", to - 1));
        for (int heap = from; heap < to; heap++) {
            record.write(cell(heap), sequence.value(heap), Mark.PLAIN);
        }
    }

    /** The value that a name has, in the order of the names. */
    private int value(int name) {
        return new int[] {p, n0, parts, longest, window}[name];
    }

    private void fact(int name, Event event, int line, Note note, List<Slip> slips) {
        Spot spot = new Spot(FACTS, name, 0);
        String text = Integer.toString(value(name));
        record.step(event, line, note)
                .set(NAMES.get(name), text)
                .write(spot, text, Mark.CHOSEN)
                .ask(Guess.of(spot, text, slips));
    }

    /** From the end back, a row at a time, until a heap differs from the one p after it. */
    private void compare() {
        int last = heaps - p - 1;
        while (last >= 0) {
            int from = last / width * width;
            int differs = last;
            while (differs >= from && same(differs)) {
                differs--;
            }
            boolean found = differs >= from;
            record.step(
                    found ? Event.CUT : Event.CELL,
                    3,
                    Note.of(found ? "trace.period.differs" : "trace.period.same")
                            .with("from", found ? differs + 1 : from)
                            .with("to", last)
                            .with("last", differs)
                            .with("p", p));
            for (int heap = Math.max(from, differs); heap <= last; heap++) {
                boolean same = same(heap);
                record.write(cell(heap), sequence.value(heap), same ? Mark.HIT : Mark.REPEATED)
                        .look(cell(heap + p));
            }
            if (found) {
                return;
            }
            last = from - 1;
        }
    }

    private boolean same(int heap) {
        return sequence.value(heap) == sequence.value(heap + p);
    }

    /** The part of the window in a row. */
    private void check(int row) {
        int from = Math.max(row, n0);
        int to = Math.min(row + width, window);
        record.step(Event.CELL, 5, Note.of("trace.period.checked", "from", from, "to", to - 1, "p", p));
        for (int heap = from; heap < to; heap++) {
            record.write(cell(heap), sequence.value(heap), Mark.CHOSEN).look(cell(heap + p));
        }
    }

    private Spot cell(int heap) {
        return new Spot(SEQUENCE, heap / width, heap % width);
    }

    private Panel grid() {
        return new Panel.Grid(
                "sequence",
                IntStream.range(0, (heaps + width - 1) / width)
                        .mapToObj(row -> Integer.toString(row * width))
                        .toList(),
                IntStream.range(0, width).mapToObj(column -> "+" + column).toList(),
                false);
    }
}
