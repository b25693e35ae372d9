package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Scenes of the games in which lines are drawn: Sim on a circle, Dots and Boxes on a lattice. */
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

    /** Dots and Boxes from its text, such as {@code -a1 |b1}: the sides that are drawn. Nothing tells who closed a box. */
    static Scene.Lines boxes(int columns, int rows, String text) {
        return boxes(columns, rows, names(text), Map.of());
    }

    /** Dots and Boxes after a line of play, in which the first player began: each box belongs to who drew its last side. */
    static Scene.Lines boxes(int columns, int rows, List<String> line) {
        Set<String> drawn = new HashSet<>();
        Map<Integer, String> owners = new HashMap<>();
        for (int ply = 0; ply < line.size(); ply++) {
            drawn.add(line.get(ply));
            for (int box = 0; box < columns * rows; box++) {
                if (drawn.containsAll(sides(box, columns))) {
                    owners.putIfAbsent(box, ply % 2 == 0 ? "first" : "second");
                }
            }
        }
        return boxes(columns, rows, drawn, owners);
    }

    private static Scene.Lines boxes(int columns, int rows, Set<String> drawn, Map<Integer, String> owners) {
        List<Scene.Point> points = new ArrayList<>();
        for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
            points.add(new Scene.Point(i % (columns + 1) * UNIT, i / (columns + 1) * UNIT));
        }
        List<Scene.Line> lines = new ArrayList<>();
        for (int i = 0; i < columns * (rows + 1); i++) {
            int from = i / columns * (columns + 1) + i % columns;
            lines.add(line(from, from + 1, "-" + name(i, columns), drawn));
        }
        for (int i = 0; i < (columns + 1) * rows; i++) {
            lines.add(line(i, i + columns + 1, "|" + name(i, columns + 1), drawn));
        }
        List<Scene.Area> closed = new ArrayList<>();
        for (int i = 0; i < columns * rows; i++) {
            int corner = corner(i, columns);
            if (drawn.containsAll(sides(i, columns))) {
                closed.add(new Scene.Area(
                        List.of(corner, corner + 1, corner + columns + 2, corner + columns + 1),
                        owners.getOrDefault(i, "both")));
            }
        }
        return new Scene.Lines(points, false, lines, closed);
    }

    private static int corner(int box, int columns) {
        return box / columns * (columns + 1) + box % columns;
    }

    private static Set<String> sides(int box, int columns) {
        int corner = corner(box, columns);
        return Set.of(
                "-" + name(box, columns),
                "-" + name(box + columns, columns),
                "|" + name(corner, columns + 1),
                "|" + name(corner + 1, columns + 1));
    }

    /** The number of a side such as {@code |b1} in that scene. */
    static long boxLine(int columns, int rows, String move) {
        boolean lies = move.charAt(0) == '-';
        int width = lies ? columns : columns + 1;
        long index = (Long.parseLong(move.substring(2)) - 1) * width + move.charAt(1) - 'a';
        return lies ? index : (long) columns * (rows + 1) + index;
    }

    private static Scene.Line line(int from, int to, String name, Set<String> drawn) {
        return new Scene.Line(from, to, drawn.contains(name) ? "both" : "free", name);
    }

    private static String name(int cell, int width) {
        return place(cell % width, cell / width);
    }

    /** The name of a place, such as {@code b3}, by its column and row from 0. */
    static String place(int column, int row) {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }

    private static Set<String> names(String text) {
        return Set.copyOf(
                Arrays.asList(text.isBlank() ? new String[0] : text.strip().split(" +")));
    }
}
