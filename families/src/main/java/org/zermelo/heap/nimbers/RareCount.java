package org.zermelo.heap.nimbers;

import java.util.Optional;
import org.zermelo.heap.HeapRules;

/**
 * How sparse the space of a game is: the split of its heaps into rare and common ones with the fewest rare heaps.
 *
 * <p>Heap n &gt;= 1 is rare when the number of bits that G(n) shares with the mask, plus n - offset if the parity of the heap
 * counts, is even. Breaking a heap into two of one kind gives a rare value, into one of each kind a common one.
 *
 * @param mask the bits of a value that are counted
 * @param parity whether the parity of the heap counts
 * @param offset a number of counters that a breaking move takes
 * @param count rare heaps from 1 to the last heap looked at
 * @param last the largest rare heap; 0 when there is none
 */
public record RareCount(int mask, boolean parity, int offset, int count, int last) {

    /** The count over some known values; empty for games without moves that leave two heaps, or with some that leave more. */
    public static Optional<RareCount> of(HeapRules rules, NimValues values) {
        return rules.uniform()
                .flatMap(OctalMoves::of)
                .filter(moves -> moves.split().length > 0 && values.width() < 4)
                .map(moves -> of(SparseSpace.best(values, moves), values));
    }

    private static RareCount of(SparseSpace space, NimValues values) {
        int last = values.size() - 1;
        while (last > 0 && !space.isRare(last, values.get(last))) {
            last--;
        }
        return new RareCount(space.mask(), space.parityAware(), space.offset(), space.rare(), last);
    }
}
