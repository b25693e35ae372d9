package org.zermelo.partizan.loopy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.solve.StrongComponents;

/** Puts nodes that are in canonical form into the table, cycle after cycle; equal ones that are there already are used. */
final class Placement {

    private final CycleTable cycles;
    private final int[][] lefts;
    private final int[][] rights;
    private final int[] become;

    /**
     * These nodes.
     *
     * @param lefts the left options of each; {@code ~k} is the k-th of these nodes
     */
    Placement(CycleTable cycles, int[][] lefts, int[][] rights) {
        this.cycles = cycles;
        this.lefts = lefts;
        this.rights = rights;
        this.become = new int[lefts.length];
    }

    /** The nodes of the table. */
    int[] place() {
        Arrays.fill(become, -1);
        int[][] edges = edges(lefts, rights);
        for (int[] component : StrongComponents.of(edges)) {
            place(component, StrongComponents.isSingle(edges, component));
        }
        return become;
    }

    /** The nodes that each of some nodes leads to, of those nodes. */
    static int[][] edges(int[][] lefts, int[][] rights) {
        int[][] edges = new int[lefts.length][];
        for (int k = 0; k < edges.length; k++) {
            edges[k] = IntStream.concat(Arrays.stream(lefts[k]), Arrays.stream(rights[k]))
                    .filter(option -> option < 0)
                    .map(option -> ~option)
                    .toArray();
        }
        return edges;
    }

    private void place(int[] component, boolean single) {
        int[][] left = new int[component.length][];
        int[][] right = new int[component.length][];
        for (int i = 0; i < component.length; i++) {
            left[i] = within(lefts[component[i]], component);
            right[i] = within(rights[component[i]], component);
        }
        int[] found = single ? new int[] {cycles.node(left[0], right[0])} : cycles.nodes(left, right);
        for (int i = 0; i < component.length; i++) {
            become[component[i]] = found[i];
        }
    }

    /** Options of a component: its own nodes as the complements of their places in it, others as what they have become. */
    private int[] within(int[] options, int[] component) {
        return Arrays.stream(options)
                .map(option -> {
                    if (option >= 0 || become[~option] >= 0) {
                        return option >= 0 ? option : become[~option];
                    }
                    int place = 0;
                    while (component[place] != ~option) {
                        place++;
                    }
                    return ~place;
                })
                .sorted()
                .toArray();
    }
}
