package org.zermelo.present.scene.letters;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.scene.LineScenes;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.scene.Scene;

/**
 * Points and lines drawn with letters. The first player's lines are of x and the second's of o. On a lattice every free side shows its
 * name; on a circle the lines stand below it by name.
 */
public final class LineText {

    private static final int WIDE = 6;
    private static final int HIGH = 2;
    /** The half axes of the circle; letters are about twice as high as wide. */
    private static final int ACROSS = 18;

    private static final int DOWN = 8;

    private final Scene.Lines scene;
    private final Paint paint;
    private final List<StringBuilder> letters = new ArrayList<>();
    private final List<Tone[]> tones = new ArrayList<>();

    public LineText(Scene.Lines scene, Paint paint) {
        this.scene = scene;
        this.paint = paint;
    }

    public List<String> lines() {
        return scene.names().isEmpty() ? lattice() : circle();
    }

    private List<String> lattice() {
        int columns = scene.points().stream().mapToInt(Scene.Point::x).max().orElse(0) / LineScenes.UNIT;
        int rows = scene.points().stream().mapToInt(Scene.Point::y).max().orElse(0) / LineScenes.UNIT;
        canvas(columns * WIDE + 3, rows * HIGH + 1);
        for (Scene.Line line : scene.lines()) {
            int x = column(line.from());
            int y = row(line.from());
            boolean free = line.owner().equals("free");
            if (row(line.to()) == y) {
                String letter = owned(line) ? letter(line) : "-";
                put(x + 1, y, free ? centred(line.name()) : letter.repeat(WIDE - 1), tone(line));
            } else {
                String letter = owned(line) ? letter(line) : "|";
                put(x, y + 1, free ? line.name() : letter, tone(line));
            }
        }
        for (Scene.Area area : scene.closed()) {
            int corner = area.points().get(0);
            String mark = area.owner().equals("first") ? "x" : area.owner().equals("second") ? "o" : "#";
            put(column(corner) + WIDE / 2, row(corner) + 1, mark, tone(area.owner()));
        }
        for (int point = 0; point < scene.points().size(); point++) {
            put(column(point), row(point), "+", Tone.STRONG);
        }
        return painted();
    }

    /** Whether a line is one player's. */
    private static boolean owned(Scene.Line line) {
        return line.owner().equals("first") || line.owner().equals("second");
    }

    private static String letter(Scene.Line line) {
        return line.owner().equals("first") ? "x" : "o";
    }

    private static Tone tone(Scene.Line line) {
        return line.owner().equals("free") ? Tone.SOFT : tone(line.owner());
    }

    private int column(int point) {
        return scene.points().get(point).x() / LineScenes.UNIT * WIDE;
    }

    private int row(int point) {
        return scene.points().get(point).y() / LineScenes.UNIT * HIGH;
    }

    private static String centred(String name) {
        return (" " + name + " ".repeat(WIDE)).substring(0, WIDE - 1);
    }

    private List<String> circle() {
        canvas(2 * ACROSS + 3, 2 * DOWN + 1);
        for (Scene.Line line : scene.lines()) {
            if (!line.owner().equals("free")) {
                draw(line);
            }
        }
        for (int point = 0; point < scene.points().size(); point++) {
            put(across(point), down(point), scene.names().get(point), Tone.STRONG);
        }
        List<String> lines = painted();
        lines.add("x: " + names("first"));
        lines.add("o: " + names("second"));
        return lines;
    }

    private int across(int point) {
        return Math.round((scene.points().get(point).x() + LineScenes.UNIT) * ACROSS / (float) LineScenes.UNIT) + 1;
    }

    private int down(int point) {
        return Math.round((scene.points().get(point).y() + LineScenes.UNIT) * DOWN / (float) LineScenes.UNIT);
    }

    /** A line of letters with gaps, so that lines that cross can both be followed. */
    private void draw(Scene.Line line) {
        int dx = across(line.to()) - across(line.from());
        int dy = down(line.to()) - down(line.from());
        int steps = Math.max(Math.abs(dx) / 2, Math.abs(dy));
        String letter = owned(line) ? letter(line) : "#";
        for (int step = 1; step < steps; step++) {
            put(
                    across(line.from()) + Math.round(dx * step / (float) steps),
                    down(line.from()) + Math.round(dy * step / (float) steps),
                    letter,
                    tone(line.owner()));
        }
    }

    private String names(String owner) {
        return scene.lines().stream()
                .filter(line -> line.owner().equals(owner))
                .map(Scene.Line::name)
                .reduce((a, b) -> a + " " + b)
                .orElse("-");
    }

    private static Tone tone(String owner) {
        return owner.equals("first") ? Tone.WIN : owner.equals("second") ? Tone.LOSS : Tone.STRONG;
    }

    private void canvas(int width, int height) {
        for (int y = 0; y < height; y++) {
            letters.add(new StringBuilder(" ".repeat(width)));
            tones.add(new Tone[width]);
        }
    }

    private void put(int x, int y, String text, Tone tone) {
        for (int i = 0; i < text.length() && x + i < tones.get(y).length; i++) {
            letters.get(y).setCharAt(x + i, text.charAt(i));
            tones.get(y)[x + i] = tone;
        }
    }

    /** The canvas without the blanks at its right edge; neighbours of one tone are painted together. */
    private List<String> painted() {
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < letters.size(); y++) {
            String row = letters.get(y).toString().stripTrailing();
            StringBuilder line = new StringBuilder();
            for (int from = 0, to; from < row.length(); from = to) {
                Tone tone = tones.get(y)[from];
                to = from + 1;
                while (to < row.length() && tones.get(y)[to] == tone) {
                    to++;
                }
                String part = row.substring(from, to);
                line.append(tone == null ? part : paint.as(tone, part));
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
