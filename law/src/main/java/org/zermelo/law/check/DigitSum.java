package org.zermelo.law.check;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Numbers on tracks, each with a factor, and a number that is added.
 *
 * @param factors by track; none is 0
 */
record DigitSum(SortedMap<Integer, Long> factors, long added) {

    static DigitSum number(long number) {
        return new DigitSum(new TreeMap<>(), number);
    }

    static DigitSum track(int track) {
        return new DigitSum(new TreeMap<>(Map.of(track, 1L)), 0);
    }

    /** Whether it is a number only. */
    boolean fixed() {
        return factors.isEmpty();
    }

    long factor(int track) {
        return factors.getOrDefault(track, 0L);
    }

    /** This sum with another one, so many times. */
    DigitSum plus(DigitSum other, long times) {
        SortedMap<Integer, Long> all = new TreeMap<>(factors);
        other.factors.forEach((track, factor) -> all.merge(track, Math.multiplyExact(factor, times), Math::addExact));
        all.values().removeIf(factor -> factor == 0);
        return new DigitSum(all, Math.addExact(added, Math.multiplyExact(other.added, times)));
    }

    DigitSum times(long factor) {
        return number(0).plus(this, factor);
    }

    /** Another sum in the place of a track. */
    DigitSum replaced(int track, DigitSum by) {
        long factor = factor(track);
        return plus(track(track), -factor).plus(by, factor);
    }
}
