package org.zermelo.present.scene;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Places for the vertices of a graph: distances on paper come near to distances in the graph, so that a path is a straight
 * line (a long one goes to and fro in rows) and a cycle a circle. Components stand beside each other, each with its longer axis across.
 *
 * <p>Stress majorization, a fixed number of rounds from a circle, or a line for trees; the same graph always gets the same places. Time
 * O(rounds n^2). Source: Gansner, Koren, North, Graph Drawing by Stress Majorization, 2004.
 */
public final class GraphLayout {

    private static final int ROUNDS = 300;

    /** Free room between components, and how wide a line of them becomes at least before the next one begins. */
    private static final double GAP = 1;

    private static final double LEAST_LINE = 8;

    /** The vertices of the longest path that is drawn as one line, and those of a row of a longer one. */
    private static final int LONGEST_LINE = 16;

    private static final int ROW = 10;

    private final int[][] distance;
    private final double[][] place;

    private GraphLayout(int vertices, List<int[]> edges) {
        this.distance = distances(vertices, edges);
        this.place = new double[vertices][2];
    }

    /** The places of vertices 0 .. n-1, an edge about 1 long; y runs down. */
    public static double[][] of(int vertices, List<int[]> edges) {
        GraphLayout layout = new GraphLayout(vertices, edges);
        layout.components();
        return layout.place;
    }

    private static int[][] distances(int vertices, List<int[]> edges) {
        int[][] distance = new int[vertices][vertices];
        for (int from = 0; from < vertices; from++) {
            Arrays.fill(distance[from], -1);
            distance[from][from] = 0;
            Deque<Integer> left = new ArrayDeque<>(List.of(from));
            while (!left.isEmpty()) {
                int at = left.remove();
                for (int[] edge : edges) {
                    int next = edge[0] == at ? edge[1] : edge[1] == at ? edge[0] : at;
                    if (distance[from][next] < 0) {
                        distance[from][next] = distance[from][at] + 1;
                        left.add(next);
                    }
                }
            }
        }
        return distance;
    }

    private void components() {
        double across = 0;
        double down = 0;
        double deepest = 0;
        boolean[] done = new boolean[place.length];
        for (int vertex = 0; vertex < place.length; vertex++) {
            if (done[vertex]) {
                continue;
            }
            List<Integer> component = new ArrayList<>();
            for (int other = 0; other < place.length; other++) {
                if (distance[vertex][other] >= 0) {
                    component.add(other);
                    done[other] = true;
                }
            }
            double[] size = component(component);
            if (across > 0 && across + size[0] > LEAST_LINE) {
                down += deepest + GAP;
                across = 0;
                deepest = 0;
            }
            for (int each : component) {
                place[each][0] += across;
                place[each][1] += down;
            }
            across += size[0] + GAP;
            deepest = Math.max(deepest, size[1]);
        }
    }

    /** Places one component with its corner at 0; how wide and high it is. */
    private double[] component(List<Integer> component) {
        if (isLongPath(component)) {
            rows(component);
        } else {
            settled(component);
        }
        double[] size = new double[2];
        for (int axis = 0; axis < 2; axis++) {
            int a = axis;
            double least =
                    component.stream().mapToDouble(v -> place[v][a]).min().orElse(0);
            component.forEach(v -> place[v][a] -= least);
            size[axis] = component.stream().mapToDouble(v -> place[v][a]).max().orElse(0);
        }
        return size;
    }

    private void settled(List<Integer> component) {
        if (isTree(component)) {
            line(component);
        } else {
            circle(component);
        }
        for (int round = 0; round < ROUNDS; round++) {
            component.forEach(vertex -> settle(vertex, component));
        }
        turn(component);
    }

    private boolean isLongPath(List<Integer> component) {
        int from = farthest(component.get(0), component);
        return component.size() > LONGEST_LINE && distance[from][farthest(from, component)] == component.size() - 1;
    }

    /** A path in rows, each going back under the one before, for no sheet is wide enough for a long line. */
    private void rows(List<Integer> component) {
        int end = farthest(component.get(0), component);
        int other = farthest(end, component);
        int from = Math.min(end, other);
        for (int vertex : component) {
            int row = distance[from][vertex] / ROW;
            int column = distance[from][vertex] % ROW;
            place[vertex][0] = row % 2 == 0 ? column : ROW - 1 - column;
            place[vertex][1] = row;
        }
    }

    /** Whether a component has one edge fewer than vertices, edges between the same two counted once. */
    private boolean isTree(List<Integer> component) {
        int edges = 0;
        for (int a : component) {
            for (int b : component) {
                edges += distance[a][b] == 1 ? 1 : 0;
            }
        }
        return edges == 2 * (component.size() - 1);
    }

    private void circle(List<Integer> component) {
        double radius = component.size() / (2 * Math.PI);
        for (int i = 0; i < component.size(); i++) {
            double angle = 2 * Math.PI * i / component.size() - Math.PI / 2;
            place[component.get(i)][0] = radius * StrictMath.cos(angle);
            place[component.get(i)][1] = radius * StrictMath.sin(angle);
        }
    }

    /** A longest path across, and what hangs on it above and below, each a little aside from the others. */
    private void line(List<Integer> component) {
        int from = farthest(component.get(0), component);
        int to = farthest(from, component);
        for (int i = 0; i < component.size(); i++) {
            int vertex = component.get(i);
            int aside = (distance[from][vertex] + distance[vertex][to] - distance[from][to]) / 2;
            place[vertex][0] = distance[from][vertex] - aside + (aside == 0 ? 0 : 0.01 * i);
            place[vertex][1] = aside * (i % 2 == 0 ? 1 : -1) * (1 + 0.05 * i);
        }
    }

    private int farthest(int from, List<Integer> component) {
        int best = from;
        for (int vertex : component) {
            best = distance[from][vertex] > distance[from][best] ? vertex : best;
        }
        return best;
    }

    /** Moves a vertex to the weighted mean of where the others want it. */
    private void settle(int vertex, List<Integer> component) {
        double weights = 0;
        double x = 0;
        double y = 0;
        for (int other : component) {
            if (other == vertex) {
                continue;
            }
            int wanted = distance[vertex][other];
            double dx = place[vertex][0] - place[other][0];
            double dy = place[vertex][1] - place[other][1];
            double is = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
            double weight = 1.0 / (wanted * wanted);
            weights += weight;
            x += weight * (place[other][0] + wanted * dx / is);
            y += weight * (place[other][1] + wanted * dy / is);
        }
        if (weights > 0) {
            place[vertex][0] = x / weights;
            place[vertex][1] = y / weights;
        }
    }

    /** Turns a component about its middle until it is as wide as it can be, its first vertex to the left. */
    private void turn(List<Integer> component) {
        double mx = component.stream().mapToDouble(v -> place[v][0]).average().orElse(0);
        double my = component.stream().mapToDouble(v -> place[v][1]).average().orElse(0);
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int v : component) {
            double dx = place[v][0] - mx;
            double dy = place[v][1] - my;
            xx += dx * dx;
            xy += dx * dy;
            yy += dy * dy;
        }
        double angle = StrictMath.atan2(2 * xy, xx - yy) / 2;
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        int first = component.get(0);
        double side = cos * (place[first][0] - mx) + sin * (place[first][1] - my) > 1e-6 ? -1 : 1;
        for (int v : component) {
            double dx = place[v][0] - mx;
            double dy = place[v][1] - my;
            place[v][0] = side * (cos * dx + sin * dy);
            place[v][1] = side * (cos * dy - sin * dx);
        }
    }
}
