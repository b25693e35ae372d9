package org.zermelo.game;

/**
 * Rules that know a symmetry: positions with the same canonical form are worth the same.
 *
 * @param <P> a position
 */
public interface Canonical<P> {

    /** The representative of the position's class; canonical forms are their own representative. */
    P canonical(P position);
}
