package org.zermelo.present.scene;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Places for the vertices of a graph that stands on the ground: as high as they are edges away from it, and each above the
 * middle of what it carries. Vertex 0 is the ground.
 */
final class GroundLayout {

    private final List<int[]> edges;
    private final double[][] place;
    private final List<List<Integer>> carried = new ArrayList<>();
    private double free;

    private GroundLayout(int vertices, List<int[]> edges) {
        this.edges = edges;
        this.place = new double[vertices][2];
    }

    /** The places of vertices 0 .. n-1, an edge about 1 long; y runs down and the ground is at 0. All must be joined to it. */
    static double[][] of(int vertices, List<int[]> edges) {
        GroundLayout layout = new GroundLayout(vertices, edges);
        layout.lift();
        layout.carried.get(0).forEach(layout::spread);
        return layout.place;
    }

    /** Breadth first: who carries whom, and how high. */
    private void lift() {
        boolean[] seen = new boolean[place.length];
        for (int i = 0; i < place.length; i++) {
            carried.add(new ArrayList<>());
        }
        seen[0] = true;
        Deque<Integer> left = new ArrayDeque<>(List.of(0));
        while (!left.isEmpty()) {
            int at = left.remove();
            for (int[] edge : edges) {
                int next = edge[0] == at ? edge[1] : edge[1] == at ? edge[0] : at;
                if (!seen[next]) {
                    seen[next] = true;
                    place[next][1] = place[at][1] - 1;
                    carried.get(at).add(next);
                    left.add(next);
                }
            }
        }
    }

    private void spread(int vertex) {
        List<Integer> above = carried.get(vertex);
        if (above.isEmpty()) {
            place[vertex][0] = free++;
            return;
        }
        above.forEach(this::spread);
        place[vertex][0] = (place[above.get(0)][0] + place[above.get(above.size() - 1)][0]) / 2;
    }
}
