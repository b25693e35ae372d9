package org.zermelo.law.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A condition on the numbers of a position, and on further ones behind them of which some must do.
 *
 * @param tracks how many there are, those of the position first
 * @param after for each number of a position the track of the one after a move
 */
record DigitSentence(int tracks, DigitCondition condition, int[] after) {

    /** Comparisons with larger numbers have as many states. */
    private static final long NEAR = 64;

    /**
     * The same with fewer tracks: a number that an equation gives is put in its place where it stands, and unused tracks are left out.
     *
     * @param given the tracks of what a player chooses
     */
    static DigitSentence of(int variables, Set<Integer> given, DigitCondition condition, int[] after) {
        DigitCondition left = condition;
        for (int track : given) {
            left = without(track, left);
        }
        left = near(left);
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < variables; i++) {
            places.put(i, i);
        }
        Arrays.stream(after).forEach(track -> places.putIfAbsent(track, places.size()));
        left.each(one -> one.sum().factors().keySet().forEach(track -> places.putIfAbsent(track, places.size())));
        DigitCondition placed = left.changed(sum -> {
            DigitSum moved = DigitSum.number(sum.added());
            for (Map.Entry<Integer, Long> factor : sum.factors().entrySet()) {
                moved = moved.plus(
                        DigitSum.track(Objects.requireNonNull(places.get(factor.getKey()))), factor.getValue());
            }
            return moved;
        });
        return new DigitSentence(
                places.size(), placed, Arrays.stream(after).map(places::get).toArray());
    }

    /**
     * Without comparisons with a large number: the difference is a number on a track of its own, for an equation is soon decided. There
     * is always exactly one, so that the comparison may stand within "not" as well.
     */
    private static DigitCondition near(DigitCondition condition) {
        int[] next = {0};
        Map<DigitCondition.Compared, DigitCondition> equations = new LinkedHashMap<>();
        List<DigitCondition> parts = new ArrayList<>();
        condition.each(one -> one.sum().factors().keySet().forEach(track -> next[0] = Math.max(next[0], track + 1)));
        condition.each(one -> {
            if (one.kind() == DigitCondition.DigitRelation.AT_MOST
                    && !one.sum().fixed()
                    && Math.abs(one.sum().added()) > NEAR
                    && !equations.containsKey(one)) {
                DigitSum difference = DigitSum.track(next[0]++);
                DigitCondition below = DigitCondition.zero(one.sum().plus(difference, 1));
                DigitSum above = one.sum().plus(DigitSum.number(1), -1).plus(difference, -1);
                equations.put(one, below);
                parts.add(DigitCondition.any(List.of(below, DigitCondition.zero(above))));
            }
        });
        parts.add(condition.replaced(one -> equations.getOrDefault(one, one)));
        return DigitCondition.all(parts.toArray(DigitCondition[]::new));
    }

    private static DigitCondition without(int track, DigitCondition condition) {
        List<DigitCondition> parts = condition instanceof DigitCondition.All all ? all.parts() : List.of(condition);
        for (DigitCondition part : parts) {
            if (part instanceof DigitCondition.Compared compared && compared.zero()) {
                long factor = compared.sum().factor(track);
                if (Math.abs(factor) == 1) {
                    DigitSum value = DigitSum.track(track).plus(compared.sum(), -factor);
                    List<DigitCondition> others = new ArrayList<>(parts);
                    others.remove(part);
                    others.add(DigitCondition.atMost(DigitSum.number(0), DigitSum.track(track)));
                    return new DigitCondition.All(others).changed(sum -> sum.replaced(track, value));
                }
            }
        }
        return condition;
    }
}
