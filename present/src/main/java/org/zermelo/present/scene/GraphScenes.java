package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Graph;

/** Scenes of graphs: where vertices lie, and how edges run between them. */
public final class GraphScenes {

    /** The length of an edge. */
    public static final int UNIT = 1_000;

    /** How far apart edges between the same two vertices are bent, and how large a loop is, in edges. */
    private static final double BEND = 0.5;

    private static final double LOOP = 0.55;

    private final Graph graph;
    private final List<Integer> edges;
    private final boolean ground;
    private final List<Integer> names = new ArrayList<>();
    private final Map<Integer, Integer> index = new HashMap<>();
    private final double[][] place;
    private final Map<List<Integer>, Integer> parallel = new HashMap<>();

    private GraphScenes(Graph graph, List<Integer> edges, boolean ground, IntPredicate shown) {
        this.graph = graph;
        this.edges = edges;
        this.ground = ground;
        IntStream.rangeClosed(1, graph.vertices()).filter(shown).forEach(name -> {
            index.put(name, names.size());
            names.add(name);
        });
        List<int[]> ends = edges.stream().map(this::ends).toList();
        this.place = ground ? GroundLayout.of(names.size(), ends) : GraphLayout.of(names.size(), ends);
    }

    /** A graph on its ground, vertex 1; of its edges the given ones, which all are joined to it at the start. */
    public static Scene.Graph standing(Graph graph, List<Integer> edges, CellSet left) {
        return new GraphScenes(graph, edges, true, name -> name == 1 || touched(graph, edges, name))
                .scene(left::has, false);
    }

    /** A graph of whose edges some are left; a vertex without edges has no part in it. */
    public static Scene.Graph edges(Graph graph, CellSet left) {
        List<Integer> all = all(graph);
        return new GraphScenes(graph, all, false, name -> touched(graph, all, name)).scene(left::has, false);
    }

    /** A graph of whose vertices some are left. */
    public static Scene.Graph vertices(Graph graph, CellSet left) {
        return new GraphScenes(graph, all(graph), false, name -> true).scene(left::has, true);
    }

