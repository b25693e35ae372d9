package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.words.Words;

/** Columns of equal width, numbers to the right; a star after a cell means that several moves are best. */
final class TextTable {

    private TextTable() {}

    static String write(Table table) {
        return write(table, Paint.PLAIN);
    }

    static String write(Table table, Paint paint) {
        List<Integer> widths = new ArrayList<>();
        int head = Words.seen(table.corner());
        for (Table.TableRow row : table.rows()) {
            head = Math.max(head, Words.seen(row.head()));
        }
        for (int c = 0; c < table.columns().size(); c++) {
            int width = Words.seen(table.columns().get(c));
            for (Table.TableRow row : table.rows()) {
                width = Math.max(width, Words.seen(row.cells().get(c).plain()));
            }
            widths.add(width);
        }
        StringBuilder out = new StringBuilder();
        if (!table.title().isEmpty()) {
            out.append(table.title()).append("\n\n");
        }
        line(out, table.corner(), table.columns().stream().map(Table.Cell::of).toList(), head, widths, paint);
        for (Table.TableRow row : table.rows()) {
            line(out, row.head(), row.cells(), head, widths, paint);
        }
        table.notes().forEach(note -> out.append('\n').append(note));
        return out.append(table.notes().isEmpty() ? "" : "\n").toString();
    }

    private static void line(
            StringBuilder out, String head, List<Table.Cell> cells, int width, List<Integer> widths, Paint paint) {
        List<String> texts = new ArrayList<>(List.of(head));
        cells.forEach(cell -> texts.add(cell.plain()));
        List<String> set = Words.fromLeft(texts);
        StringBuilder line = new StringBuilder(" ".repeat(width - Words.seen(head))).append(set.get(0));
        for (int c = 0; c < cells.size(); c++) {
            line.append("  ")
                    .append(" ".repeat(widths.get(c) - Words.seen(cells.get(c).plain())))
                    .append(painted(cells.get(c), set.get(c + 1), paint));
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    private static String painted(Table.Cell cell, String text, Paint paint) {
        return switch (cell.mark()) {
            case WIN -> paint.bySign(1, text);
            case LOSS -> paint.bySign(-1, text);
            case DRAW -> paint.bySign(0, text);
            case NONE, TIE -> text;
        };
    }
}
