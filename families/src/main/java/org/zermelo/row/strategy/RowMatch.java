package org.zermelo.row.strategy;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;

/**
 * One play of a coin row.
 *
 * @param first who took first, a strategy's name or {@code best-reply}
 * @param second who took second
 * @param firstTotal the first player's total
 * @param secondTotal the second player's total
 * @param sides the ends that were taken, in turn
 */
public record RowMatch(String first, String second, long firstTotal, long secondTotal, List<Side> sides) {

    public RowMatch {
        sides = List.copyOf(sides);
    }

    /** The name of the player who knows the other's strategy and plays best against it. */
    public static final String BEST_REPLY = "best-reply";

    /** The first player's total minus the second's. */
    public long margin() {
        return firstTotal - secondTotal;
    }

    /** Plays two strategies against each other. */
    public static RowMatch play(long[] row, Strategy first, Strategy second) {
        Sums.check(row);
        RowMatchBuilder builder = new RowMatchBuilder(row);
        Strategy[] players = {first, second};
        Strategy.Plan[] plans = new Strategy.Plan[2];
        while (!builder.done()) {
            int turn = builder.turn();
            if (builder.sides.size() < 2) {
                plans[turn] = players[turn].plan(row, builder.from, builder.to);
            }
            builder.take(plans[turn].choose(builder.from, builder.to));
        }
        return builder.build(first.name(), second.name());
    }

    /** Collects the moves of a play. */
    static final class RowMatchBuilder {
        private final long[] row;
        private final List<Side> sides = new ArrayList<>();
        private final long[] totals = new long[2];
        private int from;
        private int to;

        RowMatchBuilder(long[] row) {
            this.row = row;
            this.to = row.length;
        }

        boolean done() {
            return from == to;
        }

        int from() {
            return from;
        }

        int to() {
            return to;
        }

        /** 0 when the first player is to move, else 1. */
        int turn() {
            return sides.size() & 1;
        }

        void take(Side side) {
            totals[turn()] += side == Side.LEFT ? row[from] : row[to - 1];
            sides.add(side);
            if (side == Side.LEFT) {
                from++;
            } else {
                to--;
            }
        }

        RowMatch build(String first, String second) {
            return new RowMatch(first, second, totals[0], totals[1], sides);
        }
    }
}
