package org.zermelo.game;

import java.util.List;

/**
 * Rules whose positions fall apart into components of which a move touches exactly one.
 *
 * @param <P> a position
 */
public interface Decomposable<P> {

    /**
     * The components of a position, each a position of the same rules; the position is their disjunctive sum. The list is
     * empty for an ended position. The fewer different components there are, the less is searched: a list of one element
     * may name another position of the same worth, such as the same component moved to the edge of the board.
     */
    List<P> components(P position);

    /** At least so many components are met that no symmetry takes into each other; 1 when nothing is known. */
    default double leastComponents() {
        return 1;
    }

    /** At least so many of them differ as games, however they look; 1 when nothing is known. */
    default double leastKinds() {
        return 1;
    }

    /** At least so many options have the components of one line of play together, which are held at once when all are numbered. */
    default double leastHeld() {
        return 1;
    }
}
