package org.zermelo.row.stones;

import java.util.Arrays;
import java.util.List;
import org.zermelo.row.RowPosition;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.row.take.Take;
import org.zermelo.row.take.TakeRuns;

/**
 * Stone Game VII (LeetCode 1690): a move takes a stone from an end and scores the sum of those that are left.
 *
 * <p>The margin is {@code (S + A(-a)) / 2} with A the margin of the coin row, and the same moves are best: put
 * {@code D = (S + A)/2} into {@code D(i,j) = max(S - a_i - D(i+1,j), S - a_j - D(i,j-1))} and the recurrence of the coin row
 * on the negated stones remains. So value and line take one linear pass, where the usual solution takes O(n^2).
 */
public final class RestStones extends ScoredStones<RowPosition, Take> {

    private final long[] prefix;

    private RestStones(long[] stones) {
        super("stones-rest", stones);
        StoneTotals.check(stones);
        this.prefix = Sums.prefix(stones);
    }

    /** The game on this row. */
    public static RestStones of(long... stones) {
        return new RestStones(stones.clone());
    }

    /** The first player's total minus the second's, O(n). */
    public long margin() {
        return margin(0, stones.length);
    }

    /** The margin of the stones {@code from .. to-1}. */
    long margin(int from, int to) {
        long[] negated = Arrays.stream(stones, from, to).map(a -> -a).toArray();
        return Sums.first(prefix[to] - prefix[from], LinearRows.margin(negated));
    }

    /** A whole optimal line, O(n). */
    public TakeRuns line() {
        return LinearRows.solve(Arrays.stream(stones).map(a -> -a).toArray()).line();
    }

    @Override
    public RowPosition start() {
        return RowPosition.of(0, stones.length);
    }

    @Override
    public List<Take> moves(RowPosition position) {
        return position.left() == 0 ? List.of() : List.of(Take.one(Side.LEFT), Take.one(Side.RIGHT));
    }

    @Override
    public RowPosition play(RowPosition position, Take move) {
        int from = position.from(0) + (move.side() == Side.LEFT ? 1 : 0);
        int to = position.to(0) - (move.side() == Side.LEFT ? 0 : 1);
        return from == to ? RowPosition.of(0, 0) : RowPosition.of(from, to);
    }

    @Override
    public long gain(RowPosition position, Take move) {
        long taken = move.side() == Side.LEFT ? stones[position.from(0)] : stones[position.to(0) - 1];
        return prefix[position.to(0)] - prefix[position.from(0)] - taken;
    }

    @Override
    public long level(RowPosition position) {
        return position.left();
    }
}
