package org.zermelo.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Counted;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.ReasonedGame;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Nim: a move takes any positive number of counters from one heap. The nimber is the sum of the sizes without carry
 * (C. L. Bouton, Nim, a game with a complete mathematical theory, 1901). Heaps may be as large as a {@code long}.
 */
public final class Nim
        implements NimberGame<NimPosition, NimMove>,
                ReasonedGame<NimPosition, NimMove>,
                ClosedForm<NimPosition, NimMove>,
                Counted<NimPosition, NimMove>,
                Decomposable<NimPosition>,
                Ranked<NimPosition>,
                Restartable<NimPosition, NimMove> {

    private final NimPosition start;

    /** Nim from this position. */
    public Nim(NimPosition start) {
        this.start = start;
    }

    /** Nim on heaps of these sizes. */
    public static Nim of(long... heaps) {
        return new Nim(NimPosition.of(heaps));
    }

    @Override
    public NimPosition start() {
        return start;
    }

    @Override
    public Nim from(NimPosition position) {
        return new Nim(position);
    }

    /**
     * The moves, heap by heap, the smallest take first. The list is made on demand, so large heaps cost no memory.
     *
     * @throws RefusedException when there are more moves than a list can have
     */
    @Override
    public List<NimMove> moves(NimPosition position) {
        return new NimMoves(position, i -> -1).list();
    }

    @Override
    public NimPosition play(NimPosition position, NimMove move) {
        return position.with(move.heap() - 1, move.to());
    }

    @Override
    public long level(NimPosition position) {
        return position.total();
    }

    @Override
    public List<NimPosition> components(NimPosition position) {
        List<NimPosition> components = new ArrayList<>();
        for (int i = 0; i < position.size(); i++) {
            if (position.heap(i) > 0) {
                components.add(NimPosition.of(position.heap(i)));
            }
        }
        return components;
    }

    @Override
    public double positions() {
        return start.smallerOrEqual();
    }

    @Override
    public Optional<Rules<NimPosition, NimMove>> smaller() {
        return start.eighthLess().map(Nim::new);
    }

    @Override
    public String kernel() {
        return "nim-xor";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(heaps)", start.size(), 0);
    }

    @Override
    public Nimbers<NimPosition, NimMove> nimbers(Budget budget, Watch watch) {
        return new NimXor();
    }

    @Override
    public Reason reason() {
        return NimReason.of(start);
    }

    @Override
    public boolean decides(Convention convention) {
        return convention != Convention.SCORE;
    }

    /**
     * Whether the player to move loses. Under misère play the sum without carry decides as well, as long as some heap has
     * at least two counters; with single counters only, an odd number of them is lost.
     */
    @Override
    public boolean isPrevious(NimPosition position, Convention convention) {
        boolean zero = position.xor() == 0;
        return convention == Convention.NORMAL || position.largest() >= 2 ? zero : !zero;
    }

    /** Under misère play the sum without carry argues only while two heaps have two counters or more. */
    @Override
    public Reason facts(Convention convention) {
        if (convention == Convention.NORMAL) {
            return NimReason.of(start);
        }
        long large = start.countAtLeastTwo();
        if (large >= 2) {
            return NimReason.withoutMirror(start);
        }
        long singles = 0;
        for (long heap : start.heaps()) {
            singles += heap == 1 ? 1 : 0;
        }
        return large == 0
                ? FormulaReason.of("nim.misere-singles", "singles", singles)
                : FormulaReason.of("nim.misere-one-large", "large", start.largest(), "singles", singles);
    }

    @Override
    public long moveCount(NimPosition position) {
        return position.total();
    }

    /** For each heap at most one move wins by its size, and near the end of misère play at most two more can. */
    @Override
    public List<NimMove> winningMoves(NimPosition position, Convention convention, int limit) {
        List<NimMove> found = new ArrayList<>();
        long xor = position.xor();
        long large = position.countAtLeastTwo();
        for (int i = 0; i < position.size() && found.size() < limit; i++) {
            long size = position.heap(i);
            boolean leavesSingles = large == 0 || large == 1 && size >= 2;
            if (convention == Convention.NORMAL || !leavesSingles) {
                if ((size ^ xor) < size) {
                    found.add(new NimMove(i + 1, size, size ^ xor));
                }
                continue;
            }
            long rest = xor ^ size;
            if (size >= 1 && rest == 1) {
                found.add(new NimMove(i + 1, size, 0));
            } else if (size >= 2 && rest == 0) {
                found.add(new NimMove(i + 1, size, 1));
            }
        }
        return found;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Nim nim && start.equals(nim.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return "nim(" + start + ")";
    }
}
