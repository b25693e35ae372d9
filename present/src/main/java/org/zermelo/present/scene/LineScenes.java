package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Scenes in which lines are drawn between points on a circle, as in Sim. */
public final class LineScenes {

    /** What neighbouring points of a lattice, or a circle's point and its centre, lie apart. */
    public static final int UNIT = 1_000;

    private LineScenes() {}

    /** Sim from its text, such as {@code 12 34|13}: the first player's lines and the second's. */
    public static Scene.Lines sim(int points, String text) {
        String[] halves = text.split("\\|", -1);
        Set<String> first = names(halves[0]);
        Set<String> second = names(halves[1]);
        return circle(
                IntStream.rangeClosed(1, points).mapToObj(Integer::toString).toList(),
                name -> first.contains(name) ? "first" : second.contains(name) ? "second" : "free");
    }

    /**
     * Points on a circle and all lines between them.
     *
     * @param points the names of the points
     * @param owners whose a line is, by its name, which is made of its points' names
     */
    public static Scene.Lines circle(List<String> points, UnaryOperator<String> owners) {
        List<Scene.Point> places = new ArrayList<>();
        List<Scene.Line> lines = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            double angle = 2 * Math.PI * i / points.size() - Math.PI / 2;
            places.add(new Scene.Point(
                    (int) Math.round(UNIT * Math.cos(angle)), (int) Math.round(UNIT * Math.sin(angle))));
            for (int j = i + 1; j < points.size(); j++) {
                String name = points.get(i) + points.get(j);
                lines.add(new Scene.Line(i, j, owners.apply(name), name));
            }
        }
        return new Scene.Lines(places, points, lines, List.of());
    }

    /** The number of a line such as {@code 24} in that scene. */
    public static long simLine(int points, String move) {
        int a = move.charAt(0) - '0';
        int b = move.charAt(1) - '0';
        return (a - 1) * points - (long) a * (a - 1) / 2 + b - a - 1;
    }

    private static Set<String> names(String text) {
        return Set.copyOf(
                Arrays.asList(text.isBlank() ? new String[0] : text.strip().split(" +")));
    }
}
