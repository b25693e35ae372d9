package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Scenes of Sim, in which lines are drawn between points on a circle. */
final class LineScenes {

    /** What neighbouring points of a lattice, or a circle's point and its centre, lie apart. */
    static final int UNIT = 1_000;

    private LineScenes() {}

    /** Sim from its text, such as {@code 12 34|13}: the first player's lines and the second's. */
    static Scene.Lines sim(int points, String text) {
        List<Scene.Point> places = new ArrayList<>();
        for (int i = 0; i < points; i++) {
            double angle = 2 * Math.PI * i / points - Math.PI / 2;
            places.add(new Scene.Point(
                    (int) Math.round(UNIT * Math.cos(angle)), (int) Math.round(UNIT * Math.sin(angle))));
        }
        String[] halves = text.split("\\|", -1);
        Set<String> first = names(halves[0]);
        Set<String> second = names(halves[1]);
        List<Scene.Line> lines = new ArrayList<>();
        for (int a = 1; a <= points; a++) {
            for (int b = a + 1; b <= points; b++) {
                String name = "" + a + b;
                String owner = first.contains(name) ? "first" : second.contains(name) ? "second" : "free";
                lines.add(new Scene.Line(a - 1, b - 1, owner, name));
            }
        }
        return new Scene.Lines(places, true, lines, List.of());
    }

    /** The number of a line such as {@code 24} in that scene. */
    static long simLine(int points, String move) {
        int a = move.charAt(0) - '0';
        int b = move.charAt(1) - '0';
        return (a - 1) * points - (long) a * (a - 1) / 2 + b - a - 1;
    }

    private static Set<String> names(String text) {
        return Set.copyOf(
                Arrays.asList(text.isBlank() ? new String[0] : text.strip().split(" +")));
    }
}
