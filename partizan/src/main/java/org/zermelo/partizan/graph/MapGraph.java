package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.List;

/**
 * A graph whose vertices are coloured in play, at most 64. Sets of vertices are bits.
 *
 * @param text how it was written
 * @param names the vertices' names in moves
 * @param neighbours the neighbours of each vertex
 */
record MapGraph(String text, List<String> names, long[] neighbours) {

    static final int MOST_VERTICES = Long.SIZE;

    MapGraph {
        names = List.copyOf(names);
    }

    int size() {
        return names.size();
    }

    /** Cells of a rectangle, side by side. */
    static MapGraph grid(int rows, int columns) {
        List<String> names = new ArrayList<>();
        long[] neighbours = new long[rows * columns];
        for (int v = 0; v < rows * columns; v++) {
            names.add(String.valueOf(v + 1));
            if (v % columns > 0) {
                join(neighbours, v, v - 1);
            }
            if (v >= columns) {
                join(neighbours, v, v - columns);
            }
        }
        return new MapGraph(rows + "x" + columns, names, neighbours);
    }

    static void join(long[] neighbours, int v, int w) {
        neighbours[v] |= 1L << w;
        neighbours[w] |= 1L << v;
    }
}
