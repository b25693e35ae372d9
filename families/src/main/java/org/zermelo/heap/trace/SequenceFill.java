package org.zermelo.heap.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.Partitions;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/** One nim-sequence being filled: ten heaps a row, below them what the options of a heap have. */
final class SequenceFill {

    private static final int WIDE = 10;
    private static final int SEQUENCE = 0;
    private static final int GATHERED = 1;
    private static final int SUM = 2;

    /** One heap that a move may leave instead of a heap, or several. */
    private record Left(int take, List<Integer> heaps, int nimber) {
        String text() {
            return heaps.isEmpty()
                    ? "0"
                    : String.join(" + ", heaps.stream().map(String::valueOf).toList());
        }
    }

    private final HeapRules rules;
    private final List<Integer> heaps;
    private final int[] nimbers;
    private final List<List<Left>> options = new ArrayList<>();
    private final int width;
    private final Recorder record = new Recorder(Note.of("trace.sequence.start"));
    private TreeSet<Integer> shown = new TreeSet<>();

    SequenceFill(HeapRules rules, List<Integer> heaps) {
        this.rules = rules;
        this.heaps = heaps;
        this.nimbers = new int[heaps.get(0) + 1];
        int steps = 2 + heaps.size();
        int most = 0;
        for (int heap = 0; heap < nimbers.length; heap++) {
            List<Left> different = different(heap);
            options.add(different);
            steps += 1 + different.size();
            nimbers[heap] = mex(different);
            most = Math.max(most, nimbers[heap]);
            most = Math.max(
                    most, different.stream().mapToInt(Left::nimber).max().orElse(0));
        }
        Trace.check(steps, Note.of("trace.fits-smaller"));
        this.width = most + 1;
    }

    /** The options of a heap, of those with one nimber the first. */
    private List<Left> different(int heap) {
        List<Left> found = new ArrayList<>();
        TreeSet<Integer> seen = new TreeSet<>();
        for (HeapTake take : rules.takes(heap)) {
            Partitions.each(heap, take, left -> {
                int nimber = IntStream.of(left).map(each -> nimbers[each]).reduce(0, (a, b) -> a ^ b);
                if (seen.add(nimber)) {
                    found.add(new Left(take.take(), IntStream.of(left).boxed().toList(), nimber));
                }
                return true;
            });
        }
        return found;
    }

    private static int mex(List<Left> options) {
        int mex = 0;
        while (holds(options, mex)) {
            mex++;
        }
        return mex;
    }

    private static boolean holds(List<Left> options, int nimber) {
        return options.stream().anyMatch(option -> option.nimber() == nimber);
    }

    Trace trace(String method) {
        for (int heap = 0; heap < nimbers.length; heap++) {
            gather(heap);
        }
        boolean one = heaps.size() == 1;
        int sum = heaps.stream().mapToInt(heap -> nimbers[heap]).reduce(0, (a, b) -> a ^ b);
        List<Panel> panels = new ArrayList<>(List.of(sequence(), gathered()));
        if (!one) {
            List<String> heads =
                    new ArrayList<>(heaps.stream().map(String::valueOf).toList());
            heads.add("⊕");
            panels.add(new Panel.Grid("sum", List.of(""), heads, false));
            add(sum);
        }
        record.step(
                        Event.ANSWER,
                        0,
                        Note.of(sum == 0 ? "trace.mex.lost" : "trace.mex.won")
                                .with(
                                        "position",
                                        String.join(
                                                ", ",
                                                heaps.stream()
                                                        .map(String::valueOf)
                                                        .toList()))
                                .with("mex", sum))
                .look(one ? cell(heaps.get(0)) : new Spot(SUM, 0, heaps.size()));
        return record.trace(method, panels, one ? cell(heaps.get(0)) : new Spot(SUM, 0, heaps.size()));
    }

