package org.zermelo.nim;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.zermelo.game.Counted;
import org.zermelo.game.Ranked;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.sum.ReasonedGame;
import org.zermelo.value.Reason;

/** A game on numbers some of which, or whose gaps, are the heaps of a game of Nim: the nimber is their sum without carry. */
abstract sealed class DisguisedNim
        implements NimberGame<NimPosition, NimMove>,
                ReasonedGame<NimPosition, NimMove>,
                Counted<NimPosition, NimMove>,
                Ranked<NimPosition>,
                Restartable<NimPosition, NimMove>
        permits SilverDollar, Staircase {

    private final NimPosition start;

    DisguisedNim(NimPosition start) {
        this.start = start;
    }

    /** The heaps of a position. */
    abstract long[] heaps(NimPosition position);

    /** What the heaps of the start are called in a reason. */
    abstract IntFunction<String> names();

    /** A move lowers the number at this index to one that is greater than this, which is at least -1. */
    abstract long floor(NimPosition position, int index);

    @Override
    public final NimPosition start() {
        return start;
    }

    @Override
    public final List<NimMove> moves(NimPosition position) {
        return numbered(position).list();
    }

    private NimMoves numbered(NimPosition position) {
        return new NimMoves(position, i -> floor(position, i));
    }

    @Override
    public final Nimbers<NimPosition, NimMove> nimbers(Budget budget, Watch watch) {
        return new Nimbers<>() {
            @Override
            public long nimber(NimPosition position) {
                return Arrays.stream(heaps(position)).reduce(0, (a, b) -> a ^ b);
            }

            @Override
            public long moveCount(Rules<NimPosition, NimMove> rules, NimPosition position) {
                return numbered(position).count();
            }
        };
    }

    @Override
    public final Reason reason() {
        return BinarySum.of(heaps(start), names());
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof DisguisedNim game && game.getClass() == getClass() && start.equals(game.start);
    }

    @Override
    public final int hashCode() {
        return start.hashCode();
    }
}
