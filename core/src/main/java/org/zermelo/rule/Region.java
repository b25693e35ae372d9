package org.zermelo.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where the positions of a game lie, found from the rules alone.
 *
 * @param inner for each variable the values that it has in positions that are not ended
 * @param outer for each variable the values that it has in any position; holds {@code inner}
 */
public record Region(List<Interval> inner, List<Interval> outer) {

    private static final int ROUNDS = 3;

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
        return of(rules, starts(rules), Step.all(rules));
    }

    /** The values that each variable can have in a start. */
    private static Interval[] starts(Ruleset rules) {
        Bounds bounds =
                Bounds.of(rules.parameters().stream().collect(Collectors.toMap(Parameter::name, Parameter::range)));
        return rules.variables().stream().map(v -> bounds.value(v.start())).toArray(Interval[]::new);
    }

    /** The region of a game from one position. */
    static Region of(Ruleset rules, RulePosition start, List<Step> steps) {
        Interval[] starts = new Interval[start.size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = Interval.of(start.value(i));
        }
        return of(rules, starts, steps);
    }

    /** From the starts outwards: a variable that some move can raise (lower) within the box so far may rise (fall) to its end. */
    private static Region of(Ruleset rules, Interval[] starts, List<Step> steps) {
        int[] heaps = rules.heaps();
        boolean[] rises = new boolean[starts.length];
        boolean[] falls = new boolean[starts.length];
        Interval[] box = new Interval[starts.length];
        do {
            for (int i = 0; i < box.length; i++) {
                Variable variable = rules.variables().get(i);
                long least = falls[i] ? Math.min(variable.least(), starts[i].least()) : starts[i].least();
                long greatest = rises[i] ? Math.max(variable.greatest(), starts[i].greatest()) : starts[i].greatest();
                box[i] = new Interval(least, greatest);
            }
            for (int round = 0; round < ROUNDS; round++) {
                clip(rules, box, starts);
            }
        } while (spreads(steps, new Bounds(box, heaps), rises, falls));
        return new Region(List.of(box), outer(rules, steps, box, starts));
    }

    /** Notes which variables rise and fall within the bounds; whether any does that did not before. */
    private static boolean spreads(List<Step> steps, Bounds bounds, boolean[] rises, boolean[] falls) {
        boolean spreads = false;
        for (Step step : steps) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            for (MoveRule.NewValue change : step.clause().changes()) {
                int variable = step.variable(change);
                if (rises[variable] && falls[variable]) {
                    continue;
                }
                Interval delta = new Deltas(aimed, variable).of(change.value());
                spreads |= delta.greatest() > 0 && !rises[variable] || delta.least() < 0 && !falls[variable];
                rises[variable] |= delta.greatest() > 0;
                falls[variable] |= delta.least() < 0;
            }
        }
        return spreads;
    }

    /** Beyond the last value with which a position need not be ended, and the result of a move holds, there is nothing to play. */
    private static void clip(Ruleset rules, Interval[] box, Interval[] starts) {
        List<Condition> out = new ArrayList<>();
        rules.ends().forEach(end -> out.add(end.when()));
        boolean free = rules.result().equals(Condition.TRUE);
        if (!free) {
            out.add(new Condition.Not(rules.result()));
        }
        if (out.isEmpty()) {
            return;
        }
        Condition over = new Condition.Or(out);
        for (int i = 0; i < box.length; i++) {
            Bounds bounds = new Bounds(box, rules.heaps());
            if (bounds.always(over)) {
                return;
            }
            box[i] = new Interval(bounds.firstOpen(over, i), box[i].greatest());
            bounds = new Bounds(box, rules.heaps());
            box[i] = new Interval(box[i].least(), bounds.lastOpen(over, i));
            // the result need not hold in a start
            box[i] = free ? box[i] : box[i].hull(starts[i]);
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
                .meet(declared.range());
    }
}
