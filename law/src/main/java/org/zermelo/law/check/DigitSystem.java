package org.zermelo.law.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.zermelo.law.check.DigitCondition.Compared;
import org.zermelo.law.check.DigitCondition.DigitRelation;
import org.zermelo.law.check.DigitCondition.Verdict;
import org.zermelo.law.check.TermReader.Unjudged;

/**
 * How a certificate writes numbers, the first digit first. In a base b a digit more makes b times the number so far and the digit. By
 * the numerators of the continued fraction [1; k, k, ..] the weights are 1 and k + 1, and each later one is k times the one before and the
 * one before that, or s times it; there the sum so far is p of the last weight and s q of the one before.
 *
 * @param base the base, or 0
 * @param quotient k, or 0
 * @param times s, or 0
 */
record DigitSystem(int base, int quotient, int times) {

    /** Rounding never decides anything that is nearer than this. */
    private static final double MARGIN = 1e-3;

    /** How many digits there are. */
    int digits() {
        return base > 0 ? base : quotient + 1;
    }

    /** Of what digits make: nothing is settled, or all is well so far, or that and no digit may follow, or nothing will do. */
    private static final long BEGINNING = 0;

    private static final long WELL = 1;
    private static final long ALONE = 2;
    private static final long SPOILT = 3;

    private long[] byDigits(Compared compared, long before, long digit) {
        int of = compared.kind() == DigitRelation.POWER ? base : 2;
        if (base != of || !compared.sum().factors().containsValue((long) of)) {
            throw new Unjudged();
        }
        long first = digit % of;
        long second = digit / of;
        boolean well = switch (compared.kind()) {
            case POWER -> before == BEGINNING ? second == (first > 0 ? 1 : 0) : before == WELL && second == 0;
            case XOR -> second / 2 == (first ^ second % 2);
            case BIT_AND -> second / 2 == (first & second % 2);
            default -> second / 2 == (first | second % 2);
        };
        boolean zero = compared.kind() == DigitRelation.POWER && before == BEGINNING && first == 0;
        return new long[] {zero && second == 1 ? ALONE : !well ? SPOILT : zero ? BEGINNING : WELL};
    }

    /** What is kept of a sum: p, and q where there is one. */
    long[] next(Compared compared, long[] kept, long digit) {
        if (compared.digits()) {
            return byDigits(compared, kept[0], digit);
        }
        return base > 0
                ? new long[] {Math.addExact(Math.multiplyExact(kept[0], base), digit)}
                : new long[] {
                    Math.addExact(
                            Math.addExact(Math.multiplyExact(kept[0], quotient), Math.multiplyExact(kept[1], times)),
                            digit),
                    kept[0]
                };
    }

    /** What is kept before the first digit. */
    long[] nothing() {
        return new long[base > 0 ? 1 : 2];
    }

    /** Whether a digit may follow this one on a track; 0 stands before the first. */
    boolean follows(int before, int digit) {
        return base > 0 || digit < times || before < quotient;
    }

    private double mean() {
        return (quotient + Math.sqrt(quotient * quotient + 4.0 * times)) / 2;
    }

    /** Whether a comparison holds if there are no more digits. */
    boolean holds(Compared compared, long[] kept) {
        if (compared.digits()) {
            return kept[0] == WELL
                    || kept[0] == ALONE
                    || compared.kind() != DigitRelation.POWER && kept[0] == BEGINNING;
        }
        long sum = kept[0] + (base > 0 ? 0 : kept[1]) + compared.sum().added();
        return compared.zero() ? sum == 0 : sum <= 0;
    }

    /** What holds now and after any more digits. */
    Verdict verdict(Compared compared, long[] kept) {
        if (compared.digits()) {
            return kept[0] == SPOILT ? Verdict.FAILS : Verdict.OPEN;
        }
        if (compared.sum().fixed()) {
            return holds(compared, kept) ? Verdict.HOLDS : Verdict.FAILS;
        }
        long[] factors = compared.sum().factors().values().stream()
                .mapToLong(Long::longValue)
                .toArray();
        long up = LongStream.of(factors).map(factor -> Math.max(factor, 0)).sum();
        long down = LongStream.of(factors).map(factor -> Math.max(-factor, 0)).sum();
        if (stays(kept, down, up, compared.sum().added())) {
            return Verdict.FAILS;
        }
        long[] turned = LongStream.of(kept).map(part -> -part).toArray();
        // at most -1 for "not 0", at most 0 for "at most 0"
        long added = -compared.sum().added() + (compared.zero() ? 0 : 1);
        if (stays(turned, up, down, added)) {
            return compared.zero() ? Verdict.FAILS : Verdict.HOLDS;
        }
        return Verdict.OPEN;
    }

    /** In a base: all sums so far of which more digits, or none, make 0. They are few, for each digit divides by the base. */
    Set<Long> hopeful(Compared zero) {
        Set<Long> digits = new HashSet<>(Set.of(0L));
        for (long factor : zero.sum().factors().values()) {
            Set<Long> more = new HashSet<>();
            for (long sum : digits) {
                for (int digit = 0; digit < base; digit++) {
                    more.add(Math.addExact(sum, Math.multiplyExact(factor, digit)));
                }
            }
            digits = more;
        }
        List<Long> found = new ArrayList<>(List.of(-zero.sum().added()));
        Set<Long> all = new HashSet<>(found);
        for (int i = 0; i < found.size(); i++) {
            for (long digit : digits) {
                long before = Math.subtractExact(found.get(i), digit);
                if (before % base == 0 && all.add(before / base)) {
                    found.add(before / base);
                }
            }
        }
        return all;
    }

    /** Whether a sum is above 0 and stays so, when digits to come take away so much of the weight at most. */
    private boolean stays(long[] kept, long down, long up, long added) {
        if (base > 0) {
            return kept[0] >= down && kept[0] + added > 0;
        }
        double mean = mean();
        double second = times / mean;
        double grows = kept[0] + kept[1] * second;
        double least = quotient * down / (mean - 1);
        // the other part of the sum shrinks with each digit
        double other = quotient * Math.max(up, down) / (1 - second);
        double share = (1 - second) / (mean + second);
        return grows > least + MARGIN && (1 + share) * grows - Math.abs(share) * other + added > MARGIN;
    }
}
