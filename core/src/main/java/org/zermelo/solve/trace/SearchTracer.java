package org.zermelo.solve.trace;

import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * Recursion over the positions of any small game whose plays end, with a dictionary of what was found or without: plain search asks
 * for a position as often as plays lead to it, memo search finds it once.
 *
 * @param method {@code plain-search} or {@code memo}
 * @param memo whether there is a dictionary
 */
record SearchTracer(String method, boolean memo) implements Tracer {

    /** Of so many positions the calls are counted, so that a refusal can say how many there would be. */
    private static final int MOST = 5_000;

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value.subject() != Subject.POINTS && rules.traits().contains(Trait.ACYCLIC);
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        PositionList<?, ?> list = new PositionList<>(rules, MOST);
        Trace.check(memo ? stepsWithMemo(list) : stepsWithout(list), Note.of("trace.fits-smaller"));
        return SearchRun.of(method, list, list.ends(value), value, memo);
    }

    /** A step a call, and one more for each position when it is finished. */
    private static double stepsWithMemo(PositionList<?, ?> list) {
        double steps = 2;
        for (int p = 0; p < list.size(); p++) {
            steps += 1 + list.options(p).size();
        }
        return steps;
    }

    /** A step when a call is made and one when it returns. */
    private static double stepsWithout(PositionList<?, ?> list) {
        double[] calls = new double[list.size()];
        for (int p : list.upwards()) {
            calls[p] = 1
                    + list.options(p).stream()
                            .mapToDouble(option -> calls[option])
                            .sum();
        }
        return 2 * calls[0];
    }
}
