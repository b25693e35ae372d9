package org.zermelo.partizan.number;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The simplest number between two bounds, each of which may be one of the numbers allowed: the one that is born first
 * (Siegel 2013, Theorem II.3.5, the simplicity theorem).
 */
public final class Simplest {

    private Simplest() {}

    /**
     * The simplest number from a lower bound to an upper one.
     *
     * @param lower the lower bound; null for none
     * @param lowerAllowed whether the lower bound itself will do
     * @param upper the upper bound; null for none
     * @param upperAllowed whether the upper bound itself will do
     * @return empty when no number stands between them
     */
    public static Optional<Dyadic> between(
            @Nullable Dyadic lower, boolean lowerAllowed, @Nullable Dyadic upper, boolean upperAllowed) {
        if (lower != null && upper != null) {
            int order = lower.compareTo(upper);
            if (order > 0 || (order == 0 && !(lowerAllowed && upperAllowed))) {
                return Optional.empty();
            }
            if (order == 0) {
                return Optional.of(lower);
            }
        }
        boolean zeroAbove = lower == null || lower.signum() < 0 || (lower.signum() == 0 && lowerAllowed);
        boolean zeroBelow = upper == null || upper.signum() > 0 || (upper.signum() == 0 && upperAllowed);
        if (zeroAbove && zeroBelow) {
            return Optional.of(Dyadic.ZERO);
        }
        if (zeroAbove) {
            return between(
                            upper == null ? null : upper.negated(),
                            upperAllowed,
                            lower == null ? null : lower.negated(),
                            lowerAllowed)
                    .map(Dyadic::negated);
        }
        return Optional.of(positive(Objects.requireNonNull(lower), lowerAllowed, upper, upperAllowed));
    }

    /** The bounds are not negative and not equal: the least integer, else the one fraction with the fewest digits. */
    private static Dyadic positive(Dyadic lower, boolean lowerAllowed, @Nullable Dyadic upper, boolean upperAllowed) {
        for (int digits = 0; ; digits++) {
            Dyadic least = least(lower, lowerAllowed, digits);
            if (upper == null) {
                return least;
            }
            int order = least.compareTo(upper);
            if (order < 0 || (order == 0 && upperAllowed)) {
                return least;
            }
        }
    }

    /** The least multiple of {@code 1/2^digits} that is at or above a lower bound. */
    private static Dyadic least(Dyadic lower, boolean allowed, int digits) {
        int more = digits - lower.exponent();
        BigInteger scaled = more >= 0
                ? lower.numerator().shiftLeft(more)
                : lower.numerator().shiftRight(-more);
        Dyadic floor = Dyadic.of(scaled, digits);
        return allowed && floor.equals(lower) ? floor : Dyadic.of(scaled.add(BigInteger.ONE), digits);
    }
}