    private void gather(int heap) {
        TreeSet<Integer> seen = new TreeSet<>();
        for (Left left : options.get(heap)) {
            seen.add(left.nimber());
            record.step(
                            Event.OPTION,
                            2,
                            Note.of(left.heaps().size() > 1 ? "trace.sequence.split" : "trace.sequence.option")
                                    .with("heap", heap)
                                    .with("take", left.take())
                                    .with("left", left.text())
                                    .with("nimber", left.nimber()))
                    .set("heap", heap)
                    .look(left.heaps().stream().map(this::cell).toArray(Spot[]::new));
            clear(seen.size() == 1);
            record.write(new Spot(GATHERED, 0, left.nimber()), left.nimber(), Mark.HIT);
            shown.add(left.nimber());
        }
        boolean none = seen.isEmpty();
        Note note = none
                ? Note.of("trace.sequence.ended", "heap", heap)
                : Note.of("trace.mex.gap", "position", heap, "seen", List.copyOf(seen), "mex", nimbers[heap]);
        record.step(none ? Event.BASE : Event.CELL, none ? 1 : 3, note).set("heap", heap);
        clear(none);
        record.write(cell(heap), nimbers[heap], nimbers[heap] == 0 ? Mark.LOSS : Mark.WIN)
                .look(seen.stream().map(nimber -> new Spot(GATHERED, 0, nimber)).toArray(Spot[]::new));
        if (!none) {
            record.ask(Guess.of(
                    cell(heap),
                    Integer.toString(nimbers[heap]),
                    List.of(
                            new Slip(Integer.toString(seen.last() + 1), Note.of("trace.slip.after-largest")),
                            new Slip(Integer.toString(seen.first()), Note.of("trace.slip.least-present")),
                            new Slip(Integer.toString(seen.last()), Note.of("trace.slip.largest")))));
        }
    }

    /** Takes the numbers of the heap before away. */
    private void clear(boolean first) {
        if (first) {
            shown.forEach(nimber -> record.write(new Spot(GATHERED, 0, nimber), "", Mark.PLAIN));
            shown = new TreeSet<>();
        }
    }

    private void add(int sum) {
        for (int i = 0; i < heaps.size(); i++) {
            int heap = heaps.get(i);
            record.step(Event.CELL, 4, Note.of("trace.sequence.heap", "heap", heap, "nimber", nimbers[heap]))
                    .write(new Spot(SUM, 0, i), nimbers[heap], Mark.PLAIN)
                    .look(cell(heap));
        }
        int plain = heaps.stream().mapToInt(heap -> nimbers[heap]).sum();
        record.step(Event.CELL, 4, Note.of("trace.sequence.sum", "sum", sum))
                .write(new Spot(SUM, 0, heaps.size()), sum, sum == 0 ? Mark.LOSS : Mark.WIN)
                .ask(Guess.of(
                        new Spot(SUM, 0, heaps.size()),
                        Integer.toString(sum),
                        List.of(new Slip(Integer.toString(plain), Note.of("trace.slip.with-carry")))));
        for (int i = 0; i < heaps.size(); i++) {
            record.look(new Spot(SUM, 0, i));
        }
    }

    private Spot cell(int heap) {
        return new Spot(SEQUENCE, heap / WIDE, heap % WIDE);
    }

    /** Ten heaps a row: the head of the row and that of the column make the heap. */
    private Panel sequence() {
        int rows = (nimbers.length - 1) / WIDE + 1;
        int columns = Math.min(WIDE, nimbers.length);
        return new Panel.Grid(
                "sequence",
                IntStream.range(0, rows)
                        .mapToObj(row -> Integer.toString(row * WIDE))
                        .toList(),
                IntStream.range(0, columns).mapToObj(column -> "+" + column).toList(),
                false);
    }

    private Panel gathered() {
        return new Panel.Grid(
                "gathered",
                List.of(""),
                IntStream.range(0, width).mapToObj(Integer::toString).toList(),
                false);
    }
}
