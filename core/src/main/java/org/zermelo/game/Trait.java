package org.zermelo.game;

/** A property that the rules of a game promise to have. */
public enum Trait {
    /**
     * Both players have the same moves in every position, there is no score, and the player who cannot move has ended
     * the game: the position may stand in a disjunctive sum and has a nimber if no play is endless.
     */
    IMPARTIAL,
    /**
     * The players have pieces, marks or a memory of their own, so that the same board offers them different moves. Since a
     * position is seen by its mover, no method can see this in the moves: such rules must say it.
     */
    PARTIZAN,
    /** Moves gain points, and the larger total wins. */
    SCORING,
    /**
     * Points that were gained stay gained, and no play gains any for ever: a play that never ends is decided by those of its
     * moves, and what is not gained by then counts for nobody.
     */
    LASTING_POINTS,
    /** No play can reach a position twice, so every play ends. */
    ACYCLIC
}
