package org.zermelo.rule;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the positions of a game lie, found from the rules alone.
 *
 * @param inner for each variable the values that it has in positions that are not ended
 * @param outer for each variable the values that it has in any position; holds {@code inner}
 */
public record Region(List<Interval> inner, List<Interval> outer) {

    private static final int ROUNDS = 6;

    public Region {
        inner = List.copyOf(inner);
        outer = List.copyOf(outer);
    }

    /** Whether every variable has finitely many values. */
    public boolean finite() {
        return outer.stream().allMatch(Interval::bounded);
    }

    /** Positions per outer box, saturated. */
    public double outerSize() {
        return outer.stream()
                .mapToDouble(i -> (double) i.greatest() - i.least() + 1)
                .reduce(1, (a, b) -> a * b);
    }

    /** The region of a game from the starts that its open parameters allow. */
    public static Region of(Ruleset rules) {
        return of(rules, starts(rules));
    }

    /** The values that each variable can have in a start. */
    private static Interval[] starts(Ruleset rules) {
        Interval[] starts = new Interval[rules.variables().size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = ParameterBounds.value(rules, rules.variables().get(i).start());
        }
        return starts;
    }

    /** The region of a game from one position. */
    static Region of(Ruleset rules, RulePosition start) {
        Interval[] starts = new Interval[start.size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = Interval.of(start.value(i));
        }
        return of(rules, starts);
    }

    private static Region of(Ruleset rules, Interval[] starts) {
        int[] heaps = rules.heaps();
        List<Step> steps = Step.all(rules);
        Interval[] box = new Interval[starts.length];
        for (int i = 0; i < box.length; i++) {
            Variable variable = rules.variables().get(i);
            box[i] = new Interval(variable.least(), variable.greatest());
        }
        for (int round = 0; round < ROUNDS; round++) {
            clipEnds(rules, box, heaps);
            clipStill(steps, box, starts, new Bounds(box, heaps));
        }
        clipEnds(rules, box, heaps);
        return new Region(List.of(box), outer(rules, steps, box, starts));
    }

    /** What no move raises stays at or below its start, and what none lowers at or above. */
    private static void clipStill(List<Step> steps, Interval[] box, Interval[] starts, Bounds bounds) {
        boolean[] rises = new boolean[box.length];
        boolean[] falls = new boolean[box.length];
        for (Step step : steps) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            step.clause().changes().forEach(change -> {
                int variable = step.variable(change);
                Interval delta = new Deltas(aimed, variable).of(change.value());
                rises[variable] |= delta.greatest() > 0;
                falls[variable] |= delta.least() < 0;
            });
        }
        for (int i = 0; i < box.length; i++) {
            long least = falls[i] ? box[i].least() : starts[i].least();
            long greatest = rises[i] ? box[i].greatest() : starts[i].greatest();
            box[i] = new Interval(Math.min(least, greatest), greatest).meet(box[i]);
        }
    }

    /** Beyond the last value with which a position need not be ended there is nothing to play. */
    private static void clipEnds(Ruleset rules, Interval[] box, int[] heaps) {
        List<Condition> ends = rules.ends().stream().map(EndRule::when).toList();
        if (ends.isEmpty()) {
            return;
        }
        Condition ended = new Condition.Or(ends);
        for (int i = 0; i < box.length; i++) {
            Bounds bounds = new Bounds(box, heaps);
            if (bounds.always(ended)) {
                return;
            }
            box[i] = new Interval(bounds.firstOpen(ended, i), box[i].greatest());
            bounds = new Bounds(box, heaps);
            box[i] = new Interval(box[i].least(), bounds.lastOpen(ended, i));
        }
    }

    private static List<Interval> outer(Ruleset rules, List<Step> steps, Interval[] box, Interval[] starts) {
        List<Interval> outer = new ArrayList<>();
        for (int i = 0; i < box.length; i++) {
            outer.add(box[i].hull(starts[i]));
        }
        Bounds bounds = new Bounds(box, rules.heaps());
        for (Step step : steps) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            step.clause().changes().forEach(change -> {
                int variable = step.variable(change);
                outer.set(variable, outer.get(variable).hull(image(rules, aimed, variable, change.value())));
            });
        }
        return outer;
    }

    /** The values that a change can give a variable. */
    public static Interval image(Ruleset rules, Bounds aimed, int variable, Expr value) {
        Variable declared = rules.variables().get(variable);
        return aimed.value(value)
                .meet(aimed.variable(variable).plus(new Deltas(aimed, variable).of(value)))
                .meet(new Interval(declared.least(), declared.greatest()));
    }
}
