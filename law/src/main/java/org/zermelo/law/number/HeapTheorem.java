package org.zermelo.law.number;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.zermelo.game.Ending;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;

/**
 * What number theory says of one heap of which numbers of a kind are taken: no automaton reads that from digits. Each kind has its proof
 * beside it, and a test against the definition.
 *
 * @param kind what may be taken
 * @param modulus for primes, by what the sizes are divided; else 0
 */
public record HeapTheorem(Kind kind, int modulus) {

    /** What may be taken. */
    public enum Kind {
        /**
         * Numbers coprime to the size n. 0 for n = 0 and even n, 1 for 1, else the place i of the least prime factor p of n. From odd n,
         * n - m may be taken for m = 2, 1 and each prime below p, which have the values 0 .. i - 1. Sizes m of value i are divisible by p,
         * and for even n those of value 0 are even, so that n - m is not coprime to n.
         */
        COPRIME("law-coprime", 100_000_000),
        /**
         * Divisors other than the size. The number a of factors 2: taking 2^b for b below a leaves b of them, and a divisor with a of them
         * leaves more, or nothing.
         */
        PROPER_DIVISOR("law-divisor", Long.MAX_VALUE),
        /** Divisors. One more than the factors 2, and 0 for 0: now the whole size may be taken, too, which has the value 0. */
        DIVISOR("law-divisor", Long.MAX_VALUE),
        /**
         * Divisors other than 1 and the size. Lost are odd sizes and 2, 8, 32 ..: from an odd size a divisor leaves an even one with an odd
         * factor, or none; from that its odd part may be taken, which leaves an odd size. A power of 2 leads to another only by its half.
         */
        INNER_DIVISOR("law-inner-divisor", Long.MAX_VALUE),
        /**
         * Primes, and some numbers. The remainder by the least number that may not be taken: all less may be, and no multiple of it, for
         * it is no prime.
         */
        PRIME("law-prime", Long.MAX_VALUE);

        private final String words;
        private final long most;

        Kind(String words, long most) {
            this.words = words;
            this.most = most;
        }

        /** The name of what is told of it. */
        public String words() {
            return words;
        }
    }

    private static final Expr SIZE = new Expr.Moved();
    private static final Expr TAKEN = new Expr.Chosen(0);
    private static final Condition DIVIDES =
            Condition.of(Relation.EQUAL, Expr.of(Operator.MODULO, SIZE, TAKEN), Expr.of(0));
    private static final Condition SMALLER = Condition.of(Relation.LESS, TAKEN, SIZE);
    private static final Condition COPRIME =
            Condition.of(Relation.EQUAL, Expr.of(Operator.GCD, TAKEN, SIZE), Expr.of(1));
    private static final Condition PRIME = Condition.of(Relation.AT_LEAST, TAKEN, Expr.of(2))
            .and(Condition.of(Relation.EQUAL, Expr.of(Operator.DIVISORS, TAKEN, Expr.of(0)), Expr.of(2)));

    /** Of other numbers than primes, larger ones are not looked at. */
    private static final int MOST_LISTED = 1_000;

    /** The theorem of rules whose heaps are all moved apart and hold at most so much; empty where none is known. */
    public static Optional<HeapTheorem> of(Ruleset rules, long largest) {
        boolean plain = rules.toTheLastMove()
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.repeat() == Repeat.ALLOWED
                && rules.closed()
                && rules.forbidden() == 0
                && rules.moves().stream().allMatch(HeapTheorem::plain);
        return plain ? kind(rules.moves()).filter(one -> largest <= one.kind.most) : Optional.empty();
    }

    private static boolean plain(MoveRule move) {
        return move.target() == MoveRule.Target.ANY_HEAP
                && move.split() == null
                && !move.once()
                && move.seesOnlyItsHeap()
                && move.changes().size() == 1
                && move.choices().size() <= 1;
    }

    private static Optional<HeapTheorem> kind(List<MoveRule> moves) {
        if (moves.size() > 1) {
            return primes(moves);
        }
        MoveRule move = moves.get(0);
        if (!takesChosen(move)) {
            return Optional.empty();
        }
        Choice choice = move.choices().get(0);
        boolean whole = choice.to().equals(SIZE);
        boolean most = choice.to().equals(Expr.of(Operator.SUBTRACT, SIZE, Expr.of(1)));
        boolean proper =
                most && move.guard().equals(DIVIDES) || whole && move.guard().equals(DIVIDES.and(SMALLER));
        Kind kind = null;
        if (choice.from().equals(Expr.of(1)) && whole && move.guard().equals(COPRIME)) {
            kind = Kind.COPRIME;
        } else if (choice.from().equals(Expr.of(1)) && whole && move.guard().equals(DIVIDES)) {
            kind = Kind.DIVISOR;
        } else if (choice.from().equals(Expr.of(1)) && proper) {
            kind = Kind.PROPER_DIVISOR;
        } else if (choice.from().equals(Expr.of(2)) && proper) {
            kind = Kind.INNER_DIVISOR;
        }
        return Optional.ofNullable(kind).map(found -> new HeapTheorem(found, 0));
    }

