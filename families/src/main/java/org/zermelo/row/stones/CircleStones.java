package org.zermelo.row.stones;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Coins in a circle: the first move takes any coin, and every later one a coin beside the gap. After the first move it is a
 * coin row.
 */
public final class CircleStones extends ScoredStones<CircleStones.Arc, Integer> {

    /**
     * The coins that are left.
     *
     * @param from number of the first one, from 0; 0 when all or none are left
     * @param count how many
     */
    public record Arc(int from, int count) {
        /** The number of the first coin that is left, and how many are. */
        @Override
        public String toString() {
            return from + 1 + "..; " + count;
        }
    }

    /** The circle twice, so that every arc is a stretch of it. */
    private final long[] twice;

    private CircleStones(long[] coins) {
        super("stones-circle", coins);
        Sums.check(coins);
        this.twice = Arrays.copyOf(coins, 2 * coins.length);
        System.arraycopy(coins, 0, twice, coins.length, coins.length);
    }

    /** The game on these coins, in their order round the circle. */
    public static CircleStones of(long... coins) {
        return new CircleStones(coins.clone());
    }

    @Override
    public Arc start() {
        return new Arc(0, stones.length);
    }

    private boolean whole(Arc arc) {
        return arc.count() == stones.length;
    }

    private int last(Arc arc) {
        return (arc.from() + arc.count() - 1) % stones.length;
    }

    /** The numbers of the coins that can be taken, from 1. */
    @Override
    public List<Integer> moves(Arc arc) {
        if (whole(arc)) {
            return IntStream.rangeClosed(1, stones.length).boxed().toList();
        }
        if (arc.count() <= 1) {
            return arc.count() == 0 ? List.of() : List.of(arc.from() + 1);
        }
        return List.of(arc.from() + 1, last(arc) + 1);
    }

    @Override
    public Arc play(Arc arc, Integer coin) {
        if (arc.count() == 1) {
            return new Arc(0, 0);
        }
        boolean next = whole(arc) || coin == arc.from() + 1;
        return new Arc(next ? coin % stones.length : arc.from(), arc.count() - 1);
    }

    @Override
    public long gain(Arc arc, Integer coin) {
        return stones[coin - 1];
    }

    @Override
    public long level(Arc arc) {
        return arc.count();
    }

    /** One linear pass for each first coin, O(n^2) in all and O(n) memory; later positions take one pass each. */
    Oracle<Arc> oracle(Value value, Watch watch) {
        return arc -> {
            if (!whole(arc) || stones.length == 0) {
                return LinearRows.margin(twice, arc.from(), arc.from() + arc.count());
            }
            long best = Long.MIN_VALUE;
            for (int coin = 0; coin < stones.length; coin++) {
                watch.check();
                best = Math.max(best, stones[coin] - LinearRows.margin(twice, coin + 1, coin + stones.length));
            }
            return best;
        };
    }
}
