package org.zermelo.heap.play;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.Partitions;

/** All moves of one heap. */
final class HeapMoves {

    private HeapMoves() {}

    /** Hands over every move of a heap by one take, what is left in rising order. */
    static void each(int heap, HeapTake take, Consumer<HeapMove> moves) {
        Partitions.each(heap, take, left -> {
            moves.accept(
                    new HeapMove(heap, IntStream.of(left).asLongStream().boxed().toList()));
            return true;
        });
    }

    /** Whether a heap's moves by one take can be told by their number alone. */
    static boolean numbered(HeapTake take) {
        return take.parts() < 2 || take.parts() == 2 && (take.free() || take.distinct());
    }

    /** How many moves a heap has; O(1) for a move that leaves two heaps, one factor of the heap more for each further part. */
    static long count(HeapRules rules, int heap) {
        return rules.takes(heap).stream().mapToLong(take -> count(heap, take)).sum();
    }

    /** How many moves a heap has by one take. */
    static long count(int heap, HeapTake take) {
        if (take.parts() < 2 || take.free() || take.distinct()) {
            return count(heap - take.take(), take.parts(), 1, take.distinct());
        }
        long[] count = new long[1];
        Partitions.each(heap, take, left -> ++count[0] > 0);
        return count[0];
    }

    private static long count(int rest, int parts, int least, boolean distinct) {
        if (parts <= 1) {
            return 1;
        }
        if (parts == 2) {
            int most = distinct ? (rest - 1) / 2 : rest / 2;
            return Math.max(0, most - least + 1);
        }
        long count = 0;
        for (int a = least; (long) a * parts <= rest; a++) {
            if (parts > 3) {
                CancelScope.check();
            } else {
                CancelScope.poll(a);
            }
            count += count(rest - a, parts - 1, distinct ? a + 1 : a, distinct);
        }
        return count;
    }
}
