package org.zermelo.row.stones;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;

/**
 * The divisor game (LeetCode 1025): a move subtracts from the number one of its divisors below it; who cannot move loses.
 *
 * <p>The nimber of n is the exponent of 2 in n: a divisor d = 2^j u with j below the exponent e leaves a number whose
 * exponent is j, so every j below e is reached; one with j = e leaves an exponent above e when u is odd, never e itself. So
 * the first player wins exactly when n is even.
 */
public final class DivisorStones implements Rules<Long, Long>, Ranked<Long> {

    private final long number;

    private DivisorStones(long number) {
        this.number = number;
    }

    /**
     * The game from a number.
     *
     * @param number at least 1
     */
    public static DivisorStones of(long number) {
        if (number < 1) {
            throw new BadInputException("stones.below-one", "seen", number);
        }
        return new DivisorStones(number);
    }

    @Override
    public Long start() {
        return number;
    }

    /** The divisors below the number, O(sqrt n). */
    @Override
    public List<Long> moves(Long left) {
        List<Long> small = new ArrayList<>();
        List<Long> large = new ArrayList<>();
        for (long d = 1; d <= left / d; d++) {
            CancelScope.poll(d);
            if (left % d == 0) {
                if (d < left) {
                    small.add(d);
                }
                if (d > 1 && d != left / d) {
                    large.add(0, left / d);
                }
            }
        }
        small.addAll(large);
        return List.copyOf(small);
    }

    @Override
    public Long play(Long left, Long divisor) {
        return left - divisor;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(Long left) {
        return left;
    }

    /** The nimber of a number: how often 2 divides it. */
    static long nimber(long left) {
        return Long.numberOfTrailingZeros(left);
    }

    @Override
    public String toString() {
        return "stones-divisors(" + number + ")";
    }
}
