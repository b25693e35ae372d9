package org.zermelo.partizan.loopy;

/**
 * The sides of a game, stoppers of one arena: what the game is worth if endless play counts as a win for Left, and if it counts as a win
 * for Right. Two games with sides are equal exactly if both sides are (Siegel 2013, chapter VI).
 */
record Sided(int onside, int offside) {

    /** A stopper, both sides of which are itself. */
    static Sided of(int stopper) {
        return new Sided(stopper, stopper);
    }

    boolean isStopper() {
        return onside == offside;
    }
}
