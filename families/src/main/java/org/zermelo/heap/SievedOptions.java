package org.zermelo.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Frame;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;

/**
 * Options of declared rules on one heap whose clauses choose a number that divides the heap, or one of a kind that does not depend on the
 * heap: only such numbers are tried. Divisors of all heaps come from a sieve, O(heaps log heaps).
 */
final class SievedOptions implements HeapOptions {

    /** Tables of larger heaps do not fit. */
    private static final int LARGEST = 1 << 26;

    private static final int SMALL = 1 << 10;
    private static final int MEDIUM = 1 << 12;

    /** A large heap has about so many divisors on average. */
    private static final double DIVISORS = 16;

    /** Where takes are many, so many heaps are marked in a step. */
    private static final double ADDED = 4096;

    /** That what is chosen has two divisors, as primes have. */
    private static final Condition TWO_DIVISORS = Condition.of(
            Condition.Relation.EQUAL, Expr.of(Expr.Operator.DIVISORS, new Expr.Chosen(0), Expr.of(0)), Expr.of(2));

    /**
     * A clause and the numbers that may be chosen in it.
     *
     * @param candidates the numbers, rising; null for the divisors of the heap
     * @param takes whether what is chosen is taken from the heap
     * @param bare whether it is, and no other condition stands beside that on the candidates
     */
    private record Sieved(MoveRule clause, int @Nullable [] candidates, boolean takes, boolean bare) {}

    private final RuleGame game;
    private final long least;
    private final List<Sieved> clauses;
    private final int[] leastFactor;
    private final int largest;
    private final int most;
    private final IntFunction<List<HeapTake>> interpreter;
    private int[] divisors = new int[64];

    private SievedOptions(
            RuleGame game,
            List<Sieved> clauses,
            int[] leastFactor,
            int largest,
            int most,
            IntFunction<List<HeapTake>> interpreter) {
        this.game = game;
        this.least = game.ruleset().variables().get(0).least();
        this.clauses = clauses;
        this.leastFactor = leastFactor;
        this.largest = largest;
        this.most = most;
        this.interpreter = interpreter;
    }

    /** Whether a sieve finds what each clause lets a player choose, as far as its conditions have a value. */
    static boolean fits(Ruleset rules) {
        return rules.result().equals(Condition.TRUE)
                && rules.variables().get(0).least() >= 0
                && rules.moves().stream().anyMatch(move -> !move.choices().isEmpty())
                && rules.moves().stream().allMatch(SievedOptions::fits);
    }

    private static boolean fits(MoveRule move) {
        return move.choices().isEmpty()
                || move.choices().size() == 1
                        && move.changes().size() == 1
                        && !partial(move.choices().get(0).from())
                        && !partial(move.choices().get(0).to())
                        && parts(move).stream().anyMatch(part -> divides(part) || fixed(part));
    }

    private static List<Condition> parts(MoveRule move) {
        return move.guard() instanceof Condition.And all ? all.parts() : List.of(move.guard());
    }

    /** About how many steps a heap takes: numbers of a kind are counted in small heaps, and their growth goes on. */
    static double tried(Ruleset rules, long heap) {
        double tried = 0;
        for (MoveRule clause : rules.moves()) {
            Sieved small = known(clause, SMALL);
            Sieved medium = known(clause, MEDIUM);
            if (small == null || medium == null || small.candidates == null || medium.candidates == null) {
                tried += DIVISORS;
            } else {
                int count = medium.candidates.length;
                double growth = Math.log(Math.max(1, count) / Math.max(1.0, small.candidates.length))
                        / Math.log((double) MEDIUM / SMALL);
                tried += count * Math.pow(Math.max(1, (double) heap / MEDIUM), growth);
            }
        }
        return tried > (double) heap / Long.SIZE ? DIVISORS + heap / ADDED : tried;
    }

