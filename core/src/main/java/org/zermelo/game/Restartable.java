package org.zermelo.game;

/**
 * Rules that can begin at any of their positions and stay rules of the same family, so that the family's own methods
 * still apply after moves have been played. {@link Games#from} uses it where it is offered.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Restartable<P, M> {

    /**
     * The same rules from another start. Positions and moves keep their meaning: what is legal at a position does not
     * depend on where the game began.
     */
    Rules<P, M> from(P start);

    /** Whether the text of these rules tells where they begin. */
    default boolean tellsStart() {
        return true;
    }
}
