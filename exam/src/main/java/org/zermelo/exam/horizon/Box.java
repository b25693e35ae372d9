package org.zermelo.exam.horizon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;

/** Many positions at once: an interval for every variable. */
record Box(List<Interval> cells) {

    Box {
        cells = List.copyOf(cells);
    }

    static Box of(Interval... cells) {
        return new Box(Arrays.asList(cells));
    }

    boolean contains(Box other) {
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).contains(other.cells.get(i))) {
                return false;
            }
        }
        return true;
    }

    Box hull(Box other) {
        List<Interval> hull = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            hull.add(cells.get(i).hull(other.cells.get(i)));
        }
        return new Box(hull);
    }

    /** What expressions can be in the box. */
    Bounds bounds(Ruleset rules) {
        return new Bounds(cells.toArray(Interval[]::new), rules.heaps());
    }

    /** Whether the play is over everywhere in the box. */
    boolean over(Ruleset rules) {
        return rules.ends().stream().anyMatch(end -> bounds(rules).always(end.when()));
    }

    /** Whether the play goes on everywhere in the box, as far as ends are concerned. */
    boolean open(Ruleset rules) {
        return bounds(rules)
                .never(new Condition.Or(rules.ends().stream().map(EndRule::when).toList()));
    }

    /** The boxes that hold everything one move can lead to from here; never too few, perhaps too many. */
    List<Box> options(Ruleset rules) {
        List<Box> options = new ArrayList<>();
        Bounds bounds = bounds(rules);
        for (Step step : Step.all(rules)) {
            Box box = play(
                    rules,
                    step,
                    bounds.aimed(step.heap(), step.other(), step.clause().choices()));
            if (box != null && options.stream().noneMatch(o -> o.contains(box))) {
                options.removeIf(box::contains);
                options.add(box);
            }
        }
        return options;
    }

    private @Nullable Box play(Ruleset rules, Step step, Bounds before) {
        MoveRule move = step.clause();
        boolean none = move.choices().stream()
                .anyMatch(c ->
                        before.value(c.from()).least() > before.value(c.to()).greatest());
        if (none || before.never(move.guard())) {
            return null;
        }
        List<Interval> next = new ArrayList<>(cells);
        Bounds after = before;
        for (MoveRule.NewValue change : move.changes()) {
            int at = step.variable(change);
            Interval range = rules.variables().get(at).range();
            Interval value = before.value(change.value());
            if (!value.meets(range)) {
                return null;
            }
            next.set(at, value.meet(range));
            after = after.with(at, value.meet(range));
        }
        return after.never(rules.result()) ? null : new Box(next);
    }
}
