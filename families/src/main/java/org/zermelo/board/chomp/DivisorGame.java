package org.zermelo.board.chomp;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/**
 * Schuh's game of divisors: players name divisors of a number in turn, never a multiple of one already named; who must name
 * 1 has lost, so 1 is never named. For p^a q^b this is Chomp on a bar of a+1 by b+1; more primes make a brick of more
 * dimensions.
 *
 * <p>Positions are the lists of divisors that may still be named, in rising order, without 1.
 */
public final class DivisorGame implements Rules<List<Long>, Long>, Ranked<List<Long>> {

    private static final int MOST_DIVISORS = 256;
    private static final long LARGEST = 1_000_000_000_000L;

    private final long number;
    private final List<Long> divisors;

    /**
     * The game on the divisors of a number.
     *
     * @throws BadInputException when the number is not in 1 .. 10^12
     * @throws RefusedException when it has more than 256 divisors
     */
    public DivisorGame(long number) {
        if (number < 1 || number > LARGEST) {
            throw new BadInputException("chomp.divisor-range", "seen", number, "allowed", LARGEST);
        }
        this.number = number;
        List<Long> found = new ArrayList<>();
        for (long d = 1; d * d <= number; d++) {
            if (number % d == 0) {
                found.add(d);
                if (d * d != number) {
                    found.add(number / d);
                }
            }
        }
        if (found.size() > MOST_DIVISORS) {
            throw new RefusedException("chomp.many-divisors", "seen", found.size(), "allowed", MOST_DIVISORS);
        }
        this.divisors = found.stream().filter(d -> d > 1).sorted().toList();
    }

    @Override
    public List<Long> start() {
        return divisors;
    }

    @Override
    public List<Long> moves(List<Long> position) {
        return position;
    }

    @Override
    public List<Long> play(List<Long> position, Long move) {
        return position.stream().filter(d -> d % move != 0).collect(Collectors.toUnmodifiableList());
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(List<Long> position) {
        return position.size();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DivisorGame game && number == game.number;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number);
    }

    @Override
    public String toString() {
        return "divisors(" + number + ")";
    }
}
