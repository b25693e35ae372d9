package org.zermelo.game;

/** How a play that cannot go on has ended. */
public enum Ending {
    /** The player who made the last move wins: normal play, and races that the last mover wins. */
    LAST_MOVER_WINS(0),
    /** The player who made the last move loses. */
    LAST_MOVER_LOSES(0),
    /**
     * The last mover went too far and loses; the opponent is deemed to have answered, so the end counts one more ply.
     */
    OVERSHOT(1),
    /** Neither wins. */
    TIE(0),
    /** The points decide. */
    SCORED(0);

    private final int deemedPlies;

    Ending(int deemedPlies) {
        this.deemedPlies = deemedPlies;
    }

    /** Plies that the rules count after the last real move: 1 for an overshot end, else 0. */
    public int deemedPlies() {
        return deemedPlies;
    }
}
