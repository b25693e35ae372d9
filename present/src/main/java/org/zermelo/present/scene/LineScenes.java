package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Scenes of the games in which lines are drawn: Sim on a circle, Dots and Boxes on a lattice. */
final class LineScenes {

    private static final int UNIT = 1_000;

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
                lines.add(new Scene.Line(a - 1, b - 1, owner));
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

    /** Dots and Boxes from its text, such as {@code -a1 |b1}: the sides that are drawn. */
    static Scene.Lines boxes(int columns, int rows, String text) {
        Set<String> drawn = names(text);
        List<Scene.Point> points = new ArrayList<>();
        for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
            points.add(new Scene.Point(i % (columns + 1) * UNIT, i / (columns + 1) * UNIT));
        }
        List<Scene.Line> lines = new ArrayList<>();
        for (int i = 0; i < columns * (rows + 1); i++) {
            int from = i / columns * (columns + 1) + i % columns;
            lines.add(line(from, from + 1, drawn.contains("-" + name(i, columns))));
        }
        for (int i = 0; i < (columns + 1) * rows; i++) {
            lines.add(line(i, i + columns + 1, drawn.contains("|" + name(i, columns + 1))));
        }
        List<List<Integer>> closed = new ArrayList<>();
        for (int i = 0; i < columns * rows; i++) {
            int corner = i / columns * (columns + 1) + i % columns;
            String up = "|" + name(corner, columns + 1);
            String next = "|" + name(corner + 1, columns + 1);
            if (drawn.containsAll(Set.of("-" + name(i, columns), "-" + name(i + columns, columns), up, next))) {
                closed.add(List.of(corner, corner + 1, corner + columns + 2, corner + columns + 1));
            }
        }
        return new Scene.Lines(points, false, lines, closed);
    }

    /** The number of a side such as {@code |b1} in that scene. */
    static long boxLine(int columns, int rows, String move) {
        boolean lies = move.charAt(0) == '-';
        int width = lies ? columns : columns + 1;
        long index = (Long.parseLong(move.substring(2)) - 1) * width + move.charAt(1) - 'a';
        return lies ? index : (long) columns * (rows + 1) + index;
    }

    private static Scene.Line line(int from, int to, boolean drawn) {
        return new Scene.Line(from, to, drawn ? "both" : "free");
    }

    private static String name(int cell, int width) {
        return (char) ('a' + cell % width) + String.valueOf(cell / width + 1);
    }

    private static Set<String> names(String text) {
        return Set.copyOf(
                Arrays.asList(text.isBlank() ? new String[0] : text.strip().split(" +")));
    }
}
