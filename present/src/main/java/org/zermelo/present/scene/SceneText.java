package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.scene.Paint.Tone;

/** Scenes drawn with letters, for a terminal of 80 columns. */
public final class SceneText {

    private static final int MOST_COINS = 16;
    private static final int MOST_STONES = 40;
    private static final int BOARDS_A_LINE = 5;

    private final Paint paint;

    private SceneText(Paint paint) {
        this.paint = paint;
    }

    /** The lines of a scene that {@link Scenes#forText} has made. */
    public static List<String> of(Scene scene, Paint paint) {
        return new SceneText(paint).lines(scene);
    }

    private List<String> lines(Scene scene) {
        if (scene instanceof Scene.Row row) {
            return row(row);
        }
        if (scene instanceof Scene.Heaps heaps) {
            return heaps(heaps);
        }
        if (scene instanceof Scene.Boards boards) {
            return boards(boards);
        }
        if (scene instanceof Scene.Bar bar) {
            return bar(bar);
        }
        if (scene instanceof Scene.Sum sum) {
            return sum(sum);
        }
        if (scene instanceof Scene.Spots spots) {
            return spots(spots);
        }
        if (scene instanceof Scene.Lines drawn) {
            return new LineText(drawn, paint).lines();
        }
        return ((Scene.Plain) scene).text().lines().toList();
    }

    /** What is left, both ends of it when it is long, and how many were taken on either side. */
    private List<String> row(Scene.Row row) {
        StringBuilder line = new StringBuilder();
        if (row.from() > 0) {
            line.append(paint.as(Tone.SOFT, "·".repeat(Math.min(row.from(), 8))))
                    .append(' ');
        }
        int left = row.to() - row.from();
        for (int i = row.from(); i < row.to(); i++) {
            if (left > MOST_COINS && i == row.from() + MOST_COINS / 2) {
                line.append(paint.as(Tone.SOFT, " .. " + (left - MOST_COINS) + " .. "));
                i = row.to() - MOST_COINS / 2;
            }
            int at = i - row.offset();
            String item = at < row.items().size() ? Long.toString(row.items().get(at)) : "?";
            line.append(paint.as(Tone.STRONG, "(" + item + ")")).append(i + 1 < row.to() ? " " : "");
        }
        if (row.to() < row.size() && left > 0) {
            line.append(' ').append(paint.as(Tone.SOFT, "·".repeat(Math.min(row.size() - row.to(), 8))));
        }
        return List.of(left == 0 ? paint.as(Tone.SOFT, "-") : line.toString());
    }

    private List<String> heaps(Scene.Heaps heaps) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < heaps.heaps().size(); i++) {
            long count = heaps.heaps().get(i);
            String name = heaps.names().isEmpty()
                    ? Integer.toString(i + 1)
                    : heaps.names().get(i);
            String stones = "o".repeat((int) Math.min(count, MOST_STONES)) + (count > MOST_STONES ? ".." : "");
            lines.add(
                    paint.as(Tone.SOFT, name + ":") + " " + stones + " " + paint.as(Tone.STRONG, Long.toString(count)));
        }
        return lines;
    }

    private List<String> boards(Scene.Boards boards) {
        List<String> lines = new ArrayList<>();
        int rows = boards.boards().isEmpty() ? 0 : boards.boards().get(0).size() / boards.columns();
        for (int first = 0; first < boards.boards().size(); first += BOARDS_A_LINE) {
            int last = Math.min(first + BOARDS_A_LINE, boards.boards().size());
            for (int r = 0; r < rows; r++) {
                StringBuilder line = new StringBuilder();
                for (int b = first; b < last; b++) {
                    line.append(b > first ? "    " : "");
                    for (int c = 0; c < boards.columns(); c++) {
                        line.append(cell(boards, b, r * boards.columns() + c)).append(' ');
                    }
                }
                lines.add(line.toString());
            }
            lines.add("");
        }
        return lines;
    }

    /** A cross, or the number of the free cell, counted from 1. */
    private String cell(Scene.Boards boards, int board, int cell) {
        if (boards.boards().get(board).get(cell)) {
            return boards.dead().get(board) ? paint.as(Tone.SOFT, "x") : paint.as(Tone.STRONG, "X");
        }
        return paint.as(Tone.SOFT, boards.dead().get(board) ? "-" : Integer.toString(cell + 1));
    }

    private List<String> bar(Scene.Bar bar) {
        List<String> lines = new ArrayList<>();
        for (int r = 0; r < bar.rows().size(); r++) {
            StringBuilder line = new StringBuilder();
            for (int c = 0; c < bar.columns(); c++) {
                boolean here = c < bar.rows().get(r);
                String square = here ? (r == 0 && c == 0 ? paint.as(Tone.LOSS, "!") : "#") : paint.as(Tone.SOFT, ".");
                line.append(square).append(' ');
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Free spots by number, used ones as a dot or a cross; a board with the numbers of its rows and columns. */
    private List<String> spots(Scene.Spots spots) {
        boolean board = spots.look().equals("board");
        int width = Integer.toString(spots.columns()).length();
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int c = 0; board && c < spots.columns(); c++) {
            line.append(c == 0 ? "   " : " ").append(paint.as(Tone.SOFT, padded(c + 1, width)));
        }
        for (int spot = 0; spot < spots.used().size(); spot++) {
            int column = spot % spots.columns();
            if (column == 0 && !line.isEmpty()) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (column == 0 && board) {
                line.append(paint.as(Tone.SOFT, padded(spot / spots.columns() + 1, 2)));
            }
            String used = spots.look().equals("strip") ? "X" : board ? "#" : ".";
            String shown = spots.used().get(spot)
                    ? paint.as(Tone.STRONG, " ".repeat(width - 1) + used)
                    : paint.as(Tone.SOFT, board ? " ".repeat(width - 1) + "." : padded(column + 1, width));
            line.append(line.isEmpty() ? "" : " ").append(shown);
        }
        lines.add(line.toString());
        return lines;
    }

    private static String padded(int number, int width) {
        return String.format("%" + width + "d", number);
    }

    private List<String> sum(Scene.Sum sum) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < sum.parts().size(); i++) {
            lines.add(paint.as(Tone.SOFT, "[" + (i + 1) + "]"));
            lines(sum.parts().get(i)).forEach(line -> lines.add("    " + line));
        }
        return lines;
    }
}
