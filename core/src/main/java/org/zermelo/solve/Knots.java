package org.zermelo.solve;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * The strongly connected components of a graph, each behind all those that it leads to. Time and memory linear in nodes and edges;
 * the path is kept on a stack of its own (R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1,
 * 1972).
 */
final class Knots {

    private final IntFunction<int[]> options;
    /** When a node was first met, from 1; 0 before. */
    private final int[] met;
    /** The earliest node on the stack that was found to be reached. */
    private final int[] low;
    /** The next option of a node to look at. */
    private final int[] next;

    private final boolean[] waiting;
    private final int[] stack;
    private int height;
    private int time;

    Knots(int nodes, IntFunction<int[]> options) {
        this.options = options;
        this.met = new int[nodes];
        this.low = new int[nodes];
        this.next = new int[nodes];
        this.waiting = new boolean[nodes];
        this.stack = new int[nodes];
    }

    /** Hands on every component once. */
    void each(Consumer<int[]> component) {
        for (int node = 0; node < met.length; node++) {
            if (met[node] == 0) {
                visit(node, component);
            }
        }
    }

    private void visit(int root, Consumer<int[]> component) {
        Deque<Integer> path = new ArrayDeque<>();
        enter(root, path);
        while (!path.isEmpty()) {
            int node = path.element();
            int[] following = options.apply(node);
            if (next[node] < following.length) {
                int option = following[next[node]++];
                if (met[option] == 0) {
                    enter(option, path);
                } else if (waiting[option]) {
                    low[node] = Math.min(low[node], met[option]);
                }
                continue;
            }
            path.pop();
            if (!path.isEmpty()) {
                low[path.element()] = Math.min(low[path.element()], low[node]);
            }
            if (low[node] == met[node]) {
                component.accept(popped(node));
            }
        }
    }

    private void enter(int node, Deque<Integer> path) {
        path.push(node);
        met[node] = ++time;
        low[node] = time;
        waiting[node] = true;
        stack[height++] = node;
    }

    private int[] popped(int node) {
        int begin = height;
        do {
            begin--;
            waiting[stack[begin]] = false;
        } while (stack[begin] != node);
        int[] component = Arrays.copyOfRange(stack, begin, height);
        height = begin;
        return component;
    }
}