    /**
     * A token on a graph of arrows, whose edges have their vertices for names. Edges there and back, or twice the same way, lie on one
     * curve, which has a head at each end that an edge leads to.
     */
    public static Scene.Graph arrows(GraphGame game, int token) {
        List<Graph.Edge> edges = IntStream.rangeClosed(1, game.size())
                .boxed()
                .flatMap(vertex -> IntStream.of(game.options(vertex)).mapToObj(to -> new Graph.Edge(vertex, to)))
                .distinct()
                .toList();
        List<Graph.Edge> lines =
                edges.stream().map(GraphScenes::line).distinct().toList();
        Graph graph = new Graph(game.size(), lines);
        Scene.Graph drawn = new GraphScenes(graph, all(graph), false, name -> true).scene(all -> true, true);
        Map<Graph.Edge, List<Scene.Point>> curves = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            curves.put(lines.get(i), drawn.edges().get(i).curve());
        }
        List<Scene.Edge> directed = new ArrayList<>();
        for (Graph.Edge edge : edges) {
            List<Scene.Point> curve = new ArrayList<>(Objects.requireNonNull(curves.get(line(edge))));
            if (edge.a() > edge.b()) {
                Collections.reverse(curve);
            }
            directed.add(new Scene.Edge(edge.toString(), curve, false));
        }
        return new Scene.Graph(drawn.vertices(), directed, false, true, OptionalInt.of(token - 1));
    }

    private static Graph.Edge line(Graph.Edge edge) {
        return new Graph.Edge(Math.min(edge.a(), edge.b()), Math.max(edge.a(), edge.b()));
    }

    private static List<Integer> all(Graph graph) {
        return IntStream.range(0, graph.edges().size()).boxed().toList();
    }

    private static boolean touched(Graph graph, List<Integer> edges, int name) {
        return edges.stream().map(graph.edges()::get).anyMatch(edge -> edge.a() == name || edge.b() == name);
    }

    private int[] ends(int edge) {
        Graph.Edge pair = graph.edges().get(edge);
        return new int[] {at(pair.a()), at(pair.b())};
    }

    /** The place of a vertex among those that are drawn. */
    private int at(int name) {
        return Objects.requireNonNull(index.get(name));
    }

    private Scene.Graph scene(IntPredicate left, boolean onVertices) {
        List<Scene.Edge> drawn = new ArrayList<>();
        boolean[] held = new boolean[names.size()];
        for (int edge : edges) {
            Graph.Edge pair = graph.edges().get(edge);
            boolean gone = onVertices ? !left.test(pair.a() - 1) || !left.test(pair.b() - 1) : !left.test(edge);
            if (!gone) {
                held[at(pair.a())] = true;
                held[at(pair.b())] = true;
            }
            drawn.add(new Scene.Edge(pair.toString(), curve(ends(edge)), gone));
        }
        List<Scene.Vertex> vertices = new ArrayList<>();
        for (int i = ground ? 1 : 0; i < names.size(); i++) {
            boolean gone = onVertices ? !left.test(names.get(i) - 1) : !held[i];
            vertices.add(new Scene.Vertex(names.get(i), point(place[i][0], place[i][1]), gone));
        }
        return new Scene.Graph(vertices, drawn, ground, onVertices, OptionalInt.empty());
    }

    /** The curve of an edge: straight, unless other edges or vertices lie there already. */
    private List<Scene.Point> curve(int[] ends) {
        List<Integer> pair = List.of(Math.min(ends[0], ends[1]), Math.max(ends[0], ends[1]));
        int before = parallel.merge(pair, 1, Integer::sum) - 1;
        double[] a = foot(pair.get(0), pair.get(1));
        double[] b = foot(pair.get(1), pair.get(0));
        if (pair.get(0).equals(pair.get(1))) {
            return loop(pair.get(0), before);
        }
        // to one side and the other in turn
        double bend = BEND * ((before + 1) / 2) * (before % 2 == 0 ? 1 : -1);
        if (bend == 0 && blocked(pair)) {
            bend = BEND;
        }
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
        double nx = dy / length * bend;
        double ny = -dx / length * bend;
        return List.of(
                point(a[0], a[1]),
                point(a[0] + dx / 3 + nx, a[1] + dy / 3 + ny),
                point(a[0] + 2 * dx / 3 + nx, a[1] + 2 * dy / 3 + ny),
                point(b[0], b[1]));
    }

    /** Where an edge begins; on the ground it is straight below its other end. */
    private double[] foot(int vertex, int other) {
        return ground && vertex == 0 ? new double[] {place[other][0], 0} : place[vertex];
    }

    /** A loop stands on the ground, and lies before any other vertex. */
    private List<Scene.Point> loop(int vertex, int before) {
        double size = LOOP * (before + 1);
        double far = 1.4 * size;
        if (ground && vertex == 0) {
            double x = -1 - before;
            return List.of(point(x, 0), point(x - size, -far), point(x + size, -far), point(x, 0));
        }
        double[] at = place[vertex];
        return List.of(
                point(at[0], at[1]),
                point(at[0] - far, at[1] - size),
                point(at[0] - far, at[1] + size),
                point(at[0], at[1]));
    }

    /** Whether a vertex lies on the straight line between two others. */
    private boolean blocked(List<Integer> pair) {
        double[] a = foot(pair.get(0), pair.get(1));
        double[] b = foot(pair.get(1), pair.get(0));
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double square = dx * dx + dy * dy;
        for (int i = ground ? 1 : 0; i < place.length; i++) {
            double along = ((place[i][0] - a[0]) * dx + (place[i][1] - a[1]) * dy) / Math.max(1e-9, square);
            double aside =
                    Math.abs((place[i][0] - a[0]) * dy - (place[i][1] - a[1]) * dx) / Math.max(1e-9, Math.sqrt(square));
            if (!pair.contains(i) && along > 0.02 && along < 0.98 && aside < 0.15) {
                return true;
            }
        }
        return false;
    }

    private static Scene.Point point(double x, double y) {
        return new Scene.Point((int) Math.round(x * UNIT), (int) Math.round(y * UNIT));
    }
}
