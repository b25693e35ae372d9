package org.zermelo.row.stones;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Stone Game VIII (LeetCode 1872): a move takes two or more stones from the left, scores their sum and puts one stone of that
 * value back; it ends when one stone is left. A position is the number of original stones that are merged into the first.
 */
public final class MergeStones extends ScoredStones<Integer, Integer> {

    private final long[] prefix;

    private MergeStones(long[] stones) {
        super("stones-merge", stones);
        StoneTotals.check(stones);
        this.prefix = Sums.prefix(stones);
    }

    /** The game on this row. */
    public static MergeStones of(long... stones) {
        return new MergeStones(stones.clone());
    }

    @Override
    public Integer start() {
        return Math.min(1, stones.length);
    }

    /** To how many merged stones a move may go. */
    @Override
    public List<Integer> moves(Integer merged) {
        return IntStream.rangeClosed(merged + 1, stones.length).boxed().toList();
    }

    @Override
    public Integer play(Integer merged, Integer upTo) {
        return upTo;
    }

    @Override
    public long gain(Integer merged, Integer upTo) {
        return prefix[upTo];
    }

    @Override
    public long level(Integer merged) {
        return stones.length - merged;
    }

    /** The margins of all positions, O(n): {@code f(i) = max(f(i+1), p(i+1) - f(i+1))}. */
    Oracle<Integer> oracle(Value value, Watch watch) {
        int n = stones.length;
        long[] margin = new long[n + 1];
        if (n >= 2) {
            margin[n - 1] = prefix[n];
        }
        for (int i = n - 2; i >= 1; i--) {
            margin[i] = Math.max(margin[i + 1], prefix[i + 1] - margin[i + 1]);
        }
        return merged -> margin[merged];
    }
}
