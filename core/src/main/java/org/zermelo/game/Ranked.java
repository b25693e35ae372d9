package org.zermelo.game;

/**
 * Rules with a level that every move strictly lowers, so that positions can be solved level by level from 0 up.
 *
 * @param <P> a position
 */
public interface Ranked<P> {

    /**
     * The level of a position, at least 0 and strictly greater than that of each of its options; of a position whose level passes a
     * {@code long}, {@link Long#MAX_VALUE}.
     */
    long level(P position);
}
