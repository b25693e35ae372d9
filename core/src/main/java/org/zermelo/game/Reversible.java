package org.zermelo.game;

import java.util.List;

/**
 * Rules that can be played backwards.
 *
 * @param <P> a position
 */
public interface Reversible<P> {

    /**
     * The positions from which one move leads to this one. The list may hold positions that cannot be reached from the
     * start; it holds no position twice.
     */
    List<P> parents(P position);
}