    /** The list for heaps below {@code heaps}; empty when some clause chooses from numbers that no sieve finds. */
    static Optional<HeapOptions> of(RuleGame game, int heaps, IntFunction<List<HeapTake>> interpreter) {
        Ruleset rules = game.ruleset();
        if (heaps < 1 || heaps > LARGEST || !fits(rules)) {
            return Optional.empty();
        }
        List<Sieved> clauses = new ArrayList<>();
        double most = 1;
        boolean divides = false;
        for (MoveRule clause : rules.moves()) {
            Sieved sieved = known(clause, heaps);
            if (sieved == null) {
                return Optional.empty();
            }
            clauses.add(sieved);
            divides |= sieved.candidates == null;
            most += sieved.candidates == null ? 2 * Math.sqrt(heaps) : sieved.candidates.length;
        }
        if (most > LARGEST) {
            return Optional.empty();
        }
        int[] factors = divides ? leastFactors(heaps) : new int[0];
        return Optional.of(new SievedOptions(game, clauses, factors, heaps - 1, (int) most, interpreter));
    }

    private static boolean partial(Expr expr) {
        return new Condition.Compare(Condition.Relation.EQUAL, expr, expr).partial();
    }

    /** The same; null also where a condition has no value for some number that may never be chosen. */
    private static @Nullable Sieved known(MoveRule clause, int heaps) {
        try {
            return sieved(clause, heaps);
        } catch (RefusedException e) {
            return null;
        }
    }

    private static Sieved sieved(MoveRule clause, int heaps) {
        Expr taken = taken(clause.changes().get(0).value());
        if (clause.choices().isEmpty()) {
            boolean always = taken instanceof Expr.Literal l
                    && l.value() > 0
                    && l.value() < heaps
                    && clause.guard().equals(Condition.TRUE);
            int number = always ? (int) ((Expr.Literal) taken).value() : 0;
            return new Sieved(clause, new int[] {number}, always, always);
        }
        boolean takes = taken instanceof Expr.Chosen;
        List<Condition> parts = parts(clause);
        if (parts.stream().anyMatch(SievedOptions::divides)) {
            return new Sieved(clause, null, takes, takes && parts.size() == 1);
        }
        List<Condition> fixed = parts.stream().filter(SievedOptions::fixed).toList();
        return new Sieved(
                clause,
                candidates(clause.choices().get(0), fixed, heaps),
                takes,
                takes && fixed.size() == parts.size());
    }

    /** What a new value takes from the heap; 0 where it is said in another way. */
    private static Expr taken(Expr left) {
        return left instanceof Expr.Arithmetic taken
                        && taken.operator() == Expr.Operator.SUBTRACT
                        && SizeDependence.isHeap(taken.left())
                ? taken.right()
                : Expr.of(0);
    }

    /** Whether a condition says that what is chosen divides the heap. */
    private static boolean divides(Condition condition) {
        return condition instanceof Condition.Compare c
                && c.relation() == Condition.Relation.EQUAL
                && c.right().equals(Expr.of(0))
                && c.left() instanceof Expr.Arithmetic rest
                && rest.operator() == Expr.Operator.MODULO
                && SizeDependence.isHeap(rest.left())
                && rest.right() instanceof Expr.Chosen;
    }

    /** Whether a condition looks at what is chosen and at nothing else. */
    private static boolean fixed(Condition condition) {
        return condition.any(e -> e instanceof Expr.Chosen)
                && !condition.any(e -> SizeDependence.isHeap(e) || e instanceof Expr.Other);
    }

