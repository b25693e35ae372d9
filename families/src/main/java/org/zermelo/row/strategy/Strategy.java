package org.zermelo.row.strategy;

import org.zermelo.row.take.Side;

/**
 * A way to play the coin row. A strategy makes its plan when it first is to move; from then on the end that it takes depends
 * only on what is left.
 */
public interface Strategy {

    /** The name in tables, lower case with hyphens. */
    String name();

    /**
     * The plan for a row of which the items {@code from .. to-1} are left and this strategy is to move.
     *
     * @param row the whole row, to be read only
     */
    Plan plan(long[] row, int from, int to);

    /** A plan for the rest of a game. */
    @FunctionalInterface
    interface Plan {

        /** The end to take when the items {@code from .. to-1} are left, at least one. */
        Side choose(int from, int to);
    }
}
