package org.zermelo.solve.keys;

/**
 * A set of packed positions that numbers its members: ranks rise with the keys, from 0 and mostly without gaps. It is cut
 * into slices of at most {@value #SLICE} keys, in ascending order, for work to be handed out.
 */
public sealed interface KeySet permits BitmapKeys, SortedKeys, SparseKeys, DenseKeys {

    /** The most keys of a slice. */
    int SLICE = 1 << 16;

    /** The number of keys, below 2^31. */
    int size();

    /** The rank of a key, or -1 when it is not in the set. */
    int rank(long key);

    /** The number of slices; some may be empty. */
    int slices();

    /** The rank of a key of a slice: the one that {@link #slice} wrote at this index, with this place. */
    int rankAt(int slice, int place, int index);

    /** The key at a place of a slice, as {@link #slice} reported the place; places are below {@link #SLICE}. */
    long keyAt(int slice, int place);

    /**
     * Writes the places of the keys of a slice, ascending.
     *
     * @param places at least {@link #SLICE} long
     * @return how many there are
     */
    int slice(int slice, int[] places);

    /** The memory that the set takes, in bytes. */
    long bytes();

    /** Members per number in the range of the keys, between 0 and 1: how well a dense table would be filled. */
    double fill();
}
