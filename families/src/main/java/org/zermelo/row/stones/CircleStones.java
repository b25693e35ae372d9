package org.zermelo.row.stones;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Coins in a circle: the first move takes any coin, and every later one a coin beside the gap. After the first move it is a
 * coin row.
 */
public final class CircleStones implements Rules<CircleStones.Arc, Integer>, Ranked<CircleStones.Arc> {

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

    private final long[] coins;
    /** The circle twice, so that every arc is a stretch of it. */
    private final long[] twice;

    private CircleStones(long[] coins) {
        Sums.check(coins);
        this.coins = coins;
        this.twice = Arrays.copyOf(coins, 2 * coins.length);
        System.arraycopy(coins, 0, twice, coins.length, coins.length);
    }

    /** The game on these coins, in their order round the circle. */
    public static CircleStones of(long... coins) {
        return new CircleStones(coins.clone());
    }

    /** How many coins there are. */
    public int size() {
        return coins.length;
    }

    /** The worth of a coin, counted from 0. */
    public long item(int i) {
        return coins[i];
    }

    @Override
    public Arc start() {
        return new Arc(0, coins.length);
    }

    private boolean whole(Arc arc) {
        return arc.count() == coins.length;
    }

    private int last(Arc arc) {
        return (arc.from() + arc.count() - 1) % coins.length;
    }

    /** The numbers of the coins that can be taken, from 1. */
    @Override
    public List<Integer> moves(Arc arc) {
        if (whole(arc)) {
            return IntStream.rangeClosed(1, coins.length).boxed().toList();
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
        return new Arc(next ? coin % coins.length : arc.from(), arc.count() - 1);
    }

    @Override
    public long gain(Arc arc, Integer coin) {
        return coins[coin - 1];
    }

    @Override
    public Ending ending(Arc arc) {
        return Ending.SCORED;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.SCORING, Trait.ACYCLIC);
    }

    @Override
    public long level(Arc arc) {
        return arc.count();
    }

    @Override
    public String toString() {
        return StoneTexts.call("stones-circle", coins);
    }

    /** One linear pass for each first coin, O(n^2) in all and O(n) memory; later positions take one pass each. */
    Oracle<Arc> oracle(Value value, Watch watch) {
        return arc -> {
            if (!whole(arc) || coins.length == 0) {
                return LinearRows.margin(twice, arc.from(), arc.from() + arc.count());
            }
            long best = Long.MIN_VALUE;
            for (int coin = 0; coin < coins.length; coin++) {
                watch.check();
                best = Math.max(best, coins[coin] - LinearRows.margin(twice, coin + 1, coin + coins.length));
            }
            return best;
        };
    }
}
