package org.zermelo.partizan.loopy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.StrongComponents;

/**
 * Takes options out of the cycles of a graph, or puts others in their place, as long as the onside of every node stays, until it is a
 * stopper. Each step is held against the definition, so that what is found is right; that it is found is not certain, and there are
 * games whose sides are no stoppers (Bach's Carousel; Siegel 2013, chapter VI).
 */
final class StopperReduction {

    /** Nodes at most: each step compares all pairs of them. */
    private static final int MOST_NODES = 60;
    /** Changes for each node at most. */
    private static final int STEPS = 4;

    private final Stoppers stoppers;
    private final int[][] givenLefts;
    private final int[][] givenRights;
    private int[][] lefts;
    private int[][] rights;

    StopperReduction(Stoppers stoppers, int[][] lefts, int[][] rights) {
        this.stoppers = stoppers;
        this.givenLefts = lefts;
        this.givenRights = rights;
        this.lefts = lefts.clone();
        this.rights = rights.clone();
    }

    /**
     * The onsides.
     *
     * @param taken stoppers that are at least the onsides
     * @param moved where those have not come to rest
     */
    int[] reduce(int[] taken, boolean[] moved) {
        if (lefts.length <= MOST_NODES) {
            settle(taken, moved);
            boolean changed = true;
            for (int steps = 0; changed && steps < STEPS * lefts.length && !Onside.isStopper(lefts, rights); steps++) {
                changed = step();
            }
        }
        if (!Onside.isStopper(lefts, rights)) {
            throw new RefusedException("partizan.no-sides", "nodes", lefts.length, "allowed", MOST_NODES);
        }
        return stoppers.add(lefts, rights);
    }

    /** Puts the stoppers in place that have come to rest, if they are right. */
    private void settle(int[] taken, boolean[] moved) {
        int[][] triedLefts = lefts.clone();
        int[][] triedRights = rights.clone();
        for (int k = 0; k < taken.length; k++) {
            if (!moved[k]) {
                triedLefts[k] = stoppers.lefts(taken[k]);
                triedRights[k] = stoppers.rights(taken[k]);
            }
        }
        attempt(triedLefts, triedRights);
    }

    private boolean attempt(int[][] triedLefts, int[][] triedRights) {
        boolean same = new OnsideOrder(stoppers, givenLefts, givenRights, triedLefts, triedRights).same();
        if (same) {
            lefts = triedLefts;
            rights = triedRights;
        }
        return same;
    }

    /** One change of an option within a cycle of play by turns. */
    private boolean step() {
        int[][] turns = Onside.turns(lefts, rights);
        int[] component = new int[turns.length];
        List<int[]> components = StrongComponents.of(turns);
        for (int c = 0; c < components.size(); c++) {
            for (int turn : components.get(c)) {
                component[turn] = c;
            }
        }
        for (int turn = 0; turn < turns.length; turn++) {
            boolean left = turn % 2 == 0;
            int[] options = left ? lefts[turn / 2] : rights[turn / 2];
            for (int option : options) {
                int to = option < 0 ? 2 * ~option + (left ? 1 : 0) : -1;
                if (to >= 0
                        && component[to] == component[turn]
                        && (without(turn / 2, left, option, new int[0]) || bypassed(turn / 2, left, option))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the options behind one of the opponent's answers may stand in its place. */
    private boolean bypassed(int node, boolean left, int option) {
        for (int back : left ? rights[~option] : lefts[~option]) {
            int[] behind = left
                    ? back < 0 ? lefts[~back] : stoppers.lefts(back)
                    : back < 0 ? rights[~back] : stoppers.rights(back);
            if (Arrays.stream(behind).noneMatch(other -> other == option) && without(node, left, option, behind)) {
                return true;
            }
        }
        return false;
    }

    private boolean without(int node, boolean left, int option, int[] instead) {
        int[][] tried = (left ? lefts : rights).clone();
        tried[node] = IntStream.concat(
                        Arrays.stream(tried[node]).filter(other -> other != option), Arrays.stream(instead))
                .distinct()
                .toArray();
        return left ? attempt(tried, rights) : attempt(lefts, tried);
    }
}
