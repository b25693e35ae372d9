package org.zermelo.heap.play;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;

/**
 * The moves of a position, made when they are asked for: a heap of a million counters has a million moves, and most callers
 * look at few of them. Moves that leave three heaps or more, or heaps of certain sizes, are listed at once.
 */
final class HeapMoveList extends AbstractList<HeapMove> implements RandomAccess {

    private final List<MoveBlock> blocks = new ArrayList<>();
    private int size;

    /** The moves of one heap by one take, and the index of the first. */
    private record MoveBlock(int first, int heap, HeapTake take, List<HeapMove> listed) {

        HeapMove get(int index) {
            if (!listed.isEmpty()) {
                return listed.get(index);
            }
            long rest = (long) heap - take.take();
            return new HeapMove(
                    heap,
                    switch (take.parts()) {
                        case 0 -> List.of();
                        case 1 -> List.of(rest);
                        default -> List.of(index + 1L, rest - index - 1);
                    });
        }
    }

    /** The moves of these heaps, which together must be fewer than an {@code int} can count. */
    HeapMoveList(HeapRules rules, List<Long> heaps) {
        long rounds = 0;
        for (long heap : heaps) {
            for (HeapTake take : rules.takes((int) heap)) {
                CancelScope.poll(++rounds);
                boolean numbered = HeapMoves.numbered(take);
                List<HeapMove> listed = numbered ? List.of() : new ArrayList<>();
                if (!numbered) {
                    HeapMoves.each((int) heap, take, listed::add);
                }
                int count = numbered ? (int) HeapMoves.count((int) heap, take) : listed.size();
                if (count > 0) {
                    blocks.add(new MoveBlock(size, (int) heap, take, listed));
                }
                size += count;
            }
        }
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public HeapMove get(int index) {
        Objects.checkIndex(index, size);
        CancelScope.poll(index);
        int low = 0;
        int high = blocks.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (blocks.get(middle).first() <= index) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        MoveBlock block = blocks.get(low);
        return block.get(index - block.first());
    }
}
