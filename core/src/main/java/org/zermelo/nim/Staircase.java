package org.zermelo.nim;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.Counted;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.sum.ReasonedGame;
import org.zermelo.value.Reason;

/**
 * Staircase Nim: counters lie on steps 1, 2, 3, ..; a move takes any positive number of counters from one step to the step
 * below, and from step 1 to the ground. The nimber is the sum without carry of the numbers on the odd steps: every move
 * changes it, and every smaller number is reached by moving from an odd step; a move from an even step only adds to an odd
 * heap and is answered by moving on.
 */
public final class Staircase
        implements NimberGame<NimPosition, NimMove>,
                ReasonedGame<NimPosition, NimMove>,
                Counted<NimPosition, NimMove>,
                Ranked<NimPosition>,
                Restartable<NimPosition, NimMove> {

    private final NimPosition start;

    /** Staircase Nim with these numbers of counters on steps 1, 2, 3, ... */
    public Staircase(NimPosition start) {
        this.start = start;
    }

    @Override
    public NimPosition start() {
        return start;
    }

    @Override
    public Staircase from(NimPosition position) {
        return new Staircase(position);
    }

    @Override
    public List<NimMove> moves(NimPosition position) {
        if (position.total() > Integer.MAX_VALUE / 8) {
            throw new RefusedException(
                    "nim.too-many-moves", "moves", position.total(), "allowed", Integer.MAX_VALUE / 8);
        }
        List<NimMove> moves = new ArrayList<>();
        for (int i = 0; i < position.size(); i++) {
            for (long to = position.heap(i) - 1; to >= 0; to--) {
                moves.add(new NimMove(i + 1, position.heap(i), to));
            }
        }
        return moves;
    }

    @Override
    public NimPosition play(NimPosition position, NimMove move) {
        int i = move.heap() - 1;
        NimPosition next = position.with(i, move.to());
        return i == 0 ? next : next.with(i - 1, Math.addExact(position.heap(i - 1), move.taken()));
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(NimPosition position) {
        long level = 0;
        for (int i = 0; i < position.size(); i++) {
            level = Math.addExact(level, Math.multiplyExact(position.heap(i), i + 1L));
        }
        return level;
    }

    /** At least as many as there are ways to bring some counters of each step to the ground. */
    @Override
    public double positions() {
        return start.smallerOrEqual();
    }

    @Override
    public Optional<Rules<NimPosition, NimMove>> smaller() {
        return start.eighthLess().map(Staircase::new);
    }

    @Override
    public String kernel() {
        return "staircase-xor";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(steps)", start.size(), 0);
    }

    @Override
    public Nimbers<NimPosition, NimMove> nimbers(Budget budget, Watch watch) {
        return position -> {
            long xor = 0;
            for (int i = 0; i < position.size(); i += 2) {
                xor ^= position.heap(i);
            }
            return xor;
        };
    }

    @Override
    public Reason reason() {
        long[] odd = new long[(start.size() + 1) / 2];
        for (int i = 0; i < odd.length; i++) {
            odd[i] = start.heap(2 * i);
        }
        return BinarySum.of(odd, i -> Integer.toString(2 * i + 1));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Staircase staircase && start.equals(staircase.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return "staircase(" + start + ")";
    }
}
