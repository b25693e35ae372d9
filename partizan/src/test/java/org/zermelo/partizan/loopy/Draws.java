package org.zermelo.partizan.loopy;

import java.util.Arrays;

/** Who can avoid to lose a sum of two graphs, by the definition alone: rounds of looking one move ahead, no value, no order. */
final class Draws {

    /** A graph by the options of each node. */
    record Graph(int[][] lefts, int[][] rights) {

        /** The followers of a stopper; node 0 is itself. */
        static Graph of(Stoppers stoppers, int stopper) {
            var nodes = stoppers.followers(stopper);
            int[][] lefts = new int[nodes.size()][];
            int[][] rights = new int[nodes.size()][];
            for (int k = 0; k < lefts.length; k++) {
                lefts[k] = Arrays.stream(stoppers.lefts(nodes.get(k)))
                        .map(nodes::indexOf)
                        .toArray();
                rights[k] = Arrays.stream(stoppers.rights(nodes.get(k)))
                        .map(nodes::indexOf)
                        .toArray();
            }
            return new Graph(lefts, rights);
        }
    }

    private Draws() {}

    /**
     * For every node of one graph and node 0 of another: bit 0 if Left does not lose their sum when Left begins, bit 1 when Right begins,
     * bits 2 and 3 the same for Right.
     */
    static int[] survivors(Graph g, Graph x) {
        int[] result = new int[g.lefts().length];
        boolean[][][] leftLoses = lost(g, x, true);
        boolean[][][] rightLoses = lost(g, x, false);
        for (int k = 0; k < result.length; k++) {
            result[k] = (leftLoses[0][k][0] ? 0 : 1)
                    | (leftLoses[1][k][0] ? 0 : 2)
                    | (rightLoses[0][k][0] ? 0 : 4)
                    | (rightLoses[1][k][0] ? 0 : 8);
        }
        return result;
    }

    /** Where a player loses, by mover and nodes: to move, with losses only, or the other to move, with a loss. */
    private static boolean[][][] lost(Graph g, Graph x, boolean left) {
        int n = g.lefts().length;
        int m = x.lefts().length;
        boolean[][][] lost = new boolean[2][n][m];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int mover = 0; mover < 2; mover++) {
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < m; j++) {
                        int[] inG = mover == 0 ? g.lefts()[i] : g.rights()[i];
                        int[] inX = mover == 0 ? x.lefts()[j] : x.rights()[j];
                        boolean own = mover == 0 == left;
                        boolean any = own;
                        for (int to : inG) {
                            any = own ? any & lost[1 - mover][to][j] : any | lost[1 - mover][to][j];
                        }
                        for (int to : inX) {
                            any = own ? any & lost[1 - mover][i][to] : any | lost[1 - mover][i][to];
                        }
                        if (any && !lost[mover][i][j]) {
                            lost[mover][i][j] = true;
                            changed = true;
                        }
                    }
                }
            }
        }
        return lost;
    }
}
