package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Value;

/** Nimbers from the smallest positions up: the nimbers of the options come one by one, and the least that is missing is taken. */
final class MexTracer implements Tracer {

    private static final int MOST = 60;

    @Override
    public String method() {
        return "sprague-grundy";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value.fold() == Value.Fold.MEX && rules.traits().contains(Trait.ACYCLIC);
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        return trace(new PositionList<>(rules, MOST));
    }

    private Trace trace(PositionList<?, ?> list) {
        List<Integer> order = list.upwards();
        int[] nimbers = new int[list.size()];
        int most = 0;
        for (int p : order) {
            nimbers[p] = mex(list, p, nimbers);
            most = Math.max(most, nimbers[p]);
        }
        int width = most + 1;
        Recorder record = new Recorder(Note.of("trace.mex.start"));
        for (int row = 0; row < order.size(); row++) {
            fill(record, list, order, row, nimbers, width);
        }
        int last = order.size() - 1;
        record.step(
                Event.ANSWER,
                0,
                Note.of(nimbers[0] == 0 ? "trace.mex.lost" : "trace.mex.won")
                        .with("position", list.text(0))
                        .with("mex", nimbers[0]));
        List<String> heads = new ArrayList<>(
                IntStream.range(0, width).mapToObj(Integer::toString).toList());
        heads.add("mex");
        Panel grid = new Panel.Grid("nimbers", order.stream().map(list::text).toList(), heads, false);
        return record.trace(method(), List.of(grid), new Spot(0, last, width));
    }

    private static void fill(
            Recorder record, PositionList<?, ?> list, List<Integer> order, int row, int[] nimbers, int width) {
        int p = order.get(row);
        TreeSet<Integer> seen = new TreeSet<>();
        for (int option : list.options(p)) {
            int nimber = nimbers[option];
            boolean first = seen.add(nimber);
            if (first) {
                record.step(
                                Event.OPTION,
                                2,
                                Note.of("trace.mex.option")
                                        .with("position", list.text(p))
                                        .with("option", list.text(option))
                                        .with("nimber", nimber))
                        .set("position", list.text(p))
                        .write(new Spot(0, row, nimber), nimber, Mark.HIT)
                        .look(new Spot(0, order.indexOf(option), width));
            }
        }
        Spot cell = new Spot(0, row, width);
        String mex = Integer.toString(nimbers[p]);
        boolean none = seen.isEmpty();
        record.step(
                        none ? Event.BASE : Event.CELL,
                        none ? 1 : 3,
                        none
                                ? Note.of("trace.mex.ended", "position", list.text(p))
                                : Note.of("trace.mex.gap")
                                        .with("position", list.text(p))
                                        .with("seen", List.copyOf(seen))
                                        .with("mex", mex))
                .set("position", list.text(p))
                .write(cell, mex, nimbers[p] == 0 ? Mark.LOSS : Mark.WIN)
                .ask(Guess.of(
                        cell,
                        mex,
                        none
                                ? List.of()
                                : List.of(
                                        new Slip(
                                                Integer.toString(seen.last() + 1), Note.of("trace.slip.after-largest")),
                                        new Slip(Integer.toString(seen.first()), Note.of("trace.slip.least-present")),
                                        new Slip(Integer.toString(seen.last()), Note.of("trace.slip.largest")))));
    }

    private static int mex(PositionList<?, ?> list, int p, int[] nimbers) {
        TreeSet<Integer> seen = new TreeSet<>();
        list.options(p).forEach(option -> seen.add(nimbers[option]));
        int mex = 0;
        while (seen.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
