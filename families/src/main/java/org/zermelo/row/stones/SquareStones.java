package org.zermelo.row.stones;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Codes;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/** Stone Game IV (LeetCode 1510): a move removes a square number of stones; who cannot move loses. */
public final class SquareStones implements Rules<Long, Long>, Ranked<Long> {

    private final long stones;

    private SquareStones(long stones) {
        this.stones = stones;
    }

    /**
     * The game on one heap.
     *
     * @param stones at least 0
     */
    public static SquareStones of(long stones) {
        if (stones < 0) {
            throw new BadInputException("stones.negative", "seen", stones);
        }
        return new SquareStones(stones);
    }

    /** How many stones there are at the start. */
    public long size() {
        return stones;
    }

    @Override
    public Long start() {
        return stones;
    }

    @Override
    public List<Long> moves(Long left) {
        List<Long> squares = new ArrayList<>();
        for (long root = 1; root <= left / root; root++) {
            CancelScope.poll(root);
            squares.add(root * root);
        }
        return List.copyOf(squares);
    }

    @Override
    public Long play(Long left, Long square) {
        return left - square;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(Long left) {
        return left;
    }

    @Override
    public String toString() {
        return "stones-squares(" + stones + ")";
    }

    /** The codes of all heaps up to this one, for any value: O(n sqrt n) time, 8 bytes a stone. */
    Oracle<Long> oracle(Value value, Watch watch) {
        int n = Math.toIntExact(stones);
        long[] codes = new long[n + 1];
        long[] options = new long[(int) Math.sqrt(n) + 1];
        codes[0] = value.ended(ending(0L));
        for (int i = 1; i <= n; i++) {
            if ((i & 0xFFF) == 0) {
                watch.check();
                watch.progress(i, n);
            }
            int count = 0;
            for (int root = 1; (long) root * root <= i; root++) {
                options[count++] = value.along(codes[i - root * root], 0);
            }
            codes[i] = Codes.fold(value, options, count);
        }
        return left -> codes[Math.toIntExact(left)];
    }
}
