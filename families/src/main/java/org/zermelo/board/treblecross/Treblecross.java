package org.zermelo.board.treblecross;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.play.HeapNimbers;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Treblecross: both players write crosses on a row of squares, and who completes three in a row wins. A cross next to
 * another, or next but one, lets the opponent complete three at once; so the moves here are the others, and who has none
 * loses. From three squares on this is the same game. A cross uses up its square and two on either side; so, with a square
 * more behind either end, a row of n is the heap of n + 2 in 0.007.
 *
 * <p>Source: <i>Winning Ways</i>, chapter 4.
 */
public final class Treblecross
        implements NimberGame<Strip, Integer>, Counted<Strip, Integer>, Decomposable<Strip>, Ranked<Strip> {

    /** The longest row. */
    public static final int MOST_SQUARES = 1_000_000;

    private static final HeapCode CODE = HeapCode.of(0, 0, 0, 7);

    /** The least distance of two crosses, and what a cross takes of a heap. */
    private static final int APART = 3;

    private final int squares;

    /**
     * An empty row.
     *
     * @throws BadInputException when it has less than none or more than {@link #MOST_SQUARES}
     */
    public Treblecross(int squares) {
        if (squares < 0 || squares > MOST_SQUARES) {
            throw new BadInputException("treblecross.squares", "seen", squares, "allowed", MOST_SQUARES);
        }
        this.squares = squares;
    }

    @Override
    public Strip start() {
        return new Strip(squares, List.of());
    }

    /** The squares, from the left, that are at least three from every cross. */
    @Override
    public List<Integer> moves(Strip position) {
        List<Integer> moves = new ArrayList<>();
        int first = 1;
        for (int cross : position.crosses()) {
            for (int square = first; square <= cross - APART; square++) {
                CancelScope.poll(moves.size());
                moves.add(square);
            }
            first = cross + APART;
        }
        for (int square = first; square <= position.squares(); square++) {
            CancelScope.poll(moves.size());
            moves.add(square);
        }
        return moves;
    }

    @Override
    public Strip play(Strip position, Integer move) {
        return position.with(move);
    }

    @Override
    public long level(Strip position) {
        return position.squares() - (long) position.crosses().size();
    }

    /** The stretches of squares that can be used, each as an empty row. */
    @Override
    public List<Strip> components(Strip position) {
        return position.heaps().stream()
                .filter(heap -> heap >= APART)
                .map(heap -> new Strip(heap - APART + 1, List.of()))
                .toList();
    }

    /** The row, and every row that a first cross leaves beside it: each of 1 .. squares - 3. */
    @Override
    public double leastComponents() {
        return squares <= APART ? 1 : squares - APART + 1;
    }

    /** Shorter rows, a move at the end shorter each, have plays of every length up to the longest of the whole row. */
    @Override
    public double leastKinds() {
        return (squares + APART - 1) / APART;
    }

    /** Crosses at the end: a row of n squares, with n options, is left as one of n - 3. */
    @Override
    public double leastHeld() {
        return (double) squares * squares / (2 * APART);
    }

    /** Sets of squares any two of which are three apart: as many as on the row less one square, and on that less three. */
    @Override
    public double positions() {
        double[] sets = {1, 2, 3};
        for (int n = 3; n <= squares; n++) {
            sets[n % APART] += sets[(n - 1) % APART];
        }
        return sets[squares % APART];
    }

    @Override
    public Optional<Rules<Strip, Integer>> smaller() {
        int fewer = (int) Counted.eighthLess(squares);
        return fewer < 1 ? Optional.empty() : Optional.of(new Treblecross(fewer));
    }

    @Override
    public String kernel() {
        return "treblecross-heaps";
    }

    @Override
    public Cost kernelCost() {
        return new Cost("O(squares^2) at most", squares * Math.min(squares, 1e4), -1);
    }

    @Override
    public Nimbers<Strip, Integer> nimbers(Budget budget, Watch watch) {
        return new ByHeaps(
                HeapNimbers.of(CODE, squares + APART - 1, budget, watch).sequence());
    }

    /** Looks the stretches up in the nim-sequence of 0.007. */
    private record ByHeaps(NimSequence sequence) implements Nimbers<Strip, Integer> {

        @Override
        public long nimber(Strip position) {
            return position.heaps().stream().mapToLong(sequence::value).reduce(0, (a, b) -> a ^ b);
        }

        @Override
        public long counted() {
            return sequence.computed();
        }

        @Override
        public List<Integer> movesTo(Rules<Strip, Integer> rules, Strip position, long nimber, int limit) {
            List<Integer> found = new ArrayList<>();
            long change = nimber(position) ^ nimber;
            int first = 1;
            for (int heap : position.heaps()) {
                long wanted = sequence.value(heap) ^ change;
                for (int left = 0; left <= heap - APART && found.size() < limit; left++) {
                    if ((sequence.value(left) ^ sequence.value(heap - APART - left)) == wanted) {
                        found.add(first + left);
                    }
                }
                first += heap + APART;
            }
            return found;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Treblecross game && squares == game.squares;
    }

    @Override
    public int hashCode() {
        return squares;
    }

    @Override
    public String toString() {
        return "treblecross(" + squares + ")";
    }
}
