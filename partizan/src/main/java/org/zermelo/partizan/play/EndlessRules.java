package org.zermelo.partizan.play;

/**
 * Rules of a game in which play may come back to a position. Its positions have no finite values, but sides.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface EndlessRules<P, M> extends DecomposingRules<P, M> {

    /** Whether Right can be seen to move for ever from here while Left's moves come to an end; then the value is {@code off}. */
    default boolean isOff(P position) {
        return false;
    }
}
