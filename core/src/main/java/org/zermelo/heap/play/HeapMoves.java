package org.zermelo.heap.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Take;

/** All moves of one heap. */
final class HeapMoves {

    private HeapMoves() {}

    /** Hands over every move of a heap by one take, what is left in rising order. */
    static void each(int heap, Take take, Consumer<HeapMove> moves) {
        each(heap, heap - take.take(), take.parts(), 1, take.distinct(), new ArrayList<>(), moves);
    }

    private static void each(
            int heap, int rest, int parts, int least, boolean distinct, List<Long> left, Consumer<HeapMove> moves) {
        if (parts == 0) {
            moves.accept(new HeapMove(heap, left));
            return;
        }
        if (parts == 1) {
            left.add((long) rest);
            moves.accept(new HeapMove(heap, left));
            left.remove(left.size() - 1);
            return;
        }
        for (int a = least; (long) a * parts <= rest; a++) {
            int next = distinct ? a + 1 : a;
            long behind = (long) next * (parts - 1) + (distinct ? (parts - 1L) * (parts - 2) / 2 : 0);
            if (rest - a >= behind) {
                left.add((long) a);
                each(heap, rest - a, parts - 1, next, distinct, left, moves);
                left.remove(left.size() - 1);
            }
        }
    }

    /** How many moves a heap has; O(1) for a move that leaves two heaps, one factor of the heap more for each further part. */
    static long count(HeapRules rules, int heap) {
        return rules.takes(heap).stream().mapToLong(take -> count(heap, take)).sum();
    }

    /** How many moves a heap has by one take. */
    static long count(int heap, Take take) {
        return count(heap - take.take(), take.parts(), 1, take.distinct());
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
            count += count(rest - a, parts - 1, distinct ? a + 1 : a, distinct);
        }
        return count;
    }
}
