package org.zermelo.heap;

import org.jspecify.annotations.Nullable;

/**
 * One kind of move on a heap: take so many counters and leave the rest as so many heaps, none of them empty, in any way.
 *
 * @param take counters taken, at least 0; 0 only with at least two parts, because a move changes the heap
 * @param parts heaps left, at least 0; 0 parts takes the whole heap
 * @param distinct whether the heaps left must all differ in size
 */
public record Take(int take, int parts, boolean distinct) {

    public Take {
        if (take < 0 || parts < 0 || (take == 0 && parts < 2)) {
            throw new IllegalArgumentException("take " + take + " leaving " + parts + " parts is not a move");
        }
    }

    /** A move whose heaps may be of equal size. */
    public static Take of(int take, int parts) {
        return new Take(take, parts, false);
    }

    /** Whether a heap of this size offers at least one such move. */
    public boolean fits(int heap) {
        long rest = (long) heap - take;
        if (parts == 0) {
            return rest == 0;
        }
        return rest >= (distinct ? (long) parts * (parts + 1) / 2 : parts);
    }

    /** As records are compared; written out, for what a record is given is linked at its first use, which takes longer than a short proof. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Take same && take == same.take && parts == same.parts && distinct == same.distinct;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * take + parts) + Boolean.hashCode(distinct);
    }
}
