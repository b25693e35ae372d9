package org.zermelo.row.strategy;

import java.util.Arrays;
import java.util.BitSet;
import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;

/**
 * The best reply to a known strategy in the coin row: a game of one player. With u the replier's total minus the other's,
 * {@code u(f,t) = max(a_f + w(f+1,t), a_(t-1) + w(f,t-1))}, where w plays the plan's move first. O(n^2) time, n^2 bits.
 *
 * <p>Against greedy this is SPOJ TWENDS.
 */
public final class BestReply {

    private final long[] row;
    private final Strategy strategy;

    private BestReply(long[] row, Strategy strategy) {
        if (row.length > BestEnds.LONGEST) {
            throw new RefusedException("row.strategy-too-long", "items", row.length, "limit", BestEnds.LONGEST);
        }
        Sums.check(row);
        this.row = row;
        this.strategy = strategy;
    }

    /** The play in which the replier goes first. */
    public static RowMatch first(long[] row, Strategy strategy) {
        BestReply reply = new BestReply(row, strategy);
        RowMatch.RowMatchBuilder match = new RowMatch.RowMatchBuilder(row);
        if (row.length > 0) {
            reply.open(match);
        }
        return match.build(RowMatch.BEST_REPLY, strategy.name());
    }

    /** The play in which the replier goes second. */
    public static RowMatch second(long[] row, Strategy strategy) {
        BestReply reply = new BestReply(row, strategy);
        RowMatch.RowMatchBuilder match = new RowMatch.RowMatchBuilder(row);
        if (row.length > 0) {
            Strategy.Plan plan = strategy.plan(row, 0, row.length);
            match.take(plan.choose(0, row.length));
            reply.follow(match, plan);
        }
        return match.build(strategy.name(), RowMatch.BEST_REPLY);
    }

    /**
     * What the replier, who went second, expects of each end of {@code from .. to-1}: his total from there on minus the other's.
     * O(n^2).
     *
     * @return the margin after the left end and after the right
     */
    public static long[] ends(long[] row, Strategy strategy, int from, int to) {
        BestReply reply = new BestReply(row, strategy);
        Strategy.Plan plan = strategy.plan(row, 0, row.length);
        return new long[] {row[from] + reply.after(plan, from + 1, to), row[to - 1] + reply.after(plan, from, to - 1)};
    }

    /** The strategy makes its plan after the replier's first move, so each first move is tried with the plan it meets. */
    private void open(RowMatch.RowMatchBuilder match) {
        int n = row.length;
        long left = row[0] + afterFirst(1, n);
        long right = row[n - 1] + afterFirst(0, n - 1);
        match.take(left >= right ? Side.LEFT : Side.RIGHT);
        if (!match.done()) {
            Strategy.Plan plan = strategy.plan(row, match.from(), match.to());
            match.take(plan.choose(match.from(), match.to()));
            follow(match, plan);
        }
    }

    private long afterFirst(int from, int to) {
        return from == to ? 0 : after(strategy.plan(row, from, to), from, to);
    }

    /** The replier's margin when the plan is to move over {@code from .. to-1}. */
    private long after(Strategy.Plan plan, int from, int to) {
        if (from == to) {
            return 0;
        }
        Table table = new Table(plan, from, to);
        return plan.choose(from, to) == Side.LEFT
                ? table.margin(from + 1, to) - row[from]
                : table.margin(from, to - 1) - row[to - 1];
    }

    private void follow(RowMatch.RowMatchBuilder match, Strategy.Plan plan) {
        if (match.done()) {
            return;
        }
        Table table = new Table(plan, match.from(), match.to());
        while (!match.done()) {
            match.take(table.choose(match.from(), match.to()));
            if (!match.done()) {
                match.take(plan.choose(match.from(), match.to()));
            }
        }
    }

    /** The replier's best ends for all intervals in which he is to move, and the margins of the longest two lengths. */
    private final class Table {
        private final int start;
        private final int n;
        private final BitSet right = new BitSet();
        private final long[][] margins = new long[2][];

        Table(Strategy.Plan plan, int from, int to) {
            this.start = from;
            this.n = to - from;
            margins[0] = new long[n + 1];
            margins[1] = Arrays.copyOfRange(row, from, to);
            for (int length = 2; length <= n; length++) {
                long[] before = margins[length & 1];
                long[] next = new long[n - length + 1];
                for (int i = 0; i < next.length; i++) {
                    long left = row[from + i] + reply(plan, i + 1, i + length, before);
                    long other = row[from + i + length - 1] + reply(plan, i, i + length - 1, before);
                    right.set(i * (n + 1) + length, other > left);
                    next[i] = Math.max(left, other);
                }
                margins[length & 1] = next;
            }
        }

        /** The replier's margin when the plan is to move over {@code i .. end-1}; {@code before} has the lengths one less. */
        private long reply(Strategy.Plan plan, int i, int end, long[] before) {
            return plan.choose(start + i, start + end) == Side.LEFT
                    ? before[i + 1] - row[start + i]
                    : before[i] - row[start + end - 1];
        }

        Side choose(int from, int to) {
            return right.get((from - start) * (n + 1) + to - from) ? Side.RIGHT : Side.LEFT;
        }

        /** The margin of the whole interval, or of it without one item. */
        long margin(int from, int to) {
            return margins[(to - from) & 1][from - start];
        }
    }
}
