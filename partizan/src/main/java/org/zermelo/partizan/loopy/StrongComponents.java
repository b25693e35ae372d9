package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The strongly connected components of a graph (Tarjan 1972), without recursion: O(nodes + edges). */
final class StrongComponents {

    private final int[][] edges;
    private final int[] order;
    private final int[] low;
    private final boolean[] onStack;
    private final int[] stack;
    private int height;
    private int count;
    private final List<int[]> found = new ArrayList<>();

    private StrongComponents(int[][] edges) {
        this.edges = edges;
        this.order = new int[edges.length];
        this.low = new int[edges.length];
        this.onStack = new boolean[edges.length];
        this.stack = new int[edges.length];
    }

    /** The components, each after all that its nodes lead to. */
    static List<int[]> of(int[][] edges) {
        StrongComponents components = new StrongComponents(edges);
        for (int node = 0; node < edges.length; node++) {
            if (components.order[node] == 0) {
                components.visit(node);
            }
        }
        return components.found;
    }

    /** Whether a component is a single node that does not lead to itself. */
    static boolean isSingle(int[][] edges, int[] component) {
        if (component.length > 1) {
            return false;
        }
        return Arrays.stream(edges[component[0]]).noneMatch(to -> to == component[0]);
    }

    /** Whether no walk comes back. */
    static boolean acyclic(int[][] edges) {
        return of(edges).stream().allMatch(component -> isSingle(edges, component));
    }

    private void visit(int start) {
        int[] path = new int[edges.length];
        int[] next = new int[edges.length];
        int depth = 0;
        path[0] = start;
        enter(start);
        while (depth >= 0) {
            int node = path[depth];
            if (next[depth] < edges[node].length) {
                int to = edges[node][next[depth]++];
                if (order[to] == 0) {
                    enter(to);
                    path[++depth] = to;
                    next[depth] = 0;
                } else if (onStack[to]) {
                    low[node] = Math.min(low[node], order[to]);
                }
            } else {
                leave(node);
                depth--;
                if (depth >= 0) {
                    low[path[depth]] = Math.min(low[path[depth]], low[node]);
                }
            }
        }
    }

    private void enter(int node) {
        order[node] = low[node] = ++count;
        stack[height++] = node;
        onStack[node] = true;
    }

    private void leave(int node) {
        if (low[node] != order[node]) {
            return;
        }
        int from = height;
        do {
            onStack[stack[--from]] = false;
        } while (stack[from] != node);
        found.add(Arrays.copyOfRange(stack, from, height));
        height = from;
    }
}
