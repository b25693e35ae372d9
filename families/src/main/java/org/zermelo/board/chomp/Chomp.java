package org.zermelo.board.chomp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.zermelo.game.Canonical;
import org.zermelo.game.Counted;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Chomp: a move bites off a square with all squares below it and to its right; whoever must eat the poisoned corner has
 * lost. The last bite is never made, so the single poisoned square is an ended position and normal play's rule holds.
 *
 * <p>Nimbers come from a sweep over all C(m+n, m) smaller bars, see {@link BarNimbers}; outcomes alone from one bit a
 * position, see {@link ChompOutcomes}. Sources: D. Gale, A curious Nim-type game, 1974; F. Schuh, 1952 (divisors).
 */
public final class Chomp
        implements NimberGame<Bar, Bite>, Counted<Bar, Bite>, Canonical<Bar>, Ranked<Bar>, Restartable<Bar, Bite> {

    private final Bar start;

    /** Chomp on what is left of a bar. */
    public Chomp(Bar start) {
        this.start = start;
    }

    /** Chomp on a whole bar. */
    public static Chomp of(int rows, int columns) {
        return new Chomp(Bar.rectangle(rows, columns));
    }

    @Override
    public Bar start() {
        return start;
    }

    @Override
    public Chomp from(Bar position) {
        return new Chomp(position);
    }

    @Override
    public List<Bite> moves(Bar position) {
        List<Bite> moves = new ArrayList<>();
        for (int row = 1; row <= position.rows(); row++) {
            for (int column = row == 1 ? 2 : 1; column <= position.length(row - 1); column++) {
                moves.add(new Bite(row, column));
            }
        }
        return moves;
    }

    @Override
    public Bar play(Bar position, Bite move) {
        return position.after(move);
    }

    /** The wider of the bar and its mirror image; of equally wide ones the one with the longer first difference. */
    @Override
    public Bar canonical(Bar position) {
        Bar mirrored = position.mirrored();
        for (int i = 0; i < Math.max(position.rows(), mirrored.rows()); i++) {
            int difference = position.length(i) - mirrored.length(i);
            if (difference != 0) {
                return difference > 0 ? position : mirrored;
            }
        }
        return position;
    }

    @Override
    public long level(Bar position) {
        return position.squares();
    }

    /** All smaller bars can be reached; they are counted row by row from the last. */
    @Override
    public double positions() {
        double[] upTo = new double[start.columns() + 1];
        Arrays.fill(upTo, 1);
        for (int row = start.rows() - 1; row >= 0; row--) {
            for (int length = 1; length <= start.length(row); length++) {
                upTo[length] += upTo[length - 1];
            }
            Arrays.fill(upTo, start.length(row) + 1, upTo.length, upTo[start.length(row)]);
        }
        return upTo[start.columns()] - 1;
    }

    @Override
    public Optional<Rules<Bar, Bite>> smaller() {
        return start.squares() == 1
                ? Optional.empty()
                : Optional.of(of(Math.max(1, start.rows() - 1), Math.max(1, start.columns() - 1)));
    }

    @Override
    public String kernel() {
        return "chomp-sweep";
    }

    @Override
    public Cost kernelCost() {
        double squares = (double) start.rows() * start.columns();
        long bytes = BarNimbers.bytes(start.rows(), start.columns());
        return new Cost("O(C(m+n, m) m n)", bytes == Long.MAX_VALUE ? 1e18 : bytes * squares / 4, bytes);
    }

    /** @throws RefusedException when the table does not fit the budget */
    @Override
    public Nimbers<Bar, Bite> nimbers(Budget budget, Watch watch) {
        long bytes = BarNimbers.bytes(start.rows(), start.columns());
        if (bytes > budget.bytes()) {
            throw new RefusedException(
                    "chomp.too-big", "bar", start, "needed", bytes, "allowed", budget.bytes(), "ask", "outcome");
        }
        BarRanks ranks = start.ranks();
        return new Swept(start, ranks, BarNimbers.table(ranks.rows(), ranks.columns(), watch));
    }

    private record Swept(Bar whole, BarRanks ranks, IntUnaryOperator table) implements Nimbers<Bar, Bite> {

        @Override
        public long nimber(Bar position) {
            return table.applyAsInt((int) ranks.rank(position.within(whole)));
        }

        @Override
        public long counted() {
            return ranks.positions();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chomp chomp && start.equals(chomp.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return "chomp(" + start + ")";
    }
}
