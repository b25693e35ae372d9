package org.zermelo.row.stones;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Stone Game VI (LeetCode 1686): any stone may be taken; a stone is worth one number to the first player and another to the
 * second. Taking a stone gains the one and denies the other, so both always want the greatest sum of the two.
 */
public final class TwoValueStones
        implements Rules<TwoValueStones.StonesTaken, Integer>, Ranked<TwoValueStones.StonesTaken> {

    /** Which stones are taken, numbered from 0. The set is not to be changed. */
    public record StonesTaken(BitSet taken) {
        /** The stones that are gone, by their numbers. */
        @Override
        public String toString() {
            String gone =
                    taken.stream().mapToObj(stone -> String.valueOf(stone + 1)).collect(Collectors.joining(", "));
            return gone.isEmpty() ? "all" : "all-but {" + gone + "}";
        }
    }

    private final long[] first;
    private final long[] second;

    private TwoValueStones(long[] first, long[] second) {
        this.first = first;
        this.second = second;
    }

    /**
     * The game on these stones.
     *
     * @param first what each is worth to the first player
     * @param second what each is worth to the second player
     * @throws BadInputException when the lists differ in length
     */
    public static TwoValueStones of(long[] first, long[] second) {
        if (first.length != second.length) {
            throw new BadInputException("stones.lists-differ", "first", first.length, "second", second.length);
        }
        long[] both = Arrays.copyOf(first, 2 * first.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        Sums.checkSpare(both);
        return new TwoValueStones(first.clone(), second.clone());
    }

    /** How many stones there are. */
    public int size() {
        return first.length;
    }

    /** What a stone, counted from 0, is worth to the first player. */
    public long toFirst(int i) {
        return first[i];
    }

    /** What a stone, counted from 0, is worth to the second player. */
    public long toSecond(int i) {
        return second[i];
    }

    @Override
    public StonesTaken start() {
        return new StonesTaken(new BitSet());
    }

    private boolean firstMoves(StonesTaken left) {
        return left.taken().cardinality() % 2 == 0;
    }

    /** The stones that are left, numbered from 1. */
    @Override
    public List<Integer> moves(StonesTaken left) {
        return IntStream.range(0, first.length)
                .filter(i -> !left.taken().get(i))
                .mapToObj(i -> i + 1)
                .toList();
    }

    @Override
    public StonesTaken play(StonesTaken left, Integer stone) {
        BitSet next = (BitSet) left.taken().clone();
        next.set(stone - 1);
        return new StonesTaken(next);
    }

    @Override
    public long gain(StonesTaken left, Integer stone) {
        return firstMoves(left) ? first[stone - 1] : second[stone - 1];
    }

    @Override
    public Ending ending(StonesTaken left) {
        return Ending.SCORED;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.SCORING, Trait.ACYCLIC);
    }

    @Override
    public long level(StonesTaken left) {
        return first.length - (long) left.taken().cardinality();
    }

    @Override
    public String toString() {
        return "stones-two-values(" + StoneTexts.numbers(first) + "; " + StoneTexts.numbers(second) + ")";
    }

    /** Sorts once, O(n log n); then every position takes one pass over the stones. */
    Oracle<StonesTaken> oracle(Value value, Watch watch) {
        int[] order = IntStream.range(0, first.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(i -> first[i] + second[i])
                        .reversed())
                .mapToInt(Integer::intValue)
                .toArray();
        return left -> {
            boolean firstToMove = firstMoves(left);
            boolean mover = true;
            long margin = 0;
            for (int stone : order) {
                if (!left.taken().get(stone)) {
                    long worth = mover == firstToMove ? first[stone] : second[stone];
                    margin += mover ? worth : -worth;
                    mover = !mover;
                }
            }
            return margin;
        };
    }
}
