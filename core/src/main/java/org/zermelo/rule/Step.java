package org.zermelo.rule;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/**
 * A clause for one heap: where {@code x} and {@code other} are known.
 *
 * @param rule the number of the clause
 * @param clause the clause
 * @param heap the heap that is changed; -1 when the clause names its variables
 * @param other the heap that it looks at; -1 when it looks at none
 */
public record Step(int rule, MoveRule clause, int heap, int other) {

    /** All steps of some rules, in the order in which moves are listed. */
    public static List<Step> all(Ruleset rules) {
        List<Step> steps = new ArrayList<>();
        int[] heaps = rules.heaps();
        for (int rule = 0; rule < rules.moves().size(); rule++) {
            MoveRule clause = rules.moves().get(rule);
            int named = clause.namedHeap();
            boolean looks = clause.looksAtOther();
            for (int heap : clause.target() == Target.NAMED ? new int[] {named} : heaps) {
                for (int other : looks ? heaps : new int[] {-1}) {
                    if (other < 0 || other != heap) {
                        steps.add(new Step(rule, clause, heap, other));
                    }
                }
            }
        }
        return steps;
    }

    /** The variable that a change is about. */
    public int variable(NewValue change) {
        return switch (change.variable()) {
            case NewValue.MOVED -> heap;
            case NewValue.OTHER -> other;
            default -> change.variable();
        };
    }

    /**
     * By how much a change changes its variable at least and at most, as far as the bounds, the range of what is chosen and the conditions
     * of the clause show.
     */
    Interval delta(Bounds aimed, NewValue change) {
        int variable = variable(change);
        Deltas deltas = new Deltas(aimed, variable);
        Interval delta = deltas.of(change.value());
        if (change.value() instanceof Expr.Chosen chosen) {
            Choice choice = clause.choices().get(chosen.choice());
            long most = deltas.of(choice.to()).greatest();
            long least = deltas.of(choice.from()).least();
            if (least <= most) {
                delta = delta.meet(new Interval(least, most));
            }
        }
        List<Condition> guards = clause.guard() instanceof Condition.And all ? all.parts() : List.of(clause.guard());
        boolean falls = guards.stream()
                .anyMatch(guard -> guard instanceof Condition.Compare c
                        && (falls(c.relation(), Relation.LESS, c.left(), c.right(), aimed, change)
                                || falls(c.relation(), Relation.GREATER, c.right(), c.left(), aimed, change)));
        return falls ? delta.meet(new Interval(Long.MIN_VALUE, -1)) : delta;
    }

    /** Whether a condition says that the new value is less than the old one. */
    private boolean falls(Relation relation, Relation wanted, Expr less, Expr greater, Bounds aimed, NewValue change) {
        return relation == wanted && less.equals(change.value()) && aimed.variableOf(greater) == variable(change);
    }

    /** Whether bounds prove that no move from a position of a region makes a number larger. */
    public static boolean lower(Ruleset rules, Region region) {
        Bounds bounds = new Bounds(region.inner().toArray(Interval[]::new), rules.heaps());
        return all(rules).stream().allMatch(step -> {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            return step.clause().changes().stream()
                    .map(change -> step.delta(aimed, change))
                    .allMatch(delta -> delta.greatest() <= 0);
        });
    }

    /** An upper bound of the number of moves of a position of a region. */
    static double mostOptions(Ruleset rules, Region region, List<Step> steps) {
        return mostOptions(new Bounds(region.inner().toArray(Interval[]::new), rules.heaps()), steps);
    }

    /** Whether no position of a region offers more to choose from than a list of moves may hold. */
    public static boolean listable(Ruleset rules, Region region) {
        return mostOptions(rules, region) <= MoveMaker.MOST_MOVES;
    }

    /** An upper bound of the number of moves of a position of a region. */
    public static double mostOptions(Ruleset rules, Region region) {
        return mostOptions(rules, region, all(rules));
    }

    /** An upper bound of the number of moves of a position within some bounds. */
    static double mostOptions(Bounds bounds, List<Step> steps) {
        double most = 0;
        for (Step step : steps) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            double options = 1;
            for (Choice choice : step.clause().choices()) {
                Interval from = aimed.value(choice.from());
                Interval to = aimed.value(choice.to());
                options *= Math.max(1.0, (double) to.greatest() - from.least() + 1);
            }
            most += options;
        }
        return most;
    }
}
