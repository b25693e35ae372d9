package org.zermelo.partizan.loopy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.StrongComponents;

/**
 * The onside of nodes that lead to each other: what they are worth if endless play is a win for Left.
 *
 * <p>Sidling (Winning Ways, chapter 11): each node is taken for {@code on} at first, which is too much, and then again and again for the
 * game of what its options are taken for. What does not change any more solves the equations of the graph and is the onside. Where
 * that does not come to rest, options are taken out of the cycles as long as the values stay, until the graph is a stopper.
 */
final class Onside {

    /** So many rounds of sidling for each node, and some more. */
    private static final int ROUNDS = 4;

    private static final int MORE_ROUNDS = 12;

    private final Stoppers stoppers;

    Onside(Stoppers stoppers) {
        this.stoppers = stoppers;
    }

    /** Whether no play by turns goes on for ever among these nodes. */
    static boolean isStopper(int[][] lefts, int[][] rights) {
        return StrongComponents.acyclic(turns(lefts, rights));
    }

    /** The graph of positions with a player to move: node k with Left to move is 2k, with Right 2k + 1. */
    static int[][] turns(int[][] lefts, int[][] rights) {
        int[][] edges = new int[2 * lefts.length][];
        for (int k = 0; k < lefts.length; k++) {
            edges[2 * k] = within(lefts[k]).map(to -> 2 * to + 1).toArray();
            edges[2 * k + 1] = within(rights[k]).map(to -> 2 * to).toArray();
        }
        return edges;
    }

    private static IntStream within(int[] options) {
        return Arrays.stream(options).filter(option -> option < 0).map(option -> ~option);
    }

    /**
     * The onsides of nodes.
     *
     * @param lefts the left options of each: stoppers, or {@code ~k} for the k-th node
     * @throws RefusedException when none is found that is a stopper
     */
    int[] of(int[][] lefts, int[][] rights) {
        if (isStopper(lefts, rights)) {
            return stoppers.add(lefts, rights);
        }
        int count = lefts.length;
        int[] taken = new int[count];
        Arrays.fill(taken, stoppers.on());
        boolean[] moved = new boolean[count];
        boolean rest = false;
        for (int round = 0; round < ROUNDS * count + MORE_ROUNDS && !rest; round++) {
            rest = true;
            for (int k = 0; k < count; k++) {
                CancelScope.check();
                int now = stoppers.of(of(lefts[k], taken), of(rights[k], taken));
                moved[k] = now != taken[k];
                rest &= !moved[k];
                taken[k] = now;
            }
        }
        return rest ? taken : new StopperReduction(stoppers, lefts, rights).reduce(taken, moved);
    }

    private static int[] of(int[] options, int[] taken) {
        return Arrays.stream(options)
                .map(option -> option < 0 ? taken[~option] : option)
                .toArray();
    }
}
