package org.zermelo.partizan.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

/**
 * The simplicity rule as a walk (Conway, <i>On Numbers and Games</i>, Theorem 11): from 0 up where an option of Left is not below the
 * number, down where an option of Right is not above it, each time to the simplest number there that was not excluded. The first number
 * that fits is the value.
 *
 * @param x the number that is tried
 * @param above whether some option of Left is at least x, so that the value is greater; else some option of Right is at most x
 * @param option that option; empty where the number fits
 */
record SimplestWalk(Dyadic x, boolean above, OptionalInt option) {

    private static final int MOST = 200;

    /** The numbers that are tried for a game that is a number, the last of them its value; empty when there are too many. */
    static List<SimplestWalk> of(Forms forms, int[] lefts, int[] rights) {
        List<SimplestWalk> steps = new ArrayList<>();
        Dyadic x = Dyadic.ZERO;
        @Nullable Dyadic low = null;
        @Nullable Dyadic high = null;
        while (steps.size() < MOST) {
            int tried = forms.number(x);
            OptionalInt left = first(lefts, option -> forms.atMost(tried, option));
            OptionalInt right = first(rights, option -> forms.atMost(option, tried));
            steps.add(new SimplestWalk(x, left.isPresent(), left.isPresent() ? left : right));
            if (left.isEmpty() && right.isEmpty()) {
                return steps;
            }
            if (left.isPresent()) {
                low = x;
                x = high == null ? x.plus(Dyadic.ONE) : x.plus(high).half();
            } else {
                high = x;
                x = low == null ? x.minus(Dyadic.ONE) : x.plus(low).half();
            }
        }
        return List.of();
    }

    private static OptionalInt first(int[] options, IntPredicate fits) {
        return IntStream.of(options).filter(fits).findFirst();
    }
}
