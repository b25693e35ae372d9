package org.zermelo.present.use;

import org.zermelo.solve.Budget;

/**
 * What one question may take.
 *
 * @param letters the longest text of a game
 * @param bytes memory for its tables
 * @param positions positions of one ply that a count holds at once
 * @param listed heaps or starts of one answer
 */
public record Grant(int letters, long bytes, int positions, int listed) {

    /** The memory as a budget for one thread. */
    public Budget budget() {
        return new Budget(bytes, 1);
    }
}
