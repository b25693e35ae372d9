package org.zermelo.game;

/**
 * Rules whose positions are numbered without gaps, so that tables can be packed arrays.
 *
 * @param <P> a position
 */
public interface Indexed<P> {

    /** The number of indices; every index in {@code 0 .. positions() - 1} names a position. */
    long positions();

    /** The index of a position, in {@code 0 .. positions() - 1}. */
    long index(P position);

    /** The position with this index; the inverse of {@link #index}. */
    P position(long index);
}
