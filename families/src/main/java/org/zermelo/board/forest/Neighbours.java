package org.zermelo.board.forest;

import org.zermelo.board.split.Graph;

/**
 * The neighbours of each vertex, in one array, so that a million edges take little room.
 *
 * @param starts where those of a vertex begin
 * @param vertices the neighbours
 * @param edges by which edge each is one, from 0
 */
record Neighbours(int[] starts, int[] vertices, int[] edges) {

    static Neighbours of(Graph graph) {
        int n = graph.vertices();
        int[] starts = new int[n + 2];
        for (Graph.Edge edge : graph.edges()) {
            starts[edge.a()]++;
            starts[edge.b()] += edge.a() == edge.b() ? 0 : 1;
        }
        int sum = 0;
        for (int v = 0; v <= n + 1; v++) {
            int count = starts[v];
            starts[v] = sum;
            sum += count;
        }
        int[] next = starts.clone();
        int[] vertices = new int[sum];
        int[] edges = new int[sum];
        for (int i = 0; i < graph.edges().size(); i++) {
            Graph.Edge edge = graph.edges().get(i);
            vertices[next[edge.a()]] = edge.b();
            edges[next[edge.a()]++] = i;
            if (edge.a() != edge.b()) {
                vertices[next[edge.b()]] = edge.a();
                edges[next[edge.b()]++] = i;
            }
        }
        return new Neighbours(starts, vertices, edges);
    }

    /** Where the neighbours of a vertex begin; those of the vertex before it end there. */
    int from(int vertex) {
        return starts[vertex];
    }

    int vertex(int place) {
        return vertices[place];
    }

    int edge(int place) {
        return edges[place];
    }
}
