package org.zermelo.game;

/**
 * Rules with a level that every move strictly lowers, so that positions can be solved level by level from 0 up.
 *
 * @param <P> a position
 */
public interface Ranked<P> {

    /** The level of a position, at least 0 and strictly greater than that of each of its options. */
    long level(P position);
}
