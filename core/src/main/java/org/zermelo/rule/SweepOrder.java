package org.zermelo.rule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An order of the variables, each with a direction, in which every move leads strictly onwards: the first variable (in
 * this order) that a move changes it changes in the variable's direction. Its existence proves that no play comes back to
 * a position, and nested loops against the directions meet every option of a position before the position itself.
 *
 * @param variables the numbers of the variables, outermost first
 * @param rising for each place of that order whether moves raise the variable
 * @param monotone for each place whether no move at all, wherever it starts, changes the variable against its direction
 * @param wellFounded whether no variable that a move changes first can go on in its direction for ever, so that every play ends
 */
public record SweepOrder(List<Integer> variables, List<Boolean> rising, List<Boolean> monotone, boolean wellFounded) {

    public SweepOrder {
        variables = List.copyOf(variables);
        rising = List.copyOf(rising);
        monotone = List.copyOf(monotone);
    }

    /** An order for these rules within a region; empty when none was found. O(variables^2 x moves). */
    public static Optional<SweepOrder> of(Ruleset rules, Region region) {
        return of(rules, region, Step.all(rules));
    }

    static Optional<SweepOrder> of(Ruleset rules, Region region, List<Step> steps) {
        int count = rules.variables().size();
        Bounds bounds = new Bounds(region.inner().toArray(Interval[]::new), rules.heaps());
        List<Interval[]> deltas = new ArrayList<>();
        for (Step step : steps) {
            Interval[] delta = new Interval[count];
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            step.clause().changes().forEach(change -> {
                delta[step.variable(change)] = step.delta(aimed, change);
            });
            deltas.add(delta);
        }
        return search(region.inner(), deltas);
    }

    private static Optional<SweepOrder> search(List<Interval> inner, List<Interval[]> deltas) {
        boolean wellFounded = true;
        List<Integer> order = new ArrayList<>();
        List<Boolean> rising = new ArrayList<>();
        List<Boolean> monotone = new ArrayList<>();
        List<Interval[]> open = new ArrayList<>(deltas);
        Set<Integer> left = new HashSet<>();
        for (int i = 0; i < inner.size(); i++) {
            left.add(i);
        }
        while (!left.isEmpty()) {
            Integer next = null;
            for (int variable : left) {
                boolean up = weakly(open, variable, true);
                if (!up && !weakly(open, variable, false)) {
                    continue;
                }
                // one that cannot go on for ever first: once it is before them, others may
                boolean stops = stops(inner, open, variable, up);
                if (next == null || stops) {
                    next = variable;
                }
                if (stops) {
                    break;
                }
            }
            if (next == null) {
                return Optional.empty();
            }
            int chosen = next;
            boolean up = weakly(open, chosen, true);
            order.add(chosen);
            rising.add(up);
            monotone.add(weakly(deltas, chosen, up));
            left.remove(chosen);
            wellFounded &= stops(inner, open, chosen, up);
            open.removeIf(
                    delta -> delta[chosen] != null && (up ? delta[chosen].least() > 0 : delta[chosen].greatest() < 0));
        }
        return Optional.of(new SweepOrder(order, rising, monotone, wellFounded));
    }

    /** Whether a variable cannot go on in its direction for ever, be it that no move that is left changes it. */
    private static boolean stops(List<Interval> inner, List<Interval[]> open, int variable, boolean up) {
        Interval values = inner.get(variable);
        return (up ? values.greatest() != Long.MAX_VALUE : values.least() != Long.MIN_VALUE)
                || open.stream()
                        .map(delta -> delta[variable])
                        .allMatch(delta -> delta == null || delta.equals(Interval.of(0)));
    }

    private static boolean weakly(List<Interval[]> deltas, int variable, boolean up) {
        return deltas.stream()
                .map(delta -> delta[variable])
                .allMatch(d -> d == null || (up ? d.least() >= 0 : d.greatest() <= 0));
    }
}
