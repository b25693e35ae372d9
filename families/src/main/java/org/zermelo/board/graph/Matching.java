package org.zermelo.board.graph;

import java.util.Arrays;

/**
 * Greatest matchings of undirected graphs, and the vertices that some of them leaves out, by alternating forests whose odd cycles are
 * shrunk. O(vertices x edges) and a little more.
 *
 * <p>J. Edmonds, Paths, Trees, and Flowers, Canadian Journal of Mathematics 17 (1965).
 */
final class Matching {

    private static final int NONE = -1;

    private final int[][] neighbours;
    private final boolean[] left;
    private final int[] mate;
    private final int[] parent;
    private final int[] base;
    private final boolean[] even;
    private final int[] queue;
    private int end;

    private Matching(int[][] neighbours, boolean[] left) {
        int n = neighbours.length;
        this.neighbours = neighbours;
        this.left = left;
        this.mate = new int[n];
        this.parent = new int[n];
        this.base = new int[n];
        this.even = new boolean[n];
        this.queue = new int[n];
        Arrays.fill(mate, NONE);
    }

    /**
     * For each vertex whether some greatest matching leaves it out.
     *
     * @param neighbours of each vertex, symmetric, without the vertex itself
     * @param left which vertices are left; the others are no part of the graph
     */
    static boolean[] missed(int[][] neighbours, boolean[] left) {
        Matching matching = new Matching(neighbours, left);
        matching.enlarge();
        matching.begin();
        for (int v = 0; v < left.length; v++) {
            if (left[v] && matching.mate[v] == NONE) {
                matching.reach(v);
            }
        }
        matching.grow();
        return matching.even;
    }

    private void enlarge() {
        for (int v = 0; v < neighbours.length; v++) {
            for (int i = 0; left[v] && mate[v] == NONE && i < neighbours[v].length; i++) {
                int w = neighbours[v][i];
                if (left[w] && mate[w] == NONE) {
                    mate[v] = w;
                    mate[w] = v;
                }
            }
        }
        for (int v = 0; v < neighbours.length; v++) {
            if (left[v] && mate[v] == NONE) {
                begin();
                reach(v);
                flip(grow());
            }
        }
    }

    private void begin() {
        Arrays.fill(parent, NONE);
        Arrays.fill(even, false);
        for (int v = 0; v < base.length; v++) {
            base[v] = v;
        }
        end = 0;
    }

    private void reach(int vertex) {
        even[vertex] = true;
        queue[end++] = vertex;
    }

    /** Grows the forest; the free vertex at the end of a path that enlarges the matching, or none. */
    private int grow() {
        for (int at = 0; at < end; at++) {
            int v = queue[at];
            for (int w : neighbours[v]) {
                if (!left[w] || base[v] == base[w] || mate[v] == w) {
                    continue;
                }
                if (even[w]) {
                    shrink(v, w);
                } else if (parent[w] == NONE) {
                    parent[w] = v;
                    if (mate[w] == NONE) {
                        return w;
                    }
                    reach(mate[w]);
                }
            }
        }
        return NONE;
    }

    /** The odd cycle that an edge between two even vertices of a tree closes becomes a single even vertex. */
    private void shrink(int v, int w) {
        int common = common(v, w);
        boolean[] inside = new boolean[base.length];
        mark(v, common, w, inside);
        mark(w, common, v, inside);
        for (int i = 0; i < base.length; i++) {
            if (inside[base[i]]) {
                base[i] = common;
                if (!even[i]) {
                    reach(i);
                }
            }
        }
    }

    private int common(int v, int w) {
        boolean[] above = new boolean[base.length];
        for (int a = base[v]; ; a = base[parent[mate[a]]]) {
            above[a] = true;
            if (mate[a] == NONE) {
                break;
            }
        }
        int b = base[w];
        while (!above[b]) {
            b = base[parent[mate[b]]];
        }
        return b;
    }

    private void mark(int from, int common, int other, boolean[] inside) {
        int child = other;
        for (int v = from; base[v] != common; v = parent[mate[v]]) {
            inside[base[v]] = true;
            inside[base[mate[v]]] = true;
            parent[v] = child;
            child = mate[v];
        }
    }

    private void flip(int last) {
        int v = last;
        while (v != NONE) {
            int before = parent[v];
            int next = mate[before];
            mate[v] = before;
            mate[before] = v;
            v = next;
        }
    }
}
