package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.game.large.CancelScope;

/**
 * Weights of the quantities of a position such that every move lowers their sum: then no play comes back, and the sum is a level.
 * Found by linear programming (least total weight, dual simplex method), then made whole and checked exactly, so that rounding
 * can hide a level but never make one.
 */
public final class LevelProgram {

    private static final double TINY = 1e-9;
    private static final int LARGEST_FACTOR = 24;
    private static final long MOST_NUMBERS = 4_000_000;
    private static final int MOST_STEPS = 4_000;

    private final List<QuantityChange> changes;
    /** So many of the changes must lower the sum; those behind them must not raise it. */
    private final int strict;
    /** One row a move and one for the total weight; the last column is the constant. */
    private final double[][] rows;
    /** What stands at each row and each column: weights from 0, the excess of a move from {@code size}. */
    private final int[] basic;

    private final int[] free;
    private final int size;

    private LevelProgram(int size, int strict, List<QuantityChange> changes) {
        this.size = size;
        this.strict = strict;
        this.changes = changes;
        this.rows = new double[changes.size() + 1][size + 1];
        this.basic = new int[changes.size()];
        this.free = new int[size];
        for (int i = 0; i < basic.length; i++) {
            basic[i] = size + i;
            double[] row = rows[i];
            changes.get(i).forEach((quantity, change) -> row[quantity] = -change);
            row[size] = i < strict ? -1 : 0;
        }
        Arrays.setAll(free, i -> i);
        Arrays.fill(rows[basic.length], 0, size, 1);
    }

    /**
     * The weights, none negative; empty where there are none, or the moves are too many to look for them.
     *
     * @param moves the moves of both players
     */
    public static Optional<long[]> weights(Quantities quantities, List<GroundMove> moves) {
        Set<QuantityChange> different = new LinkedHashSet<>();
        moves.forEach(move -> different.add(quantities.changes(move)));
        return weights(quantities.size(), different, Set.of());
    }

    /**
     * The weights; empty as above.
     *
     * @param lowering the changes that must lower the sum
     * @param keeping those that must not raise it: what may come of a move beside it
     */
    static Optional<long[]> weights(int size, Set<QuantityChange> lowering, Set<QuantityChange> keeping) {
        List<QuantityChange> all = new ArrayList<>(lowering);
        keeping.stream().filter(change -> !lowering.contains(change)).forEach(all::add);
        // of two changes that take each other back not both can lower a sum
        if (tooMany(all.size(), size) || lowering.stream().anyMatch(change -> lowering.contains(change.back()))) {
            return Optional.empty();
        }
        LevelProgram program = new LevelProgram(size, lowering.size(), all);
        return program.solve() ? program.whole() : Optional.empty();
    }

    /** Whether there are so many changes that no weights are looked for. */
    static boolean tooMany(int changes, int size) {
        return (long) changes * size > MOST_NUMBERS;
    }

    private boolean solve() {
        for (int step = 0; step < MOST_STEPS; step++) {
            CancelScope.check();
            int leaving = leaving();
            if (leaving < 0) {
                return true;
            }
            int entering = entering(rows[leaving]);
            if (entering < 0) {
                return false;
            }
            pivot(leaving, entering);
        }
        return false;
    }

    /** The move whose excess is the most below nothing. */
    private int leaving() {
        int least = -1;
        for (int i = 0; i < basic.length; i++) {
            if (rows[i][size] < -TINY && (least < 0 || rows[i][size] < rows[least][size])) {
                least = i;
            }
        }
        return least;
    }

    private int entering(double[] row) {
        double[] costs = rows[basic.length];
        int best = -1;
        for (int j = 0; j < size; j++) {
            if (row[j] > TINY && (best < 0 || costs[j] * row[best] < costs[best] * row[j] - TINY)) {
                best = j;
            }
        }
        return best;
    }

    /** Solves a row for a column, and puts what results into all other rows. */
    private void pivot(int leaving, int entering) {
        double[] row = rows[leaving];
        double by = row[entering];
        for (int j = 0; j <= size; j++) {
            row[j] = j == entering ? 1 / by : -row[j] / by;
        }
        for (int i = 0; i < rows.length; i++) {
            double factor = rows[i][entering];
            if (i != leaving && factor != 0) {
                rows[i][entering] = 0;
                for (int j = 0; j <= size; j++) {
                    rows[i][j] += factor * row[j];
                }
            }
        }
        int out = basic[leaving];
        basic[leaving] = free[entering];
        free[entering] = out;
    }

    /** The weights as whole numbers, by the smallest factor that makes them so and lowers every move. */
    private Optional<long[]> whole() {
        double[] found = new double[size];
        for (int i = 0; i < basic.length; i++) {
            if (basic[i] < size) {
                found[basic[i]] = rows[i][size];
            }
        }
        for (int factor = 1; factor <= LARGEST_FACTOR; factor++) {
            int by = factor;
            long[] weights = Arrays.stream(found)
                    .mapToLong(weight -> Math.round(weight * by))
                    .toArray();
            boolean sound = Arrays.stream(weights).allMatch(weight -> weight >= 0 && weight < Integer.MAX_VALUE);
            boolean fits = IntStream.range(0, changes.size())
                    .allMatch(i -> changes.get(i).sum(weights) < (i < strict ? 0 : 1));
            if (sound && fits) {
                return Optional.of(weights);
            }
        }
        return Optional.empty();
    }
}
