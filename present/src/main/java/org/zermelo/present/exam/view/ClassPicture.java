package org.zermelo.present.exam.view;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.grid.ClassTable;
import org.zermelo.exam.grid.ClassTable.Cell;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.words.Words;

/** The class table as a picture: a box for each position with its code, coloured by its class. */
final class ClassPicture {

    private static final int WIDTH = 34;
    private static final int HEIGHT = 26;
    private static final int LEFT = 60;
    private static final int TOP = 64;
    private static final int PER_LINE = 30;

    /** A letter of the small print is at most this wide. */
    private static final int LETTER = 8;

    private static final String BORDER = "#9aa0a6";
    private static final String INK = "#1d1d1f";

    private final ClassTable table;
    private final Words words;
    private final List<Picture.Shape> shapes = new ArrayList<>();

    private ClassPicture(ClassTable table, Words words) {
        this.table = table;
        this.words = words;
    }

    static Picture of(ClassTable table, Words words) {
        ClassPicture picture = new ClassPicture(table, words);
        return table.rows().isEmpty() ? picture.strip() : picture.grid();
    }

    private void label(int x, int y, String text, Anchor anchor, int size, boolean bold, String colour) {
        shapes.add(new Label(x, y, text, anchor, size, bold, colour));
    }

    private void cell(int x, int y, Cell cell) {
        shapes.add(new Box(x, y, WIDTH, HEIGHT, 0, ClassWords.colour(cell), BORDER));
        label(
                x + WIDTH / 2,
                y + 18,
                ClassWords.code(cell),
                Anchor.MIDDLE,
                13,
                cell.fate().decided(),
                ClassWords.ink(cell));
    }

    private void head(int x, int y, String text) {
        shapes.add(new Box(x, y, WIDTH, HEIGHT, 0, "#f1f3f4", BORDER));
        label(x + WIDTH / 2, y + 18, text, Anchor.MIDDLE, 12, true, INK);
    }

    private Picture grid() {
        for (int c = 0; c < table.columns().size(); c++) {
            head(LEFT + c * WIDTH, TOP - HEIGHT, String.valueOf(table.columns().get(c)));
        }
        for (int r = 0; r < table.rows().size(); r++) {
            head(LEFT - WIDTH, TOP + r * HEIGHT, String.valueOf(table.rows().get(r)));
            for (int c = 0; c < table.columns().size(); c++) {
                cell(LEFT + c * WIDTH, TOP + r * HEIGHT, table.cells().get(r).get(c));
            }
        }
        return finish(table.columns().size(), TOP + table.rows().size() * HEIGHT);
    }

    /** A long strip is broken into lines of thirty. */
    private Picture strip() {
        List<Cell> cells = table.cells().get(0);
        int y = TOP - HEIGHT;
        for (int from = 0; from < cells.size(); from += PER_LINE) {
            label(LEFT - 8, y + 18, "S", Anchor.RIGHT, 12, true, INK);
            for (int i = from; i < Math.min(cells.size(), from + PER_LINE); i++) {
                int x = LEFT + (i - from) * WIDTH;
                head(x, y, String.valueOf(table.columns().get(i)));
                cell(x, y + HEIGHT, cells.get(i));
            }
            y += 2 * HEIGHT + 10;
        }
        return finish(Math.min(PER_LINE, cells.size()), y);
    }

    private Picture finish(int columns, int bottom) {
        String title = ClassWords.title(table, words);
        label(16, 24, title, Anchor.LEFT, 15, true, INK);
        int y = bottom + 24;
        int width = Math.max(LEFT + columns * WIDTH + 16, 32 + Words.seen(title) * 10);
        for (String text : List.of(ClassWords.legend(words), ClassWords.critical(table, words))) {
            for (String line : wrapped(text, (width - 32) / LETTER)) {
                label(16, y, line, Anchor.LEFT, 12, false, INK);
                y += 18;
            }
        }
        return new Picture(title, width, y + 16, shapes);
    }

    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("(?<=[);]) |(?<=\uff1b)")) {
            if (!line.isEmpty() && Words.seen(line.toString()) + Words.seen(word) >= width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            // a semicolon of full width has its blank within
            boolean apart = !line.isEmpty() && line.charAt(line.length() - 1) != '\uff1b';
            line.append(apart ? " " : "").append(word);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }
}
