package org.zermelo.game.large;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import org.zermelo.game.RefusedException;

/**
 * Numbered moves that are made when they are asked for: a position may have millions, of which most callers look at few.
 * Going through all of them stops when the work is cancelled.
 *
 * @param <M> a move
 */
public final class LazyMoves<M> extends AbstractList<M> implements RandomAccess {

    private final int size;
    private final IntFunction<M> move;

    private LazyMoves(int size, IntFunction<M> move) {
        this.size = size;
        this.move = move;
    }

    /**
     * The moves of these numbers.
     *
     * @param count how many there are
     * @param move the move of a number from 0 on; always the same for the same number
     * @throws RefusedException when there are more than an {@code int} counts
     */
    public static <M> List<M> of(long count, IntFunction<M> move) {
        if (count > Integer.MAX_VALUE) {
            throw new RefusedException("nim.too-many-moves", "moves", count, "allowed", Integer.MAX_VALUE);
        }
        return new LazyMoves<>((int) count, move);
    }

    @Override
    public M get(int index) {
        CancelScope.poll(index);
        return move.apply(Objects.checkIndex(index, size));
    }

    @Override
    public int size() {
        return size;
    }
}
