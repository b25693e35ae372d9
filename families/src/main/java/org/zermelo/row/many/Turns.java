package org.zermelo.row.many;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;

/**
 * A line of robanúmeros as the Spanish text prints it: for each turn the side and how many cards, and both final scores.
 *
 * @param takes the turns, the first player's first
 * @param first the first player's total
 * @param second the second player's total
 */
public record Turns(List<Take> takes, long first, long second) {

    public Turns {
        takes = List.copyOf(takes);
    }

    /** How many turns there were. */
    public int count() {
        return takes.size();
    }

    /** Collects the turns of a row; {@code prefix} holds its prefix sums. */
    static final class TurnsBuilder {
        private final long[] prefix;
        private final List<Take> takes = new ArrayList<>();
        private final long[] totals = new long[2];
        private int from;
        private int to;

        TurnsBuilder(long[] prefix) {
            this.prefix = prefix;
            this.to = prefix.length - 1;
        }

        int from() {
            return from;
        }

        /** The item after the last one left. */
        int to() {
            return to;
        }

        boolean done() {
            return from == to;
        }

        void take(Side side, int count) {
            int start = side == Side.LEFT ? from : to - count;
            totals[takes.size() & 1] += prefix[start + count] - prefix[start];
            takes.add(Take.of(side, count));
            if (side == Side.LEFT) {
                from += count;
            } else {
                to -= count;
            }
        }

        Turns build() {
            return new Turns(takes, totals[0], totals[1]);
        }
    }
}
