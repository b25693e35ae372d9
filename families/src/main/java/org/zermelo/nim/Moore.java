package org.zermelo.nim;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Moore's Nim_k: a move makes at least one and at most k heaps smaller, each by any amount. The player to move loses
 * exactly when in every binary place the number of heaps with a 1 there is divisible by k + 1; k = 1 is Nim.
 *
 * <p>Source: E. H. Moore, A generalization of the game called Nim, 1910.
 */
public final class Moore
        implements ClosedForm<NimPosition, MooreMove>,
                Counted<NimPosition, MooreMove>,
                Ranked<NimPosition>,
                Restartable<NimPosition, MooreMove> {

    /** The list holds them all. */
    private static final int MOST_LISTED = 4_000_000;

    private final int k;
    private final NimPosition start;

    /**
     * Nim_k from a position.
     *
     * @throws BadInputException when k is less than 1
     */
    public Moore(int k, NimPosition start) {
        if (k < 1) {
            throw new BadInputException("nim.moore-k", "seen", k);
        }
        this.k = k;
        this.start = start;
    }

    @Override
    public NimPosition start() {
        return start;
    }

    @Override
    public Moore from(NimPosition position) {
        return new Moore(k, position);
    }

    @Override
    public List<MooreMove> moves(NimPosition position) {
        long count = moveCount(position);
        if (count > MOST_LISTED) {
            throw new RefusedException("nim.too-many-moves", "moves", count, "allowed", MOST_LISTED);
        }
        List<MooreMove> moves = new ArrayList<>((int) count);
        collect(position, 0, k, position, moves);
        return moves;
    }

    private static void collect(NimPosition from, int heap, int left, NimPosition to, List<MooreMove> moves) {
        if (heap == from.size() || left == 0) {
            if (!to.equals(from)) {
                CancelScope.poll(moves.size());
                moves.add(new MooreMove(to));
            }
            return;
        }
        collect(from, heap + 1, left, to, moves);
        for (long size = from.heap(heap) - 1; size >= 0; size--) {
            collect(from, heap + 1, left - 1, to.with(heap, size), moves);
        }
    }

    /** The sum over all choices of at most k heaps of the product of their sizes. */
    @Override
    public long moveCount(NimPosition position) {
        int most = Math.min(k, position.size());
        double[] products = new double[most + 1];
        products[0] = 1;
        for (long heap : position.heaps()) {
            for (int j = most; j > 0; j--) {
                products[j] += products[j - 1] * heap;
            }
        }
        double count = -1;
        for (double product : products) {
            count += product;
        }
        return count >= Long.MAX_VALUE ? Long.MAX_VALUE : (long) count;
    }

    @Override
    public NimPosition play(NimPosition position, MooreMove move) {
        return move.to();
    }

    @Override
    public double positions() {
        return start.smallerOrEqual();
    }

    @Override
    public Optional<Rules<NimPosition, MooreMove>> smaller() {
        return start.eighthLess().map(less -> new Moore(k, less));
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(NimPosition position) {
        return position.total();
    }

    @Override
    public boolean isPrevious(NimPosition position, Convention convention) {
        for (int bit = 0; bit < 63; bit++) {
            if (ones(position, bit) % modulus() != 0) {
                return false;
            }
        }
        return true;
    }

    private long modulus() {
        return k + 1L;
    }

    private static int ones(NimPosition position, int bit) {
        int ones = 0;
        for (int i = 0; i < position.size(); i++) {
            ones += (int) (position.heap(i) >>> bit & 1);
        }
        return ones;
    }

    /** All of them when the moves can be tried, else one that is built from the highest place down. */
    @Override
    public List<MooreMove> winningMoves(NimPosition position, Convention convention, int limit) {
        if (moveCount(position) <= 100_000) {
            return ClosedForm.super.winningMoves(position, convention, limit);
        }
        return isPrevious(position, convention) ? List.of() : List.of(new MooreMove(build(position)));
    }

    /** Heaps that were made smaller in a higher place are free in all lower ones. */
    private NimPosition build(NimPosition position) {
        long[] heaps = position.heaps();
        List<Integer> free = new ArrayList<>();
        List<Integer> fixed = new ArrayList<>();
        for (int i = 0; i < heaps.length; i++) {
            fixed.add(i);
        }
        for (int place = 62; place >= 0; place--) {
            long bit = 1L << place;
            free.forEach(i -> heaps[i] &= ~bit);
            List<Integer> ones =
                    fixed.stream().filter(i -> (heaps[i] & bit) != 0).toList();
            int surplus = (int) (ones.size() % modulus());
            long missing = modulus() - surplus;
            if (surplus > 0 && missing <= free.size()) {
                free.subList(0, (int) missing).forEach(i -> heaps[i] |= bit);
            } else {
                for (int i : ones.subList(0, surplus)) {
                    heaps[i] &= ~bit;
                    fixed.remove((Integer) i);
                    free.add(i);
                }
            }
        }
        return NimPosition.of(heaps);
    }

    @Override
    public Reason facts(Convention convention) {
        for (int bit = 62; bit >= 0; bit--) {
            int ones = ones(start, bit);
            if (ones % modulus() != 0) {
                return FormulaReason.of("nim.moore-next", "place", bit, "ones", ones, "modulus", modulus());
            }
        }
        return FormulaReason.of("nim.moore-previous", "modulus", modulus());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Moore moore && k == moore.k && start.equals(moore.start);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + k;
    }

    @Override
    public String toString() {
        return "moore(" + k + "; " + start + ")";
    }
}
