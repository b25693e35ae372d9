package org.zermelo.heap;

import org.jspecify.annotations.Nullable;

/**
 * One kind of move on a heap: take so many counters and leave the rest as so many heaps, none of them empty.
 *
 * @param take counters taken, at least 0; 0 only with at least two parts, because a move changes the heap
 * @param parts heaps left, at least 0; 0 parts takes the whole heap
 * @param parting which sizes the heaps left may have
 */
public record HeapTake(int take, int parts, Parting parting) {

    public HeapTake {
        if (take < 0 || parts < 0 || (take == 0 && parts < 2)) {
            throw new IllegalArgumentException("take " + take + " leaving " + parts + " parts is not a move");
        }
    }

    /** A move whose heaps must all differ in size if {@code distinct}, and may have any sizes otherwise. */
    public HeapTake(int take, int parts, boolean distinct) {
        this(take, parts, distinct ? Parting.Usual.DISTINCT : Parting.Usual.ANY);
    }

    /** A move whose heaps may be of any sizes. */
    public static HeapTake of(int take, int parts) {
        return new HeapTake(take, parts, Parting.Usual.ANY);
    }

    /** Whether the heaps left must all differ in size. */
    public boolean distinct() {
        return parting == Parting.Usual.DISTINCT;
    }

    /** Whether the heaps left may have any sizes. */
    public boolean free() {
        return parting == Parting.Usual.ANY;
    }

    /** Whether a heap of this size has the counters for such a move; a condition may still allow no way to make it. */
    public boolean fits(int heap) {
        long rest = (long) heap - take;
        if (parts == 0) {
            return rest == 0;
        }
        boolean even = parting != Parting.Usual.EQUAL || rest % parts == 0;
        return even && rest >= (distinct() ? (long) parts * (parts + 1) / 2 : parts);
    }

    /**
     * As records are compared; written out, for what a record is given is linked at its first use, which takes longer
     * than a short proof.
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HeapTake same
                && take == same.take
                && parts == same.parts
                && parting.equals(same.parting);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * take + parts) + parting.hashCode();
    }
}
