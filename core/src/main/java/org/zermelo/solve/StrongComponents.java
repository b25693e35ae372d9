package org.zermelo.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * The strongly connected components of a graph, each after all that its nodes lead to. Time and memory linear in nodes and edges; the path
 * is kept on a stack of its own (R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1, 1972).
 */
public final class StrongComponents {

    private final IntFunction<int[]> edges;
    private final int[] order;
    private final int[] low;
    private final boolean[] onStack;
    private final int[] stack;
    /** The nodes from the root to the one that is visited, and which edge of each is next. */
    private final int[] path;

    private final int[] next;
    private int height;
    private int count;
    private final Consumer<int[]> found;

    private StrongComponents(int nodes, IntFunction<int[]> edges, Consumer<int[]> found) {
        this.edges = edges;
        this.found = found;
        this.order = new int[nodes];
        this.low = new int[nodes];
        this.onStack = new boolean[nodes];
        this.stack = new int[nodes];
        this.path = new int[nodes];
        this.next = new int[nodes];
    }

    /** Hands on every component once, with its nodes in an array of its own. */
    public static void each(int nodes, IntFunction<int[]> edges, Consumer<int[]> found) {
        StrongComponents components = new StrongComponents(nodes, edges, found);
        for (int node = 0; node < nodes; node++) {
            if (components.order[node] == 0) {
                components.visit(node);
            }
        }
    }

    /** The components of a graph whose edges are listed. */
    public static List<int[]> of(int[][] edges) {
        List<int[]> found = new ArrayList<>();
        each(edges.length, node -> edges[node], found::add);
        return found;
    }

    /** Whether a component is a single node that does not lead to itself. */
    public static boolean isSingle(int[][] edges, int[] component) {
        if (component.length > 1) {
            return false;
        }
        return Arrays.stream(edges[component[0]]).noneMatch(to -> to == component[0]);
    }

    /** Whether no walk comes back. */
    public static boolean acyclic(int[][] edges) {
        return of(edges).stream().allMatch(component -> isSingle(edges, component));
    }

    private void visit(int start) {
        int depth = 0;
        path[0] = start;
        next[0] = 0;
        enter(start);
        while (depth >= 0) {
            int node = path[depth];
            int[] following = edges.apply(node);
            if (next[depth] < following.length) {
                int to = following[next[depth]++];
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
        found.accept(Arrays.copyOfRange(stack, from, height));
        height = from;
    }
}
