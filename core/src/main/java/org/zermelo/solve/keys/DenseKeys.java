package org.zermelo.solve.keys;

/**
 * A key set that keeps nothing: the rank of a key is its number, and the table of cells, or the rules, tell which numbers
 * are members. Ranks have gaps where numbers are not reached.
 */
public final class DenseKeys implements KeySet {

    /** Which numbers are members. */
    @FunctionalInterface
    public interface Members {
        /** Whether the key with this number, which is in range, is in the set. */
        boolean has(int number, long key);
    }

    private final Numbering numbering;
    private final int size;
    private final Members members;

    /** So many members among the numbers, of which there are less than 2^31. */
    public DenseKeys(Numbering numbering, int size, Members members) {
        this.numbering = numbering;
        this.size = size;
        this.members = members;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int rank(long key) {
        long number = numbering.number(key);
        return number >= 0 && number < numbering.span() && members.has((int) number, key) ? (int) number : -1;
    }

    @Override
    public int slices() {
        return (int) ((numbering.span() + SLICE - 1) / SLICE);
    }

    @Override
    public int rankAt(int slice, int place, int index) {
        return slice * SLICE + place;
    }

    @Override
    public long keyAt(int slice, int place) {
        return numbering.key((long) slice * SLICE + place);
    }

    @Override
    public int slice(int slice, int[] places) {
        int from = slice * SLICE;
        int count = (int) Math.min(SLICE, numbering.span() - from);
        int n = 0;
        for (int place = 0; place < count; place++) {
            if (members.has(from + place, numbering.key(from + place))) {
                places[n++] = place;
            }
        }
        return n;
    }

    @Override
    public long bytes() {
        return 0;
    }

    @Override
    public double fill() {
        return (double) size / numbering.span();
    }
}
