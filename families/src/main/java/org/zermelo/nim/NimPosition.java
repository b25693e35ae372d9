package org.zermelo.nim;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.large.Saturated;

/** Heaps of counters in a fixed order; the sizes are at least 0. */
public final class NimPosition {

    private final long[] heaps;

    private NimPosition(long[] heaps) {
        this.heaps = heaps;
    }

    /**
     * A position with these heaps.
     *
     * @throws BadInputException when a size is negative
     */
    public static NimPosition of(long... heaps) {
        for (int i = 0; i < heaps.length; i++) {
            if (heaps[i] < 0) {
                throw new BadInputException("nim.negative-heap", "seen", heaps[i], "heap", i + 1);
            }
        }
        return new NimPosition(heaps.clone());
    }

    /** The number of heaps, empty ones included. */
    public int size() {
        return heaps.length;
    }

    /** The size of a heap. */
    public long heap(int i) {
        return heaps[i];
    }

    /** A copy of the sizes. */
    public long[] heaps() {
        return heaps.clone();
    }

    /** The sum of all sizes without carry. */
    public long xor() {
        long xor = 0;
        for (long heap : heaps) {
            xor ^= heap;
        }
        return xor;
    }

    /** The sum of all sizes, or {@link Long#MAX_VALUE} when it is larger than that. */
    public long total() {
        return Saturated.sum(heaps);
    }

    /** How many positions have no heap larger than that in its place: the product of all sizes, each plus one. */
    double smallerOrEqual() {
        double positions = 1;
        for (long heap : heaps) {
            positions *= heap + 1.0;
        }
        return positions;
    }

    /** The position with every heap by an eighth smaller; empty when no counter is left to take. */
    Optional<NimPosition> eighthLess() {
        return largest() == 0
                ? Optional.empty()
                : Optional.of(new NimPosition(
                        Arrays.stream(heaps).map(Counted::eighthLess).toArray()));
    }

    /** The size of the largest heap; 0 when there is none. */
    public long largest() {
        return Arrays.stream(heaps).max().orElse(0);
    }

    /** How many heaps have at least two counters. */
    public long countAtLeastTwo() {
        return Arrays.stream(heaps).filter(heap -> heap >= 2).count();
    }

    /** The same heaps, with one of another size. */
    public NimPosition with(int i, long size) {
        long[] next = heaps.clone();
        next[i] = size;
        return new NimPosition(next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NimPosition position && Arrays.equals(heaps, position.heaps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(heaps);
    }

    @Override
    public String toString() {
        return Arrays.stream(heaps).mapToObj(Long::toString).collect(Collectors.joining(", "));
    }
}
