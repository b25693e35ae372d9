package org.zermelo.law.automaton;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;

/**
 * The digits of a base. A sum of numbers with coefficients is known digit by digit: the state is the sum of what was read, and what is
 * too far from the constant never comes back (J. R. Büchi 1960).
 *
 * @param radix at least 2
 */
public record Base(int radix) implements Numeration {

    /** Constants up to this one are compared directly, larger ones by a number between. */
    private static final long NEAR = 256;

    private static final long NEVER = Long.MIN_VALUE;

    @Override
    public String toString() {
        return "base " + radix;
    }

    @Override
    public int[] digits(long value) {
        int[] digits = new int[64];
        int at = digits.length;
        for (long rest = value; rest > 0; rest /= radix) {
            digits[--at] = (int) (rest % radix);
        }
        return Arrays.copyOfRange(digits, at, digits.length);
    }

    @Override
    public long value(int... digits) {
        long value = 0;
        for (int digit : digits) {
            value = append(value, digit);
            if (value < 0) {
                return Long.MAX_VALUE;
            }
        }
        return value;
    }

    @Override
    public long append(long value, int digit) {
        return value > (Long.MAX_VALUE - digit) / radix ? -1 : value * radix + digit;
    }

    @Override
    public Automaton written(int... tracks) {
        return new Automaton(radix, tracks, new int[Automaton.letters(radix, tracks.length)], new int[] {1});
    }

    @Override
    public Automaton equal(SortedMap<Integer, Long> coefficients, long constant) {
        LetterSums sums = LetterSums.of(radix, coefficients);
        Set<Long> useful = useful(sums, constant);
        return StateWalk.explore(
                radix,
                sums.tracks(),
                useful.contains(0L) ? 0L : NEVER,
                (sum, letter) -> {
                    if (sum == NEVER || Math.abs(sum) > Long.MAX_VALUE / radix - sums.greatest()) {
                        return NEVER;
                    }
                    long next = sum * radix + sums.of(letter);
                    return useful.contains(next) ? next : NEVER;
                },
                sum -> sum == constant ? 1 : 0);
    }

    /** The sums from which the constant can be reached: found from its end, for there are few. */
    private Set<Long> useful(LetterSums sums, long constant) {
        Set<Long> useful = new HashSet<>(Set.of(constant));
        Deque<Long> waiting = new ArrayDeque<>(useful);
        long[] different = sums.different();
        while (!waiting.isEmpty()) {
            long sum = waiting.remove();
            for (long digits : different) {
                long before = Math.subtractExact(sum, digits);
                if (before % radix == 0 && useful.add(before / radix)) {
                    waiting.add(before / radix);
                }
            }
        }
        return useful;
    }

    @Override
    public Automaton atMost(SortedMap<Integer, Long> coefficients, long constant) {
        if (Math.abs(constant) > NEAR) {
            return Between.atMost(this, coefficients, constant);
        }
        LetterSums sums = LetterSums.of(radix, coefficients);
        // beyond these the digits to come change nothing
        long above = Math.max(sums.below(), constant) + 1;
        long below = Math.min(-sums.above(), constant + 1) - 1;
        return StateWalk.explore(
                radix,
                sums.tracks(),
                0L,
                (sum, letter) -> sum >= above || sum <= below
                        ? sum
                        : Math.max(below, Math.min(above, sum * radix + sums.of(letter))),
                sum -> sum <= constant ? 1 : 0);
    }
}
