package org.zermelo.game;

/** A property that the rules of a game promise to have. */
public enum Trait {
    /**
     * Both players have the same moves in every position, there is no score, and the player who cannot move has ended
     * the game: the position may stand in a disjunctive sum and has a nimber if no play is endless.
     */
    IMPARTIAL,
    /** Moves gain points, and the larger total wins. */
    SCORING,
    /** No play can reach a position twice, so every play ends. */
    ACYCLIC
}
