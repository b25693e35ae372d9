package org.zermelo.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;

/**
 * Positions that are surely reached: where a clause adds or takes the same number again and again, and no end can hold on
 * the way, every point of a grid is reached. Found from the rules alone, in O(variables x moves x 64).
 */
final class LeastReach {

    private static final int LARGEST_SHIFT = 61;

    /** Values up to here are added without overflow. */
    private static final double FARTHEST = Long.MAX_VALUE / 4.0;

    private final Ruleset rules;
    private final Condition ended;
    private final long[] start;
    /** For each variable with such a clause the number that is added. */
    private final TreeMap<Integer, AddingStep> walks = new TreeMap<>();
    /** How many values of each variable the grid has. */
    private final long[] counts;

    /** A step that adds a number to one variable. */
    private record AddingStep(Step step, long by) {}

    private LeastReach(Ruleset rules, RulePosition position) {
        this.rules = rules;
        this.ended = new Condition.Or(rules.ends().stream().map(EndRule::when).toList());
        this.start = new long[position.size()];
        this.counts = new long[start.length];
        for (int i = 0; i < start.length; i++) {
            start[i] = position.value(i);
            counts[i] = 1;
        }
    }

    /** The number of points of the grid; 1 when there is none. */
    static double positions(Ruleset rules, RulePosition position) {
        double product = 1;
        for (long count : new LeastReach(rules, position).grid()) {
            product *= count;
        }
        return product;
    }

    /** The point half-way across the grid in each of its directions; empty when there is none but the start. */
    static List<Long> halfWay(Ruleset rules, RulePosition position) {
        LeastReach reach = new LeastReach(rules, position);
        long[] counts = reach.grid();
        List<Long> point = new ArrayList<>();
        boolean moved = false;
        for (int i = 0; i < counts.length; i++) {
            long steps = counts[i] / 2;
            moved |= steps > 0;
            point.add(reach.start[i] + steps * reach.by(i));
        }
        return moved ? point : List.of();
    }

    private long[] grid() {
        boolean free = rules.closed()
                && rules.repeat() == Repeat.ALLOWED
                && rules.result().equals(Condition.TRUE);
        if (!free) {
            return counts;
        }
        for (Step step : Step.all(rules)) {
            walk(step);
        }
        // all variables alike first, so that none takes the room of the others
        for (int shift = 1; shift <= LARGEST_SHIFT && allReach(1L << shift); shift++) {
            for (int variable : walks.keySet()) {
                counts[variable] = 1L << shift;
            }
        }
        for (int variable : walks.keySet()) {
            widen(variable);
        }
        return counts;
    }

    private void walk(Step step) {
        List<NewValue> changes = step.clause().changes();
        if (step.clause().once()
                || changes.size() != 1
                || step.clause().choices().size() > 1) {
            return;
        }
        int variable = step.variable(changes.get(0));
        OptionalLong by = added(step, variable, changes.get(0).value());
        if (by.isPresent() && by.getAsLong() != 0) {
            AddingStep known = walks.get(variable);
            if (known == null || Math.abs(by.getAsLong()) < Math.abs(known.by)) {
                walks.put(variable, new AddingStep(step, by.getAsLong()));
            }
        }
    }

    /** The number that is added to the variable, the least that can be chosen. */
    private OptionalLong added(Step step, int variable, Expr value) {
        Bounds bounds = bounds().aimed(step.heap(), step.other(), List.of());
        boolean sum = value instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.ADD || a.operator() == Expr.Operator.SUBTRACT)
                && bounds.variableOf(a.left()) == variable;
        if (!sum) {
            return OptionalLong.empty();
        }
        Expr.Arithmetic a = (Expr.Arithmetic) value;
        List<Choice> choices = step.clause().choices();
        Expr number = a.right() instanceof Expr.Chosen ? choices.get(0).from() : a.right();
        if (!(number instanceof Expr.Literal literal) || literal.value() == Long.MIN_VALUE) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(a.operator() == Expr.Operator.ADD ? literal.value() : -literal.value());
    }

    /** Whether the grid may have so many values of every variable that walks. */
    private boolean allReach(long count) {
        long[] before = counts.clone();
        walks.keySet().forEach(variable -> counts[variable] = count);
        boolean reach = reaches();
        System.arraycopy(before, 0, counts, 0, counts.length);
        return reach && !walks.isEmpty();
    }

    /** As many values of a variable as the others leave room for. */
    private void widen(int variable) {
        for (int shift = LARGEST_SHIFT; shift >= 0; shift--) {
            long before = counts[variable];
            counts[variable] = before + (1L << shift);
            if (counts[variable] < 0 || !reaches()) {
                counts[variable] = before;
            }
        }
    }

    /** Whether no end holds in the whole grid, and each walk may go on everywhere within. */
    private boolean reaches() {
        for (int i = 0; i < start.length; i++) {
            Variable variable = rules.variables().get(i);
            double across = (double) (counts[i] - 1) * by(i);
            if (Math.max(Math.abs(across), Math.abs((double) start[i])) > FARTHEST) {
                return false;
            }
            long end = end(i);
            if (end < variable.least() || end > variable.greatest()) {
                return false;
            }
        }
        Bounds bounds = bounds();
        if (!bounds.never(ended)) {
            return false;
        }
        for (AddingStep walk : walks.values()) {
            List<Choice> choices = walk.step.clause().choices();
            Bounds aimed = bounds.aimed(walk.step.heap(), walk.step.other(), choices);
            boolean offered = choices.isEmpty() || offers(aimed, choices.get(0));
            if (!offered || !aimed.always(walk.step.clause().guard())) {
                return false;
            }
        }
        return true;
    }

    /** Whether the least number is always there to be chosen, among no more than a position may have moves. */
    private static boolean offers(Bounds aimed, Choice choice) {
        Interval from = aimed.value(choice.from());
        Interval to = aimed.value(choice.to());
        return to.least() >= from.greatest() && (double) to.greatest() - from.least() < MoveMaker.MOST_MOVES;
    }

    private long by(int variable) {
        AddingStep walk = walks.get(variable);
        return walk == null ? 0 : walk.by;
    }

    private long end(int variable) {
        return start[variable] + (counts[variable] - 1) * by(variable);
    }

    private Bounds bounds() {
        Interval[] box = new Interval[start.length];
        for (int i = 0; i < start.length; i++) {
            box[i] = new Interval(Math.min(start[i], end(i)), Math.max(start[i], end(i)));
        }
        return new Bounds(box, rules.heaps());
    }
}
