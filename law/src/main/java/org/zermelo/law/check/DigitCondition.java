package org.zermelo.law.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What holds of the numbers on some tracks: no "there is" and no "for all". */
sealed interface DigitCondition {

    /** Holds always. */
    DigitCondition ALWAYS = new All(List.of());

    /**
     * What is so of a sum: it is 0; or at most 0. Of the others each digit of the sum is made of those of some tracks, with factors
     * that keep them apart: the second track holds the greatest power of the base up to the first one, or the third one what an
     * operator makes of the binary digits of the others.
     */
    enum DigitRelation {
        ZERO,
        AT_MOST,
        POWER,
        XOR,
        BIT_AND,
        BIT_OR
    }

    /** Something is so of a sum. */
    record Compared(DigitSum sum, DigitRelation kind) implements DigitCondition {

        boolean zero() {
            return kind == DigitRelation.ZERO;
        }

        /** Whether digits are looked at, and not the sum. */
        boolean digits() {
            return kind.compareTo(DigitRelation.POWER) >= 0;
        }
    }

    /** Each part holds. */
    record All(List<DigitCondition> parts) implements DigitCondition {}

    /** One of the parts holds. */
    record Any(List<DigitCondition> parts) implements DigitCondition {}

    /** The part does not hold. */
    record Never(DigitCondition part) implements DigitCondition {}

    /** What is known of a condition while digits are still to come. */
    enum Verdict {
        HOLDS,
        FAILS,
        OPEN
    }

    static DigitCondition zero(DigitSum sum) {
        return new Compared(sum, DigitRelation.ZERO);
    }

    /** The left sum is at most the right one. */
    static DigitCondition atMost(DigitSum left, DigitSum right) {
        return new Compared(left.plus(right, -1), DigitRelation.AT_MOST);
    }

    /** The left sum is less than the right one. */
    static DigitCondition less(DigitSum left, DigitSum right) {
        return atMost(left.plus(DigitSum.number(1), 1), right);
    }

    static DigitCondition all(DigitCondition... parts) {
        List<DigitCondition> flat = new ArrayList<>();
        Arrays.stream(parts).forEach(part -> flat.addAll(part instanceof All all ? all.parts : List.of(part)));
        return flat.size() == 1 ? flat.get(0) : new All(List.copyOf(flat));
    }

    static DigitCondition any(List<DigitCondition> parts) {
        return parts.size() == 1 ? parts.get(0) : new Any(List.copyOf(parts));
    }

    /** Shows each comparison. */
    default void each(Consumer<Compared> seen) {
        if (this instanceof Compared compared) {
            seen.accept(compared);
        } else if (this instanceof All all) {
            all.parts.forEach(part -> part.each(seen));
        } else if (this instanceof Any any) {
            any.parts.forEach(part -> part.each(seen));
        } else if (this instanceof Never never) {
            never.part.each(seen);
        }
    }

    /** The same with other sums. */
    default DigitCondition changed(UnaryOperator<DigitSum> change) {
        return replaced(one -> new Compared(change.apply(one.sum), one.kind));
    }

    /** The same with something else in the place of each comparison. */
    default DigitCondition replaced(Function<Compared, DigitCondition> change) {
        if (this instanceof Compared compared) {
            return change.apply(compared);
        } else if (this instanceof All all) {
            return new All(all.parts.stream().map(part -> part.replaced(change)).toList());
        } else if (this instanceof Any any) {
            return new Any(any.parts.stream().map(part -> part.replaced(change)).toList());
        }
        return new Never(((Never) this).part.replaced(change));
    }

    /** What is known, when it is known of the comparisons. */
    default Verdict verdict(Function<Compared, Verdict> known) {
        if (this instanceof Compared compared) {
            return known.apply(compared);
        } else if (this instanceof All all) {
            return first(all.parts, Verdict.FAILS, Verdict.HOLDS, known);
        } else if (this instanceof Any any) {
            return first(any.parts, Verdict.HOLDS, Verdict.FAILS, known);
        }
        return switch (((Never) this).part.verdict(known)) {
            case HOLDS -> Verdict.FAILS;
            case FAILS -> Verdict.HOLDS;
            case OPEN -> Verdict.OPEN;
        };
    }

    private static Verdict first(
            List<DigitCondition> parts, Verdict decides, Verdict none, Function<Compared, Verdict> known) {
        Verdict all = none;
        for (DigitCondition part : parts) {
            Verdict one = part.verdict(known);
            if (one == decides) {
                return decides;
            }
            all = one == Verdict.OPEN ? one : all;
        }
        return all;
    }
}
