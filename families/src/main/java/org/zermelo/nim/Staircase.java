package org.zermelo.nim;

import java.util.Optional;
import java.util.function.IntFunction;
import org.zermelo.game.Rules;
import org.zermelo.game.large.Saturated;
import org.zermelo.solve.Cost;

/**
 * Staircase Nim: counters lie on steps 1, 2, 3, ..; a move takes any positive number of counters from one step to the step
 * below, and from step 1 to the ground. The nimber is the sum without carry of the numbers on the odd steps: every move
 * changes it, and every smaller number is reached by moving from an odd step; a move from an even step only adds to an odd
 * heap and is answered by moving on.
 */
public final class Staircase extends DisguisedNim {

    /** Staircase Nim with these numbers of counters on steps 1, 2, 3, ... */
    public Staircase(NimPosition start) {
        super(start);
    }

    @Override
    public Staircase from(NimPosition position) {
        return new Staircase(position);
    }

    @Override
    public NimPosition play(NimPosition position, NimMove move) {
        int i = move.heap() - 1;
        NimPosition next = position.with(i, move.to());
        return i == 0 ? next : next.with(i - 1, Math.addExact(position.heap(i - 1), move.taken()));
    }

    @Override
    public long level(NimPosition position) {
        long level = 0;
        for (int i = 0; i < position.size(); i++) {
            level = Saturated.sum(level, Saturated.product(position.heap(i), i + 1L));
        }
        return level;
    }

    /** At least as many as there are ways to bring some counters of each step to the ground. */
    @Override
    public double positions() {
        return start().smallerOrEqual();
    }

    @Override
    public Optional<Rules<NimPosition, NimMove>> smaller() {
        return start().eighthLess().map(Staircase::new);
    }

    @Override
    public String kernel() {
        return "staircase-xor";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(steps)", start().size(), 0);
    }

    /** The numbers on the odd steps. */
    @Override
    long[] heaps(NimPosition position) {
        long[] odd = new long[(position.size() + 1) / 2];
        for (int i = 0; i < odd.length; i++) {
            odd[i] = position.heap(2 * i);
        }
        return odd;
    }

    @Override
    IntFunction<String> names() {
        return i -> Integer.toString(2 * i + 1);
    }

    @Override
    long floor(NimPosition position, int index) {
        return -1;
    }

    @Override
    public String toString() {
        return "staircase(" + start() + ")";
    }
}
