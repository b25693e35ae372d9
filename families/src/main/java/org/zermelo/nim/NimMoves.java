package org.zermelo.nim;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.LazyMoves;
import org.zermelo.game.large.Saturated;

/** The moves that make one number of a position smaller, number by number, the smallest take first. */
final class NimMoves {

    private final NimPosition position;
    /** How many moves the numbers before each number have. */
    private final long[] before;

    /** @param floor what the number at an index stays above; at least -1 and less than the number */
    NimMoves(NimPosition position, IntToLongFunction floor) {
        this.position = position;
        this.before = new long[position.size() + 1];
        for (int i = 0; i < position.size(); i++) {
            before[i + 1] = Saturated.sum(before[i], position.heap(i) - 1 - floor.applyAsLong(i));
        }
    }

    /** How many there are, or {@link Long#MAX_VALUE} when there are more than that. */
    long count() {
        return before[position.size()];
    }

    /**
     * All of them, made when they are asked for.
     *
     * @throws RefusedException when there are more than a list can have
     */
    List<NimMove> list() {
        return LazyMoves.of(count(), this::move);
    }

    private NimMove move(int number) {
        int found = Arrays.binarySearch(before, number);
        int i = found < 0 ? -found - 2 : found;
        while (before[i + 1] == number) {
            i++;
        }
        return new NimMove(i + 1, position.heap(i), position.heap(i) - 1 - (number - before[i]));
    }
}
