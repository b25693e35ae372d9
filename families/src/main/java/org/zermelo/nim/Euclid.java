package org.zermelo.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ranked;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.LazyMoves;
import org.zermelo.game.large.Saturated;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Euclid's game on two positive numbers: subtract a positive multiple of the smaller from the larger. Two variants are
 * played. In the classic one a number may become 0, which ends the play; the player to move wins when the numbers are equal
 * or their quotient is above the golden ratio. In the other the numbers stay positive, and equal numbers end the play;
 * there the nimber is floor(|a/b - b/a|).
 *
 * <p>Sources: A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, 1969; G. Nivasch, The Sprague-Grundy
 * function of the game Euclid, 2006.
 */
public abstract sealed class Euclid implements ClosedForm<Pair, PairMove>, Ranked<Pair>, Restartable<Pair, PairMove> {

    private final Pair start;

    Euclid(Pair start) {
        if (start.small() < lowest() || start.large() < 1) {
            throw new BadInputException("nim.euclid-range", "seen", start.small(), "allowed", Math.max(1, lowest()));
        }
        this.start = start;
    }

    /** The variant that ends with a 0. */
    public static Euclid toZero(long a, long b) {
        return new ToZero(new Pair(a, b));
    }

    /** The variant in which both numbers stay positive. */
    public static Euclid positive(long a, long b) {
        return new Positive(new Pair(a, b));
    }

    /** The least value that a number may take. */
    abstract int lowest();

    @Override
    public Pair start() {
        return start;
    }

    @Override
    public List<PairMove> moves(Pair position) {
        return LazyMoves.of(moveCount(position), i -> move(position, i + 1L));
    }

    /** Subtracts k times the smaller number; of equal ones the first becomes smaller. */
    private static PairMove move(Pair position, long k) {
        long a = position.a();
        long b = position.b();
        return a >= b ? new PairMove(a, b, a - k * b, b) : new PairMove(a, b, a, b - k * a);
    }

    @Override
    public long moveCount(Pair position) {
        return position.small() == 0 ? 0 : (position.large() - lowest()) / position.small();
    }

    @Override
    public Pair play(Pair position, PairMove move) {
        return new Pair(move.toA(), move.toB());
    }

    /** Only the largest multiple and the one before it can win: all others leave the opponent both of them. */
    @Override
    public List<PairMove> winningMoves(Pair position, Convention convention, int limit) {
        List<PairMove> found = new ArrayList<>();
        long count = moveCount(position);
        for (long k = Math.max(1, count - 2); k <= count && found.size() < limit; k++) {
            PairMove move = move(position, k);
            if (isPrevious(play(position, move), convention)) {
                found.add(move);
            }
        }
        return found;
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(Pair position) {
        return Saturated.sum(position.a(), position.b());
    }

    @Override
    public Reason facts(Convention convention) {
        return FormulaReason.of("nim.euclid", "large", start.large(), "small", start.small());
    }

    @Override
    public boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && start.equals(((Euclid) other).start);
    }

    @Override
    public int hashCode() {
        return 31 * lowest() + start.hashCode();
    }

    private static final class ToZero extends Euclid {
        ToZero(Pair start) {
            super(start);
        }

        @Override
        int lowest() {
            return 0;
        }

        @Override
        public Euclid from(Pair position) {
            return new ToZero(position);
        }

        @Override
        public boolean isPrevious(Pair position, Convention convention) {
            long small = position.small();
            return small == 0 || position.large() != small && !GoldenRatio.exceeds(position.large(), small);
        }

        @Override
        public String toString() {
            return "euclid(" + start() + ")";
        }
    }

    private static final class Positive extends Euclid implements NimberGame<Pair, PairMove> {
        Positive(Pair start) {
            super(start);
        }

        @Override
        int lowest() {
            return 1;
        }

        @Override
        public Euclid from(Pair position) {
            return new Positive(position);
        }

        @Override
        public boolean isPrevious(Pair position, Convention convention) {
            return nimber(position) == 0;
        }

        private static long nimber(Pair position) {
            BigInteger a = BigInteger.valueOf(position.large());
            BigInteger b = BigInteger.valueOf(position.small());
            return a.multiply(a).subtract(b.multiply(b)).divide(a.multiply(b)).longValueExact();
        }

        @Override
        public String kernel() {
            return "euclid-formula";
        }

        @Override
        public Cost kernelCost() {
            return new Cost("O(1)", 1, 0);
        }

        @Override
        public Nimbers<Pair, PairMove> nimbers(Budget budget, Watch watch) {
            return new Nimbers<>() {
                @Override
                public long nimber(Pair position) {
                    return Positive.nimber(position);
                }

                /** The nimber falls with every further subtraction until the larger number is the smaller one. */
                @Override
                public List<PairMove> movesTo(Rules<Pair, PairMove> rules, Pair position, long wanted, int limit) {
                    long count = Positive.this.moveCount(position);
                    long near = Math.max(0, count - wanted);
                    return LongStream.concat(
                                    LongStream.rangeClosed(Math.max(1, near - 3), near > count - 3 ? count : near + 3),
                                    LongStream.rangeClosed(Math.max(1, count - 3), count))
                            .distinct()
                            .sorted()
                            .mapToObj(k -> move(position, k))
                            .filter(move -> nimber(play(position, move)) == wanted)
                            .limit(limit)
                            .toList();
                }

                @Override
                public long moveCount(Rules<Pair, PairMove> rules, Pair position) {
                    return Positive.this.moveCount(position);
                }
            };
        }

        @Override
        public String toString() {
            return "euclid(" + start() + "; positive)";
        }
    }
}
