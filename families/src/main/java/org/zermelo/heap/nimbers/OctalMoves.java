package org.zermelo.heap.nimbers;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.UniformTakes;

/**
 * Moves that leave at most two heaps, sorted by what they leave.
 *
 * @param whole takes that empty the heap
 * @param single takes that leave one heap
 * @param split takes that leave two heaps
 * @param reach for each split, what to subtract from the counters left before halving to get the largest smaller heap: 0,
 *     or 1 when the two heaps must differ
 */
public record OctalMoves(int[] whole, int[] single, int[] split, int[] reach) {

    /** The moves sorted, if none leaves more than two heaps. */
    public static Optional<OctalMoves> of(UniformTakes uniform) {
        if (uniform.mostParts() > 2 || uniform.restricted() && !uniform.apart()) {
            return Optional.empty();
        }
        List<HeapTake> splits =
                uniform.takes().stream().filter(take -> take.parts() == 2).toList();
        return Optional.of(new OctalMoves(
                ofParts(uniform, 0).toArray(),
                ofParts(uniform, 1).toArray(),
                splits.stream().mapToInt(HeapTake::take).toArray(),
                splits.stream().mapToInt(take -> take.distinct() ? 1 : 0).toArray()));
    }

    private static IntStream ofParts(UniformTakes uniform, int parts) {
        return uniform.takes().stream().filter(take -> take.parts() == parts).mapToInt(HeapTake::take);
    }

    /** Whether all splits take an even number, or all an odd number: then the parity of a heap can tell its class. */
    boolean splitsOfOneParity() {
        return IntStream.of(split).map(t -> t & 1).distinct().count() == 1;
    }

    /** Adds the values of the options that are no splits. */
    public void addUnsplit(NimValues values, int heap, Mex options) {
        for (int t : whole) {
            if (t == heap) {
                options.add(0);
            }
        }
        for (int t : single) {
            if (t < heap) {
                options.add(values.get(heap - t));
            }
        }
    }
}
