package org.zermelo.law.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;

/**
 * The numeration of A. Ostrowski (1922) by the numerators of the continued fraction [1; k, k, ..]: 1, k + 1, and each later one is k times
 * the one before and the one before that (A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982). With k = 1 these
 * are the Fibonacci numbers 1, 2, 3, 5, 8, .. (E. Zeckendorf). A digit k stands before a 0 only, or last.
 *
 * <p>Where each later weight is k times the one before and s times the one before that, a digit k stands before a digit below s (A. S.
 * Fraenkel, Heap games, numeration systems and sequences, 1998).
 *
 * <p>A sum with coefficients is known while digits are read: it is {@code p} times the last weight and s {@code q} times the one before.
 *
 * @param quotient k, at least 1
 * @param times s, from 1 to k
 */
public record Ostrowski(int quotient, int times) implements Numeration {

    /** Constants up to this one are compared directly, larger ones by a number between. */
    private static final long NEAR = 256;

    /** Rounding never decides anything that is nearer than this. */
    private static final double MARGIN = 1e-3;

    private record State(long p, long q, int before) {}

    /** The numeration of a continued fraction. */
    public Ostrowski(int quotient) {
        this(quotient, 1);
    }

    /** How much larger each weight is than the one before, in the end. */
    private double mean() {
        return (quotient + Math.sqrt(quotient * quotient + 4.0 * times)) / 2;
    }

    /** The least weights. */
    public List<Long> weights(int count) {
        List<Long> weights = new ArrayList<>(List.of(1L, quotient + 1L));
        while (weights.size() < count) {
            int last = weights.size() - 1;
            weights.add(quotient * weights.get(last) + times * weights.get(last - 1));
        }
        return weights;
    }

    @Override
    public String toString() {
        return "ostrowski " + quotient + (times > 1 ? " " + times : "");
    }

    @Override
    public int radix() {
        return quotient + 1;
    }

    @Override
    public int[] digits(long value) {
        List<Long> weights = new ArrayList<>();
        long before = 1;
        for (long weight = 1; weight > 0 && weight <= value; ) {
            weights.add(weight);
            long next = weight > (Long.MAX_VALUE - before) / quotient ? -1 : quotient * weight + before;
            before = times * weight;
            weight = next;
        }
        int[] digits = new int[weights.size()];
        long rest = value;
        for (int i = 0; i < digits.length; i++) {
            long weight = weights.get(digits.length - 1 - i);
            digits[i] = (int) (rest / weight);
            rest %= weight;
        }
        return digits;
    }

    @Override
    public long value(int... digits) {
        long p = 0;
        long q = 0;
        for (int digit : digits) {
            if (p > Long.MAX_VALUE / (quotient + times + 1)) {
                return Long.MAX_VALUE;
            }
            long next = quotient * p + times * q + digit;
            q = p;
            p = next;
        }
        return p + q < 0 ? Long.MAX_VALUE : p + q;
    }

    @Override
    public long append(long value, int digit) {
        int[] digits = digits(value);
        int[] more = Arrays.copyOf(digits, digits.length + 1);
        more[digits.length] = digit;
        long appended = value(more);
        return appended < Long.MAX_VALUE && Arrays.equals(trimmed(more), digits(appended)) ? appended : -1;
    }

    private static int[] trimmed(int[] digits) {
        int zeros = 0;
        while (zeros < digits.length && digits[zeros] == 0) {
            zeros++;
        }
        return Arrays.copyOfRange(digits, zeros, digits.length);
    }

    @Override
    public Automaton written(int... tracks) {
        Automaton all = new Automaton(radix(), new int[0], new int[1], new int[] {1});
        for (int track : tracks) {
            Automaton one = StateWalk.explore(
                    radix(),
                    new int[] {track},
                    0,
                    (before, digit) -> before < 0 || before == quotient && digit >= times ? -1 : digit,
                    before -> before < 0 ? 0 : 1);
            all = Automata.both(all, one);
        }
        return all;
    }

    @Override
    public Automaton equal(SortedMap<Integer, Long> coefficients, long constant) {
        LetterSums sums = LetterSums.of(radix(), coefficients);
        double share = times / mean();
        double far = 2.0 * sums.greatest() + Math.abs((double) constant) + 2;
        State never = new State(0, 0, -1);
        Automaton sum = StateWalk.explore(
                radix(),
                sums.tracks(),
                new State(0, 0, 0),
                (state, letter) -> {
                    State next = new State(quotient * state.p + times * state.q + sums.of(letter), state.p, 0);
                    return state.before < 0 || Math.abs(next.p + share * next.q) > far ? never : next;
                },
                state -> state.before == 0 && state.p + state.q == constant ? 1 : 0);
        return Automata.both(sum, written(sums.tracks()));
    }

    @Override
    public Automaton atMost(SortedMap<Integer, Long> coefficients, long constant) {
        if (Math.abs(constant) > NEAR) {
            return Between.atMost(this, coefficients, constant);
        }
        LetterSums sums = LetterSums.of(radix(), coefficients);
        State above = new State(0, 0, 1);
        State below = new State(0, 0, -1);
        Automaton sum = StateWalk.explore(
                radix(),
                sums.tracks(),
                new State(0, 0, 0),
                (state, letter) -> {
                    if (state.before != 0) {
                        return state;
                    }
                    State next = new State(quotient * state.p + times * state.q + sums.of(letter), state.p, 0);
                    if (stays(next.p, next.q, sums.below(), sums.greatest(), constant)) {
                        return above;
                    }
                    return stays(-next.p, -next.q, sums.above(), sums.greatest(), -constant - 1) ? below : next;
                },
                state -> state.before < 0 || state.before == 0 && state.p + state.q <= constant ? 1 : 0);
        return Automata.both(sum, written(sums.tracks()));
    }

    /** Whether a sum is greater than a constant whatever digits come, of which each takes away so many times k at most. */
    private boolean stays(long p, long q, long below, long greatest, long constant) {
        double mean = mean();
        double grows = p + times * q / mean;
        // what the other root of the recurrence adds shrinks with each digit
        double other = greatest / (mean + times / mean);
        double share = (1 + mean) / (mean + times / mean);
        return grows > quotient * below / (mean - 1) + MARGIN && share * grows - other > constant + MARGIN;
    }
}
