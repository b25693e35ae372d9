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
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.sum.ReasonedGame;
import org.zermelo.value.Reason;

/**
 * Coins on a strip of squares 0, 1, 2, ..: a move slides one coin to the left over empty squares, never onto or past
 * another. It is Nim in disguise: pair the coins from the right; the nimber is the sum without carry of the gaps within the
 * pairs, and a coin without a partner counts its distance from the left end. (Winning Ways calls the game with a special coin
 * the silver dollar game; here all coins are alike.) A position lists the squares of the coins in rising order.
 */
public final class SilverDollar
        implements NimberGame<NimPosition, NimMove>,
                ReasonedGame<NimPosition, NimMove>,
                Counted<NimPosition, NimMove>,
                Ranked<NimPosition>,
                Restartable<NimPosition, NimMove> {

    private final NimPosition start;

    /**
     * Coins on these squares.
     *
     * @throws BadInputException when the squares do not rise
     */
    public SilverDollar(NimPosition start) {
        for (int i = 1; i < start.size(); i++) {
            if (start.heap(i) <= start.heap(i - 1)) {
                throw new BadInputException(
                        "nim.squares-rise", "seen", start.heap(i), "coin", i + 1, "before", start.heap(i - 1));
            }
        }
        this.start = start;
    }

    @Override
    public NimPosition start() {
        return start;
    }

    @Override
    public SilverDollar from(NimPosition position) {
        return new SilverDollar(position);
    }

    @Override
    public List<NimMove> moves(NimPosition position) {
        if (position.total() > Integer.MAX_VALUE / 8) {
            throw new RefusedException(
                    "nim.too-many-moves", "moves", position.total(), "allowed", Integer.MAX_VALUE / 8);
        }
        List<NimMove> moves = new ArrayList<>();
        for (int i = 0; i < position.size(); i++) {
            long left = i == 0 ? -1 : position.heap(i - 1);
            for (long to = position.heap(i) - 1; to > left; to--) {
                moves.add(new NimMove(i + 1, position.heap(i), to));
            }
        }
        return moves;
    }

    @Override
    public NimPosition play(NimPosition position, NimMove move) {
        return position.with(move.heap() - 1, move.to());
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(NimPosition position) {
        return position.total();
    }

    /** At least as many as there are ways to slide each coin between its square and that of the coin to its left. */
    @Override
    public double positions() {
        double positions = 1;
        long before = -1;
        for (long square : start.heaps()) {
            positions *= square - before;
            before = square;
        }
        return positions;
    }

    /** Every gap by an eighth smaller. */
    @Override
    public Optional<Rules<NimPosition, NimMove>> smaller() {
        long[] squares = start.heaps();
        long before = -1;
        long shorter = -1;
        for (int i = 0; i < squares.length; i++) {
            long gap = squares[i] - before;
            before = squares[i];
            shorter += gap - gap / 8 - (gap > 1 && gap < 8 ? 1 : 0);
            squares[i] = shorter;
        }
        NimPosition position = NimPosition.of(squares);
        return position.equals(start) ? Optional.empty() : Optional.of(new SilverDollar(position));
    }

    @Override
    public String kernel() {
        return "gaps-xor";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(coins)", start.size(), 0);
    }

    @Override
    public Nimbers<NimPosition, NimMove> nimbers(Budget budget, Watch watch) {
        return position -> {
            long xor = 0;
            for (long gap : gaps(position)) {
                xor ^= gap;
            }
            return xor;
        };
    }

    /** The gaps that count, from the left. */
    private static long[] gaps(NimPosition position) {
        int coins = position.size();
        long[] gaps = new long[(coins + 1) / 2];
        for (int i = 0; i < gaps.length; i++) {
            int right = 2 * i + (coins & 1 ^ 1);
            gaps[i] = position.heap(right) - (right == 0 ? 0 : position.heap(right - 1) + 1);
        }
        return gaps;
    }

    @Override
    public Reason reason() {
        long[] gaps = gaps(start);
        return BinarySum.of(gaps, i -> Long.toString(gaps[i]));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SilverDollar game && start.equals(game.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return "strip(" + start + ")";
    }
}
