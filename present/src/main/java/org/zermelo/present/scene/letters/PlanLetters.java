package org.zermelo.present.scene.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.zermelo.present.scene.GraphScenes;
import org.zermelo.present.scene.Scene;

/** A board that is no rectangle in letters: hexagons in rows that stand aside, points with strokes between them. */
public final class PlanLetters {

    /** Letters between neighbours across; there are two lines between them down. */
    private static final int ACROSS = 4;

    private final Scene.Grid grid;
    private final Scene.Plan plan;
    private final List<StringBuilder> rows = new ArrayList<>();

    private PlanLetters(Scene.Grid grid, Scene.Plan plan) {
        this.grid = grid;
        this.plan = plan;
    }

    /** The lines of a board with a plan. */
    public static List<String> lines(Scene.Grid grid, Scene.Plan plan) {
        PlanLetters letters = new PlanLetters(grid, plan);
        if (plan.cells().equals("hexagons")) {
            letters.hexagons();
        } else {
            letters.points();
        }
        return letters.rows.stream().map(row -> row.toString().stripTrailing()).toList();
    }

    /** Rows with their numbers before them; the letters of the columns run down to the right. */
    private void hexagons() {
        int left = least(place -> place.x());
        for (int cell = 0; cell < plan.places().size(); cell++) {
            String name = plan.names().get(cell);
            int row = Integer.parseInt(name.substring(1)) - 1;
            int x = Math.round((plan.places().get(cell).x() - left) * 2f / GraphScenes.UNIT);
            boolean top = !plan.names().contains("" + name.charAt(0) + row);
            if (top) {
                put(x + 2, row, name.substring(0, 1));
            }
            put(x + 3, row + 1, grid.cells().get(cell));
            boolean first = cell == 0 || !plan.names().get(cell - 1).endsWith(name.substring(1));
            if (first) {
                put(x, row + 1, name.substring(1));
            }
        }
    }

    private void points() {
        int left = least(place -> place.x());
        int top = least(place -> place.y());
        int wide = plan.names().stream().mapToInt(String::length).max().orElse(1);
        int across = ACROSS + wide - 1;
        int[] x = plan.places().stream()
                .mapToInt(place -> Math.round((place.x() - left) * (float) across / GraphScenes.UNIT))
                .toArray();
        int[] y = plan.places().stream()
                .mapToInt(place -> Math.round((place.y() - top) * 2f / GraphScenes.UNIT))
                .toArray();
        for (List<Integer> link : plan.links()) {
            stroke(x[link.get(0)], y[link.get(0)], x[link.get(1)], y[link.get(1)]);
        }
        for (int cell = 0; cell < x.length; cell++) {
            String piece = grid.cells().get(cell);
            String large = piece.toUpperCase(Locale.ROOT);
            String shown = grid.pieces().containsKey(large) ? piece : large;
            put(x[cell], y[cell], piece.equals(".") ? plan.names().get(cell) : shown);
        }
    }

    private int least(ToIntFunction<Scene.Point> axis) {
        return plan.places().stream().mapToInt(axis).min().orElse(0);
    }

    private void stroke(int ax, int ay, int bx, int by) {
        int dx = bx - ax;
        int dy = by - ay;
        String letter = dy == 0 ? "-" : Math.abs(dx) <= Math.abs(dy) / 2 ? "|" : dx > 0 == dy > 0 ? "\\" : "/";
        int steps = dy == 0 ? Math.abs(dx) : Math.abs(dy);
        IntStream.range(1, Math.max(1, steps))
                .forEach(step -> put(
                        ax + Math.round(dx * step / (float) steps),
                        ay + Math.round(dy * step / (float) steps),
                        letter));
    }

    private void put(int x, int y, String text) {
        while (rows.size() <= y) {
            rows.add(new StringBuilder());
        }
        StringBuilder row = rows.get(y);
        row.append(" ".repeat(Math.max(0, x + text.length() - row.length())));
        row.replace(x, x + text.length(), text);
    }
}
