package org.zermelo.row.strategy;

import java.util.List;
import org.zermelo.row.take.Side;

/** The strategies of the source texts. */
public final class Strategies {

    private Strategies() {}

    /** Greedy, parity and perfect. */
    public static List<Strategy> all() {
        return List.of(greedy(), parity(), perfect());
    }

    /** Takes the larger end, the left one when both are equal. No guarantee: it loses {@code 5 8 3 2}. */
    public static Strategy greedy() {
        return of("greedy", (row, from, to) -> (f, t) -> larger(row, f, t));
    }

    /**
     * Of an even number of items, adds up those in odd places and those in even places and keeps to the better, the odd ones
     * when both are equal. It gets at least half, for whoever takes from an even row leaves both ends in the other places. Of
     * an odd number it has nothing to keep to and takes the larger end.
     */
    public static Strategy parity() {
        return of("parity", (row, from, to) -> {
            if ((to - from) % 2 != 0) {
                return (f, t) -> larger(row, f, t);
            }
            long lead = 0;
            for (int i = from; i < to; i++) {
                lead += (i - from) % 2 == 0 ? row[i] : -row[i];
            }
            int wanted = lead >= 0 ? from % 2 : 1 - from % 2;
            return (f, t) -> f % 2 == wanted ? Side.LEFT : Side.RIGHT;
        });
    }

    /** Best play, the left end when both are best. Memory n^2/2 bits. */
    public static Strategy perfect() {
        return of("perfect", BestEnds::of);
    }

    private static Side larger(long[] row, int from, int to) {
        return row[from] >= row[to - 1] ? Side.LEFT : Side.RIGHT;
    }

    private interface Planner {
        Strategy.Plan plan(long[] row, int from, int to);
    }

    private static Strategy of(String name, Planner planner) {
        return new Strategy() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Plan plan(long[] row, int from, int to) {
                return planner.plan(row, from, to);
            }

            @Override
            public String toString() {
                return name;
            }
        };
    }
}
