package org.zermelo.store.stage;

import java.io.Serializable;
import org.zermelo.boards.stage.StageValues;

/**
 * The positions of a stage, counted by what they are worth to the player to move.
 *
 * @param longest plies of the longest win; 0 where none is won
 */
public record StageTally(long won, long drawn, long lost, int longest) implements Serializable {

    /** Counts the values of a stage. */
    public static StageTally of(StageValues values) {
        long[] counts = new long[3];
        int longest = 0;
        for (int row = 0; row < values.rows(); row++) {
            for (int value : values.row(row)) {
                if (value != StageValues.NONE) {
                    counts[value == 0 ? 1 : value % 2 == 0 ? 0 : 2]++;
                    longest = value % 2 == 0 ? Math.max(longest, value - 1) : longest;
                }
            }
        }
        return new StageTally(counts[0], counts[1], counts[2], longest);
    }

    /** These and others. */
    public StageTally plus(StageTally other) {
        return new StageTally(
                won + other.won, drawn + other.drawn, lost + other.lost, Math.max(longest, other.longest));
    }

    /** How many positions there are. */
    public long positions() {
        return won + drawn + lost;
    }
}