    private static boolean takesChosen(MoveRule move) {
        return move.choices().size() == 1
                && move.changes().get(0).equals(new NewValue(NewValue.MOVED, Expr.of(Operator.SUBTRACT, SIZE, TAKEN)));
    }

    /** Clauses that take one number each, and one that takes primes. */
    private static Optional<HeapTheorem> primes(List<MoveRule> moves) {
        BitSet others = new BitSet();
        int primes = 0;
        for (MoveRule move : moves) {
            long number = named(move);
            if (number > 0) {
                others.set((int) number);
            } else if (takesChosen(move)
                    && move.guard().equals(PRIME)
                    && move.choices().get(0).from().equals(Expr.of(1))
                    && move.choices().get(0).to().equals(SIZE)) {
                primes++;
            } else {
                return Optional.empty();
            }
        }
        int modulus = 1;
        while (others.get(modulus) || prime(modulus)) {
            modulus++;
        }
        int least = modulus;
        boolean remainders = primes == 1 && least > 1 && others.stream().noneMatch(number -> number % least == 0);
        return remainders ? Optional.of(new HeapTheorem(Kind.PRIME, least)) : Optional.empty();
    }

    /** The one number that a clause takes; 0 where it is not one, or large. */
    private static long named(MoveRule move) {
        return move.choices().isEmpty()
                        && move.guard().equals(Condition.TRUE)
                        && move.changes().get(0).value() instanceof Expr.Arithmetic left
                        && left.operator() == Operator.SUBTRACT
                        && left.left().equals(SIZE)
                        && left.right() instanceof Expr.Literal number
                        && number.value() <= MOST_LISTED
                ? Math.max(0, number.value())
                : 0;
    }

    /** Whether a clause of these rules takes a number that may be taken: it names it, or lets a player choose it. */
    public static boolean takes(MoveRule move, long number) {
        return move.choices().isEmpty() ? named(move) == number : !move.guard().equals(PRIME) || prime(number);
    }

    private static boolean prime(long number) {
        return number > 1 && leastFactor(number) == number;
    }

    private static long leastFactor(long number) {
        for (long factor = 2; factor <= number / factor; factor++) {
            if (number % factor == 0) {
                return factor;
            }
        }
        return number;
    }

    /** Whether the nimber is told, not only who wins. */
    public boolean tellsNimbers() {
        return kind != Kind.INNER_DIVISOR;
    }

    /** The nimber of a size; where it is not told, 0 or 1. */
    public long of(long size) {
        if (size == 0) {
            return 0;
        }
        int twos = Long.numberOfTrailingZeros(size);
        return switch (kind) {
            case COPRIME -> size % 2 == 0 ? 0 : size == 1 ? 1 : place((int) leastFactor(size));
            case PROPER_DIVISOR -> twos;
            case DIVISOR -> twos + 1;
            case INNER_DIVISOR -> twos == 0 || size == 1L << twos && twos % 2 == 1 ? 0 : 1;
            case PRIME -> size % modulus;
        };
    }

    /** What to take from a size to reach a value below its own. */
    public OptionalLong taken(long size, long value) {
        if (value < 0 || value >= of(size)) {
            return OptionalLong.empty();
        }
        long odd = size >> Long.numberOfTrailingZeros(size);
        return OptionalLong.of(
                switch (kind) {
                    case COPRIME ->
                        size - (size == 1 ? 0 : value == 0 ? 2 : value == 1 ? 1 : prime(value, leastFactor(size)));
                    case PROPER_DIVISOR -> 1L << value;
                    case DIVISOR -> value == 0 ? size : 1L << value - 1;
                    case INNER_DIVISOR -> odd == 1 ? size / 2 : odd;
                    case PRIME -> size % modulus - value;
                });
    }

    /** The place of a prime, from 1 on. */
    private static long place(int prime) {
        return prime / 2 + 1L - composites(prime).cardinality();
    }

    /** The prime at a place from 1 on that is below the least prime factor of a size. */
    private static long prime(long place, long below) {
        BitSet composites = composites((int) below);
        int half = 0;
        for (long left = place; left > 1; left--) {
            half = composites.nextClearBit(half + 1);
        }
        return 2L * half + 1;
    }

    /** The halves of odd composite numbers up to some number; where 1 stands, nothing does, for the prime 2. */
    private static BitSet composites(int to) {
        BitSet composites = new BitSet(to / 2 + 1);
        for (int factor = 3; factor <= to / factor; factor += 2) {
            CancelScope.check();
            for (int half = factor * factor / 2; half <= to / 2 && !composites.get(factor / 2); half += factor) {
                composites.set(half);
            }
        }
        return composites;
    }
}
