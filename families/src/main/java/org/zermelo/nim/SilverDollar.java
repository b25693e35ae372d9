package org.zermelo.nim;

import java.util.Optional;
import java.util.function.IntFunction;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Cost;

/**
 * Coins on a strip of squares 0, 1, 2, ..: a move slides one coin to the left over empty squares, never onto or past
 * another. It is Nim in disguise: pair the coins from the right; the nimber is the sum without carry of the gaps within the
 * pairs, and a coin without a partner counts its distance from the left end. (Winning Ways calls the game with a special coin
 * the silver dollar game; here all coins are alike.) A position lists the squares of the coins in rising order.
 */
public final class SilverDollar extends DisguisedNim {

    /**
     * Coins on these squares.
     *
     * @throws BadInputException when the squares do not rise
     */
    public SilverDollar(NimPosition start) {
        super(start);
        for (int i = 1; i < start.size(); i++) {
            if (start.heap(i) <= start.heap(i - 1)) {
                throw new BadInputException(
                        "nim.squares-rise", "seen", start.heap(i), "coin", i + 1, "before", start.heap(i - 1));
            }
        }
    }

    @Override
    public SilverDollar from(NimPosition position) {
        return new SilverDollar(position);
    }

    @Override
    public NimPosition play(NimPosition position, NimMove move) {
        return position.with(move.heap() - 1, move.to());
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
        for (long square : start().heaps()) {
            positions *= square - before;
            before = square;
        }
        return positions;
    }

    /** Every gap by an eighth smaller. */
    @Override
    public Optional<Rules<NimPosition, NimMove>> smaller() {
        long[] squares = start().heaps();
        long before = -1;
        long shorter = -1;
        for (int i = 0; i < squares.length; i++) {
            long gap = squares[i] - before;
            before = squares[i];
            shorter += gap - gap / 8 - (gap > 1 && gap < 8 ? 1 : 0);
            squares[i] = shorter;
        }
        NimPosition position = NimPosition.of(squares);
        return position.equals(start()) ? Optional.empty() : Optional.of(new SilverDollar(position));
    }

    @Override
    public String kernel() {
        return "gaps-xor";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(coins)", start().size(), 0);
    }

    /** The gaps that count, from the left. */
    @Override
    long[] heaps(NimPosition position) {
        int coins = position.size();
        long[] gaps = new long[(coins + 1) / 2];
        for (int i = 0; i < gaps.length; i++) {
            int right = 2 * i + (coins & 1 ^ 1);
            gaps[i] = position.heap(right) - (right == 0 ? 0 : position.heap(right - 1) + 1);
        }
        return gaps;
    }

    @Override
    IntFunction<String> names() {
        long[] gaps = heaps(start());
        return i -> Long.toString(gaps[i]);
    }

    @Override
    long floor(NimPosition position, int index) {
        return index == 0 ? -1 : position.heap(index - 1);
    }

    @Override
    public String toString() {
        return "strip(" + start() + ")";
    }
}
