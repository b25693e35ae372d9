package org.zermelo.present.scene.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.letters.GraphLetters;
import org.zermelo.present.scene.letters.GridLetters;
import org.zermelo.present.scene.letters.LineText;
import org.zermelo.present.scene.sketch.PitSketch;
import org.zermelo.present.scene.sketch.Scenes;

/** Scenes drawn with letters, for a terminal of 80 columns. */
public final class SceneText {

    private static final int MOST_COINS = 40;
    private static final int FEWEST_COINS = 4;
    private static final int MOST_STONES = 40;
    private static final int FEWEST_STONES = 5;
    private static final int BOARDS_A_LINE = 5;
    private static final String GAP = "    ";

    /** Columns of a terminal that does not tell how many it has. */
    private static final int USUAL = 80;

    private final Paint paint;
    private final int width;

    private SceneText(Paint paint, int width) {
        this.paint = paint;
        this.width = width;
    }

    /** The lines of a scene that {@link Scenes#forText} has made. */
    public static List<String> of(Scene scene, Paint paint) {
        return of(scene, paint, USUAL);
    }

    /** The same for a terminal of so many columns: rows and heaps are shortened to fit, boards stand below each other. */
    public static List<String> of(Scene scene, Paint paint, int columns) {
        return new SceneText(paint, columns).lines(scene);
    }

    /** The lines of a game's start where it is a graph that letters can show; none for other games. */
    public static List<String> ofGraph(Rules<?, ?> rules) {
        return start(rules) instanceof Scene.Graph graph && graph.token().isEmpty() && GraphLetters.fit(graph)
                ? of(graph, Paint.PLAIN)
                : List.of();
    }

    private static <P, M> Scene start(Rules<P, M> rules) {
        return Scenes.of(rules, rules.start());
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
        if (scene instanceof Scene.Labels cells) {
            return labels(cells);
        }
        if (scene instanceof Scene.Pits pits) {
            return PitSketch.letters(pits, paint);
        }
        if (scene instanceof Scene.Grid grid) {
            return GridLetters.lines(grid);
        }
        if (scene instanceof Scene.Graph graph) {
            return new GraphLetters(graph, paint).lines();
        }
        return ((Scene.Plain) scene).text().lines().toList();
    }

    /** What is left, both ends of it when it is long, and how many were taken on either side. */
    private List<String> row(Scene.Row row) {
        StringBuilder line = new StringBuilder();
        if (row.from() > 0) {
            line.append(paint.as(Tone.SOFT, ".".repeat(Math.min(row.from(), 8))))
                    .append(' ');
        }
        int left = row.to() - row.from();
        int most = mostCoins(row);
        for (int i = row.from(); i < row.to(); i++) {
            if (left > most && i == row.from() + most / 2) {
                line.append(paint.as(Tone.SOFT, ".. " + (left - most) + " .. "));
                i = row.to() - most / 2;
            }
            int at = i - row.offset();
            String item = at < row.items().size() ? Long.toString(row.items().get(at)) : "?";
            line.append(paint.as(Tone.STRONG, "(" + item + ")")).append(i + 1 < row.to() ? " " : "");
        }
        if (row.to() < row.size() && left > 0) {
            line.append(' ').append(paint.as(Tone.SOFT, ".".repeat(Math.min(row.size() - row.to(), 8))));
        }
        return List.of(left == 0 ? paint.as(Tone.SOFT, "-") : line.toString());
    }

    /** An even number of coins that fits a line beside what was taken. */
    private int mostCoins(Scene.Row row) {
        int widest = row.items().stream()
                .mapToInt(item -> Long.toString(item).length() + 3)
                .max()
                .orElse(1);
        int fit = (width - 2 * 8 - 4) / widest;
        return Math.min(MOST_COINS, Math.max(FEWEST_COINS, fit - fit % 2));
    }

