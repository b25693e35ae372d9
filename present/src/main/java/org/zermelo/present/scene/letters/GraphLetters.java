package org.zermelo.present.scene.letters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.present.scene.GraphScenes;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.scene.Scene;

/** A graph drawn with letters: numbers for vertices, strokes for edges, what is gone left out. */
public final class GraphLetters {

    private static final int WIDEST = 72;
    private static final int HIGHEST = 24;

    /** Letters to an edge across; half as many lines down. */
    private static final int[] SCALES = {8, 6, 5, 4};

    private final Scene.Graph graph;
    private final Paint paint;
    private final int scale;
    private final int left;
    private final int top;
    private final Map<Integer, StringBuilder> rows = new HashMap<>();
    private final List<String> hidden = new ArrayList<>();

    /** For a graph that is known to {@link #fit}. */
    public GraphLetters(Scene.Graph graph, Paint paint) {
        this.graph = graph;
        this.paint = paint;
        this.scale = scale(graph);
        this.left = least(graph, false);
        this.top = least(graph, true);
    }

    /** Whether letters can show a graph: it fits on a page, and its vertices lie apart. */
    public static boolean fit(Scene.Graph graph) {
        return scale(graph) > 0;
    }

    private static int scale(Scene.Graph graph) {
        int wide = greatest(graph, false) - least(graph, false);
        int high = greatest(graph, true) - least(graph, true);
        for (int scale : SCALES) {
            if ((long) wide * scale <= (long) WIDEST * GraphScenes.UNIT
                    && (long) high * scale <= 2L * HIGHEST * GraphScenes.UNIT
                    && apart(graph, scale)) {
                return scale;
            }
        }
        return 0;
    }

    private static boolean apart(Scene.Graph graph, int scale) {
        Map<Integer, List<int[]>> rows = new HashMap<>();
        for (Scene.Vertex vertex : graph.vertices()) {
            int from = across(vertex.place().x() - least(graph, false), scale);
            int[] span = {from, from + Integer.toString(vertex.name()).length()};
            List<int[]> row =
                    rows.computeIfAbsent(down(vertex.place().y() - least(graph, true), scale), y -> new ArrayList<>());
            if (row.stream().anyMatch(other -> span[0] <= other[1] && other[0] <= span[1])) {
                return false;
            }
            row.add(span);
        }
        return true;
    }

    private static int across(double x, int scale) {
        return (int) Math.round(x * scale / GraphScenes.UNIT);
    }

    private static int down(double y, int scale) {
        return (int) Math.round(y * scale / 2 / GraphScenes.UNIT);
    }

    private static int least(Scene.Graph graph, boolean down) {
        return graph.vertices().stream()
                .mapToInt(v -> down ? v.place().y() : v.place().x())
                .min()
                .orElse(0);
    }

    private static int greatest(Scene.Graph graph, boolean down) {
        int most = graph.vertices().stream()
                .mapToInt(v -> down ? v.place().y() : v.place().x())
                .max()
                .orElse(0);
        return down && graph.ground() ? 0 : most;
    }

    public List<String> lines() {
        graph.edges().stream().filter(edge -> !edge.gone()).forEach(this::stroke);
        for (Scene.Vertex vertex : graph.vertices()) {
            if (!vertex.gone()) {
                put(
                        across(vertex.place().x() - left, scale),
                        down(vertex.place().y() - top, scale),
                        Integer.toString(vertex.name()));
            }
        }
        int high = down(greatest(graph, true) - top, scale);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y <= high; y++) {
            String line = rows.getOrDefault(y, new StringBuilder()).toString().stripTrailing();
            lines.add(paint.as(Tone.STRONG, line));
        }
        if (graph.ground()) {
            int wide = across(greatest(graph, false) - left, scale) + 3;
            lines.set(high, paint.as(Tone.SOFT, "=".repeat(wide)));
        }
        if (!hidden.isEmpty()) {
            lines.add(paint.as(Tone.STRONG, "+ " + String.join(", ", hidden)));
        }
        return lines;
    }

    /** An edge as strokes; one that has no room of its own is told below by its name. */
    private void stroke(Scene.Edge edge) {
        List<Scene.Point> curve = edge.curve();
        int ax = across(curve.get(0).x() - left, scale);
        int ay = down(curve.get(0).y() - top, scale);
        int bx = across(curve.get(3).x() - left, scale);
        int by = down(curve.get(3).y() - top, scale);
        String letter = letter(bx - ax, by - ay);
        // letters are about twice as high as wide
        int steps = letter.equals("-") ? Math.abs(bx - ax) : Math.max(Math.abs(bx - ax) / 2, Math.abs(by - ay));
        if (!straight(curve)) {
            hidden.add(edge.name());
            return;
        }
        for (int step = 1; step < steps; step++) {
            put(
                    ax + (int) Math.round((bx - ax) * step / (double) steps),
                    ay + (int) Math.round((by - ay) * step / (double) steps),
                    letter);
        }
    }

    /** Whether the first point of control lies at a third of the way. */
    private static boolean straight(List<Scene.Point> curve) {
        int dx = 3 * curve.get(1).x() - 2 * curve.get(0).x() - curve.get(3).x();
        int dy = 3 * curve.get(1).y() - 2 * curve.get(0).y() - curve.get(3).y();
        return Math.abs(dx) + Math.abs(dy) <= 10;
    }

    private static String letter(int dx, int dy) {
        if (Math.abs(dx) > 4 * Math.abs(dy)) {
            return "-";
        }
        return 2 * Math.abs(dx) < Math.abs(dy) ? "|" : dx > 0 == dy > 0 ? "\\" : "/";
    }

    private void put(int x, int y, String text) {
        StringBuilder row = rows.computeIfAbsent(y, each -> new StringBuilder());
        row.append(" ".repeat(Math.max(0, x + text.length() - row.length())));
        row.replace(x, x + text.length(), text);
    }
}