    /** The numbers from 0 on, no larger than any heap, that meet these conditions. */
    private static int[] candidates(Choice choice, List<Condition> fixed, int heaps) {
        Condition all = Condition.all(fixed);
        Frame frame = new Frame(new int[] {0}, new long[] {0});
        int[] found = new int[16];
        int count = 0;
        long from = choice.from() instanceof Expr.Literal l ? Math.max(0, l.value()) : 0;
        long to = choice.to() instanceof Expr.Literal l ? Math.min(heaps, l.value()) : heaps;
        boolean primes = fixed.contains(TWO_DIVISORS)
                && fixed.stream()
                        .allMatch(condition -> condition.equals(TWO_DIVISORS)
                                || condition instanceof Condition.Compare c && !c.partial());
        int[] factors = primes ? leastFactors(heaps + 1) : new int[0];
        for (long number = from; number <= to; number++) {
            CancelScope.poll(number);
            frame.choose(0, number);
            boolean composite = number < factors.length && factors[(int) number] != number;
            if (!composite && frame.holds(all)) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = (int) number;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static int[] leastFactors(int heaps) {
        int[] least = new int[heaps];
        for (int factor = 2; factor < heaps; factor++) {
            if (least[factor] == 0) {
                CancelScope.poll(factor);
                for (long of = factor; of < heaps; of += factor) {
                    if (least[(int) of] == 0) {
                        least[(int) of] = factor;
                    }
                }
            }
        }
        return least;
    }

    @Override
    public int most() {
        return most;
    }

    @Override
    public Optional<int[]> taken() {
        boolean always = game.ruleset().ends().isEmpty()
                && least == 0
                && clauses.stream().allMatch(SievedOptions::always);
        return always
                ? Optional.of(clauses.stream()
                        .flatMapToInt(one -> IntStream.of(Objects.requireNonNull(one.candidates)))
                        .filter(number -> number > 0)
                        .sorted()
                        .distinct()
                        .toArray())
                : Optional.empty();
    }

    /** Whether a clause lets a player take each of its numbers that is there, whatever the heap. */
    private static boolean always(Sieved sieved) {
        if (!sieved.bare || sieved.candidates == null) {
            return false;
        }
        if (sieved.clause.choices().isEmpty()) {
            return true;
        }
        Choice choice = sieved.clause.choices().get(0);
        return choice.from() instanceof Expr.Literal
                && (choice.to() instanceof Expr.Literal || SizeDependence.isHeap(choice.to()));
    }

    @Override
    public int list(int heap, long[] sizes) {
        if (heap < least || game.over(game.at(heap))) {
            return 0;
        }
        Frame frame = new Frame(new int[] {0}, new long[] {heap});
        frame.aim(0, -1);
        int count = 0;
        for (Sieved sieved : clauses) {
            int found = options(sieved, heap, frame, sizes, count);
            if (found < 0) {
                return RuleOptions.sizes(interpreter.apply(heap), heap, sizes);
            }
            count = found;
        }
        return count;
    }

    /** Writes the options of a clause behind those before; -1 where the interpreter must be asked. */
    private int options(Sieved sieved, int heap, Frame frame, long[] sizes, int before) {
        MoveRule clause = sieved.clause;
        long from = sieved.bare && clause.choices().isEmpty() ? Objects.requireNonNull(sieved.candidates)[0] : 0;
        long to = from;
        if (!clause.choices().isEmpty()) {
            if (!frame.holds(clause.guardBeforeChoices())) {
                return before;
            }
            from = frame.value(clause.choices().get(0).from());
            to = frame.value(clause.choices().get(0).to());
            to = sieved.takes ? Math.min(to, heap) : to;
            if (from > to) {
                return before;
            }
            boolean known = sieved.candidates == null ? from > 0 && heap > 0 : from >= 0 && to <= largest;
            if (!known) {
                return -1;
            }
        }
        int[] candidates = sieved.candidates;
        int length = candidates == null ? divisors(heap) : candidates.length;
        int[] numbers = candidates == null ? divisors : candidates;
        int count = before;
        for (int i = 0; i < length; i++) {
            int number = numbers[i];
            if (number > to && candidates != null) {
                break;
            }
            if (number < from || number > to) {
                continue;
            }
            long left = sieved.bare ? heap - number : left(clause, number, heap, frame);
            if (left > heap) {
                return -1;
            }
            if (left >= least && left < heap) {
                sizes[count++] = left;
            }
        }
        return count;
    }

    /** What the move leaves; -1 where it does not exist. */
    private static long left(MoveRule clause, int number, int heap, Frame frame) {
        frame.choose(0, number);
        if (!frame.holds(clause.guard())) {
            return -1;
        }
        long left = frame.value(clause.changes().get(0).value());
        return frame.absent() ? -1 : left;
    }

    /** Finds the divisors of a heap, in no order; how many there are. */
    private int divisors(int heap) {
        divisors[0] = 1;
        int count = 1;
        int rest = heap;
        while (rest > 1) {
            int factor = leastFactor[rest];
            int known = count;
            int power = 1;
            while (rest % factor == 0) {
                rest /= factor;
                power *= factor;
                if (count + known > divisors.length) {
                    divisors = Arrays.copyOf(divisors, 2 * (count + known));
                }
                for (int i = 0; i < known; i++) {
                    divisors[count++] = divisors[i] * power;
                }
            }
        }
        return count;
    }
}