    private List<String> heaps(Scene.Heaps heaps) {
        int most = Math.min(MOST_STONES, Math.max(FEWEST_STONES, width - 20));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < heaps.heaps().size(); i++) {
            long count = heaps.heaps().get(i);
            String name = heaps.names().isEmpty()
                    ? Integer.toString(i + 1)
                    : heaps.names().get(i);
            String stones = "o".repeat((int) Math.min(count, most)) + (count > most ? ".." : "");
            lines.add(
                    paint.as(Tone.SOFT, name + ":") + " " + stones + " " + paint.as(Tone.STRONG, Long.toString(count)));
        }
        return lines;
    }

    private List<String> boards(Scene.Boards boards) {
        List<String> lines = new ArrayList<>();
        int rows = boards.boards().isEmpty() ? 0 : boards.boards().get(0).size() / boards.columns();
        int wide = 2 * boards.columns() + 2 + GAP.length();
        int inLine = Math.max(1, Math.min(BOARDS_A_LINE, (width - 2) / wide));
        for (int first = 0; first < boards.boards().size(); first += inLine) {
            int last = Math.min(first + inLine, boards.boards().size());
            int head = Integer.toString(last).length() + 1;
            StringBuilder names = new StringBuilder();
            for (int b = first; b < last; b++) {
                names.append(b > first ? GAP : "").append(String.format("%-" + head + "s", b + 1 + ":"));
                for (int c = 0; c < boards.columns(); c++) {
                    names.append(' ').append(c + 1);
                }
            }
            lines.add(paint.as(Tone.SOFT, names.toString()));
            for (int r = 0; r < rows; r++) {
                StringBuilder line = new StringBuilder();
                for (int b = first; b < last; b++) {
                    line.append(b > first ? GAP : "").append(paint.as(Tone.SOFT, padded(r + 1, head)));
                    for (int c = 0; c < boards.columns(); c++) {
                        line.append(' ').append(cell(boards, b, r * boards.columns() + c));
                    }
                }
                lines.add(line.toString());
            }
            if (last < boards.boards().size()) {
                lines.add("");
            }
        }
        return lines;
    }

    /** A cross, or a free cell; on a board out of play both are told apart, too. */
    private String cell(Scene.Boards boards, int board, int cell) {
        if (boards.boards().get(board).get(cell)) {
            return boards.dead().get(board) ? paint.as(Tone.SOFT, "x") : paint.as(Tone.STRONG, "X");
        }
        return paint.as(Tone.SOFT, boards.dead().get(board) ? "-" : ".");
    }

    private List<String> bar(Scene.Bar bar) {
        int head = Integer.toString(bar.rows().size()).length();
        int width = Integer.toString(bar.columns()).length();
        StringBuilder names = new StringBuilder(" ".repeat(head));
        for (int c = 1; c <= bar.columns(); c++) {
            names.append(' ').append(padded(c, width));
        }
        List<String> lines = new ArrayList<>(List.of(paint.as(Tone.SOFT, names.toString())));
        for (int r = 0; r < bar.rows().size(); r++) {
            StringBuilder line = new StringBuilder(paint.as(Tone.SOFT, padded(r + 1, head)));
            for (int c = 0; c < bar.columns(); c++) {
                boolean here = c < bar.rows().get(r);
                String square = here ? (r == 0 && c == 0 ? paint.as(Tone.LOSS, "!") : "#") : paint.as(Tone.SOFT, ".");
                line.append(" ".repeat(width)).append(square);
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

    private List<String> labels(Scene.Labels cells) {
        int width = cells.labels().stream().mapToInt(String::length).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int first = 0; first < cells.labels().size(); first += cells.columns()) {
            lines.add(cells.labels().subList(first, first + cells.columns()).stream()
                    .map(label -> " ".repeat(Math.max(0, width - Math.max(1, label.length())))
                            + (label.isEmpty() ? paint.as(Tone.SOFT, ".") : paint.as(Tone.STRONG, label)))
                    .collect(Collectors.joining("  ")));
        }
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
