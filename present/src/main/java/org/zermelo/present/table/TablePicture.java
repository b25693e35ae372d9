package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Face;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Shape;

/** A drawing of the table, cells coloured by their marks; it reads in black and white too, since ties bear a star. */
final class TablePicture {

    private static final int HEIGHT = 28;
    private static final int LETTER = 9;
    private static final int PADDING = 16;

    private final Table table;
    private final List<Shape> shapes = new ArrayList<>();
    private final int headWidth;
    private final int cellWidth;

    private TablePicture(Table table) {
        this.table = table;
        int head = table.corner().length();
        int cell = 2;
        for (Table.TableRow row : table.rows()) {
            head = Math.max(head, row.head().length());
            for (Table.Cell c : row.cells()) {
                cell = Math.max(cell, c.plain().length());
            }
        }
        for (String column : table.columns()) {
            cell = Math.max(cell, column.length());
        }
        this.headWidth = head * LETTER + PADDING;
        this.cellWidth = cell * LETTER + PADDING;
    }

    static Picture of(Table table) {
        return new TablePicture(table).draw();
    }

    private Picture draw() {
        int width = headWidth + cellWidth * table.columns().size() + 2;
        int height = HEIGHT * (table.rows().size() + 2 + table.notes().size()) + 2;
        text(4, 0, table.title(), Anchor.LEFT, "#1d1d1f");
        cell(0, 1, headWidth, table.corner(), "#f2f2f4");
        for (int c = 0; c < table.columns().size(); c++) {
            cell(headWidth + c * cellWidth, 1, cellWidth, table.columns().get(c), "#f2f2f4");
        }
        for (int r = 0; r < table.rows().size(); r++) {
            Table.TableRow row = table.rows().get(r);
            cell(0, r + 2, headWidth, row.head(), "#f2f2f4");
            for (int c = 0; c < row.cells().size(); c++) {
                Table.Cell cell = row.cells().get(c);
                if (!cell.text().isEmpty()) {
                    cell(headWidth + c * cellWidth, r + 2, cellWidth, cell.plain(), colour(cell.mark()));
                }
            }
        }
        for (int i = 0; i < table.notes().size(); i++) {
            text(4, table.rows().size() + 2 + i, table.notes().get(i), Anchor.LEFT, "#55555a");
        }
        return new Picture(table.title(), width, height, Face.MONOSPACED, shapes);
    }

    private static String colour(Table.Mark mark) {
        return switch (mark) {
            case NONE -> "#ffffff";
            case TIE -> "#fff2c2";
            case WIN -> "#d9f0dd";
            case LOSS -> "#f9dcd9";
            case DRAW -> "#e6e6ea";
        };
    }

    private void cell(int x, int row, int width, String text, String fill) {
        shapes.add(new Box(x + 1, row * HEIGHT + 1, width, HEIGHT, 0, fill, "#c8c8cc"));
        text(x + width - PADDING / 2 + 1, row, text, Anchor.RIGHT, "#1d1d1f");
    }

    private void text(int x, int row, String text, Anchor anchor, String colour) {
        shapes.add(new Label(x, row * HEIGHT + HEIGHT - 8, text, anchor, 15, false, colour));
    }
}
